/// The constraints of a column or a row.
///
///     let column = [title, field].stack(along: .vertical, within: view, with: 12)
///     column.gaps.constant = 8
///     // field.frame.minY == title.frame.maxY + 8
@frozen @preconcurrency @MainActor
public struct LayoutStackConstraints: LayoutConstraints {
  /// All constraints: the start, the gaps, the end, and then those across the axis.
  public let all: [NSLayoutConstraint]
  @usableFromInline let gapCount: Int

  @inlinable
  init(all: [NSLayoutConstraint], gapCount: Int) {
    self.all = all
    self.gapCount = gapCount
  }

  /// The constraints between adjacent items.
  public var gaps: [NSLayoutConstraint] { Array(all.dropFirst().prefix(gapCount)) }
}
