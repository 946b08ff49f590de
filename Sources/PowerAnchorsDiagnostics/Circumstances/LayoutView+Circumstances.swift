public import PowerAnchors

extension LayoutView {
  /// Returns the problems of the view's layout at several sizes, in several reading directions and
  /// text sizes.
  ///
  ///     let problems = screen.layoutProblems(
  ///       widths: stride(from: 320, through: 1024, by: 8), textSizes: LayoutTextSize.allCases)
  ///     #expect(problems.isEmpty, "\(problems)")
  ///
  /// Each problem is returned once, in the words of its first occurrence. Where its remedy is another
  /// length for a constraint, that is enough for all occurrences. ``LayoutProblem/circumstances`` says where
  /// they are. Afterward, the view has its previous size, reading directions and text size.
  ///
  /// A conflict that only occurs in one of the circumstances is returned. With OpenAutoLayout, it is neither
  /// written to standard error nor passed to `layoutConflictHandler`.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of problems to look for.
  ///   - acceptances: The problems that are on purpose.
  ///   - widths: The widths to try, in points.
  ///   - heights: The heights to try at each width, in points. If it is empty, the height is not changed.
  ///   - directions: The reading directions to try. With UIKit, a view with a semantic content
  ///     attribute of its own keeps its direction.
  ///   - textSizes: The text sizes to try. If it is empty, the text size is not changed. With
  ///     AppKit, it is ignored, since there is a single text size.
  /// - Returns: The problems, in the order in which they were found.
  /// - Precondition: The view is a root view, since otherwise its superview decides its size.
  ///   Before iOS 17 and tvOS 17, `textSizes` is empty, since the text size of a view cannot be set
  ///   there.
  /// - Complexity: One layout or more for each combination of width, height, direction and text size.
  public func layoutProblems(
    of kinds: Set<LayoutProblem.Kind> = .standard, ignoring acceptances: [LayoutAcceptance] = [],
    widths: some Sequence<CGFloat>, heights: some Sequence<CGFloat> = EmptyCollection<CGFloat>(),
    directions: [LayoutReadingDirection] = LayoutReadingDirection.allCases,
    textSizes: [LayoutTextSize] = []
  ) -> [LayoutProblem] {
    let tried = TriedCircumstances(
      widths: widths, heights: heights, directions: directions, textSizes: textSizes)
    var record = ProblemRecord(tried)
    var readings = MirroredReadings()
    read(in: tried) { record.add(readings.problems(of: kinds, in: $0, $1), $1) }
    return record.problems.without(acceptances, of: kinds)
  }
}
