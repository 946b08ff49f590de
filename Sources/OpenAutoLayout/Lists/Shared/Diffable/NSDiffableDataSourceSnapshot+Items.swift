extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section.
  ///
  ///     snapshot.appendItems([4, 5], toSection: "Fruit")
  ///
  /// - Parameters:
  ///   - identifiers: The items. One that the snapshot has moves.
  ///   - sectionIdentifier: The section, or `nil` for the last one.
  /// - Precondition: The snapshot has the section, and no item is given twice.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      Violation.stopNoSection()
    }
    if items[section] == nil { Violation.stop(missingSection: section) }
    take(identifiers)
    items[section, default: []] += identifiers
    for item in identifiers { homes[item] = section }
  }

  /// Adds items before another one.
  ///
  ///     snapshot.insertItems([4], beforeItem: 2)
  ///
  /// - Parameters:
  ///   - identifiers: The items. One that the snapshot has moves.
  ///   - beforeIdentifier: The item after them.
  /// - Precondition: The snapshot has the item after them, and no item is given twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, after: 0)
  }

  /// Adds items after another one.
  ///
  ///     snapshot.insertItems([4], afterItem: 2)
  ///
  /// - Parameters:
  ///   - identifiers: The items. One that the snapshot has moves.
  ///   - afterIdentifier: The item before them.
  /// - Precondition: The snapshot has the item before them, and no item is given twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, after: 1)
  }

  /// Removes items.
  ///
  ///     snapshot.deleteItems([1, 2])
  ///
  /// - Parameter identifiers: The items. What the snapshot does not have is ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    if identifiers.isEmpty { return }
    let gone = Set(identifiers)
    remove(gone)
    reloadedItemIdentifiers.removeAll(where: gone.contains)
    reconfiguredItemIdentifiers.removeAll(where: gone.contains)
  }

  /// Removes all items and all sections.
  ///
  ///     snapshot.deleteAllItems()
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, which may be in another section.
  ///
  ///     snapshot.moveItem(3, beforeItem: 1)
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - toIdentifier: The item after it.
  /// - Precondition: The snapshot has both.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    stopUnlessThere(identifier)
    if identifier != toIdentifier { insert([identifier], beside: toIdentifier, after: 0) }
  }

  /// Moves an item after another one, which may be in another section.
  ///
  ///     snapshot.moveItem(1, afterItem: 3)
  ///
  /// - Parameters:
  ///   - identifier: The item.
  ///   - toIdentifier: The item before it.
  /// - Precondition: The snapshot has both.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    stopUnlessThere(identifier)
    if identifier != toIdentifier { insert([identifier], beside: toIdentifier, after: 1) }
  }

  /// Marks items that get other cells when the snapshot is applied.
  ///
  ///     snapshot.reloadItems([1])
  ///
  /// - Parameter identifiers: The items.
  /// - Precondition: The snapshot has them.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, \.reloadedItemIdentifiers)
  }

  /// Marks items whose cells are configured again when the snapshot is applied.
  ///
  ///     snapshot.reconfigureItems([1])
  ///
  /// - Parameter identifiers: The items.
  /// - Precondition: The snapshot has them.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, \.reconfiguredItemIdentifiers)
  }

  private mutating func mark(
    _ identifiers: [ItemIdentifierType], _ marks: WritableKeyPath<Self, [ItemIdentifierType]>
  ) {
    var marked = Set(self[keyPath: marks])
    for item in identifiers {
      stopUnlessThere(item)
      if marked.insert(item).inserted { self[keyPath: marks].append(item) }
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after distance: Int
  ) {
    take(identifiers)
    guard let section = homes[other], let place = items[section]?.firstIndex(of: other) else {
      Violation.stop(missingItem: other)
    }
    items[section]?.insert(contentsOf: identifiers, at: place + distance)
    for item in identifiers { homes[item] = section }
  }

  /// Removes what is about to be placed, if the snapshot has it.
  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    let given = Set(identifiers)
    if given.count != identifiers.count { Violation.stop(identifierTwice: identifiers) }
    if identifiers.contains(where: { homes[$0] != nil }) { remove(given) }
  }

  private mutating func remove(_ gone: Set<ItemIdentifierType>) {
    for section in Set(gone.compactMap { homes[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for item in gone { homes[item] = nil }
  }

  private func stopUnlessThere(_ item: ItemIdentifierType) {
    if homes[item] == nil { Violation.stop(missingItem: item) }
  }
}
