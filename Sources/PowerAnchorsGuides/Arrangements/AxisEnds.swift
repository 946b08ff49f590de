/// The anchors at which items start and end along an axis.
@usableFromInline @MainActor
protocol AxisEnds {
  associatedtype Anchor: PositionAnchor

  static func start(of item: any LayoutItem) -> Anchor
  static func center(of item: any LayoutItem) -> Anchor
  static func end(of item: any LayoutItem) -> Anchor

  /// The anchors for alignment along the axis.
  static var names: Names { get }
  static func insets(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat)
}

extension AxisEnds {
  @usableFromInline
  typealias Names = (start: LayoutAnchorSet, center: LayoutAnchorSet, end: LayoutAnchorSet)
}

/// An anchor that can have a distance to another one.
@usableFromInline @MainActor
protocol PositionAnchor: LayoutAnchor {
  func anchorWithOffset(to otherAnchor: Self) -> NSLayoutDimension
}

extension NSLayoutXAxisAnchor: PositionAnchor {}

extension NSLayoutYAxisAnchor: PositionAnchor {}

@usableFromInline @MainActor
enum HorizontalEnds: AxisEnds {
  @inlinable
  static func start(of item: any LayoutItem) -> NSLayoutXAxisAnchor { item.leadingAnchor }

  @inlinable
  static func center(of item: any LayoutItem) -> NSLayoutXAxisAnchor { item.centerXAnchor }

  @inlinable
  static func end(of item: any LayoutItem) -> NSLayoutXAxisAnchor { item.trailingAnchor }

  @inlinable static var names: Names { (.leading, .centerX, .trailing) }

  @inlinable
  static func insets(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    (insets.leading, insets.trailing)
  }
}

@usableFromInline @MainActor
enum VerticalEnds: AxisEnds {
  @inlinable
  static func start(of item: any LayoutItem) -> NSLayoutYAxisAnchor { item.topAnchor }

  @inlinable
  static func center(of item: any LayoutItem) -> NSLayoutYAxisAnchor { item.centerYAnchor }

  @inlinable
  static func end(of item: any LayoutItem) -> NSLayoutYAxisAnchor { item.bottomAnchor }

  @inlinable static var names: Names { (.top, .centerY, .bottom) }

  @inlinable
  static func insets(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    (insets.top, insets.bottom)
  }
}
