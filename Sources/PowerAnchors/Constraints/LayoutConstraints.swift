/// The constraints that one call made, each by name, and all of them as an array.
///
///     let pins = photo.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 16)
///     pins.bottom.constant = -80
///     pins.isActive = false
@preconcurrency @MainActor
public protocol LayoutConstraints {
  /// All constraints, in the order in which they were made.
  var all: [NSLayoutConstraint] { get }
}

extension LayoutConstraints {
  /// Whether all the constraints are active. Setting it activates or deactivates them in one call.
  @inlinable
  public var isActive: Bool {
    get { all.isActive }
    nonmutating set { all.isActive = newValue }
  }

  /// The priority of the constraints, or of the first one if they differ. Setting it changes all of
  /// them, including active ones, as `set(priority:isActive:)` does.
  @inlinable
  public var priority: LayoutPriority {
    get { all.priority }
    nonmutating set { all.priority = newValue }
  }

  /// Activates the constraints in one call, unless the call has `isActive: false`.
  @inlinable @inline(__always)
  package func activated(by traits: ConstraintTraits) -> Self {
    all.activate(by: traits)
    return self
  }
}

extension [NSLayoutConstraint] {
  /// Activates the constraints in one call, unless the call has `isActive: false`.
  @inlinable @inline(__always) @MainActor
  package func activate(by traits: ConstraintTraits) {
    if traits.isActive { activateOrJoin() }
  }

  /// Activates the constraints, or lets the group whose closure is running collect them.
  ///
  /// Out of line for clients that discard the result: without a branch, the array can be on the
  /// stack.
  @usableFromInline @inline(never) @MainActor
  func activateOrJoin() {
    if LayoutConstraintGroup.recording == nil {
      NSLayoutConstraint.activate(self)
    } else {
      LayoutConstraintGroup.record(self)
    }
  }
}
