import Foundation

/// What a batch asks for. Deletions, reloads and the sources of moves name places before the batch,
/// insertions and the targets of moves places after it.
struct ListUpdates {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  /// Why the updates do not fit the counts. `ListNames.sentence(_:)` makes a sentence of it.
  enum Misfit: Error, Equatable {
    case section(Int, of: Int)
    case item(IndexPath, of: Int)
    case sectionTwice(Int)
    case itemTwice(IndexPath)
    case sectionCount(before: Int, inserted: Int, deleted: Int, after: Int)
    case itemCount(section: Int, before: Int, inserted: Int, deleted: Int, after: Int)
  }

  /// Where everything goes.
  ///
  /// - Parameters:
  ///   - old: The count of items of each section before the batch.
  ///   - new: The counts after it, of the data source.
  func change(from old: [Int], to new: [Int]) throws(Misfit) -> ListChange {
    let leavingSections = deletedSections + movedSections.map(\.from)
    let arrivingSections = insertedSections + movedSections.map(\.to)
    for section in leavingSections + reloadedSections where !old.indices.contains(section) {
      throw .section(section, of: old.count)
    }
    if let twice = (leavingSections + reloadedSections).firstDuplicate {
      throw .sectionTwice(twice)
    }
    if let twice = arrivingSections.firstDuplicate { throw .sectionTwice(twice) }
    if old.count - deletedSections.count + insertedSections.count != new.count {
      throw .sectionCount(
        before: old.count, inserted: insertedSections.count, deleted: deletedSections.count,
        after: new.count)
    }
    for section in arrivingSections where !new.indices.contains(section) {
      throw .section(section, of: new.count)
    }

    var sections = ListChange.Places(
      oldCount: old.count, newCount: new.count, leaving: leavingSections,
      arriving: arrivingSections)
    for move in movedSections { sections.move(move.from, to: move.to) }

    let leaving = deletedItems + movedItems.map(\.from)
    for path in leaving + reloadedItems + reconfiguredItems {
      guard old.indices.contains(path.section) else {
        throw .section(path.section, of: old.count)
      }
      guard (0..<old[path.section]).contains(path.item) else {
        throw .item(path, of: old[path.section])
      }
    }
    if let twice = (leaving + reloadedItems).firstDuplicate { throw .itemTwice(twice) }
    let arriving = insertedItems + movedItems.map(\.to)
    if let twice = arriving.firstDuplicate { throw .itemTwice(twice) }
    for path in arriving {
      guard new.indices.contains(path.section) else {
        throw .section(path.section, of: new.count)
      }
      guard (0..<new[path.section]).contains(path.item) else {
        throw .item(path, of: new[path.section])
      }
    }

    let removed = Dictionary(grouping: leaving, by: \.section).mapValues { $0.map(\.item) }
    let added = Dictionary(grouping: arriving, by: \.section).mapValues { $0.map(\.item) }
    let freshSections = Set(deletedSections + reloadedSections)
    var items: [ListChange.Places?] = []
    for section in old.indices {
      guard !freshSections.contains(section), let after = sections.new(section) else {
        items.append(nil)
        continue
      }
      let (gone, come) = (removed[section] ?? [], added[after] ?? [])
      if old[section] - gone.count + come.count != new[after] {
        throw .itemCount(
          section: section, before: old[section], inserted: come.count, deleted: gone.count,
          after: new[after])
      }
      items.append(
        ListChange.Places(
          oldCount: old[section], newCount: new[after], leaving: gone, arriving: come))
    }
    return ListChange(
      newCounts: new, sections: sections, items: items, moves: movedItems,
      reloadedItems: Set(reloadedItems), freshSections: freshSections)
  }
}

extension Array where Element: Hashable {
  fileprivate var firstDuplicate: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
