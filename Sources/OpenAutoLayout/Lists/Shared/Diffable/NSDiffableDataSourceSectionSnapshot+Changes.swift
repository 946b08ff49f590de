extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items at the end of the children of an item, or of the roots.
  ///
  ///     var tree = outline
  ///     tree.append(["Plum"], to: "Fruit")
  ///     // tree.items == ["Fruit", "Apple", "Pear", "Plum", "Tea"]
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - parent: The item above them, or `nil` for roots.
  /// - Precondition: The snapshot has the item above, and none of the new ones.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { stopUnlessThere(parent) }
    take(items, as: parent)
    children[parent, default: []] += items
  }

  /// Adds items before another one, below the same item.
  ///
  ///     var tree = outline
  ///     tree.insert(["Bread"], before: "Tea")
  ///     // tree.rootItems == ["Fruit", "Bread", "Tea"]
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - beforeIdentifier: The item after them.
  /// - Precondition: The snapshot has the item after them, and none of the new ones.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) { insert(items, beside: beforeIdentifier, after: 0) }

  /// Adds items after another one, below the same item.
  ///
  ///     var tree = outline
  ///     tree.insert(["Fig"], after: "Apple")
  ///     // tree.items == ["Fruit", "Apple", "Fig", "Pear", "Tea"]
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - afterIdentifier: The item before them.
  /// - Precondition: The snapshot has the item before them, and none of the new ones.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) { insert(items, beside: afterIdentifier, after: 1) }

  /// Adds another outline before an item, with what is expanded in it.
  ///
  ///     var tree = outline
  ///     tree.insert(baked, before: "Tea")
  ///     // tree.items == ["Fruit", "Apple", "Pear", "Bread", "Rye", "Tea"]
  ///
  /// - Parameters:
  ///   - snapshot: The outline.
  ///   - item: The item after its roots.
  /// - Precondition: The snapshot has the item, and none of the outline's.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot.rootItems, before: item)
    addChildren(of: snapshot)
  }

  /// Adds another outline after an item, with what is expanded in it.
  ///
  ///     var tree = outline
  ///     tree.insert(baked, after: "Tea")
  ///     // tree.rootItems == ["Fruit", "Tea", "Bread"]
  ///
  /// - Parameters:
  ///   - snapshot: The outline.
  ///   - item: The item before its roots.
  /// - Precondition: The snapshot has the item, and none of the outline's.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot.rootItems, after: item)
    addChildren(of: snapshot)
  }

  /// Replaces everything below an item by another outline.
  ///
  ///     var tree = outline
  ///     tree.replace(childrenOf: "Tea", using: baked)
  ///     // tree.items == ["Fruit", "Apple", "Pear", "Tea", "Bread", "Rye"]
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - snapshot: The outline.
  /// - Precondition: The snapshot has the item, and elsewhere none of the outline's.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    stopUnlessThere(parent)
    delete(children[parent] ?? [])
    append(snapshot.rootItems, to: parent)
    addChildren(of: snapshot)
  }

  /// Removes items, with everything below them.
  ///
  ///     var tree = outline
  ///     tree.delete(["Fruit"])
  ///     // tree.items == ["Tea"]
  ///
  /// - Parameter items: The items. What the snapshot does not have is ignored.
  /// - Complexity: O(count of items).
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone: Set<ItemIdentifierType> = []
    for item in items where contains(item) {
      gone.insert(item)
      gone.formUnion(self.items(below: item) { _ in true })
    }
    for parent in Set(gone.map { self.parent(of: $0) }) {
      children[parent]?.removeAll(where: gone.contains)
    }
    for item in gone {
      children[item] = nil
      parents[item] = nil
    }
    expanded.subtract(gone)
  }

  /// Removes all items.
  ///
  ///     var tree = outline
  ///     tree.deleteAll()
  ///     // tree.items.isEmpty
  public mutating func deleteAll() { self = Self() }

  /// Lets the children of items be shown with them.
  ///
  ///     var tree = outline
  ///     tree.expand(["Fruit"])
  ///     // tree.visibleItems == ["Fruit", "Apple", "Pear", "Tea"]
  ///
  /// - Parameter items: The items.
  /// - Precondition: The snapshot has them.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { stopUnlessThere(item) }
    expanded.formUnion(items)
  }

  /// Lets items hide what is below them. What is expanded there stays so.
  ///
  ///     var tree = outline
  ///     tree.expand(["Fruit"])
  ///     tree.collapse(["Fruit"])
  ///     // tree.visibleItems == ["Fruit", "Tea"]
  ///
  /// - Parameter items: The items.
  /// - Precondition: The snapshot has them.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { stopUnlessThere(item) }
    expanded.subtract(items)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside other: ItemIdentifierType, after distance: Int
  ) {
    stopUnlessThere(other)
    let parent = parent(of: other)
    take(items, as: parent)
    let place = children[parent]?.firstIndex(of: other) ?? 0
    children[parent]?.insert(contentsOf: items, at: place + distance)
  }

  /// Adds what is below the roots of another outline, which are there.
  private mutating func addChildren(of snapshot: Self) {
    for item in snapshot.items {
      if let below = snapshot.children[item] { append(below, to: item) }
    }
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func take(_ items: [ItemIdentifierType], as parent: ItemIdentifierType?) {
    if Set(items).count != items.count { Violation.stop(identifierTwice: items) }
    for item in items {
      if contains(item) { Violation.stop(outlineItemTwice: item) }
      parents[item] = .some(parent)
    }
  }
}
