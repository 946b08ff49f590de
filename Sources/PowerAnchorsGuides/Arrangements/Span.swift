/// Where an item starts and ends along an axis.
@MainActor
struct Span<Anchor: PositionAnchor> {
  let start: Anchor
  let end: Anchor
}

/// An anchor that has a distance to another one.
@MainActor
protocol PositionAnchor: LayoutAnchor {
  func anchorWithOffset(to otherAnchor: Self) -> NSLayoutDimension
}

extension NSLayoutXAxisAnchor: PositionAnchor {}

extension NSLayoutYAxisAnchor: PositionAnchor {}

extension LayoutItem {
  var horizontalSpan: Span<NSLayoutXAxisAnchor> { Span(start: leadingAnchor, end: trailingAnchor) }

  var verticalSpan: Span<NSLayoutYAxisAnchor> { Span(start: topAnchor, end: bottomAnchor) }
}
