/// Reports of numbers that the layout cannot use as they are. Each kind is reported once for a
/// tree.
extension LayoutEngine {
  func reportNumbersOutOfReach() {
    guard let constraint = rows.takeBeyondReach(), !reports.hasNamedReach else { return }
    reports.hasNamedReach = true
    """
    Constants and multipliers count up to a billion, and \(constraint.sentence) goes \
    beyond: it counts as a billion. Use a smaller number, or none.
    """
    .writeToStandardError()
  }

  /// Reports that rounding kept the tree from being solved.
  func reportInexactness() {
    if reports.hasNamedInexactness { return }
    reports.hasNamedInexactness = true
    """
    The constraints in \(root.name) multiply lengths by each other until the numbers drown in \
    rounding, so that some of them do not hold. Use multipliers nearer to 1, or tie fewer views \
    to each other by them.
    """
    .writeToStandardError()
  }
}
