/// The traits that a view or a controller changes for itself and for everything in it.
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

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { table.contains(trait) }

  /// Stops overriding a trait.
  public mutating func remove(_ trait: UITrait) { table.remove(trait) }
}
