/// Where an item starts and ends along an axis.
@MainActor @usableFromInline
struct Span<Anchor: PositionAnchor> {
  let start: Anchor
  let end: Anchor

  @usableFromInline
  init(from start: Anchor, to end: Anchor) {
    self.start = start
    self.end = end
  }
}

/// An anchor that has a distance to another one.
@MainActor @usableFromInline
protocol PositionAnchor: LayoutAnchor {
  func anchorWithOffset(to otherAnchor: Self) -> NSLayoutDimension
}

extension NSLayoutXAxisAnchor: PositionAnchor {}

extension NSLayoutYAxisAnchor: PositionAnchor {}

extension LayoutItem {
  @inlinable var horizontalSpan: Span<NSLayoutXAxisAnchor> {
    Span(from: leadingAnchor, to: trailingAnchor)
  }

  @inlinable var verticalSpan: Span<NSLayoutYAxisAnchor> {
    Span(from: topAnchor, to: bottomAnchor)
  }
}
