import Foundation

/// Where the sections and items of a list go in a batch of updates, and where they came from.
struct ListChange {
  /// The places of what stays in order, as ranks among what stays; moves are beside them.
  struct Places {
    let oldCount: Int
    let newCount: Int
    private let leaving: [Int]
    private let arriving: [Int]
    private var targets: [Int: Int] = [:]
    private var origins: [Int: Int] = [:]

    init(oldCount: Int, newCount: Int, leaving: [Int], arriving: [Int]) {
      self.oldCount = oldCount
      self.newCount = newCount
      self.leaving = leaving.sorted()
      self.arriving = arriving.sorted()
    }

    mutating func move(_ old: Int, to new: Int) {
      targets[old] = new
      origins[new] = old
    }

    func new(_ old: Int) -> Int? {
      targets[old] ?? Self.place(of: old, without: leaving, amid: arriving)
    }

    func old(_ new: Int) -> Int? {
      origins[new] ?? Self.place(of: new, without: arriving, amid: leaving)
    }

    /// The place among `others` and what stays, of what is at a place among `removed` and what
    /// stays.
    private static func place(of index: Int, without removed: [Int], amid others: [Int]) -> Int? {
      let before = removed.countBefore(index)
      if before < removed.count, removed[before] == index { return nil }
      let rank = index - before
      // Before the place are `rank` of what stays and the others, of which the one at `k` is passed
      // if it is at most `rank + k`.
      var (low, high) = (0, others.count)
      while low < high {
        let middle = (low + high) / 2
        if others[middle] - middle <= rank { low = middle + 1 } else { high = middle }
      }
      return rank + low
    }
  }

  /// The count of items of each section after the batch.
  let newCounts: [Int]
  private let sections: Places
  /// The places of items by old section: `nil` for a section that is deleted or reloaded.
  private let items: [Places?]
  private let targets: [IndexPath: IndexPath]
  private let origins: [IndexPath: IndexPath]
  /// The items that get another cell, by their old places.
  let reloadedItems: Set<IndexPath>
  /// The sections that are deleted or reloaded, by their old places.
  let freshSections: Set<Int>

  init(
    newCounts: [Int], sections: Places, items: [Places?],
    moves: [(from: IndexPath, to: IndexPath)], reloadedItems: Set<IndexPath>,
    freshSections: Set<Int>
  ) {
    self.newCounts = newCounts
    self.sections = sections
    self.items = items
    self.reloadedItems = reloadedItems
    self.freshSections = freshSections
    targets = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
    origins = Dictionary(moves.map { ($0.to, $0.from) }) { first, _ in first }
  }

  /// The new place of a section: `nil` if it is deleted.
  func new(section: Int) -> Int? { sections.new(section) }

  /// The old place of a section: `nil` if it is inserted.
  func old(section: Int) -> Int? { sections.old(section) }

  /// The new place of an item: `nil` if it or its section is deleted, or its section reloaded.
  func new(_ old: IndexPath) -> IndexPath? {
    if let target = targets[old] { return target }
    guard let section = sections.new(old.section), let item = items[old.section]?.new(old.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The old place of an item: `nil` if it or its section is inserted or reloaded.
  func old(_ new: IndexPath) -> IndexPath? {
    if let origin = origins[new] { return origin }
    guard let section = sections.old(new.section),
      let item = items[section]?.old(new.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }
}

extension Array where Element == Int {
  /// How many of the sorted numbers are less than another.
  fileprivate func countBefore(_ number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
