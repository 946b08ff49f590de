/// The four edges of an item, which you can constrain together.
///
/// Get them from ``LayoutItem/edgeAnchors``, or combine edges of several items:
///
///     let free = LayoutEdgeAnchors(
///       top: header.bottomAnchor, leading: view.leadingAnchor,
///       bottom: footer.topAnchor, trailing: view.trailingAnchor)
///     content.edgeAnchors.constrain(to: free, insetBy: 8)
///     // content.layoutFrame.minY == header.frame.maxY + 8
///     // content.layoutFrame.maxY == footer.frame.minY - 8
@frozen @preconcurrency @MainActor
public struct LayoutEdgeAnchors: LayoutSideAnchors {
  /// The constraints on the four edges.
  ///
  /// Each constraint has the name of its edge, so that you can change it later:
  ///
  ///     let pins = photo.edgeAnchors.constrain(to: view, insetBy: 16)
  ///     pins.top.constant = 40
  ///     // photo.frame.minY == 40
  @frozen @preconcurrency @MainActor
  public struct Constraints: LayoutConstraints {
    /// All four constraints: top, leading, bottom, trailing.
    public let all: [NSLayoutConstraint]

    @inlinable
    init(all: [NSLayoutConstraint]) {
      self.all = all
    }

    /// The constraint on the top edge.
    public var top: NSLayoutConstraint { all[0] }
    /// The constraint on the leading edge.
    public var leading: NSLayoutConstraint { all[1] }
    /// The constraint on the bottom edge.
    public var bottom: NSLayoutConstraint { all[2] }
    /// The constraint on the trailing edge.
    public var trailing: NSLayoutConstraint { all[3] }
  }

  /// The item with these edges. An edge is read from the item only when it is used, so that an
  /// excluded edge sends no message.
  @usableFromInline let item: any LayoutItem

  @inlinable
  init(of item: any LayoutItem) {
    self.item = item
  }

  /// Combines four edges, of one item or of several items.
  ///
  ///     let free = LayoutEdgeAnchors(
  ///       top: header.bottomAnchor, leading: view.leadingAnchor,
  ///       bottom: footer.topAnchor, trailing: view.trailingAnchor)
  ///     content.edgeAnchors.constrain(to: free)
  ///     // content.layoutFrame.minY == header.frame.maxY
  ///
  /// - Parameters:
  ///   - top: The top edge.
  ///   - leading: The leading edge.
  ///   - bottom: The bottom edge.
  ///   - trailing: The trailing edge.
  @inlinable
  public init(
    top: NSLayoutYAxisAnchor, leading: NSLayoutXAxisAnchor, bottom: NSLayoutYAxisAnchor,
    trailing: NSLayoutXAxisAnchor
  ) {
    item = AnchorsOfSeveralItems(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// The top edge.
  @inlinable
  public var top: NSLayoutYAxisAnchor { item.topAnchor }

  /// The leading edge.
  @inlinable
  public var leading: NSLayoutXAxisAnchor { item.leadingAnchor }

  /// The bottom edge.
  @inlinable
  public var bottom: NSLayoutYAxisAnchor { item.bottomAnchor }

  /// The trailing edge.
  @inlinable
  public var trailing: NSLayoutXAxisAnchor { item.trailingAnchor }

  /// The item with these edges.
  @inlinable
  public static func _item(of sides: LayoutEdgeAnchors) -> any LayoutItem { sides.item }

  /// The edges of an item.
  @inlinable
  public static func _sides(of item: any LayoutItem) -> LayoutEdgeAnchors {
    LayoutEdgeAnchors(of: item)
  }

  /// Makes one constraint for each edge, and does not activate it.
  ///
  /// - Parameters:
  ///   - sides: The edges that are constrained.
  ///   - container: The edges of the other item.
  ///   - top: Makes the constraint on the top edge.
  ///   - leading: Makes the constraint on the leading edge.
  ///   - bottom: Makes the constraint on the bottom edge.
  ///   - trailing: Makes the constraint on the trailing edge.
  /// - Returns: The four constraints.
  @inlinable @inline(__always)
  public static func _makeConstraints(
    of sides: LayoutEdgeAnchors, to container: LayoutEdgeAnchors,
    top: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    leading: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint,
    bottom: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    trailing: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint
  ) -> Constraints {
    Constraints(all: [
      top(sides.top, container.top),
      leading(sides.leading, container.leading),
      bottom(sides.bottom, container.bottom),
      trailing(sides.trailing, container.trailing),
    ])
  }
}

extension LayoutItem {
  /// The item's four edges: top, leading, bottom and trailing.
  ///
  /// Use ``LayoutEdgeAnchors/excluding(_:)`` for three of them, ``horizontalAnchors`` or
  /// ``verticalAnchors`` for two.
  ///
  ///     photo.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 16)
  ///     // photo.frame == view.bounds.insetBy(dx: 16, dy: 16)
  @inlinable
  public var edgeAnchors: LayoutEdgeAnchors { LayoutEdgeAnchors(of: self) }
}
