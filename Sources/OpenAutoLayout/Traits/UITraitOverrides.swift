/// The traits that a view or a view controller overrides for itself and its subviews.
///
///     let pad = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 1366))
///     pad.traitOverrides.horizontalSizeClass = .regular
///     // every view in the window: traitCollection.horizontalSizeClass == .regular
public struct UITraitOverrides: UIMutableTraits {
  var table = TraitTable()

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { table[trait] }
    set { table[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  ///
  ///     root.traitOverrides.userInterfaceStyle = .dark
  ///     // root.traitOverrides.contains(UITraitUserInterfaceStyle.self) == true
  ///
  /// - Parameter trait: The type of the trait.
  public func contains(_ trait: UITrait) -> Bool { table.contains(trait) }

  /// Stops overriding a trait.
  ///
  ///     root.traitOverrides.userInterfaceStyle = .dark
  ///     root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
  ///     // root.traitCollection.userInterfaceStyle == .light
  ///
  /// - Parameter trait: The type of the trait.
  public mutating func remove(_ trait: UITrait) { table.remove(trait) }
}
