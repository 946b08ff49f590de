/// The constraints that one call made, each by name, and all of them as an array.
///
///     let pins = photo.edgeAnchors.constrain(to: view, insetBy: 16)
///     pins.top.constant = 40
///     // photo.frame.minY == 40
///
/// Setting a property changes all the constraints. A constraint of Apple's type has the same
/// properties.
///
///     let row = [icon, title].stack(along: .horizontal, within: card, with: 8)
///     row.gaps.constant = 12
///     row.isActive = false
@frozen @preconcurrency @MainActor
public struct LayoutConstraints {
  /// All constraints, in the order in which they were made: top, leading, bottom, trailing, left,
  /// right, baselines, centers, width, height.
  public let all: [NSLayoutConstraint]

  /// What has a name, in the order of the constraints. Empty for calls on many items.
  @usableFromInline let names: LayoutAnchorSet

  @inlinable
  package init(_ all: [NSLayoutConstraint], on names: LayoutAnchorSet = []) {
    self.all = all
    self.names = names
  }

  /// Whether all the constraints are active. Setting it activates or deactivates them in one call.
  public var isActive: Bool {
    get { all.allSatisfy { $0.isActive } }
    nonmutating set {
      newValue ? NSLayoutConstraint.activate(all) : NSLayoutConstraint.deactivate(all)
    }
  }

  /// The priority of the constraints, or of the first one if they differ. Setting it changes all of
  /// them, including active ones, as `set(priority:isActive:)` does.
  public var priority: LayoutPriority {
    get { all.first?.priority ?? .required }
    nonmutating set { for constraint in all { constraint.set(priority: newValue) } }
  }

  /// The constant of the constraints, or of the first one if they differ. Setting it changes all of
  /// them. For sides, use ``inset``.
  ///
  ///     let size = avatar.sizeAnchors.constrain(to: 80)
  ///     size.constant = 96
  ///     // avatar.frame.size == CGSize(width: 96, height: 96)
  public var constant: CGFloat {
    get { all.first?.constant ?? 0 }
    nonmutating set { for constraint in all { constraint.constant = newValue } }
  }

  /// The inset of the sides, or of the first side if they differ: positive inward on every side.
  /// Setting it changes all sides, and no other constraint.
  ///
  ///     let pins = photo.edgeAnchors.constrain(to: view, insetBy: 16)
  ///     pins.inset = 24
  ///     // photo.frame == view.bounds.insetBy(dx: 24, dy: 24)
  public var inset: CGFloat {
    get {
      guard let side = all.first(where: holdsInset) else { return 0 }
      return isInward(side) ? side.constant : 0 - side.constant
    }
    nonmutating set {
      for side in all where holdsInset(side) {
        side.constant = isInward(side) ? newValue : 0 - newValue
      }
    }
  }

  /// Whether a positive constant of a side is inward: those at the system's spacing are from the item that
  /// is before, so that all of them are.
  private func isInward(_ side: NSLayoutConstraint) -> Bool {
    side.firstAttribute.isNearSide || names.contains(.systemSpacing)
  }

  /// Whether the constant of a constraint is the inset of a side. In a call on many items, a constraint
  /// between different sides holds a gap.
  private func holdsInset(_ constraint: NSLayoutConstraint) -> Bool {
    let side = constraint.firstAttribute
    return (side.isNearSide || side.isFarSide)
      && (side == constraint.secondAttribute || !names.isEmpty)
  }

  /// The constraints on the given anchors: none if the call made none.
  ///
  ///     let pins = photo.edgeAnchors.constrain(to: view)
  ///     pins[[.leading, .trailing]].inset = 24
  ///     // photo.frame == view.bounds.insetBy(dx: 24, dy: 0)
  ///
  /// - Parameter anchors: The anchors, such as `.top`.
  public subscript(anchors: LayoutAnchorSet) -> LayoutConstraints {
    LayoutConstraints(
      all.filter { anchors.contains($0.firstAttribute) },
      on: names.intersection(anchors.union(.systemSpacing)))
  }

  /// The constraints between adjacent items of a chain, a column or a row.
  ///
  ///     let column = [title, field].stack(along: .vertical, within: view, with: 12)
  ///     column.gaps.constant = 8
  ///     // field.frame.minY == title.frame.maxY + 8
  public var gaps: LayoutConstraints {
    LayoutConstraints(all.filter { $0.isGap })
  }

