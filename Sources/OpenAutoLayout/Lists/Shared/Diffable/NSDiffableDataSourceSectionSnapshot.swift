/// The items of one section at one time, as an outline whose items can be folded.
///
///     var tree = NSDiffableDataSourceSectionSnapshot<String>()
///     tree.append(["Fruit", "Tea"])
///     tree.append(["Apple", "Pear"], to: "Fruit")
///     // tree.visibleItems == ["Fruit", "Tea"]
///     tree.expand(["Fruit"])
///     // tree.visibleItems == ["Fruit", "Apple", "Pear", "Tea"]
///
/// It is a value, which ``UICollectionViewDiffableDataSource`` shows in a section when it is applied.
/// An item is in it once. Its children are visible while it and all items above it are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  /// The children of each item that has any. Those of no item are the roots.
  var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  /// The item that each one is a child of.
  var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  var expanded: Set<ItemIdentifierType> = []

  /// Makes a snapshot without items.
  ///
  ///     NSDiffableDataSourceSectionSnapshot<String>().items  // []
  public init() {}

  // MARK: Items

  /// All items, each one before its children.
  ///
  /// - Complexity: O(count of items).
  public var items: [ItemIdentifierType] { items(below: nil) { _ in true } }

  /// The items that are no children.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }

  /// The items that are shown: those whose parents are expanded, up to the root.
  ///
  /// - Complexity: O(count of visible items).
  public var visibleItems: [ItemIdentifierType] { items(below: nil, expanded.contains) }

  /// The items below one, and below those of them that a closure lets through.
  func items(
    below parent: ItemIdentifierType?, _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array((children[parent] ?? []).reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if isOpen(item) { waiting += (children[item] ?? []).reversed() }
    }
    return found
  }

  // MARK: Asking

  /// Returns whether an item is in the snapshot.
  ///
  ///     outline.contains("Pear")  // true
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is there, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Returns how many items are above an item.
  ///
  ///     outline.level(of: "Pear")  // 1
  ///
  /// - Parameter item: The item.
  /// - Returns: 0 for a root item.
  /// - Precondition: The snapshot has the item.
  /// - Complexity: O(level).
  public func level(of item: ItemIdentifierType) -> Int {
    stopUnlessThere(item)
    return sequence(first: item) { parent(of: $0) }.reduce(-1) { level, _ in level + 1 }
  }

  /// Returns the place of an item among ``items``.
  ///
  ///     outline.index(of: "Tea")  // 3
  ///
  /// - Parameter item: The item.
  /// - Returns: The place from 0, or `nil` if the snapshot has no such item.
  /// - Complexity: O(count of items).
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the item that another one is a child of.
  ///
  ///     outline.parent(of: "Pear")  // "Fruit"
  ///
  /// - Parameter child: The child.
  /// - Returns: The item above it, or `nil` for a root item and for one that is not there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child].flatMap { $0 }
  }

  /// Returns whether the children of an item are shown with it.
  ///
  ///     outline.isExpanded("Fruit")  // false
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is expanded, which items without children can be, too.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether an item is shown.
  ///
  ///     outline.isVisible("Pear")  // false
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is there, and all items above it are expanded.
  /// - Complexity: O(level).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item)
      && sequence(first: item) { parent(of: $0) }.dropFirst().allSatisfy(expanded.contains)
  }

  /// Returns the part of the outline below an item.
  ///
  ///     outline.snapshot(of: "Fruit").rootItems  // ["Apple", "Pear"]
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is the root of the part.
  /// - Returns: A copy of that part.
  /// - Precondition: The snapshot has the item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    stopUnlessThere(parent)
    var part = Self()
    if includingParent { part.append([parent]) }
    part.append(children[parent] ?? [], to: includingParent ? parent : nil)
    for item in items(below: parent, { _ in true }) {
      if let below = children[item] { part.append(below, to: item) }
    }
    part.expanded = expanded.filter(part.contains)
    return part
  }

  func stopUnlessThere(_ item: ItemIdentifierType) {
    if !contains(item) { Violation.stop(missingOutlineItem: item) }
  }
}
