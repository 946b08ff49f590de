import LayoutShapes
import Meters
import PowerAnchors

/// What a layout of a shape and a size costs.
@MainActor
struct LayoutMeasurement {
  let shape: LayoutShape
  let viewCount: Int

  /// The best times of several rounds, in microseconds, each for the whole layout.
  struct Times {
    /// How many views there are, which may be fewer than asked for.
    var viewCount = 0.0
    var build = Double.infinity
    var layout = Double.infinity
    var edit = Double.infinity
    var resize = Double.infinity

    mutating func keepBest(of other: Times) {
      viewCount = other.viewCount
      build = min(build, other.build)
      layout = min(layout, other.layout)
      edit = min(edit, other.edit)
      resize = min(resize, other.resize)
    }
  }

  /// Measures shapes. They take turns, so that a busy moment of the machine does not pass for what one
  /// size of one shape costs.
  ///
  /// - Parameter sizes: Numbers of views; those of the shape without any.
  /// - Returns: The best times of each shape and size, and those of the size before.
  static func times(
    of shapes: [LayoutShape], sizes: [Int] = []
  ) -> [(measurement: LayoutMeasurement, times: Times, smaller: Times?)] {
    let measurements = shapes.flatMap { shape in
      (sizes.isEmpty ? shape.sizes.timed : sizes).map {
        LayoutMeasurement(shape: shape, viewCount: $0)
      }
    }
    var times = measurements.map { _ in Times() }
    for _ in 0..<12 {
      for (index, measurement) in measurements.enumerated() {
        times[index].keepBest(of: measurement.times())
      }
    }
    return measurements.indices.map { index in
      let isSmallest =
        index == 0 || measurements[index - 1].shape.name != measurements[index].shape.name
      return (measurements[index], times[index], isSmallest ? nil : times[index - 1])
    }
  }

  /// Measures several rounds, but no more than one if that takes long.
  func times() -> Times {
    let start = processor_time()
    var best = Times()
    for _ in 0..<10 {
      best.keepBest(of: time())
      if processor_time() - start > 5e8 { break }
    }
    return best
  }

  private func time() -> Times {
    func microseconds(_ work: () -> Void) -> Double {
      let start = processor_time()
      work()
      return (processor_time() - start) / 1_000
    }

    let start = processor_time()
    let layout = shape.build(viewCount)
    var times = Times()
    times.build = (processor_time() - start) / 1_000
    times.layout = microseconds { layout.root.updateFrames() }
    times.viewCount = Double(layout.viewCount)
    if layout.edited == nil { return times }
    times.edit = microseconds { layout.edit() }
    times.resize = microseconds { layout.resize() }
    return times
  }

  /// Bytes after a layout: views, constraints and engine together.
  ///
  /// The engine uses large blocks of earlier layouts again, so that many trees are kept until one finds
  /// none.
  func bytes() -> Double {
    var layouts: [ShapedLayout] = []
    var most = 0.0
    for _ in 0..<max(10, 60_000 / viewCount) {
      let start = allocated_bytes()
      let layout = shape.build(viewCount)
      layout.root.updateFrames()
      most = max(most, Double(allocated_bytes()) - Double(start))
      layouts.append(layout)
    }
    return most
  }

  // MARK: Instructions

  static func countInstructions(of shape: LayoutShape) {
    for viewCount in [shape.sizes.counted.small, shape.sizes.counted.large] {
      let measurement = LayoutMeasurement(shape: shape, viewCount: viewCount)
      let layout = shape.build(viewCount)
      Instructions.count(measurement.name) { layout.root.updateFrames() }
    }
  }

  /// Instructions of a fresh layout, for each view, if they were counted.
  func instructionsPerView(in counts: Instructions) -> Double? {
    counts[name].map { $0 / Double(shape.build(viewCount).viewCount) }
  }

  private var name: String { "\(shape.name) \(viewCount)" }
}
