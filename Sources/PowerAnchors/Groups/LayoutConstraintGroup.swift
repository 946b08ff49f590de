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
/// The group keeps its constraints alive, not their views. It collects whatever a `constrain` call
/// activates while the closure runs, also in functions that the closure calls: a view that lays out
/// its own inside when it is first used should be used before.
@preconcurrency @MainActor
public final class LayoutConstraintGroup {
  /// A group that was made inside this one's closure.
  private struct Inner {
    let group: LayoutConstraintGroup
    /// How many of this group's own constraints were made before it.
    let position: Int
  }

  // Read and changed in steps that call nothing, so the checks for overlapping access would find
  // nothing.
  @exclusivity(unchecked) private var ownConstraints = roomForMost()
  @exclusivity(unchecked) private var innerGroups: [Inner] = []
  @exclusivity(unchecked) private weak var enclosing: LayoutConstraintGroup?
  @exclusivity(unchecked) private var isSwitchedOn: Bool
  @exclusivity(unchecked) private var isCollecting = false

  /// The group whose closure is running.
  @exclusivity(unchecked) @usableFromInline static var recording: LayoutConstraintGroup?

  /// Whether the group is switched on. Inside another group, that one has to be on, too.
  ///
  ///     details.isActive = false
  ///     // none of the group's constraints is active
  ///
  /// - Complexity: Setting it is linear in the number of the group's constraints.
  public var isActive: Bool {
    get { isSwitchedOn }
    set {
      guard newValue != isSwitchedOn else { return }
      isSwitchedOn = newValue
      guard mayBeInEffect else { return }
      newValue ? activateMembers() : NSLayoutConstraint.deactivate(constraints)
    }
  }

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
  public init(isActive: Bool = true, _ build: () -> Void) {
    isSwitchedOn = isActive
    if let outer = Self.recording {
      enclosing = outer
      outer.innerGroups.append(Inner(group: self, position: outer.ownConstraints.count))
    }
    collect(build)
  }

  /// Every constraint of the group and of the groups inside it, in the order of their making.
  ///
  /// - Complexity: Linear in their number.
  public var constraints: [NSLayoutConstraint] {
    collectedConstraints { _ in true }
  }

  /// Replaces the group's constraints by those that the closure makes.
  ///
  /// The old ones are deactivated first, so the two never contradict each other.
  ///
  ///     pins.replace {
  ///       badge.bottomAnchor.constrain(to: avatar.bottomAnchor)
  ///       badge.leadingAnchor.constrain(to: avatar.leadingAnchor)
  ///     }
  ///     // badge.frame.minX == avatar.frame.minX
  ///
  /// - Parameter build: Makes the new constraints. They are activated if the group is.
  /// - Complexity: Linear in the number of old and new constraints.
  public func replace(with build: () -> Void) {
    NSLayoutConstraint.deactivate(constraints)
    for inner in innerGroups { inner.group.enclosing = nil }
    innerGroups = []
    ownConstraints = Self.roomForMost()
    collect(build)
  }

  /// Adds constraints that were made in another way, by the platform's own calls for example.
  ///
  ///     pins.add([badge.widthAnchor.constraint(equalToConstant: 16)])
  ///     // badge.frame.width == 16
  ///
  /// - Parameter constraints: The constraints. They become active or inactive as the group is.
  /// - Complexity: Linear in their number.
  public func add(_ constraints: [NSLayoutConstraint]) {
    record(constraints)
    if isActive, mayBeInEffect {
      Self.activate(checking: constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  /// Switches this group off and another one on, in this order.
  ///
  ///     UIView.animate(withDuration: 0.3) {
  ///       narrow.switch(to: wide)
  ///       view.layoutIfNeeded()
  ///     }
  ///
  /// - Parameter other: The group to switch on.
  /// - Complexity: Linear in the number of constraints of both groups.
  public func `switch`(to other: LayoutConstraintGroup) {
    isActive = false
    other.isActive = true
  }
}

extension LayoutConstraintGroup {
  func record(_ constraint: NSLayoutConstraint) {
    ownConstraints.append(constraint)
  }

  func record(_ constraints: [NSLayoutConstraint]) {
    ownConstraints += constraints
  }

  /// Puts a constraint in the place of another one, here or in a group inside.
  ///
  /// - Returns: Whether the old one was found.
  @discardableResult
  func exchange(_ old: NSLayoutConstraint, for new: NSLayoutConstraint) -> Bool {
    if let index = ownConstraints.firstIndex(where: { $0 === old }) {
      ownConstraints[index] = new
      return true
    }
    return innerGroups.contains { $0.group.exchange(old, for: new) }
  }

  /// An empty list with one block of memory for what most groups hold.
  private nonisolated static func roomForMost() -> [NSLayoutConstraint] {
    Array(unsafeUninitializedCapacity: 8) { _, count in count = 0 }
  }

  private func collect(_ build: () -> Void) {
    let outer = Self.recording
    Self.recording = self
    isCollecting = true
    build()
    isCollecting = false
    Self.recording = outer
    if isActive, mayBeInEffect { activateMembers() }
  }

  /// Whether only the group's own switch decides.
  ///
  /// While a closure runs its group holds everything back, so that the outermost one activates all
  /// of it in one call.
  private var mayBeInEffect: Bool {
    guard !isCollecting else { return false }
    guard let enclosing else { return true }
    return enclosing.isActive && enclosing.mayBeInEffect
  }

  /// The constraints of the group and of those groups inside it that are included, in one list.
  private func collectedConstraints(
    including isIncluded: (LayoutConstraintGroup) -> Bool
  ) -> [NSLayoutConstraint] {
    guard !innerGroups.isEmpty else { return ownConstraints }
    var constraints: [NSLayoutConstraint] = []
    collect(into: &constraints, including: isIncluded)
    return constraints
  }

  private func collect(
    into constraints: inout [NSLayoutConstraint],
    including isIncluded: (LayoutConstraintGroup) -> Bool
  ) {
    var position = 0
    for inner in innerGroups {
      constraints += ownConstraints[position..<inner.position]
      position = inner.position
      if isIncluded(inner.group) { inner.group.collect(into: &constraints, including: isIncluded) }
    }
    constraints += ownConstraints[position...]
  }

  private func activateMembers() {
    Self.activate(checking: collectedConstraints(including: \.isActive))
  }

  private static func activate(checking constraints: [NSLayoutConstraint]) {
    assert(
      {
        for constraint in constraints { constraint.checkAncestor() }
        return true
      }())
    NSLayoutConstraint.activate(constraints)
  }
}
