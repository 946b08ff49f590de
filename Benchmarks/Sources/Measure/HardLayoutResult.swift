import LayoutShapes

/// What the first layout of a hard shape was measured to cost. Times are in microseconds.
struct HardLayoutResult {
  let shape: String
  let views: Int
  /// For each view.
  let build: Double
  let layout: Double
  /// The layout's time for each view, to that of the smaller size; 1 is linear.
  let growth: Double?
}

@MainActor
extension HardLayoutResult {
  /// Measures the shapes that are named, or all.
  static func all(named names: [String]) -> [HardLayoutResult] {
    let shapes = LayoutShape.hard.filter { names.isEmpty || names.contains($0.name) }
    return LayoutMeasurement.times(of: shapes).map { measurement, times, smaller in
      let layout = times.layout / times.viewCount
      return HardLayoutResult(
        shape: measurement.shape.name, views: Int(times.viewCount),
        build: times.build / times.viewCount, layout: layout,
        growth: smaller.map { layout / ($0.layout / $0.viewCount) })
    }
  }
}

/// What the first layouts of hard shapes cost, and how they grow.
struct HardLayoutTable {
  let rows: [HardLayoutResult]

  var markdown: String {
    var table = MarkdownTable([
      "hard shape", "views", "build, µs a view", "layout, µs a view",
      "layout a view, times the smaller",
    ])
    for row in rows {
      table.append([
        row.shape, "\(row.views)", row.build.formatted(2), row.layout.formatted(2),
        row.growth.formatted(2),
      ])
    }
    return table.text
  }
}
