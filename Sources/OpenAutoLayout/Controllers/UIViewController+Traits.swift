extension UIViewController {
  /// The traits of the superview, or else of the parent, with the controller's overrides.
  var surroundingTraits: UITraitCollection {
    let outer = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? .phone
    return outer.overridden(by: traitEnvironment)
  }
}
