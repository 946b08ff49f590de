/// The trait overrides of a view or a controller, and the registrations for changes. Few have any.
final class TraitEnvironment {
  var overrides = UITraitOverrides()
  var registrations: [TraitChangeRegistration] = []
}

/// A closure that is called when traits change.
final class TraitChangeRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UIResponder, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], _ handler: @escaping @MainActor (UIResponder, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }
}

extension UITraitCollection {
  /// Returns the collection with the overrides of an environment.
  func overridden(by environment: TraitEnvironment?) -> UITraitCollection {
    guard let overrides = environment?.overrides.table, !overrides.isEmpty else { return self }
    var merged = table
    merged.merge(overrides)
    // Views compare by identity to find that nothing has changed.
    return table.contains(overrides) ? self : UITraitCollection(table: merged)
  }
}
