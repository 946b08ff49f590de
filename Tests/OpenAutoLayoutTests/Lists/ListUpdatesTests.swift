import Foundation
import Testing

@testable import OpenAutoLayout

/// Where updates put what is in a list, against an array.
struct ListUpdatesTests {
  /// All batches of deletions and insertions in a list of up to four items.
  @Test(arguments: 0...4)
  func deletionsAndInsertions(count: Int) throws {
    for deleted in 0..<(1 << count) {
      let stays = (0..<count).filter { deleted & 1 << $0 == 0 }
      for inserted in 0..<(1 << (stays.count + 2)) where inserted.nonzeroBitCount == 2 {
        let new = (0..<(stays.count + 2)).filter { inserted & 1 << $0 != 0 }
        var after: [Int?] = stays
        for place in new { after.insert(nil, at: place) }
        var updates = ListUpdates()
        updates.deletedItems = (0..<count).filter { deleted & 1 << $0 != 0 }.map { [0, $0] }
        updates.insertedItems = new.reversed().map { [0, $0] }
        let change = try updates.change(from: [count], to: [after.count])
        for (place, name) in after.enumerated() {
          #expect(change.old([0, place]) == name.map { [0, $0] })
        }
        for name in 0..<count {
          #expect(change.new([0, name]) == after.firstIndex(of: name).map { [0, $0] })
        }
      }
    }
  }

  @Test func movesAcrossSectionsThatMove() throws {
    var updates = ListUpdates()
    updates.movedSections = [(0, 2)]
    updates.deletedSections = [1]
    updates.insertedSections = [0]
    updates.movedItems = [([0, 0], [1, 1])]
    // From [a b] [c] [d] to [e] [d a] [b].
    let change = try updates.change(from: [2, 1, 1], to: [1, 2, 1])
    #expect(change.new([0, 0]) == [1, 1])
    #expect(change.new([0, 1]) == [2, 0])
    #expect(change.new([1, 0]) == nil)
    #expect(change.new([2, 0]) == [1, 0])
    #expect(change.old([0, 0]) == nil)
    #expect(change.new(section: 0) == 2)
    #expect(change.old(section: 1) == 2)
  }

  @Test func countsThatDoNotFit() {
    #expect(
      throws: ListUpdates.Misfit.itemCount(
        section: 0, before: 3, inserted: 1, deleted: 0, after: 3)
    ) {
      try ListUpdates(insertedItems: [[0, 0]]).change(from: [3], to: [3])
    }
    #expect(throws: ListUpdates.Misfit.sectionCount(before: 1, inserted: 1, deleted: 0, after: 1)) {
      try ListUpdates(insertedSections: [0]).change(from: [3], to: [3])
    }
    #expect(throws: ListUpdates.Misfit.item([0, 3], of: 3)) {
      try ListUpdates(deletedItems: [[0, 3]]).change(from: [3], to: [2])
    }
    #expect(throws: ListUpdates.Misfit.itemTwice([0, 1])) {
      try ListUpdates(deletedItems: [[0, 1]], reloadedItems: [[0, 1]]).change(from: [3], to: [2])
    }
    #expect(throws: ListUpdates.Misfit.sectionTwice(0)) {
      try ListUpdates(deletedSections: [0], reloadedSections: [0]).change(from: [3, 1], to: [1])
    }
  }
}
