import LayoutShapes

/// What the layout of each shape costs, at two sizes, and how it grows.
@MainActor
struct LayoutTable {
  private let shapes: [LayoutShape]
  private let sizes: [Int]

  /// - Parameters:
  ///   - shape: The shape to measure; all without one.
  ///   - sizes: Numbers of views; 1,000 and 10,000 without any.
  init(shape: String?, sizes: [Int]) {
    shapes = LayoutShape.all.filter { shape == nil || $0.name == shape }
    self.sizes = sizes.isEmpty ? [1_000, 10_000] : sizes
  }

  var markdown: String {
    var table = MarkdownTable([
      "shape", "views", "build, µs a view", "layout, µs a view", "layout, times the smaller",
      "edit, µs", "resize, µs a view", "bytes a view",
    ])
    for shape in shapes {
      var smaller: Double?
      for size in sizes {
        let measurement = LayoutMeasurement(shape: shape, viewCount: size)
        let times = measurement.times()
        let views = Double(size)
        table.append([
          shape.name, "\(size)", (times.build / views).formatted(2),
          (times.layout / views).formatted(2), smaller.map { times.layout / $0 }.formatted(1),
          times.edit.formatted(1), (times.resize / views).formatted(2),
          (times.bytes / views).formatted(0),
        ])
        smaller = times.layout
      }
    }
    return table.text
  }
}
