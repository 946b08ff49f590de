/// The constraints that one call made: each under its name, and all in a list.
///
///     let pins = photo.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 16)
///     pins.bottom.constant = -80
///     NSLayoutConstraint.deactivate(pins.all)
@preconcurrency @MainActor
public protocol LayoutConstraints {
  /// All constraints, in the order in which they were made.
  var all: [NSLayoutConstraint] { get }
}

extension LayoutConstraints {
  /// Activates the constraints in one call, if their traits say so.
  package func activated(by traits: ConstraintTraits) -> Self {
    all.activate(by: traits)
    return self
  }
}

extension [NSLayoutConstraint] {
  /// Activates the constraints in one call, if their traits say so.
  @MainActor
  package func activate(by traits: ConstraintTraits) {
    guard traits.isActive else { return }
    if let group = LayoutConstraintGroup.recording {
      for constraint in self { group.record(constraint) }
    } else {
      NSLayoutConstraint.activate(self)
    }
  }
}
