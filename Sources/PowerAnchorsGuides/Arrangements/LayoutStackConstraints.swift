/// The constraints of a column or a row.
///
///     let column = [title, field].stack(along: .vertical, within: view, with: 12)
///     column.gaps.constant = 8
///     // field.frame.minY == title.frame.maxY + 8
@frozen @preconcurrency @MainActor
public struct LayoutStackConstraints: LayoutConstraints {
  /// All constraints: the start, the gaps, the end, then what holds the items across.
  public let all: [NSLayoutConstraint]
  @usableFromInline let gapCount: Int

  @inlinable
  init(all: [NSLayoutConstraint], gapCount: Int) {
    self.all = all
    self.gapCount = gapCount
  }

  /// The distances between neighbors.
  public var gaps: [NSLayoutConstraint] { Array(all.dropFirst().prefix(gapCount)) }
}
