import Foundation
import OpenAutoLayout
import Testing

/// Tables as they were recorded. Rows and headers whose text is higher there have fixed heights.
@MainActor
struct TableRecordedTests {
  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test(arguments: [false, true])
  func t20HeadersStayAtTheTop(rightToLeft: Bool) {
    let scene = TableScene([[1, 2, 3, 4], [5, 6, 7, 8]], fixed: 56, rightToLeft: rightToLeft)
    scene.headers = ["Alpha", "Beta"]
    scene.layout()
    #expect(scene.frame(0, 0) == frame(0, 50, 320, 56))
    #expect(scene.frame(0, 1) == frame(0, 324, 320, 56))
    func headers() -> [CGRect?] {
      (0..<2).map {
        scene.table.headerView(forSection: $0)?.frame
          .offsetBy(dx: 0, dy: -scene.table.contentOffset.y)
      }
    }
    scene.scroll(to: 100)
    #expect(headers() == [frame(0, 0, 320, 28), frame(0, 196, 320, 28)])
    #expect(scene.places[1]?.minY == -50)
    #expect(scene.places[5]?.minY == 224)
    scene.scroll(to: 260)
    #expect(headers() == [frame(0, -14, 320, 28), frame(0, 36, 320, 28)])
    #expect(scene.places[4]?.minY == -42)
    #expect(scene.places[5]?.minY == 64)
  }

  @Test func t21WithoutTitlesThereIsNoPadding() {
    let scene = TableScene([[1, 2, 3, 4]], fixed: 56)
    scene.layout()
    #expect(
      (0..<4).map { scene.frame($0, 0) }
        == [0, 56, 112, 168].map { frame(0, $0, 320, 56) })
    #expect(scene.table.contentSize == CGSize(width: 320, height: 224))
  }

  @Test func t22ATitleIsAboveTheRows() {
    let scene = TableScene([[1, 2]], fixed: 73)
    scene.headers = ["Header"]
    scene.layout()
    #expect(scene.frame(0, 0)?.minY == 50)
    #expect(scene.frame(1, 0)?.minY == 123)
  }

  @Test func t23InsetGrouped() {
    let scene = TableScene([[1, 2], [3]], .insetGrouped, fixed: 56)
    scene.headers = ["General", "Display"]
    scene.footers = ["A footer note."]
    scene.layout()
    #expect(scene.frame(0, 0) == frame(16, 55.5, 288, 56))
    #expect(scene.frame(1, 0) == frame(16, 111.5, 288, 56))
    #expect(scene.frame(0, 1) == frame(16, 235.5, 288, 56))
  }

  @Test func t25PlainOffTheScreen() {
    let scene = TableScene(
      [[1, 2, 3], [4, 5], [6, 7]], fixed: 51.5, width: 375, inWindow: false)
    scene.table.sectionHeaderHeight = 40.5
    scene.headers = ["A", "B", "C"]
    scene.layout()
    #expect(
      (0..<3).map { scene.table.rectForHeader(inSection: $0) }
        == [22, 239, 404.5].map { frame(0, $0, 375, 40.5) })
    #expect(
      (0..<3).map { scene.table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
        == [62.5, 279.5, 445])
  }

  @Test func t26InsetGroupedOffTheScreen() {
    let scene = TableScene(
      [[1, 2, 3], [4, 5, 6]], .insetGrouped, fixed: 51.5, width: 375, inWindow: false)
    scene.table.sectionHeaderHeight = 40.5
    scene.table.sectionFooterHeight = 30
    scene.layout()
    #expect(scene.table.rectForHeader(inSection: 1) == frame(8, 225, 359, 40.5))
    #expect(scene.table.rectForFooter(inSection: 0) == frame(8, 195, 359, 30))
    #expect(scene.frame(2, 0) == frame(8, 143.5, 359, 51.5))
    #expect(scene.frame(0, 1) == frame(8, 265.5, 359, 51.5))
  }

  @Test func automaticHeightsHaveAPointForTheSeparator() {
    let scene = TableScene([[60, 78, 55]])
    scene.heights = { CGFloat($0) + ($0 == 55 ? 0.5 : 0) }
    scene.layout()
    #expect((0..<3).map { scene.frame($0, 0)?.height } == [61, 79, 56.5])
    scene.table.separatorStyle = .none
    scene.layout()
    #expect((0..<3).map { scene.frame($0, 0)?.height } == [60, 78, 55.5])
  }

  @Test(arguments: [false, true])
  func editingMovesTheContentIn(rightToLeft: Bool) {
    let scene = TableScene([[1, 2]], fixed: 44, rightToLeft: rightToLeft)
    scene.layout()
    scene.table.setEditing(true, animated: false)
    scene.layout()
    let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.contentView.frame == frame(rightToLeft ? 0 : 40, 0, 280, 44))
    scene.table.setEditing(false, animated: false)
    scene.layout()
    #expect(cell?.contentView.frame == frame(0, 0, 320, 44))
  }

  @Test func theViewsAroundTheSectionsHaveTheirHeight() {
    let scene = TableScene([[1, 2]], fixed: 44)
    let views = [30, 20].map { UIView(frame: frame(5, 5, 10, $0)) }
    scene.table.tableHeaderView = views[0]
    scene.table.tableFooterView = views[1]
    scene.layout()
    #expect(views[0].frame == frame(0, 0, 320, 30))
    #expect(scene.frame(0, 0)?.minY == 30)
    #expect(views[1].frame == frame(0, 118, 320, 20))
    #expect(scene.table.contentSize.height == 138)
    scene.table.tableHeaderView = nil
    scene.layout()
    #expect(scene.frame(0, 0)?.minY == 0)
  }
}
