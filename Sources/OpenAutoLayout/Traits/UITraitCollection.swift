public import Foundation

/// The traits of an environment: its size classes, its text size, its reading direction.
///
///     if view.traitCollection.horizontalSizeClass == .compact { stack.axis = .vertical }
///
/// A view has the traits of its superview, with its own ``UIResponder/traitOverrides``. A root view without
/// overrides has those of an upright phone: compact × regular, large text, light, left to right, 3
/// pixels in a point.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let table: TraitTable

  /// Makes a collection in which every trait is unspecified.
  public override convenience init() {
    self.init(table: TraitTable())
  }

  init(table: TraitTable) {
    self.table = table
    super.init()
  }

  /// Makes a collection of the traits that a closure sets.
  ///
  ///     UITraitCollection { traits in
  ///       traits.horizontalSizeClass = .regular
  ///       traits.preferredContentSizeCategory = .extraLarge
  ///     }
  ///
  /// - Parameter mutations: Sets the traits.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(table: TraitTable().applying(mutations))
  }

  /// Merges collections. Where several give a trait, the last one counts.
  ///
  ///     let pad = UITraitCollection(traitsFrom: [
  ///       UITraitCollection(userInterfaceIdiom: .pad),
  ///       UITraitCollection(horizontalSizeClass: .regular),
  ///     ])
  ///     // pad.horizontalSizeClass == .regular
  ///
  /// - Parameter traitCollections: The collections, in order.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var table = TraitTable()
    for collection in traitCollections { table.merge(collection.table) }
    self.init(table: table)
  }

  /// Returns the collection with the changes that a closure makes.
  ///
  ///     let dark = view.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark }
  ///     // dark.userInterfaceStyle == .dark
  ///     // dark.userInterfaceIdiom == .phone
  ///
  /// - Parameter mutations: Changes the traits.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(table: table.applying(mutations))
  }

  /// Returns the collection with one trait replaced.
  ///
  ///     let wide = view.traitCollection.replacing(
  ///       UITraitHorizontalSizeClass.self, value: .regular)
  ///     // wide.horizontalSizeClass == .regular
  ///
  /// - Parameters:
  ///   - trait: The type that names the trait.
  ///   - value: Its new value.
  public final func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var changed = table
    changed[trait] = value
    return UITraitCollection(table: changed)
  }

  /// Returns the value of a trait; its ``UITraitDefinition/defaultValue`` where the collection has
  /// none.
  ///
  ///     // view.traitCollection[UITraitDisplayScale.self] == 3
  ///
  /// - Parameter trait: The type that names the trait.
  public final subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    table[trait]
  }

  // MARK: Comparing

  /// Returns whether all traits that another collection gives have the same value in this one.
  ///
  ///     let compact = UITraitCollection(horizontalSizeClass: .compact)
  ///     // view.traitCollection.containsTraits(in: compact) == true
  ///
  /// - Parameter trait: The other collection; `nil` for one that gives no trait.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { table.contains($0.table) } ?? true
  }

  /// Returns the traits whose values differ between both collections.
  ///
  ///     let dark = view.traitCollection.replacing(UITraitUserInterfaceStyle.self, value: .dark)
  ///     // dark.changedTraits(from: view.traitCollection).count == 1
  ///
  /// - Parameter traitCollection: The other collection; `nil` for one that gives no trait.
  public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    table.traits(differentFrom: traitCollection?.table ?? TraitTable())
  }

  /// Returns whether colors may look different in another collection.
  ///
  ///     let wide = view.traitCollection.replacing(
  ///       UITraitHorizontalSizeClass.self, value: .regular)
  ///     // wide.hasDifferentColorAppearance(comparedTo: view.traitCollection) == false
  ///
  /// - Parameter traitCollection: The other collection; `nil` for one that gives no trait.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || changedTraits(from: other).isEmpty
  }

  // The values need not be hashable: equal collections agree in what most of them differ by.
  open override var hash: Int { preferredContentSizeCategory.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { "<UITraitCollection: \(table.description)>" }
}

extension TraitTable {
  fileprivate func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // A closure that replaces the traits by something else has set none of these.
    return traits as? Self ?? self
  }
}
