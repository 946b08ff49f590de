/// Constraints that are switched on and off together.
///
/// A group collects the constraints that its closure makes, and activates them in one call when the
/// closure has ended. Use groups for the variants of a layout; for a constraint that only changes
/// its constant, keep the constraint.
///
///     let narrow = LayoutConstraintGroup {
///       text.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
///       text.leadingAnchor.constrain(to: photo.leadingAnchor)
///     }
///     let wide = LayoutConstraintGroup(isActive: false) {
///       text.topAnchor.constrain(to: photo.topAnchor)
///       text.leadingAnchor.constrain(to: photo.trailingAnchor, with: 8)
///     }
///     narrow.switch(to: wide)
///     // text.frame.minX == photo.frame.maxX + 8
///
/// A group made inside another one's closure belongs to it: it is in effect while both are active,
/// so switching the outer one off and on again restores the inner one as it was.
///
/// A property of a class can start as an empty group, and get its constraints later:
///
///     let details = LayoutConstraintGroup(isActive: false)
///     // Later, when the views are there:
///     details.add { text.topAnchor.constrain(to: photo.bottomAnchor, with: 8) }
///
/// The group keeps its constraints alive, not their views. It collects whatever a `constrain` call
/// activates while the closure runs, also in functions that the closure calls. So if a view makes its
/// own constraints when it is first used, use it before the closure runs.
@preconcurrency @MainActor
public final class LayoutConstraintGroup {
  // Exclusive access to the storage is not checked at run time, which would cost a group 1.2 % more. Safe,
  // since it is read and changed in steps that call nothing.

  @safe @exclusivity(unchecked) var ownConstraints: [NSLayoutConstraint] = []
  @safe @exclusivity(unchecked) var isSwitchedOn: Bool
  @safe @exclusivity(unchecked) var isCollecting = false
  /// The groups around this one and inside it; `nil` without any, as most groups are.
  @safe @exclusivity(unchecked) var nesting: Nesting?

  // Shared by all groups, since the calls in a closure do not name the group that collects them. Only
  // the main actor lays out, so there is one closure at a time, and those inside one another restore
  // what they found. Unchecked for the same reason: a client's call reads the first of them.

  /// The group whose closure is running.
  @safe @exclusivity(unchecked) @usableFromInline static var recording: RunningGroup?
  /// What that closure has made and the group has not taken over yet.
  @safe @exclusivity(unchecked) static var recorded = RecordedConstraints()

  /// Makes a group of the constraints that the closure makes.
  ///
  ///     let pins = LayoutConstraintGroup {
  ///       badge.topAnchor.constrain(to: avatar.topAnchor)
  ///       badge.trailingAnchor.constrain(to: avatar.trailingAnchor)
  ///     }
  ///     // badge.frame.maxX == avatar.frame.maxX
  ///
  /// - Parameters:
  ///   - isActive: Whether the group starts switched on.
  ///   - build: Makes the constraints. Those made with `isActive: false` are left out.
  /// - Throws: What the closure throws. None of its constraints is activated then.
  public init(isActive: Bool = true, _ build: () throws -> Void) rethrows {
    isSwitchedOn = isActive
    Self.recording?.group.include(self)
    do {
      try collect(build)
    } catch {
      Self.recording?.group.leaveOut(self)
      throw error
    }
  }

  /// Makes an empty group, for constraints that are added later.
  ///
  ///     let details = LayoutConstraintGroup(isActive: false)
  ///     details.add { text.topAnchor.constrain(to: photo.bottomAnchor, with: 8) }
  ///
  /// - Parameter isActive: Whether the group starts switched on.
  public init(isActive: Bool = true) {
    isSwitchedOn = isActive
    Self.recording?.group.include(self)
  }

  /// Whether the group is switched on and its constraints are active.
  ///
  /// It is `false` after others have deactivated one of them: a view does so that leaves its superview,
  /// and a client may. Setting `true` activates all of them again. Inside another
  /// group, the switch alone counts while that one is off.
  ///
  ///     details.isActive = false
  ///     // none of the group's constraints is active
  ///
  /// - Complexity: Linear in the number of the group's constraints.
  public var isActive: Bool {
    get { isSwitchedOn && (!mayBeInEffect || ownConstraints.allSatisfy { $0.isActive }) }
    set {
      isSwitchedOn = newValue
      guard mayBeInEffect else { return }
      newValue ? activateMembers() : NSLayoutConstraint.deactivate(constraints)
    }
  }

  /// Every constraint of the group and of the groups inside it, in the order of their making.
  ///
  /// - Complexity: Linear in their number.
  public var constraints: [NSLayoutConstraint] {
    Self.settle()
    return collectedConstraints { _ in true }
  }

  /// Switches this group off and another one on, in this order.
  ///
  ///     UIView.animate(withDuration: 0.3) {
  ///       narrow.switch(to: wide)
  ///       view.layoutIfNeeded()
  ///     }
  ///
  /// Where more than two take turns, use ``LayoutVariants``.
  ///
  /// - Parameter other: The group to switch on.
  /// - Complexity: Linear in the number of constraints of both groups.
  public func `switch`(to other: LayoutConstraintGroup) {
    isActive = false
    other.isActive = true
  }
}
