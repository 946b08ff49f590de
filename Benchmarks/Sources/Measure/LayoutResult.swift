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
  /// Measures the shapes that are not hard.
  ///
  /// - Parameters:
  ///   - name: The shape to measure; all without one.
  ///   - sizes: Numbers of views; 100, 1,000 and 10,000 without any.
  static func all(named name: String?, sizes: [Int]) -> [LayoutResult] {
    let shapes = LayoutShape.all.filter { name == nil || $0.name == name }
    return LayoutMeasurement.times(of: shapes, sizes: sizes).map(LayoutResult.init)
  }

  private init(
    _ measurement: LayoutMeasurement, _ times: LayoutMeasurement.Times,
    smaller: LayoutMeasurement.Times?
  ) {
    let views = Double(measurement.viewCount)
    self.init(
      shape: measurement.shape.name, views: measurement.viewCount,
      build: (times.build / views).rounded(digits: 2),
      layout: (times.layout / views).rounded(digits: 2),
      growth: smaller.map { (times.layout / $0.layout).rounded(digits: 1) },
      edit: times.edit.rounded(digits: 1), resize: (times.resize / views).rounded(digits: 2),
      bytes: (measurement.bytes() / views).rounded(digits: 0))
  }
}
