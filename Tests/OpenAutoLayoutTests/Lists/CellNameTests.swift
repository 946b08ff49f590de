import Foundation
import Testing

@testable import OpenAutoLayout

/// What reports call the cells of a table.
@MainActor
struct CellNameTests {
  @Test func cellsAreNamedByTheirRows() {
    let scene = TableScene([[1, 2], [3]], fixed: 44)
    scene.layout()
    let cells = scene.table.visibleCells
    #expect(cells[1].item.name == "HighCell of row 1 in section 0")
    scene.rows[1].insert(4, at: 0)
    scene.table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    scene.layout()
    #expect(cells[2].item.name == "HighCell of row 1 in section 1")
    cells[1].accessibilityIdentifier = "second"
    #expect(cells[1].item.name == "second")
    cells[2].removeFromSuperview()
    #expect(cells[2].item.name.hasPrefix("HighCell of") == false)
  }
}
