/// The widths of the characters of the system font.
///
/// Apple's font is not free, so the widths are those of the open font that is nearest to it.
/// `Scripts/make-advances` makes the lists.
enum AdvanceTable {
  /// Returns the difference of each advance from that at 17 points, in thousandths of an em.
  ///
  /// Up to 17 points, the differences are recorded on iOS 26. They are the same for all characters
  /// and weights. From 18 points on, the outlines get narrower with the size. The differences there
  /// fit the recorded widths of strings at 20, 24, 28 and 34 points.
  static func tracking(at size: Double) -> Double {
    interpolated(size, trackings)
  }

  private static let trackings: [(x: Double, y: Double)] = [
    (6, 67), (8, 50.8), (11, 32), (13, 19.5), (15, 9.8), (17, 0), (20, -13.5), (28, -10.5),
  ]

  /// Returns the advances of a character in regular and bold weight, in thousandths of an em, or
  /// `nil` for a character that the table lacks.
  static func advances(of scalar: Unicode.Scalar) -> (regular: Double, bold: Double)? {
    var start = 0
    for range in ranges {
      if scalar.value < range.lowerBound { return nil }
      if scalar.value <= range.upperBound {
        let index = start + Int(scalar.value - range.lowerBound)
        return regular[index] > 0 ? (Double(regular[index]), Double(bold[index])) : nil
      }
      start += range.count
    }
    return nil
  }
}
