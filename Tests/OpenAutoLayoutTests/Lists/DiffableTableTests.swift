import Foundation
import OpenAutoLayout
import RandomTestSupport
import Testing

/// Tables whose rows are the items of snapshots.
@MainActor
struct DiffableTableTests {
  @Test func rowsAreTheItems() {
    let (table, source) = diffable()
    source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
    table.layoutIfNeeded()
    // A padding of 22, a title of 28, then rows of 20, their numbers and 1: 22, 23.
    #expect(table.visibleCells.map(\.frame.minY) == [50, 72, 145])
    #expect(table.numberOfSections == 2)
    #expect(source.itemIdentifier(for: [0, 1]) == 2)
    #expect(source.itemIdentifier(for: [0, 2]) == nil)
    #expect(source.indexPath(for: 3) == [1, 0])
    #expect(source.indexPath(for: 4) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "a") == 0)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test func whatStaysKeepsItsCell() {
    let (table, source) = diffable()
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    table.layoutIfNeeded()
    let cells = table.visibleCells
    var calls = 0
    source.apply(snapshot([("b", [2, 4]), ("c", [5, 1])])) { calls += 1 }
    table.layoutIfNeeded()
    #expect(calls == 1)
    let after = table.visibleCells
    #expect(after.map { ($0 as? HighCell)?.name } == [2, 4, 5, 1])
    #expect(after[0] === cells[1])
    #expect(after[1] === cells[3])
    #expect(after[3] === cells[0])
    // Heights of 20, the number and 1.
    #expect(after.map(\.frame.minY) == [50, 73, 148, 174])
  }

  @Test func marksAskAgain() {
    let (table, source) = diffable()
    source.apply(snapshot([("a", [1, 2])]))
    table.layoutIfNeeded()
    let cells = table.visibleCells
    source.more = 10
    var next = source.snapshot()
    next.reconfigureItems([2])
    source.apply(next, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells[1] === cells[1])
    #expect(table.visibleCells.map(\.frame.height) == [22, 33])
    next.reloadItems([1])
    source.apply(next)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [32, 33])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    source.more = 0
    source.applySnapshotUsingReloadData(next)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [22, 23])
  }

  /// Sections that fold.
  @Test(arguments: 0..<10)
  func snapshotsAreAsANewTable(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (table, source) = diffable()
    for _ in 0..<12 {
      let open = (0..<4).map { _ in random.oneIn(2) }
      let next = snapshot(
        open.enumerated().map { place, isOpen in
          ("\(place)", isOpen ? (0..<7).map { place * 10 + $0 } : [])
        })
      source.apply(next)
      table.layoutIfNeeded()
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      let (fresh, other) = diffable()
      other.apply(next)
      fresh.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame) == fresh.visibleCells.map(\.frame), "seed \(seed)")
      #expect(
        table.visibleCells.map { ($0 as? HighCell)?.name }
          == fresh.visibleCells.map { ($0 as? HighCell)?.name }, "seed \(seed)")
    }
  }

  /// As in UIKit, a row cannot be edited unless a subclass says so.
  @Test func rowsAreEditedByASubclass() {
    let (table, source) = diffable()
    source.apply(snapshot([("a", [1, 2])]))
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [0, 0])
    source.editable = [2]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [0, 40])
  }

  private func diffable() -> (UITableView, TitledSource) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(HighCell.self, forCellReuseIdentifier: "cell")
    return (table, TitledSource.make(table))
  }
}

private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
  var more: CGFloat = 0
  var editable: Set<Int> = []

  static func make(_ table: UITableView) -> TitledSource {
    TitledSource(tableView: table) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      if let cell = cell as? HighCell {
        cell.name = number
        cell.height.constant = CGFloat(20 + number) + ((table.dataSource as? Self)?.more ?? 0)
      }
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sectionIdentifier(for: section)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).map(editable.contains) ?? false
  }
}
