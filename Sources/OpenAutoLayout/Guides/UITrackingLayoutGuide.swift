/// A guide that activates constraints depending on its nearness to the sides of its owning view.
///
///     let keyboard = view.keyboardLayoutGuide
///     keyboard.setConstraints([button.bottomAnchor.constraint(equalTo: keyboard.topAnchor)],
///       activeWhenNearEdge: .bottom)
///     // active while the keyboard touches the bottom
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
  private var away: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

  /// Activates constraints while the guide is near all of the given sides.
  ///
  ///     let keyboard = view.keyboardLayoutGuide
  ///     let above = button.bottomAnchor.constraint(equalTo: keyboard.topAnchor, constant: -8)
  ///     keyboard.setConstraints([above], activeWhenNearEdge: .bottom)
  ///     // above.isActive == true
  ///
  /// - Parameters:
  ///   - trackingConstraints: The constraints, which the guide activates and deactivates from now
  ///     on. They replace those that were set for these sides before.
  ///   - edge: The sides that the guide has to be near, all of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    if trackingConstraints == constraints(activeWhenNearEdge: edge) { return updateTracking() }
    NSLayoutConstraint.deactivate(constraints(activeWhenNearEdge: edge))
    near.removeAll { $0.edges == edge }
    if !trackingConstraints.isEmpty { near.append((edge, trackingConstraints)) }
    updateTracking()
  }

  /// Activates constraints while the guide is near none of the given sides.
  ///
  ///     let keyboard = view.keyboardLayoutGuide
  ///     keyboard.followsUndockedKeyboard = true
  ///     let centered = button.centerXAnchor.constraint(equalTo: keyboard.centerXAnchor)
  ///     keyboard.setConstraints([centered], activeWhenAwayFrom: [.leading, .trailing])
  ///     // centered.isActive == false
  ///
  ///     // A keyboard that floats in the middle:
  ///     view.layoutKeyboardFrame = CGRect(x: 60, y: 20, width: 200, height: 120)
  ///     // centered.isActive == true
  ///
  /// - Parameters:
  ///   - trackingConstraints: The constraints, which the guide activates and deactivates from now
  ///     on. They replace those that were set for these sides before.
  ///   - edge: The sides that the guide has to be away from, all of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    if trackingConstraints == constraints(activeWhenAwayFrom: edge) { return updateTracking() }
    NSLayoutConstraint.deactivate(constraints(activeWhenAwayFrom: edge))
    away.removeAll { $0.edges == edge }
    if !trackingConstraints.isEmpty { away.append((edge, trackingConstraints)) }
    updateTracking()
  }

  /// Returns the constraints that are active while the guide is near the given sides.
  ///
  ///     let keyboard = view.keyboardLayoutGuide
  ///     let above = button.bottomAnchor.constraint(equalTo: keyboard.topAnchor)
  ///     keyboard.setConstraints([above], activeWhenNearEdge: .bottom)
  ///     // keyboard.constraints(activeWhenNearEdge: .bottom) == [above]
  ///     // keyboard.constraints(activeWhenNearEdge: .top).count == 0
  ///
  /// - Parameter edge: The sides that the constraints were set for.
  /// - Returns: The constraints, active or not.
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    near.first { $0.edges == edge }?.constraints ?? []
  }

  /// Returns the constraints that are active while the guide is away from the given sides.
  ///
  ///     let keyboard = view.keyboardLayoutGuide
  ///     keyboard.setConstraints(
  ///       [button.topAnchor.constraint(equalTo: view.topAnchor)], activeWhenAwayFrom: .bottom)
  ///     // keyboard.constraints(activeWhenAwayFrom: .bottom).count == 1
  ///
  /// - Parameter edge: The sides that the constraints were set for.
  /// - Returns: The constraints, active or not.
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    away.first { $0.edges == edge }?.constraints ?? []
  }

  /// Deactivates and removes all tracked constraints.
  ///
  ///     let keyboard = view.keyboardLayoutGuide
  ///     let above = button.bottomAnchor.constraint(equalTo: keyboard.topAnchor)
  ///     keyboard.setConstraints([above], activeWhenNearEdge: .bottom)
  ///     keyboard.removeAllTrackedConstraints()
  ///     // above.isActive == false
  open func removeAllTrackedConstraints() {
    for (_, constraints) in near + away { NSLayoutConstraint.deactivate(constraints) }
    near = []
    away = []
  }

  /// The sides of the owning view that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  func updateTracking() {
    guard owningView != nil else { return }
    let edges = nearEdges
    for (wanted, constraints) in near {
      for constraint in constraints { constraint.isActive = edges.isSuperset(of: wanted) }
    }
    for (avoided, constraints) in away {
      for constraint in constraints { constraint.isActive = edges.isDisjoint(with: avoided) }
    }
  }
}
