/// The leading and trailing edges of an item, which you can constrain together.
///
/// Get them from ``LayoutItem/horizontalAnchors``, or combine edges of two items:
///
///     let rest = LayoutHorizontalAnchors(
///       leading: icon.trailingAnchor, trailing: view.trailingAnchor)
///     title.horizontalAnchors.constrain(to: rest, insetBy: 8)
///     // title.frame.minX == icon.frame.maxX + 8, title.frame.maxX == view.bounds.width - 8
@frozen @preconcurrency @MainActor
public struct LayoutHorizontalAnchors: LayoutSideAnchors {
  /// The constraints on the two edges.
  ///
  /// Each constraint has the name of its edge, so that you can change it later:
  ///
  ///     let pins = title.horizontalAnchors.constrain(to: view, insetBy: 16)
  ///     pins.leading.constant = 24
  ///     // left to right: title.frame.minX == 24
  @frozen @preconcurrency @MainActor
  public struct Constraints: LayoutConstraints {
    /// Both constraints, the leading one first.
    public let all: [NSLayoutConstraint]

    @inlinable
    init(all: [NSLayoutConstraint]) {
      self.all = all
    }

    /// The constraint on the leading edge.
    public var leading: NSLayoutConstraint { all[0] }
    /// The constraint on the trailing edge.
    public var trailing: NSLayoutConstraint { all[1] }
  }

  /// The item with these edges.
  @usableFromInline let item: any LayoutItem

  /// Combines two edges, of one item or of different items.
  ///
  ///     let rest = LayoutHorizontalAnchors(
  ///       leading: icon.trailingAnchor, trailing: view.trailingAnchor)
  ///     title.horizontalAnchors.constrain(to: rest)
  ///     // left to right: title.frame.minX == icon.frame.maxX
  ///
  /// - Parameters:
  ///   - leading: The leading edge.
  ///   - trailing: The trailing edge.
  @inlinable
  public init(leading: NSLayoutXAxisAnchor, trailing: NSLayoutXAxisAnchor) {
    item = AnchorsOfSeveralItems(leading: leading, trailing: trailing)
  }

  @inlinable
  init(of item: any LayoutItem) {
    self.item = item
  }

  /// The leading edge.
  @inlinable
  public var leading: NSLayoutXAxisAnchor { item.leadingAnchor }

  /// The trailing edge.
  @inlinable
  public var trailing: NSLayoutXAxisAnchor { item.trailingAnchor }

  /// The item with these edges.
  @inlinable
  public static func _item(of sides: LayoutHorizontalAnchors) -> any LayoutItem { sides.item }

  /// The edges of an item.
  @inlinable
  public static func _sides(of item: any LayoutItem) -> LayoutHorizontalAnchors {
    LayoutHorizontalAnchors(of: item)
  }

  /// Makes one constraint for each of the two edges, and does not activate it.
  ///
  /// - Parameters:
  ///   - sides: The edges that are constrained.
  ///   - container: The edges of the other item.
  ///   - top: Not called.
  ///   - leading: Makes the constraint on the leading edge.
  ///   - bottom: Not called.
  ///   - trailing: Makes the constraint on the trailing edge.
  /// - Returns: The two constraints.
  @inlinable @inline(__always)
  public static func _makeConstraints(
    of sides: LayoutHorizontalAnchors, to container: LayoutHorizontalAnchors,
    top: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    leading: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint,
    bottom: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) -> NSLayoutConstraint,
    trailing: (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) -> NSLayoutConstraint
  ) -> Constraints {
    Constraints(all: [
      leading(sides.leading, container.leading),
      trailing(sides.trailing, container.trailing),
    ])
  }
}

extension LayoutItem {
  /// The item's leading and trailing edges.
  ///
  ///     title.horizontalAnchors.constrain(to: view.horizontalAnchors, insetBy: 16)
  ///     // title.frame.minX == 16, title.frame.maxX == view.bounds.width - 16
  @inlinable
  public var horizontalAnchors: LayoutHorizontalAnchors {
    LayoutHorizontalAnchors(of: self)
  }
}
