/// Constraints that you activate and deactivate together.
///
/// A group collects the constraints that its closure makes, and activates them in one call when the
/// closure returns. Use groups for the variants of a layout. To change only a constant, keep the
/// constraint instead.
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
/// A group that is made inside another group's closure belongs to that group. Its constraints are
/// active while both groups are. So deactivating and activating the outer group restores the inner
/// group's state.
///
/// A property of a class can start as an empty group, and get its constraints later:
///
///     let details = LayoutConstraintGroup(isActive: false)
///     // Later, when the views exist:
///     details.add { text.topAnchor.constrain(to: photo.bottomAnchor, with: 8) }
///
/// The group keeps strong references to its constraints, not to their views. It collects all
/// constraints that `constrain` activates while the closure runs, including those of functions that
/// the closure calls. If a view makes its own constraints when it is first used, use it before the
/// closure runs. Otherwise the group collects these constraints, too.
@preconcurrency @MainActor
public final class LayoutConstraintGroup {
  var ownConstraints: [NSLayoutConstraint] = []
  var isSwitchedOn: Bool
  var isCollecting = false
  /// The group in whose closure this one was made. `nil` for most groups.
  let outer: Outer?
  /// The groups that were made in this one's closures.
  var inner: [Inner] = []

  /// The group whose closure is running.
  ///
  /// All groups share it, because the calls in a closure do not name the group that collects them.
  /// Layout code runs only on the main actor, so there is one closure at a time, and a nested closure
  /// restores the previous value.
  static var recording: LayoutConstraintGroup?

  /// Creates a group with the constraints that the closure makes.
  ///
  ///     let pins = LayoutConstraintGroup {
  ///       badge.topAnchor.constrain(to: avatar.topAnchor)
  ///       badge.trailingAnchor.constrain(to: avatar.trailingAnchor)
  ///     }
  ///     // badge.frame.maxX == avatar.frame.maxX
  ///
  /// - Parameters:
  ///   - isActive: Whether the group is active at first.
  ///   - build: A closure that makes the constraints. The group does not collect those with
  ///     `isActive: false`.
  /// - Throws: The error of the closure. In this case, none of its constraints is activated.
  public init(isActive: Bool = true, _ build: () throws -> Void) rethrows {
    isSwitchedOn = isActive
    outer = Self.recording.map(Outer.init)
    try collect(build)
    outer?.group?.include(self)
  }

  /// Creates an empty group, to which you add constraints later.
  ///
  ///     let details = LayoutConstraintGroup(isActive: false)
  ///     details.add { text.topAnchor.constrain(to: photo.bottomAnchor, with: 8) }
  ///
  /// - Parameter isActive: Whether the group is active at first.
  public init(isActive: Bool = true) {
    isSwitchedOn = isActive
    outer = Self.recording.map(Outer.init)
    outer?.group?.include(self)
  }

  /// Whether the group is activated and all its constraints are active.
  ///
  /// If one of the constraints was deactivated in another way, for example because a view left its
  /// superview, this is `false`. Set `true` to activate all of them again. For a group inside an
  /// inactive group, this is the value that you set last.
  ///
  ///     details.isActive = false
  ///     // none of the group's constraints is active
  ///
  /// - Complexity: Linear in the number of the group's constraints.
  public var isActive: Bool {
    get { isSwitchedOn && (!mayBeInEffect || ownConstraints.allSatisfy { $0.isActive }) }
    set {
      let changed = Self._constraints(of: self, switchedTo: newValue)
      newValue ? Self.activate(checking: changed) : NSLayoutConstraint.deactivate(changed)
    }
  }

  /// All constraints of the group and of the groups inside it, in the order in which they were
  /// made.
  ///
  /// - Complexity: Linear in the number of constraints.
  public var constraints: [NSLayoutConstraint] { constraints { _ in true } }

  /// Deactivates this group, and then activates another one.
  ///
  ///     UIView.animate(withDuration: 0.3) {
  ///       narrow.switch(to: wide)
  ///       view.layoutIfNeeded()
  ///     }
  ///
  /// For more than two groups, use ``LayoutVariants``.
  ///
  /// - Parameter other: The group to activate.
  /// - Complexity: Linear in the number of constraints of both groups.
  public func `switch`(to other: LayoutConstraintGroup) {
    isActive = false
    other.isActive = true
  }
}

extension LayoutConstraintGroup {
  /// A group that was made inside another group's closure.
  struct Inner {
    let group: LayoutConstraintGroup
    /// The number of the outer group's own constraints that were made before this group.
    let position: Int
  }

  /// A weak reference in an object. To read one costs as much as a constraint, so a group without an
  /// outer one has none.
  final class Outer {
    weak var group: LayoutConstraintGroup?

    init(_ group: LayoutConstraintGroup) { self.group = group }
  }
}

extension LayoutConstraintGroup: LayoutActivatable {
  /// The constraints of the group, unless a group around it is inactive.
  public static func _constraints(
    of group: LayoutConstraintGroup, switchedTo isActive: Bool
  ) -> [NSLayoutConstraint] {
    group.isSwitchedOn = isActive
    guard group.mayBeInEffect else { return [] }
    return isActive ? group.constraints(including: \.isSwitchedOn) : group.constraints
  }
}
