/// The width and the height of an item.
///
/// Get them from ``LayoutItem/sizeAnchors``, or put them together from two dimensions:
///
///     let turned = LayoutSizeAnchors(width: page.heightAnchor, height: page.widthAnchor)
///     rotatedPage.sizeAnchors.constrain(to: turned)
///     // for a page of 210 x 297, rotatedPage.frame.size == CGSize(width: 297, height: 210)
@preconcurrency @MainActor
public struct LayoutSizeAnchors {
  /// The constraints on the size.
  @preconcurrency @MainActor
  public struct Constraints: LayoutConstraints {
    /// Both constraints, the width's first.
    public let all: [NSLayoutConstraint]

    @inlinable
    init(all: [NSLayoutConstraint]) {
      self.all = all
    }

    /// The constraint on the width.
    public var width: NSLayoutConstraint { all[0] }
    /// The constraint on the height.
    public var height: NSLayoutConstraint { all[1] }
  }

  /// The width.
  public let width: NSLayoutDimension
  /// The height.
  public let height: NSLayoutDimension

  /// Puts two dimensions together, which may belong to different items.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  @inlinable
  public init(width: NSLayoutDimension, height: NSLayoutDimension) {
    self.width = width
    self.height = height
  }

  /// Constrains the size to another one, and activates the constraints.
  ///
  ///     preview.sizeAnchors.constrain(to: photo.sizeAnchors, multiplyBy: 0.5)
  ///     // for a photo of 300 x 200, preview.frame.size == CGSize(width: 150, height: 100)
  ///
  /// - Parameters:
  ///   - relation: How both dimensions relate to the other size's. Equal, unless given.
  ///   - size: The size to measure by.
  ///   - constant: Points to add to the other width and height.
  ///   - multiplier: The factor of the other width and height.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of both constraints in the console. Without one, a debug build names
  ///     them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: `constant` and `multiplier` are finite. If `isActive`: both items share an
  ///   ancestor, and the receiver's view does not translate its autoresizing mask. Debug builds say
  ///   which of these does not hold.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to size: LayoutSizeAnchors,
    with constant: CGSize = CGSize(width: 0, height: 0), multiplyBy multiplier: CGFloat = 1,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, to: size, with: constant, multiplyBy: multiplier,
      ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  /// Holds the size at numbers of points, and activates the constraints.
  ///
  ///     icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  ///     // icon.frame.size == CGSize(width: 24, height: 24)
  ///
  /// - Parameters:
  ///   - relation: How both dimensions relate to the numbers. Equal, unless given.
  ///   - size: The width and the height in points.
  ///   - priority: How strongly the constraints hold. Required, unless given.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The name of both constraints in the console. Without one, a debug build names
  ///     them after this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The two constraints.
  /// - Precondition: The size is finite; if `isActive`, the view does not translate its
  ///   autoresizing mask. Debug builds say which of these does not hold.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to size: CGSize,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, to: size, ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, to size: LayoutSizeAnchors, with constant: CGSize,
    multiplyBy multiplier: CGFloat, _ traits: ConstraintTraits
  ) -> Constraints {
    Constraints(all: [
      width.makeConstraint(
        relation, to: size.width, with: constant.width, multiplyBy: multiplier, traits),
      height.makeConstraint(
        relation, to: size.height, with: constant.height, multiplyBy: multiplier, traits),
    ])
    .activated(by: traits)
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, to size: CGSize, _ traits: ConstraintTraits
  ) -> Constraints {
    Constraints(all: [
      width.makeConstraint(relation, to: size.width, traits),
      height.makeConstraint(relation, to: size.height, traits),
    ])
    .activated(by: traits)
  }
}

extension LayoutItem {
  /// The item's width and height.
  ///
  ///     icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
  ///     // icon.frame.size == CGSize(width: 24, height: 24)
  @inlinable
  public var sizeAnchors: LayoutSizeAnchors {
    LayoutSizeAnchors(width: widthAnchor, height: heightAnchor)
  }
}
