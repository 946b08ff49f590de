import Foundation
import OpenAutoLayout
import Testing

/// What a table asks for while it scrolls, and that nothing on the screen jumps.
@MainActor
struct TableScrollingTests {
  @Test func onlyWhatIsVisibleIsAskedFor() {
    let scene = TableScene([Array(0..<100_000)], fixed: 44)
    scene.layout()
    #expect(scene.cellCalls == 10)
    #expect(scene.countCalls == 1)
    #expect(scene.table.contentSize.height == 4_400_000)
    scene.scroll(to: 2_000_000)
    // 45,454 begins 24 above the top.
    #expect(scene.places.keys.sorted() == Array(45_454...45_463))
    #expect(scene.cellCalls == 20)
    #expect(scene.countCalls == 1)
    scene.scroll(to: 2_000_001)
    #expect(scene.cellCalls == 20)
  }

  @Test func cellsAreUsedAgain() {
    let scene = TableScene([Array(0..<1000)], fixed: 40)
    scene.layout()
    let first = scene.table.visibleCells
    scene.scroll(to: 10_000)
    let second = scene.table.visibleCells
    #expect(second.count == 10)
    #expect(second.allSatisfy { cell in first.contains { $0 === cell } })
    #expect(second.allSatisfy { ($0 as? HighCell)?.reuseCount == 1 })
    #expect(scene.table.subviews.count == 10)
    #expect(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test(arguments: [-37, 37, -399, 250] as [CGFloat])
  func nothingJumps(step: CGFloat) {
    let scene = TableScene([Array(0..<1000)])
    scene.heights = { CGFloat(20 + $0 * 37 % 100) }
    scene.layout()
    scene.scroll(to: 20_000)
    for _ in 0..<40 {
      let before = scene.places
      scene.scroll(to: scene.table.contentOffset.y + step)
      let after = scene.places
      for (name, place) in after {
        #expect(place.height == scene.heights(name) + 1)
        if let old = before[name] { #expect(abs(old.minY - step - place.minY) < 1e-6) }
      }
      let cells = scene.table.visibleCells
      #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
      #expect(cells.first.map { $0.frame.minY <= scene.table.bounds.minY } == true)
      #expect(cells.last.map { $0.frame.maxY >= scene.table.bounds.maxY } == true)
    }
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func aRowIsScrolledTo(position: UITableView.ScrollPosition) {
    let scene = TableScene([Array(0..<300), [300]])
    scene.heights = { CGFloat(20 + $0 * 37 % 100) }
    scene.layout()
    scene.table.scrollToRow(at: IndexPath(row: 150, section: 0), at: position, animated: false)
    let place = scene.places[150]
    switch position {
    case .top: #expect(place?.minY == 0)
    case .middle: #expect(place?.midY == 200)
    default: #expect(place?.maxY == 400)
    }
    scene.table.scrollToRow(at: IndexPath(row: 0, section: 1), at: position, animated: false)
    #expect(scene.places[300]?.maxY == 400)
    scene.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: position, animated: false)
    #expect(scene.places[0]?.minY == 0)
  }

  @Test func aRowThatIsShownDoesNotScroll() {
    let scene = TableScene([Array(0..<100)], fixed: 40)
    scene.layout()
    scene.table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none, animated: false)
    #expect(scene.table.contentOffset.y == 0)
    scene.table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .none, animated: false)
    #expect(scene.table.contentOffset.y == 40)
    scene.table.selectRow(
      at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .none)
    #expect(scene.table.contentOffset.y == 40)
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 50, section: 0))
  }

  @Test func aWidthMeasuresAgain() {
    let scene = TableScene([Array(0..<100)])
    scene.layout()
    scene.scroll(to: 1000)
    let first = scene.table.indexPathsForVisibleRows?.first
    scene.table.frame.size.width = 200
    scene.layout()
    #expect(scene.table.indexPathsForVisibleRows?.first == first)
    #expect(scene.table.visibleCells.allSatisfy { $0.frame.width == 200 })
    #expect(scene.table.contentSize.width == 200)
  }

  @Test func pointsAndRowsAreFound() {
    let scene = TableScene([[1, 2], [3]], fixed: 50)
    scene.headers = ["A", "B"]
    scene.layout()
    #expect(
      scene.table.indexPathForRow(at: CGPoint(x: 5, y: 101)) == IndexPath(row: 1, section: 0))
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 10)) == nil)
    #expect(
      scene.table.indexPathsForRows(in: CGRect(x: 0, y: 99, width: 10, height: 200))
        == [
          IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0),
          IndexPath(row: 0, section: 1),
        ])
    #expect(scene.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 150))
  }
}