  /// Returns the constraint between an item and the next one in a chain, a column or a row.
  ///
  ///     let column = [title, field, button].stack(along: .vertical, within: view, with: 8)
  ///     column.gap(after: title).constant = 24
  ///     // field.frame.minY == title.frame.maxY + 24, button.frame.minY == field.frame.maxY + 8
  ///
  /// - Parameter item: A view or a guide that another one follows.
  /// - Returns: The constraint of the gap. The call stops if there is none.
  public func gap(after item: some LayoutItem) -> NSLayoutConstraint {
    guard let gap = all.first(where: { $0.isGap && $0.items.second === item }) else {
      // An optimized build would omit the message of a precondition.
      fatalError(
        "\(reportName(of: item)) has no gap after it. Pass an item that another one follows.")
    }
    return gap
  }

  /// Activates the constraints in one call, unless the call has `isActive: false`.
  @inlinable @inline(__always)
  package func activated(by traits: ConstraintTraits) -> LayoutConstraints {
    if traits.isActive { all.activateOrJoin() }
    return self
  }
}

extension LayoutConstraints {
  /// The constraint on the top edge.
  @inlinable public var top: NSLayoutConstraint { all[index(of: .top)] }
  /// The constraint on the leading edge.
  @inlinable public var leading: NSLayoutConstraint { all[index(of: .leading)] }
  /// The constraint on the bottom edge.
  @inlinable public var bottom: NSLayoutConstraint { all[index(of: .bottom)] }
  /// The constraint on the trailing edge.
  @inlinable public var trailing: NSLayoutConstraint { all[index(of: .trailing)] }
  /// The constraint on the horizontal center.
  @inlinable public var centerX: NSLayoutConstraint { all[index(of: .centerX)] }
  /// The constraint on the vertical center.
  @inlinable public var centerY: NSLayoutConstraint { all[index(of: .centerY)] }
  /// The constraint on the width.
  @inlinable public var width: NSLayoutConstraint { all[index(of: .width)] }
  /// The constraint on the height.
  @inlinable public var height: NSLayoutConstraint { all[index(of: .height)] }
  /// The constraint for the lower bound of a dimension.
  @inlinable public var minimum: NSLayoutConstraint { all[index(of: .minimum)] }
  /// The constraint for the upper bound of a dimension.
  @inlinable public var maximum: NSLayoutConstraint { all[index(of: .maximum)] }
  /// The constraint for the preferred value of a dimension, with the priority `.defaultHigh - 1`.
  @inlinable public var preferred: NSLayoutConstraint { all[index(of: .preferred)] }

  @inlinable
  func index(of name: LayoutAnchorSet) -> Int {
    if !names.contains(name) { stopWithout(name) }
    return (names.rawValue & (name.rawValue - 1)).nonzeroBitCount
  }

  /// Also stops in optimized builds, because there is no constraint to return.
  @usableFromInline @inline(never)
  func stopWithout(_ name: LayoutAnchorSet) -> Never {
    // An optimized build would omit the message of a precondition.
    fatalError(
      """
      The call made no constraint of this name. For what is known only at run time, such as an \
      excluded edge, use a subscript: constraints[.top].
      """)
  }
}

extension LayoutAnchorSet {
  fileprivate func contains(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    // In the order of the bits.
    let attributes: [NSLayoutConstraint.Attribute] = [
      .top, .leading, .bottom, .trailing, .left, .right, .firstBaseline, .lastBaseline, .centerX,
      .centerY, .width, .height,
    ]
    return attributes.firstIndex(of: attribute).map { contains(Self(rawValue: 1 << $0)) } ?? false
  }

  // The bounds of a dimension, whose constraints have names, too.
  @inlinable static var minimum: LayoutAnchorSet { .init(rawValue: 1 << 12) }
  @inlinable static var maximum: LayoutAnchorSet { .init(rawValue: 1 << 13) }
  @inlinable static var preferred: LayoutAnchorSet { .init(rawValue: 1 << 14) }
  /// Beside the names of sides that are at the system's spacing.
  @inlinable package static var systemSpacing: LayoutAnchorSet { .init(rawValue: 1 << 15) }
}

extension [NSLayoutConstraint] {
  /// Activates the constraints, or lets the group whose closure is running collect them.
  ///
  /// Out of line for clients that discard the result: without a branch, the array can be on the
  /// stack.
  @usableFromInline @inline(never) @MainActor
  func activateOrJoin() {
    if let group = LayoutConstraintGroup.recording {
      for constraint in self { group.record(constraint) }
    } else {
      NSLayoutConstraint.activate(self)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it holds an item behind another one.
  fileprivate var isGap: Bool {
    switch (firstAttribute, secondAttribute) {
    case (.top, .bottom), (.leading, .trailing): true
    default: false
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isFarSide: Bool { self == .bottom || self == .trailing || self == .right }
}
