/// What a view or a controller does to traits, and who wants to know of them. Few have one.
final class TraitEnvironment {
  var overrides = UITraitOverrides()
  var registrations: [TraitChangeRegistration] = []
}

/// A closure that waits for traits to change.
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
  /// The collection inside of something that overrides traits.
  func overridden(by environment: TraitEnvironment?) -> UITraitCollection {
    guard let overrides = environment?.overrides.table, !overrides.isEmpty else { return self }
    var merged = table
    merged.merge(overrides)
    // Views tell by identity that nothing has changed.
    return table.contains(overrides) ? self : UITraitCollection(table: merged)
  }
}
