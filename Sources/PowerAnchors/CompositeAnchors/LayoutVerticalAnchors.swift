/// The top and bottom edges of an item, which you can constrain together.
///
/// Get them from ``LayoutItem/verticalAnchors``, or combine edges of two items:
///
///     let rest = LayoutVerticalAnchors(top: header.bottomAnchor, bottom: view.bottomAnchor)
///     list.verticalAnchors.constrain(to: rest)
///     // list.frame.minY == header.frame.maxY, list.frame.maxY == view.bounds.height
@frozen @preconcurrency @MainActor
public struct LayoutVerticalAnchors: LayoutSideAnchors {
  /// The constraints on the two edges.
  ///
  /// Each constraint has the name of its edge, so that you can change it later:
  ///
  ///     let pins = bar.verticalAnchors.constrain(to: view, insetBy: 8)
  ///     pins.bottom.isActive = false
  ///     // bar keeps its top at 8
  @frozen @preconcurrency @MainActor
  public struct Constraints: LayoutConstraints {
    /// Both constraints, the top one first.
    public let all: [NSLayoutConstraint]

    @inlinable
    init(all: [NSLayoutConstraint]) {
      self.all = all
    }

    /// The constraint on the top edge.
    public var top: NSLayoutConstraint { all[0] }
    /// The constraint on the bottom edge.
    public var bottom: NSLayoutConstraint { all[1] }
  }

  /// The item with these edges.
  @usableFromInline let item: any LayoutItem

  /// Combines two edges, of one item or of different items.
  ///
  ///     let rest = LayoutVerticalAnchors(top: header.bottomAnchor, bottom: view.bottomAnchor)
  ///     list.verticalAnchors.constrain(to: rest)
  ///     // list.frame.minY == header.frame.maxY
  ///
  /// - Parameters:
  ///   - top: The top edge.
  ///   - bottom: The bottom edge.
  @inlinable
  public init(top: NSLayoutYAxisAnchor, bottom: NSLayoutYAxisAnchor) {
    item = AnchorsOfSeveralItems(top: top, bottom: bottom)
  }

  @inlinable
  init(of item: any LayoutItem) {
    self.item = item
  }

  /// The top edge.
  @inlinable
  public var top: NSLayoutYAxisAnchor { item.topAnchor }

  /// The bottom edge.
  @inlinable
  public var bottom: NSLayoutYAxisAnchor { item.bottomAnchor }

  /// The item with these edges.
  @inlinable
  public static func _item(of sides: LayoutVerticalAnchors) -> any LayoutItem { sides.item }

  /// The edges of an item.
  @inlinable
  public static func _sides(of item: any LayoutItem) -> LayoutVerticalAnchors {
    LayoutVerticalAnchors(of: item)
  }

  /// Makes one constraint for each of the two edges, and does not activate it.
  ///
  /// - Parameters:
  ///   - sides: The edges that are constrained.
  ///   - container: The edges of the other item.
  ///   - top: Makes the constraint on the top edge.
  ///   - leading: Not called.
  ///   - bottom: Makes the constraint on the bottom edge.
  ///   - trailing: Not called.
  /// - Returns: The two constraints.
  @inlinable @inline(__always)
  public static func _makeConstraints(
    of sides: LayoutVerticalAnchors, to container: LayoutVerticalAnchors,
    top: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    leading: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint,
    bottom: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    trailing: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint
  ) -> Constraints {
    Constraints(all: [
      top(sides.top, container.top),
      bottom(sides.bottom, container.bottom),
    ])
  }
}

extension LayoutItem {
  /// The item's top and bottom edges.
  ///
  ///     bar.verticalAnchors.constrain(to: view.verticalAnchors, insetBy: 8)
  ///     // bar.frame.minY == 8, bar.frame.maxY == view.bounds.height - 8
  @inlinable
  public var verticalAnchors: LayoutVerticalAnchors {
    LayoutVerticalAnchors(of: self)
  }
}
