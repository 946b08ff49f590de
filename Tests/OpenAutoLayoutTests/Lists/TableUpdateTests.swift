import Foundation
import OpenAutoLayout
import RandomTestSupport
import Testing

/// Updates of tables: afterward they are as a new table of the same rows.
@MainActor
struct TableUpdateTests {
  @Test(arguments: 0..<20)
  func updatesAreAsANewTable(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let scene = TableScene([[1, 2, 3], [4, 5], [6, 7, 8, 9, 10, 11, 12]])
    scene.headers = ["A", nil, "C"]
    scene.heights = { CGFloat(20 + $0 * 37 % 60) }
    scene.layout()
    var name = 13
    for _ in 0..<15 {
      if random.oneIn(3) {
        scene.scroll(to: CGFloat(random.number(0...Int(scene.table.contentSize.height))))
      }
      scene.table.performBatchUpdates {
        var deleted: [IndexPath] = []
        for (section, rows) in scene.rows.enumerated() {
          deleted += rows.indices.filter { _ in random.oneIn(6) }
            .map { IndexPath(row: $0, section: section) }
        }
        scene.table.deleteRows(at: deleted, with: .automatic)
        for path in deleted.reversed() { scene.rows[path.section].remove(at: path.row) }
        let before = name
        for section in scene.rows.indices {
          for _ in 0..<random.number(0...2) {
            scene.rows[section].insert(name, at: random.number(0...scene.rows[section].count))
            name += 1
          }
        }
        for (section, rows) in scene.rows.enumerated() {
          let new = rows.indices.filter { rows[$0] >= before }
          scene.table.insertRows(
            at: new.map { IndexPath(row: $0, section: section) }, with: .automatic)
        }
      }
      scene.layout()
      for case let cell as HighCell in scene.table.visibleCells {
        let path = scene.table.indexPath(for: cell)
        #expect(path.map { scene.rows[$0.section][$0.row] } == cell.name)
        #expect(path.map { scene.table.rectForRow(at: $0) } == cell.frame)
      }
      scene.scroll(to: 0)
      let fresh = scene.fresh()
      fresh.layout()
      #expect(scene.places == fresh.places, "\(seed)")
    }
  }

  @Test func cellsThatStayKeepTheirViews() {
    let scene = TableScene([[1, 2, 3]], fixed: 40)
    scene.layout()
    let cells = scene.table.visibleCells
    scene.rows = [[3, 1, 4]]
    scene.table.performBatchUpdates {
      scene.table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
      scene.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      scene.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    let after = scene.table.visibleCells
    #expect(after[0] === cells[2])
    #expect(after[1] === cells[0])
    #expect(after.map(\.frame.minY) == [0, 40, 80])
  }

  @Test func aReloadTakesAnotherCellAndAReconfigurationTheSame() {
    let scene = TableScene([[50, 60]])
    scene.heights = { CGFloat($0) }
    scene.layout()
    let path = IndexPath(row: 0, section: 0)
    let cell = scene.table.cellForRow(at: path)
    scene.rows[0][0] = 80
    scene.table.reconfigureRows(at: [path])
    scene.layout()
    #expect(scene.table.cellForRow(at: path) === cell)
    #expect(scene.places[80]?.height == 81)
    #expect(scene.places[60]?.minY == 81)
    #expect((cell as? HighCell)?.reuseCount == 0)
    scene.rows[0][0] = 30
    scene.table.reloadRows(at: [path], with: .none)
    scene.layout()
    #expect(scene.places[30]?.height == 31)
    #expect(scene.places[60]?.minY == 31)
  }

  @Test func anEmptyBatchMeasuresAgain() {
    let scene = TableScene([[1, 2]])
    scene.layout()
    let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? HighCell
    cell?.height.constant = 90
    scene.table.beginUpdates()
    scene.table.endUpdates()
    scene.layout()
    #expect(scene.places[1]?.height == 91)
    #expect(scene.places[2]?.minY == 91)
    #expect(scene.cellCalls == 2)
  }

  @Test func sectionsComeGoAndMove() {
    let scene = TableScene([[1], [2], [3]], fixed: 40)
    scene.layout()
    scene.rows = [[3], [9, 8], [1]]
    scene.table.performBatchUpdates {
      scene.table.moveSection(2, toSection: 0)
      scene.table.deleteSections([1], with: .none)
      scene.table.insertSections([1], with: .none)
    }
    scene.layout()
    #expect(scene.places.mapValues(\.minY) == [3: 0, 9: 40, 8: 80, 1: 120])
    scene.rows[1] = [7]
    scene.table.reloadSections([1], with: .none)
    scene.layout()
    #expect(scene.places.mapValues(\.minY) == [3: 0, 7: 40, 1: 80])
  }

  @Test func selectionFollowsItsRow() {
    let scene = TableScene([[1, 2, 3]], fixed: 40)
    scene.layout()
    scene.table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    scene.rows[0].insert(0, at: 0)
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(scene.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    scene.table.reloadData()
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func fewerRowsScrollBack() {
    let scene = TableScene([Array(0..<100)], fixed: 40)
    scene.layout()
    scene.scroll(to: 3600)
    scene.rows = [Array(0..<20)]
    scene.table.reloadData()
    scene.layout()
    #expect(scene.table.contentOffset.y == 400)
    #expect(scene.places[19]?.maxY == 400)
  }
}
