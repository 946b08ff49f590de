import LayoutReport
public import PowerAnchors

/// A difference between a frame of the kit and that of this package's solver, in one side or
/// dimension.
///
///     for difference in screen.layoutDifferences() { print(difference) }
@MainActor
public struct LayoutDifference {
  /// The view or guide.
  public let item: any LayoutItem
  /// The name of the view or guide in reports.
  public let name: String
  /// The side or dimension that differs.
  public let side: LayoutProblem.Side
  /// The value in the kit's frame, in points.
  public let value: CGFloat
  /// The value in the solver's frame, in points.
  public let solved: CGFloat
}

extension LayoutDifference: @preconcurrency CustomStringConvertible {
  /// The difference in words: `The x of title is 12, and 16 by the solver.`
  public var description: String {
    "The \(side) of \(name) is \(value.brief), and \(solved.brief) by the solver."
  }
}
