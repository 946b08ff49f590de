extension UIViewController {
  /// The traits of what the view is in, or else of the parent, with the controller's overrides.
  var surroundingTraits: UITraitCollection {
    let outer = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? .phone
    return outer.overridden(by: traitEnvironment)
  }
}
