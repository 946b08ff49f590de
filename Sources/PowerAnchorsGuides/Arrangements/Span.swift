/// Where an item starts and ends along an axis.
@frozen @usableFromInline @MainActor
struct Span<Anchor: PositionAnchor> {
  @usableFromInline let start: Anchor
  @usableFromInline let end: Anchor

  @inlinable
  init(start: Anchor, end: Anchor) {
    self.start = start
    self.end = end
  }
}

/// An anchor that has a distance to another one.
@usableFromInline @MainActor
protocol PositionAnchor: LayoutAnchor {
  func anchorWithOffset(to otherAnchor: Self) -> NSLayoutDimension
}

extension NSLayoutXAxisAnchor: PositionAnchor {}

extension NSLayoutYAxisAnchor: PositionAnchor {}

extension LayoutItem {
  @inlinable var horizontalSpan: Span<NSLayoutXAxisAnchor> {
    Span(start: leadingAnchor, end: trailingAnchor)
  }

  @inlinable var verticalSpan: Span<NSLayoutYAxisAnchor> {
    Span(start: topAnchor, end: bottomAnchor)
  }
}
