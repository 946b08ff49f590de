extension UIResponder {
  /// Makes the environment on first use.
  func changeTraitEnvironment(_ change: (TraitEnvironment) -> Void) {
    let environment = traitEnvironment ?? TraitEnvironment()
    traitEnvironment = environment
    change(environment)
  }

  func setTraitOverrides(_ overrides: UITraitOverrides) {
    changeTraitEnvironment { $0.overrides = overrides }
    shownView?.item.traitsChanged()
  }

  /// Calls whoever waits for traits that have changed.
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
