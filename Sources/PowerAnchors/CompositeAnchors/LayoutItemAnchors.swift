/// Several anchors of one item, of any axis, which you can constrain to the same anchors of another
/// item.
///
/// Get them from ``LayoutItem/anchors(_:)``:
///
///     title.anchors([.top, .centerX]).constrain(to: .safeArea, insetBy: 16)
///     // title.frame.midX == view.bounds.midX
@frozen @preconcurrency @MainActor
public struct LayoutItemAnchors {
  /// The constraints, one for each anchor.
  ///
  /// Get a constraint by its anchor:
  ///
  ///     let pins = title.anchors([.top, .centerX]).constrain(to: view)
  ///     pins[.top]?.constant = 8
  ///     // title.frame.minY == 8
  @frozen @preconcurrency @MainActor
  public struct Constraints: LayoutConstraints {
    /// The constraints in the order top, leading, bottom, trailing, centers, width, height.
    public let all: [NSLayoutConstraint]

    @usableFromInline let anchors: LayoutAnchorSet

    @inlinable
    init(all: [NSLayoutConstraint], anchors: LayoutAnchorSet) {
      self.all = all
      self.anchors = anchors
    }

    /// The constraint on an anchor, or `nil` if the call did not include it.
    ///
    ///     let pins = title.anchors([.top, .leading]).constrain(to: view)
    ///     pins[.leading]?.constant = 8
    ///
    /// - Parameter anchor: A single anchor.
    public subscript(anchor: LayoutAnchorSet) -> NSLayoutConstraint? {
      guard anchors.contains(anchor), anchor.rawValue.nonzeroBitCount == 1 else { return nil }
      return all[(anchors.rawValue & (anchor.rawValue - 1)).nonzeroBitCount]
    }
  }

  @usableFromInline let item: any LayoutItem
  @usableFromInline let anchors: LayoutAnchorSet

  @inlinable
  init(_ anchors: LayoutAnchorSet, of item: any LayoutItem) {
    self.item = item
    self.anchors = anchors
  }

  /// Constrains each anchor to the same anchor of a view, a guide or a container around the item.
  ///
  ///     title.anchors([.top, .leading, .trailing]).constrain(to: .superview, insetBy: 16)
  ///     // title.frame.minX == 16, title.frame.maxX == view.bounds.width - 16
  ///
  /// - Parameters:
  ///   - relation: The relation between the anchors. For sides, it applies to the inset: with
  ///     `.atLeast`, each distance is at least the inset. The default is `.equal`.
  ///   - place: The other item, or a container around this item.
  ///   - inset: The distance of the sides in points, positive inward. Centers and dimensions have
  ///     none.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, one for each anchor.
  /// - Precondition: The inset is finite, and 0 if there is no side among the anchors. For ``LayoutContainer``, the item is in a view. If
  ///   `isActive`: both items share an ancestor. A debug build stops if one of these rules is
  ///   broken, with a message that names it.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    insetBy inset: CGFloat = 0,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, to: place,
      insetBy: NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset),
      ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  /// Constrains each anchor to the same anchor of a view, a guide or a container around the item,
  /// with a different inset for each side.
  ///
  ///     let insets = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 0, trailing: 0)
  ///     title.anchors([.top, .leading]).constrain(to: .superview, insetBy: insets)
  ///     // left to right: title.frame.origin == CGPoint(x: 24, y: 8)
  ///
  /// - Parameters:
  ///   - relation: The relation between the anchors. For sides, it applies to the insets. The
  ///     default is `.equal`.
  ///   - place: The other item, or a container around this item.
  ///   - insets: The distance of each side in points, positive inward. Centers and dimensions have
  ///     none.
  ///   - priority: The priority of the constraints. The default is `.required`.
  ///   - isActive: Whether to activate the constraints.
  ///   - identifier: The identifier of all the constraints, for the console. Without one, a debug
  ///     build uses the file and line of this call.
  ///   - fileID: The call's file, for debug builds.
  ///   - line: The call's line, for debug builds.
  /// - Returns: The constraints, one for each anchor.
  /// - Precondition: The insets are finite, and 0 if there is no side among the anchors. For ``LayoutContainer``, the item is in a view. If
  ///   `isActive`: both items share an ancestor. A debug build stops if one of these rules is
  ///   broken, with a message that names it.
  /// - Complexity: O(1). The constraints are activated in one call.
  @inlinable @inline(__always)
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to place: some LayoutPlace,
    insetBy insets: NSDirectionalEdgeInsets,
    prioritizeAs priority: LayoutPriority = .required, isActive: Bool = true,
    identifier: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Constraints {
    constrain(
      relation, to: place, insetBy: insets,
      ConstraintTraits(priority, isActive, identifier, fileID, line))
  }

  @inlinable @inline(__always)
  func constrain(
    _ relation: NSLayoutConstraint.Relation, to place: some LayoutPlace,
    insetBy insets: NSDirectionalEdgeInsets, _ traits: ConstraintTraits
  ) -> Constraints {
    traits.callSite?.check(insets, of: anchors)
    let other = place.item(around: item, traits)
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(anchors.rawValue.nonzeroBitCount)
    if anchors.contains(.top) {
      all.append(
        item.topAnchor.makeConstraint(relation, to: other.topAnchor, with: insets.top, traits))
    }
    if anchors.contains(.leading) {
      all.append(
        item.leadingAnchor.makeConstraint(
          relation, to: other.leadingAnchor, with: insets.leading, traits))
    }
    if anchors.contains(.bottom) {
      all.append(
        item.bottomAnchor.makeConstraint(
          farSide: relation, to: other.bottomAnchor, insetBy: insets.bottom, traits))
    }
    if anchors.contains(.trailing) {
      all.append(
        item.trailingAnchor.makeConstraint(
          farSide: relation, to: other.trailingAnchor, insetBy: insets.trailing, traits))
    }
    if anchors.contains(.centerX) {
      all.append(
        item.centerXAnchor.makeConstraint(relation, to: other.centerXAnchor, with: 0, traits))
    }
    if anchors.contains(.centerY) {
      all.append(
        item.centerYAnchor.makeConstraint(relation, to: other.centerYAnchor, with: 0, traits))
    }
    if anchors.contains(.width) {
      all.append(item.widthAnchor.makeConstraint(relation, to: other.widthAnchor, with: 0, traits))
    }
    if anchors.contains(.height) {
      all.append(
        item.heightAnchor.makeConstraint(relation, to: other.heightAnchor, with: 0, traits))
    }
    return Constraints(all: all, anchors: anchors).activated(by: traits)
  }
}

extension LayoutItem {
  /// Returns several anchors of the item, to constrain to the same anchors of another item.
  ///
  ///     badge.anchors([.top, .trailing]).constrain(to: avatar)
  ///     // left to right: badge.frame.maxX == avatar.frame.maxX
  ///
  /// - Parameter anchors: The anchors, of any axis.
  @inlinable
  public func anchors(_ anchors: LayoutAnchorSet) -> LayoutItemAnchors {
    LayoutItemAnchors(anchors, of: self)
  }
}
