import LayoutShapes

/// What the layout of a shape was measured to cost. Times are in microseconds.
struct LayoutResult: Codable {
  let shape: String
  let views: Int
  /// For each view.
  let build: Double
  let layout: Double
  /// The whole layout's time, to that of the number of views before; 10 is linear.
  let growth: Double?
  /// For one changed constant.
  let edit: Double
  /// For each view.
  let resize: Double
  let bytes: Double
}

@MainActor
extension LayoutResult {
  /// Measures shapes.
  ///
  /// - Parameters:
  ///   - name: The shape to measure; all without one.
  ///   - sizes: Numbers of views; 1,000 and 10,000 without any.
  static func all(named name: String?, sizes: [Int]) -> [LayoutResult] {
    var results: [LayoutResult] = []
    for shape in LayoutShape.all where name == nil || shape.name == name {
      var smaller: Double?
      for size in sizes.isEmpty ? [1_000, 10_000] : sizes {
        let measurement = LayoutMeasurement(shape: shape, viewCount: size)
        let times = measurement.times()
        let views = Double(size)
        results.append(
          LayoutResult(
            shape: shape.name, views: size, build: (times.build / views).rounded(digits: 2),
            layout: (times.layout / views).rounded(digits: 2),
            growth: smaller.map { (times.layout / $0).rounded(digits: 1) },
            edit: times.edit.rounded(digits: 1), resize: (times.resize / views).rounded(digits: 2),
            bytes: (measurement.bytes() / views).rounded(digits: 0)))
        smaller = times.layout
      }
    }
    return results
  }
}
