import Foundation

extension ListUpdates {
  /// The updates that lead from one snapshot to another.
  ///
  /// What is in both and keeps its order stays, the rest of what is in both moves. Since nothing is
  /// animated, the moves need not be the fewest. What is reloaded goes and comes.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    let targets = Self.places(of: new.sectionIdentifiers)
    var kept: Set<Section> = []
    var last = -1
    for (place, section) in old.sectionIdentifiers.enumerated() {
      guard let target = targets[section], !reloadedSections.contains(section) else {
        deletedSections.append(place)
        continue
      }
      kept.insert(section)
      if target > last { last = target } else { movedSections.append((place, target)) }
    }
    insertedSections = new.sectionIdentifiers.indices.filter {
      !kept.contains(new.sectionIdentifiers[$0])
    }
    addItems(from: old, to: new, kept: kept)
  }

  private mutating func addItems<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, kept: Set<Section>
  ) {
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reconfigured = Set(new.reconfiguredItemIdentifiers)
    var targets: [Item: IndexPath] = [:]
    for (place, section) in new.sectionIdentifiers.enumerated() {
      for (item, identifier) in (new.items[section] ?? []).enumerated() {
        targets[identifier] = IndexPath(item: item, section: place)
        // Sections that come bring their items.
        if kept.contains(section), old.homes[identifier] == nil || reloaded.contains(identifier) {
          insertedItems.append(IndexPath(item: item, section: place))
        }
      }
    }
    for (place, section) in old.sectionIdentifiers.enumerated() {
      var last = -1
      for (item, identifier) in (old.items[section] ?? []).enumerated() {
        let path = IndexPath(item: item, section: place)
        guard let target = targets[identifier], !reloaded.contains(identifier) else {
          // Sections that go take their items along.
          if kept.contains(section) { deletedItems.append(path) }
          continue
        }
        if new.homes[identifier] != section {
          movedItems.append((path, target))
        } else if !kept.contains(section) {
          continue
        } else if target.item > last {
          last = target.item
        } else {
          movedItems.append((path, target))
        }
        if reconfigured.contains(identifier) { reconfiguredItems.append(path) }
      }
    }
  }

  private static func places<Identifier: Hashable>(of all: [Identifier]) -> [Identifier: Int] {
    Dictionary(all.enumerated().map { ($1, $0) }) { first, _ in first }
  }
}
