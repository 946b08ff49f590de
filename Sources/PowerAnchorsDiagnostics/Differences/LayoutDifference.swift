import LayoutReport
public import PowerAnchors

/// A side of a view or guide that lies elsewhere than this package's solver would have it.
///
///     for difference in screen.layoutDifferences() { print(difference) }
@MainActor
public struct LayoutDifference {
  /// The view or guide.
  public let item: any LayoutItem
  /// What reports call it.
  public let name: String
  /// The side that differs.
  public let side: LayoutProblem.Side
  /// Where the kit has put it, in points.
  public let value: CGFloat
  /// Where the solver would put it, in points.
  public let solved: CGFloat
}

extension LayoutDifference: @preconcurrency CustomStringConvertible {
  /// The difference in words: `The x of title is 12, and 16 by the solver.`
  public var description: String {
    "The \(side) of \(name) is \(value.brief), and \(solved.brief) by the solver."
  }
}
