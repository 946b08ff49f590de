/// The constraints that one call made: each under its name, and all in a list.
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

  /// The priority of the constraints; that of the first one, where they differ. Setting it sets all
  /// of them, of active ones too, as `set(priority:isActive:)` does.
  @inlinable
  public var priority: LayoutPriority {
    get { all.priority }
    nonmutating set { all.priority = newValue }
  }

  /// Activates the constraints in one call, if their traits say so.
  @inlinable @inline(__always)
  package func activated(by traits: ConstraintTraits) -> Self {
    all.activate(by: traits)
    return self
  }
}

extension [NSLayoutConstraint] {
  /// Activates the constraints in one call, if their traits say so.
  @inlinable @inline(__always) @MainActor
  package func activate(by traits: ConstraintTraits) {
    if traits.isActive { activateOrJoin() }
  }

  /// Activates the constraints, or has the group whose closure is running collect them.
  ///
  /// Out of line, for the sake of a client that drops the result: without a branch between them, the
  /// array is made and let go on the stack.
  @usableFromInline @inline(never) @MainActor
  func activateOrJoin() {
    if LayoutConstraintGroup.recording == nil {
      NSLayoutConstraint.activate(self)
    } else {
      LayoutConstraintGroup.record(self)
    }
  }
}
