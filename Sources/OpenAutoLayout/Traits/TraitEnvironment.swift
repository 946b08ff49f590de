/// The trait overrides of a view or a controller, and the registrations for changes. Few have any.
final class TraitEnvironment {
  var overrides = UITraitOverrides()
  var registrations: [TraitChangeRegistration] = []
  /// The smallest and the largest text size of the view and its subviews.
  var minimumTextSize: UIContentSizeCategory?
  var maximumTextSize: UIContentSizeCategory?
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
    guard let environment else { return self }
    return merged(with: environment.overrides.table).limited(by: environment)
  }

  private func merged(with overrides: TraitTable) -> UITraitCollection {
    // Views compare by identity to find that nothing has changed.
    if overrides.isEmpty || table.contains(overrides) { return self }
    var merged = table
    merged.merge(overrides)
    return UITraitCollection(table: merged)
  }

  private func limited(by environment: TraitEnvironment) -> UITraitCollection {
    var size = preferredContentSizeCategory
    if let minimum = environment.minimumTextSize, size < minimum { size = minimum }
    if let maximum = environment.maximumTextSize, size > maximum { size = maximum }
    if size == preferredContentSizeCategory { return self }
    return modifyingTraits { $0.preferredContentSizeCategory = size }
  }
}
