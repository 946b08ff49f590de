/// The center of an item on both axes.
///
/// Get it from ``LayoutItem/centerAnchors``, or put it together from anchors of any kind:
///
///     let corner = LayoutCenterAnchors(x: avatar.trailingAnchor, y: avatar.topAnchor)
///     badge.centerAnchors.constrain(to: corner)
///     // badge.center == CGPoint(x: avatar.frame.maxX, y: avatar.frame.minY)
@frozen @preconcurrency @MainActor
public struct LayoutCenterAnchors {
  /// The constraints on the center.
  ///
  /// Each under the name of its coordinate, to change one of them later:
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

  /// Puts two centers together, which may belong to different items.
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

  /// The middle between left and right.
  @inlinable
  public var x: NSLayoutXAxisAnchor { item.centerXAnchor }

  /// The middle between top and bottom.
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
  ///   - relation: How both coordinates relate to the other center's. Equal, unless given.
  ///   - center: The center to measure from.
  ///   - offset: The distance in points, positive to the right and downward. From centers it is to
  ///     the right in right-to-left layouts, too; from leading and trailing anchors that were put in
  ///     their place it follows the reading direction.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of both constraints in the console. Without one, a debug build names
  ///     them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The offset is finite. If `isActive`: both items share an ancestor, and the
  ///   receiver's view does not translate its autoresizing mask. Debug builds say which of these
  ///   does not hold.
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
  ///   - relation: How both coordinates relate to the other center's. Equal, unless given.
  ///   - place: The other item, or where to find it.
  ///   - offset: The distance in points, as from another center.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of all the constraints in the console. Without one, a debug build
  ///     names them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The offset is finite.
  ///   For ``LayoutContainer``, the item is in a view. If `isActive`: both items share an ancestor,
  ///   and the receiver's view does not translate its autoresizing mask. Debug builds say which of
  ///   these does not hold.
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
