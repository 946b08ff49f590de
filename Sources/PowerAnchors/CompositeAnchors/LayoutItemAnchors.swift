/// Several anchors of one item, which you constrain to the same anchors of another item.
///
/// Get them from an item:
///
///     card.edgeAnchors.constrain(to: .safeArea, insetBy: 16)
///     title.horizontalAnchors.constrain(to: card, insetBy: 8)
///     // title.frame.width == card.frame.width - 16
///     badge.anchors([.top, .trailing]).constrain(to: avatar)
///     // left to right: badge.frame.maxX == avatar.frame.maxX
///
/// Leading and trailing sides follow the reading direction. Insets are positive inward on every
/// side. The parameter `Kind` tells edges from pairs of sides, so that a call between different
/// kinds does not compile.
@frozen @preconcurrency @MainActor @dynamicMemberLookup
public struct LayoutItemAnchors<Kind> {
  @usableFromInline package let item: any LayoutItem
  @usableFromInline package let names: LayoutAnchorSet

  @inlinable
  package init(_ names: LayoutAnchorSet, of item: any LayoutItem) {
    self.names = names
    self.item = item
  }
}

/// The kinds of ``LayoutItemAnchors``, as in ``LayoutEdgeAnchors``.
///
/// They have no values: they only tell one kind from another.
public enum LayoutAnchorsKind {
  /// The four edges, or some of them.
  ///
  /// Write ``LayoutEdgeAnchors`` for anchors of this kind.
  public enum Edges {}
  /// The leading and the trailing edge.
  ///
  /// Write ``LayoutHorizontalAnchors`` for anchors of this kind.
  public enum Horizontal {}
  /// The top and the bottom edge.
  ///
  /// Write ``LayoutVerticalAnchors`` for anchors of this kind.
  public enum Vertical {}
  /// Any anchors, of any axis.
  ///
  /// ``LayoutItem/anchors(_:)`` returns anchors of this kind.
  public enum Mixed {}
}

/// The four edges of an item, or some of them.
public typealias LayoutEdgeAnchors = LayoutItemAnchors<LayoutAnchorsKind.Edges>
/// The leading and the trailing edge of an item.
public typealias LayoutHorizontalAnchors = LayoutItemAnchors<LayoutAnchorsKind.Horizontal>
/// The top and the bottom edge of an item.
public typealias LayoutVerticalAnchors = LayoutItemAnchors<LayoutAnchorsKind.Vertical>

extension LayoutItem {
  /// The item's four edges: top, leading, bottom and trailing.
  ///
  /// Use ``LayoutItemAnchors/excluding(_:)`` for three of them, ``horizontalAnchors`` or
  /// ``verticalAnchors`` for two.
  ///
  ///     photo.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 16)
  ///     // photo.frame == view.bounds.insetBy(dx: 16, dy: 16)
  @inlinable
  public var edgeAnchors: LayoutEdgeAnchors { LayoutItemAnchors(.fourEdges, of: self) }

  /// The item's leading and trailing edges.
  ///
  ///     title.horizontalAnchors.constrain(to: view.horizontalAnchors, insetBy: 16)
  ///     // title.frame.minX == 16, title.frame.maxX == view.bounds.width - 16
  @inlinable
  public var horizontalAnchors: LayoutHorizontalAnchors {
    LayoutItemAnchors(.leadingAndTrailing, of: self)
  }

  /// The item's top and bottom edges.
  ///
  ///     bar.verticalAnchors.constrain(to: view.verticalAnchors, insetBy: 8)
  ///     // bar.frame.minY == 8, bar.frame.maxY == view.bounds.height - 8
  @inlinable
  public var verticalAnchors: LayoutVerticalAnchors { LayoutItemAnchors(.topAndBottom, of: self) }

  /// Returns several anchors of the item, to constrain to the same anchors of another item.
  ///
  /// It also gives a single anchor, so that it can be constrained to a place: `anchors(.top)`.
  ///
  ///     badge.anchors([.top, .trailing]).constrain(to: avatar)
  ///     // left to right: badge.frame.maxX == avatar.frame.maxX
  ///
  /// - Parameter anchors: The anchors, of any axis. Baselines are for views.
  @inlinable
  public func anchors(_ anchors: LayoutAnchorSet) -> LayoutItemAnchors<LayoutAnchorsKind.Mixed> {
    LayoutItemAnchors(anchors, of: self)
  }
}

extension LayoutItemAnchors where Kind == LayoutAnchorsKind.Edges {
  /// Returns the edges except the given ones.
  ///
  ///     banner.edgeAnchors.excluding(.bottom).constrain(to: view.edgeAnchors)
  ///     banner.heightAnchor.constrain(to: 60)
  ///     // banner.frame == CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
  ///
  /// - Parameter edges: The edges to exclude: one, or several as in `[.top, .bottom]`.
  /// - Returns: The other edges.
  @inlinable
  public func excluding(_ edges: NSDirectionalRectEdge) -> LayoutEdgeAnchors {
    var names = names
    if edges.contains(.top) { names.remove(.top) }
    if edges.contains(.leading) { names.remove(.leading) }
    if edges.contains(.bottom) { names.remove(.bottom) }
    if edges.contains(.trailing) { names.remove(.trailing) }
    return LayoutItemAnchors(names, of: item)
  }
}
