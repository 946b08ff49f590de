import Foundation

/// The sections and items of a list at one time, by identifiers.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["Fruit", "Tea"])
///     snapshot.appendItems([1, 2], toSection: "Fruit")
///     snapshot.appendItems([3])
///     // snapshot.itemIdentifiers(inSection: "Tea") == [3]
///
/// A snapshot is a value: a diffable data source shows it when it is applied, and copies of it change
/// apart. An identifier is in a snapshot once. One that is appended or inserted again moves.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The sections, from the first.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section.
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections that are marked by ``reloadSections(_:)``.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items that are marked by ``reloadItems(_:)``.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that are marked by ``reconfigureItems(_:)``.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes a snapshot without sections.
  ///
  ///     NSDiffableDataSourceSnapshot<String, Int>().numberOfSections  // 0
  public init() {}

  // MARK: Asking

  /// The count of items in all sections.
  public var numberOfItems: Int { homes.count }

  /// The count of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections, from the first.
  ///
  /// - Complexity: O(count of items).
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns the count of items in a section.
  ///
  ///     snapshot.numberOfItems(inSection: "Fruit")  // 2
  ///
  /// - Parameter identifier: The section.
  /// - Returns: The count.
  /// - Precondition: The snapshot has the section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, from the first.
  ///
  ///     snapshot.itemIdentifiers(inSection: "Fruit")  // [1, 2]
  ///
  /// - Parameter identifier: The section.
  /// - Returns: The items.
  /// - Precondition: The snapshot has the section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[identifier] else { Violation.stop(missingSection: identifier) }
    return items
  }

  /// Returns the section that an item is in.
  ///
  ///     snapshot.sectionIdentifier(containingItem: 2)  // "Fruit"
  ///
  /// - Parameter identifier: The item.
  /// - Returns: The section, or `nil` if the snapshot has no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// Returns the place of an item among those of all sections.
  ///
  ///     snapshot.indexOfItem(3)  // 2
  ///
  /// - Parameter identifier: The item.
  /// - Returns: The place from 0, or `nil` if the snapshot has no such item.
  /// - Complexity: O(count of sections + count of the section's items).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier], let place = items[home]?.firstIndex(of: identifier) else {
      return nil
    }
    return sectionIdentifiers.prefix { $0 != home }
      .reduce(place) { $0 + (items[$1]?.count ?? 0) }
  }

  /// Returns the place of a section.
  ///
  ///     snapshot.indexOfSection("Tea")  // 1
  ///
  /// - Parameter identifier: The section.
  /// - Returns: The place from 0, or `nil` if the snapshot has no such section.
  /// - Complexity: O(count of sections).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Places in a list

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func itemIdentifier(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, let section = sectionIdentifier(at: path.section),
      let items = items[section], items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[identifier], let section = indexOfSection(home),
      let item = items[home]?.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The snapshot as it is after it was applied: without marks.
  var applied: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}
