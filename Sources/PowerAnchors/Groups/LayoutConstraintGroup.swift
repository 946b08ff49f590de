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
  // Read and changed in steps that call nothing, so the checks for overlapping access would find
  // nothing.
  @exclusivity(unchecked) private var ownConstraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) private var isSwitchedOn: Bool
  @exclusivity(unchecked) private var isCollecting = false
  /// The groups around this one and inside it; `nil` without any, as most groups are.
  @exclusivity(unchecked) private var nesting: Nesting?

  /// The group whose closure is running. The call of the closure keeps it alive.
  @exclusivity(unchecked) @usableFromInline static var recording: Unmanaged<LayoutConstraintGroup>?
  /// What that closure has made and the group has not taken over yet.
  @exclusivity(unchecked) private static var recorded = RecordedConstraints()

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
    Self.recording?.takeUnretainedValue().include(self)
    collect(build)
  }

  /// Every constraint of the group and of the groups inside it, in the order of their making.
  ///
  /// - Complexity: Linear in their number.
  public var constraints: [NSLayoutConstraint] {
    Self.settle()
    return collectedConstraints { _ in true }
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
    for inner in nesting?.inner ?? [] { inner.group.nesting?.enclosing = nil }
    nesting?.inner = []
    ownConstraints = []
    Self.settle()
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
    Self.settle()
    ownConstraints += constraints
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
  /// Has the group whose closure is running collect a constraint.
  static func record(_ constraint: consuming NSLayoutConstraint) {
    recorded.append(constraint)
  }

  /// Has the group whose closure is running collect constraints.
  ///
  /// Out of line, so that arrays outside of groups do not pay for the loop.
  @inline(never)
  static func record(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { recorded.append(constraint) }
  }

  /// Completes the list of the group whose closure is running, before someone reads or changes it.
  private static func settle() {
    recording?.takeUnretainedValue().takeRecorded()
  }

  private func takeRecorded() {
    let constraints = Self.recorded.takeAll()
    // Appending copies, and most lists are still empty.
    if ownConstraints.isEmpty {
      ownConstraints = constraints
    } else {
      ownConstraints += constraints
    }
  }

  /// Puts a constraint in the place of another one, here or in a group inside.
  ///
  /// - Returns: Whether the old one was found.
  @discardableResult
  func exchange(_ old: NSLayoutConstraint, for new: NSLayoutConstraint) -> Bool {
    Self.settle()
    if let index = ownConstraints.firstIndex(where: { $0 === old }) {
      ownConstraints[index] = new
      return true
    }
    return nesting?.inner.contains { $0.group.exchange(old, for: new) } ?? false
  }

  /// Makes a new group, whose closure is about to run, a part of this one, whose closure is running.
  private func include(_ inner: LayoutConstraintGroup) {
    takeRecorded()
    let nesting = nesting ?? Nesting()
    nesting.inner.append(.init(group: inner, position: ownConstraints.count))
    self.nesting = nesting
    inner.nesting = Nesting(enclosing: self)
  }

  /// Collects what a closure makes, and activates it if the group is in effect.
  ///
  /// Nothing may be recorded when it is called. Inlined, since it is most of what a group costs that
  /// is made and never replaced.
  @inline(__always)
  private func collect(_ build: () -> Void) {
    let outer = Self.recording
    Self.recording = .passUnretained(self)
    isCollecting = true
    build()
    isCollecting = false
    Self.recording = outer
    if nesting == nil, ownConstraints.isEmpty {
      // Kept when it has been activated: until then, no second reference to it has to be counted.
      let constraints = Self.recorded.takeAll()
      if isActive { Self.activate(checking: constraints) }
      ownConstraints = constraints
    } else {
      takeRecorded()
      if isActive, mayBeInEffect { activateMembers() }
    }
  }

  /// Whether only the group's own switch decides.
  ///
  /// While a closure runs its group holds everything back, so that the outermost one activates all
  /// of it in one call.
  private var mayBeInEffect: Bool {
    guard !isCollecting else { return false }
    guard let enclosing = nesting?.enclosing else { return true }
    return enclosing.isActive && enclosing.mayBeInEffect
  }

  /// The constraints of the group and of those groups inside it that are included, in one list.
  private func collectedConstraints(
    including isIncluded: (LayoutConstraintGroup) -> Bool
  ) -> [NSLayoutConstraint] {
    guard nesting != nil else { return ownConstraints }
    var constraints: [NSLayoutConstraint] = []
    collect(into: &constraints, including: isIncluded)
    return constraints
  }

  private func collect(
    into constraints: inout [NSLayoutConstraint],
    including isIncluded: (LayoutConstraintGroup) -> Bool
  ) {
    var position = 0
    for inner in nesting?.inner ?? [] {
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
