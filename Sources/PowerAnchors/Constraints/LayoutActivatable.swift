/// What is activated and deactivated: a constraint, the constraints of a call, or a group.
///
///     let edges = photo.edgeAnchors.constrain(to: view, isActive: false)
///     let height = badge.heightAnchor.constrain(to: 16, isActive: false)
///     NSLayoutConstraint.activate(edges, height)
///     // photo.frame == view.bounds, badge.frame.height == 16
///
/// Do not conform your own types to it.
@preconcurrency @MainActor
public protocol LayoutActivatable {
  /// Sets whether it is active, and returns the constraints that are to be activated or deactivated
  /// for this.
  static func _constraints(
    of activatable: Self, switchedTo isActive: Bool
  ) -> [NSLayoutConstraint]
}

extension NSLayoutConstraint: LayoutActivatable {
  /// The constraint itself.
  public static func _constraints(
    of constraint: NSLayoutConstraint, switchedTo isActive: Bool
  ) -> [NSLayoutConstraint] { [constraint] }
}

extension LayoutConstraints: LayoutActivatable {
  /// All constraints of the call.
  public static func _constraints(
    of constraints: LayoutConstraints, switchedTo isActive: Bool
  ) -> [NSLayoutConstraint] { constraints.all }
}

extension LayoutActivatable {
  func constraints(switchedTo isActive: Bool) -> [NSLayoutConstraint] {
    Self._constraints(of: self, switchedTo: isActive)
  }
}

extension NSLayoutConstraint {
  /// Activates constraints, the results of calls, and groups together.
  ///
  ///     let edges = photo.edgeAnchors.constrain(to: view, isActive: false)
  ///     let size = badge.sizeAnchors.constrain(to: 16, isActive: false)
  ///     NSLayoutConstraint.activate(edges, size)
  ///     // photo.frame == view.bounds, badge.frame.width == 16
  ///
  /// - Parameter constraints: What to activate.
  public static func activate(_ constraints: any LayoutActivatable...) {
    activate(constraints.flatMap { $0.constraints(switchedTo: true) })
  }

  /// Deactivates constraints, the results of calls, and groups together.
  ///
  ///     let edges = photo.edgeAnchors.constrain(to: view)
  ///     let height = badge.heightAnchor.constrain(to: 16)
  ///     NSLayoutConstraint.deactivate(edges, height)
  ///     // none of the five constraints is active
  ///
  /// - Parameter constraints: What to deactivate.
  public static func deactivate(_ constraints: any LayoutActivatable...) {
    deactivate(constraints.flatMap { $0.constraints(switchedTo: false) })
  }
}

// Unavailable calls, so that the compiler says what to write instead, as in
// LayoutAnchor+Unavailable.swift.
extension LayoutActivatable {
  /// Reports a property that is called.
  @available(*, unavailable, message: "Set isActive = true")
  public func activate() {}

  /// Reports a property that is called.
  @available(*, unavailable, message: "Set isActive = false")
  public func deactivate() {}

  /// Reports a call that follows the constraint, as in other libraries.
  @available(*, unavailable, message: "Write in the call: constrain(to: other.topAnchor, with: 8)")
  public func offset(_ constant: Any) {}
  /// Reports a call that follows the constraint, as in other libraries.
  @available(*, unavailable, message: "Write in the call: constrain(to: width, multiplyBy: 2)")
  public func multipliedBy(_ multiplier: Any) {}
}

extension LayoutConstraints {
  /// Reports a call that follows the constraint, as in other libraries.
  @available(*, unavailable, message: "Write in the call: constrain(to: view, insetBy: 8)")
  public func inset(_ inset: Any) {}
}

extension NSLayoutConstraint {
  /// Reports an array where there are not only constraints.
  @available(*, unavailable, message: "Write it without brackets: activate(edges, width)")
  public static func activate(_ constraints: [any LayoutActivatable]) {}

  /// Reports an array where there are not only constraints.
  @available(*, unavailable, message: "Write it without brackets: deactivate(edges, width)")
  public static func deactivate(_ constraints: [any LayoutActivatable]) {}
}

extension LayoutConstraintGroup {
  /// Reports constraints outside of an array.
  @available(*, unavailable, message: "Pass an array: add([width]), or add(edges.all)")
  public func add(_ constraints: any LayoutActivatable...) {}

  /// Reports constraints that are no array.
  @available(*, unavailable, message: "Pass an array: remove([width]), or remove(edges.all)")
  public func remove(_ constraints: any LayoutActivatable...) {}

  /// Reports constraints that are not made in the group.
  @available(*, unavailable, message: "Make the constraints in a closure, or call add(_:)")
  public convenience init(_ constraints: [any LayoutActivatable]) { self.init() }

  /// Reports constraints without a closure.
  @available(*, unavailable, message: "Make the constraints in a closure: replace { }")
  public func replace(_ constraints: [NSLayoutConstraint]) {}

  /// Reports constraints without a closure.
  @available(*, unavailable, message: "Make the constraints in a closure, or call add(_:)")
  public convenience init(_ constraints: any LayoutActivatable...) { self.init() }
}
