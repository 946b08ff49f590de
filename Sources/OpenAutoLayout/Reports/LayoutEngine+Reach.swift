import Foundation

/// Numbers so large that sums and products of a layout would drown in them count as less.
extension NSLayoutConstraint {
  /// The largest constant, in points, and the largest multiplier that count as they are.
  private static var reach: CGFloat { 1e9 }

  var isOutOfReach: Bool {
    abs(storedConstant) > Self.reach || abs(storedMultiplier) > Self.reach
  }

  var reachedConstant: CGFloat { Self.withinReach(storedConstant) }
  var reachedMultiplier: CGFloat { Self.withinReach(storedMultiplier) }

  private static func withinReach(_ number: CGFloat) -> CGFloat { min(max(number, -reach), reach) }
}

extension LayoutEngine {
  /// Says once for a tree that a number counts as less than it is.
  func reportNumbersOutOfReach(of constraint: NSLayoutConstraint) {
    say(
      once: &hasReportedReach,
      "Constants and multipliers count up to a thousand million, and \(constraint.sentence) goes "
        + "beyond: it counts as a thousand million. Take a smaller number, or none.")
  }

  /// Says once for a tree that it could not be solved for all the rounding.
  func reportInexactness() {
    if isFitting { return }
    say(
      once: &hasReportedInexactness,
      "The constraints in \(root.name) multiply lengths by each other until the numbers drown in "
        + "rounding, so that some of them do not hold. Take multipliers nearer to 1, or tie fewer views "
        + "to each other by them.")
  }

  private func say(once isSaid: inout Bool, _ sentence: @autoclosure () -> String) {
    if isSaid { return }
    isSaid = true
    FileHandle.standardError.write(Data((sentence() + "\n").utf8))
  }
}
