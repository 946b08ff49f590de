import Foundation
import RandomTestSupport
import Testing

@testable import OpenAutoLayout

/// Snapshots of diffable data sources, against arrays.
struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func items(_ snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  @Test func itemsComeGoAndMove() {
    var it = snapshot([("a", [1, 2, 3]), ("b", [4])])
    it.appendItems([5], toSection: "a")
    it.insertItems([6, 7], beforeItem: 2)
    it.insertItems([8], afterItem: 4)
    #expect(items(it) == [[1, 6, 7, 2, 3, 5], [4, 8]])
    it.moveItem(1, afterItem: 4)
    it.moveItem(8, beforeItem: 6)
    it.moveItem(3, beforeItem: 3)
    #expect(items(it) == [[8, 6, 7, 2, 3, 5], [4, 1]])
    it.deleteItems([6, 4, 99])
    #expect(items(it) == [[8, 7, 2, 3, 5], [1]])
    #expect(it.numberOfItems == 6)
    #expect(it.numberOfItems(inSection: "b") == 1)
    #expect(it.indexOfItem(1) == 5)
    #expect(it.indexOfItem(4) == nil)
    #expect(it.sectionIdentifier(containingItem: 1) == "b")
    #expect(it.itemIdentifiers == [8, 7, 2, 3, 5, 1])
  }

  @Test func sectionsComeGoAndMove() {
    var it = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
    it.insertSections(["d"], beforeSection: "b")
    it.insertSections(["e"], afterSection: "c")
    it.moveSection("c", beforeSection: "a")
    it.moveSection("a", afterSection: "e")
    #expect(it.sectionIdentifiers == ["c", "d", "b", "e", "a"])
    #expect(it.itemIdentifiers == [3, 2, 1])
    it.deleteSections(["b", "x"])
    #expect(it.itemIdentifiers == [3, 1])
    #expect(it.indexOfSection("a") == 3)
    #expect(it.indexOfSection("b") == nil)
    it.deleteAllItems()
    #expect(it.numberOfSections == 0)
    #expect(it.numberOfItems == 0)
  }

  @Test func whatIsThereMoves() {
    var it = snapshot([("a", [1, 2]), ("b", [3])])
    it.appendItems([1, 4], toSection: "b")
    #expect(items(it) == [[2], [3, 1, 4]])
    it.appendSections(["a"])
    #expect(it.sectionIdentifiers == ["b", "a"])
    #expect(items(it) == [[3, 1, 4], [2]])
  }

  @Test func marksGoWithTheirItems() {
    var it = snapshot([("a", [1, 2]), ("b", [3])])
    it.reloadItems([1, 2, 1])
    it.reconfigureItems([3])
    it.reloadSections(["a", "b"])
    it.moveItem(2, afterItem: 3)
    it.deleteItems([1])
    it.deleteSections(["a"])
    #expect(it.reloadedItemIdentifiers == [2])
    #expect(it.reconfiguredItemIdentifiers == [3])
    #expect(it.reloadedSectionIdentifiers == ["b"])
  }

  @Test func copiesChangeApart() {
    let first = snapshot([("a", [1])])
    var second = first
    second.appendItems([2])
    #expect(first.numberOfItems == 1)
    #expect(second.numberOfItems == 2)
  }

  /// What is in both snapshots is led from its old to its new place.
  @Test(arguments: 0..<60)
  func updatesLeadFromOneToTheOther(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    func next() -> Snapshot {
      var pool = (0..<12).filter { _ in !random.oneIn(4) }
      var result = Snapshot()
      for _ in 0..<random.number(0...4) {
        result.appendSections([random.pick(["a", "b", "c", "d", "e"])])
        for _ in 0..<random.number(0...5) where !pool.isEmpty {
          result.appendItems([pool.remove(at: random.number(0...pool.count - 1))])
        }
      }
      return result
    }
    var old = next()
    for _ in 0..<10 {
      var new = next()
      new.reloadItems(new.itemIdentifiers.filter { _ in random.oneIn(6) })
      new.reloadSections(new.sectionIdentifiers.filter { _ in random.oneIn(6) })
      let change = try ListUpdates(from: old, to: new)
        .change(from: items(old).map(\.count), to: items(new).map(\.count))
      for (section, name) in old.sectionIdentifiers.enumerated() {
        let isReloaded = new.reloadedSectionIdentifiers.contains(name)
        #expect(change.new(section: section) == (isReloaded ? nil : new.indexOfSection(name)))
        for (item, number) in old.itemIdentifiers(inSection: name).enumerated() {
          let home = new.sectionIdentifier(containingItem: number)
          let stays =
            !new.reloadedItemIdentifiers.contains(number) && !(home == name && isReloaded)
          let target = home.flatMap { home -> IndexPath? in
            guard stays, let section = new.indexOfSection(home) else { return nil }
            return new.itemIdentifiers(inSection: home).firstIndex(of: number)
              .map { [section, $0] }
          }
          #expect(change.new([section, item]) == target, "seed \(seed)")
          if let target { #expect(change.old(target) == [section, item], "seed \(seed)") }
        }
      }
      old = new
    }
  }
}

/// A snapshot of sections and their items.
func snapshot(
  _ sections: [(String, [Int])]
) -> NSDiffableDataSourceSnapshot<String, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items)
  }
  return snapshot
}

#if os(macOS) || os(Linux) || os(Windows)
  /// What stops the process, with a sentence.
  struct SnapshotBrokenRuleTests {
    @Test func anIdentifierThatIsGivenTwice() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([7, 7])
      }
      #expect(result?.says("\"7\" is given twice") == true)
    }

    @Test func itemsWithoutASection() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([7])
      }
      #expect(result?.says("call appendSections(_:) first") == true)
    }

    @Test func aSectionThatIsNotThere() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { _ = NSDiffableDataSourceSnapshot<String, Int>().itemIdentifiers(inSection: "tea") }
      #expect(result?.says("A snapshot has no section \"tea\"") == true)
    }

    @Test func anItemThatIsNotThere() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.reloadItems([9])
      }
      #expect(result?.says("A snapshot has no item \"9\"") == true)
    }
  }
#endif
