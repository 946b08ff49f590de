/// The values of traits.
struct TraitTable: UIMutableTraits {
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// A trait and its value.
  private struct Entry {
    let trait: UITrait
    let value: Any
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
    set { entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) }
  }

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// Replaces values with those of another table.
  mutating func merge(_ other: Self) {
    entries.merge(other.entries) { _, theirs in theirs }
  }

  /// Returns whether all values of another table are the same in this one.
  func contains(_ other: Self) -> Bool {
    other.entries.values.allSatisfy { hasSameValue(of: $0.trait, as: other) }
  }

  /// Returns whether another table has the same values of the same traits.
  func isSame(as other: Self) -> Bool {
    entries.count == other.entries.count && entries.values.allSatisfy { other.contains($0.trait) }
      && contains(other)
  }

  /// Returns the traits whose values differ between the two tables.
  func traits(differentFrom other: Self) -> [UITrait] {
    entries.merging(other.entries) { mine, _ in mine }.values
      .map(\.trait)
      .filter { !hasSameValue(of: $0, as: other) }
  }

  /// Returns whether a trait has the same value in both tables.
  func hasSameValue(of trait: UITrait, as other: Self) -> Bool { isSame(trait, other) }

  private func isSame<Trait: UITraitDefinition>(_ trait: Trait.Type, _ other: Self) -> Bool {
    guard let mine = self[trait] as? any Equatable else { return false }
    return mine.equals(other[trait])
  }

  /// The traits and their values, by name.
  var description: String {
    entries.values.map { "\($0.trait.name) = \($0.value)" }.sorted().joined(separator: "; ")
  }
}

extension Equatable {
  func equals(_ other: Any) -> Bool { self == other as? Self }
}
