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
