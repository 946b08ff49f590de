extension UIResponder {
  /// Changes the trait environment, which is made on first use.
  func changeTraitEnvironment(_ change: (TraitEnvironment) -> Void) {
    let environment = traitEnvironment ?? TraitEnvironment()
    traitEnvironment = environment
    change(environment)
  }

  func setTraitOverrides(_ overrides: UITraitOverrides) {
    let old = traitEnvironment?.overrides ?? UITraitOverrides()
    if old.table.isSame(as: overrides.table) { return }
    changeTraitEnvironment { $0.overrides = overrides }
    shownView?.item.traitsChanged()
  }

  /// Calls the closures that are registered for changed traits, and
  /// ``traitCollectionDidChange(_:)``.
  func announceTraits(changedFrom previous: UITraitCollection, to current: UITraitCollection) {
    for registration in traitEnvironment?.registrations ?? []
    where registration.traits.contains(where: {
      !current.table.hasSameValue(of: $0, as: previous.table)
    }) {
      registration.handler(self, previous)
    }
    traitCollectionDidChange(previous)
  }
}
