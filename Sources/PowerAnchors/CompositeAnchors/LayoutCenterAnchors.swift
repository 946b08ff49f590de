/// The center of an item on both axes.
///
/// Get it from ``LayoutItem/centerAnchors``, or combine an x-axis and a y-axis anchor of any kind:
///
///     let corner = LayoutCenterAnchors(x: avatar.trailingAnchor, y: avatar.topAnchor)
///     badge.centerAnchors.constrain(to: corner)
///     // badge.center == CGPoint(x: avatar.frame.maxX, y: avatar.frame.minY)
@frozen @preconcurrency @MainActor
public struct LayoutCenterAnchors {
  /// The constraints on the center.
  ///
  /// Each constraint has the name of its coordinate, so that you can change it later:
  ///
  ///     let center = spinner.centerAnchors.constrain(to: view)
  ///     center.y.constant = -40
  ///     // spinner.center.y == view.bounds.midY - 40
  @frozen @preconcurrency @MainActor
  public struct Constraints: LayoutConstraints {
    /// Both constraints, the horizontal one first.
    public let all: [NSLayoutConstraint]

    @inlinable
    init(all: [NSLayoutConstraint]) {
      self.all = all
    }

    /// The constraint on the horizontal center.
    public var x: NSLayoutConstraint { all[0] }
    /// The constraint on the vertical center.
    public var y: NSLayoutConstraint { all[1] }
  }

  @usableFromInline let item: any LayoutItem

  /// Combines two anchors, of one item or of different items.
  ///
  ///     let corner = LayoutCenterAnchors(x: avatar.trailingAnchor, y: avatar.topAnchor)
  ///     badge.centerAnchors.constrain(to: corner)
  ///     // left to right: badge.center == CGPoint(x: avatar.frame.maxX, y: avatar.frame.minY)
  ///
  /// - Parameters:
  ///   - x: The horizontal center.
  ///   - y: The vertical center.
  @inlinable
  public init(x: NSLayoutXAxisAnchor, y: NSLayoutYAxisAnchor) {
    item = AnchorsOfSeveralItems(centerX: x, centerY: y)
  }

  @inlinable
  init(of item: any LayoutItem) {
    self.item = item
  }

  /// The horizontal center.
  @inlinable
  public var x: NSLayoutXAxisAnchor { item.centerXAnchor }

  /// The vertical center.
  @inlinable
  public var y: NSLayoutYAxisAnchor { item.centerYAnchor }

  /// Constrains the center to another one, and activates the constraints.
  ///
  ///     spinner.centerAnchors.constrain(to: view.centerAnchors)
  ///     // spinner.center == CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  ///
  ///     note.centerAnchors.constrain(to: view.centerAnchors, offsetBy: CGPoint(x: 0, y: 40))
  ///     // note.center.y == view.bounds.midY + 40
  ///
  /// - Parameters:
  ///   - relation: The relation of both coordinates to those of the other center. The default is
  ///     `.equal`.
  ///   - center: The other center.
  ///   - offset: The distance in points, positive to the right and downward, also in right-to-left
  ///     layouts. If `center` has a leading or trailing anchor, the distance follows the reading
  ///     direction.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of both constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The offset is finite. If `isActive`: both items share an ancestor. A debug
  ///   build stops if one of these rules is broken, with a message that names it.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to center: LayoutCenterAnchors,
    offsetBy offset: CGPoint = CGPoint(x: 0, y: 0),
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, to: center, offsetBy: offset,
      ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  /// Constrains the center to that of a view, a guide or a container around the item.
  ///
  ///     spinner.centerAnchors.constrain(to: .superview)
  ///     // spinner.center == CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  ///
  /// - Parameters:
  ///   - relation: The relation of both coordinates to those of the other center. The default is
  ///     `.equal`.
  ///   - place: The other item, or a container around this item.
  ///   - offset: The distance in points, as from another center.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The offset is finite. For ``LayoutContainer``, the item is in a view. If
  ///   `isActive`: both items share an ancestor. A debug build stops if one of these rules is
  ///   broken, with a message that names it.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    offsetBy offset: CGPoint = CGPoint(x: 0, y: 0),
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    let traits = ConstraintTraits(priority, isActive, identifier, fileID, line)
    return constrain(
      relation, to: LayoutCenterAnchors(of: place.item(around: item, traits)), offsetBy: offset,
      traits)
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, to center: LayoutCenterAnchors,
    offsetBy offset: CGPoint, _ traits: ConstraintTraits
  ) -> Constraints {
    Constraints(all: [
      x.makeConstraint(relation, to: center.x, with: offset.x, traits),
      y.makeConstraint(relation, to: center.y, with: offset.y, traits),
    ])
    .activated(by: traits)
  }
}

extension LayoutItem {
  /// The item's center on both axes.
  ///
  ///     spinner.centerAnchors.constrain(to: view.centerAnchors)
  ///     // spinner.center == CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  @inlinable
  public var centerAnchors: LayoutCenterAnchors {
    LayoutCenterAnchors(of: self)
  }
}
