public import Foundation

/// The traits of an environment, such as its size classes, its text size and its reading direction.
///
///     if view.traitCollection.horizontalSizeClass == .compact { stack.axis = .vertical }
///
/// A view has the traits of its superview, with its own ``UIResponder/traitOverrides`` and those of
/// its controller. A root view without overrides has the traits of an iPhone in portrait: compact
/// width, regular height, large text, light style, left to right, and 3 pixels in a point.
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

  /// Makes a collection with the traits that a closure sets.
  ///
  ///     UITraitCollection { traits in
  ///       traits.horizontalSizeClass = .regular
  ///       traits.preferredContentSizeCategory = .extraLarge
  ///     }
  ///
  /// - Parameter mutations: The closure that sets the traits.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(table: TraitTable().applying(mutations))
  }

  /// Makes a collection with the traits of several collections. Later ones override earlier ones.
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
  /// - Parameter mutations: The closure that changes the traits.
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
  ///   - trait: The type of the trait.
  ///   - value: The new value.
  public final func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var changed = table
    changed[trait] = value
    return UITraitCollection(table: changed)
  }

  /// Accesses the value of a trait. Without a value, it is the ``UITraitDefinition/defaultValue``.
  ///
  ///     // view.traitCollection[UITraitDisplayScale.self] == 3
  ///
  /// - Parameter trait: The type of the trait.
  public final subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    table[trait]
  }

  // MARK: Comparing

  /// Returns whether all traits of another collection have the same values in this one.
  ///
  ///     let compact = UITraitCollection(horizontalSizeClass: .compact)
  ///     // view.traitCollection.containsTraits(in: compact) == true
  ///
  /// - Parameter trait: The other collection, or `nil` for one without traits.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { table.contains($0.table) } ?? true
  }

  /// Returns the traits whose values differ between the two collections.
  ///
  ///     let dark = view.traitCollection.replacing(UITraitUserInterfaceStyle.self, value: .dark)
  ///     // dark.changedTraits(from: view.traitCollection).count == 1
  ///
  /// - Parameter traitCollection: The other collection, or `nil` for one without traits.
  public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    table.traits(differentFrom: traitCollection?.table ?? TraitTable())
  }

  /// Returns whether colors may look different in another collection.
  ///
  ///     let wide = view.traitCollection.replacing(
  ///       UITraitHorizontalSizeClass.self, value: .regular)
  ///     // wide.hasDifferentColorAppearance(comparedTo: view.traitCollection) == false
  ///
  /// - Parameter traitCollection: The other collection, or `nil` for one without traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || changedTraits(from: other).isEmpty
  }

  // The values need not be hashable, so the hash is that of a trait that often differs.
  open override var hash: Int { preferredContentSizeCategory.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { "<UITraitCollection: \(table.description)>" }
}

extension TraitTable {
  fileprivate func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // A closure that replaces the traits with another value has set none of these.
    return traits as? Self ?? self
  }
}
