import Foundation
import OpenAutoLayout
import Testing

private let widths: [CGFloat] = [320, 390, 1024]
private let directions = [false, true]

/// Screens as apps have them, with frames derived by hand, before and after edits.
@MainActor
struct TableScreenTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], widths)
  func settings(style: UITableView.Style, width: CGFloat) {
    for rightToLeft in directions {
      let scene = TableScene(
        [[1, 2], [3]], style, fixed: 44, width: width, rightToLeft: rightToLeft)
      scene.headers = ["General", "Display"]
      scene.accessory = .disclosureIndicator
      scene.layout()
      // Plain: 22 above each title of 28. Grouped: titles of 38, 17.5 above the first and below rows.
      let origins: [CGFloat] = style == .plain ? [50, 94, 188] : [55.5, 99.5, 199]
      let inset: CGFloat = style == .insetGrouped ? 16 : 0
      let cells = scene.table.visibleCells
      #expect(
        cells.map(\.frame)
          == origins.map { CGRect(x: inset, y: $0, width: width - 2 * inset, height: 44) })
      // A disclosure indicator takes 26.5.
      #expect(cells[0].contentView.frame.minX == (rightToLeft ? 26.5 : 0))
      #expect(cells[0].contentView.frame.width == width - 2 * inset - 26.5)
    }
  }

  @Test(arguments: widths, directions)
  func inbox(width: CGFloat, rightToLeft: Bool) {
    let scene = TableScene([[1, 2, 3], [4, 5]], width: width, rightToLeft: rightToLeft)
    scene.headers = ["Today", "Yesterday"]
    scene.heights = { _ in 60 }
    scene.layout()
    func frames(_ origins: [CGFloat]) -> [CGRect] {
      origins.map { CGRect(x: 0, y: $0, width: width, height: 61) }
    }
    #expect(scene.table.visibleCells.map(\.frame) == frames([50, 111, 172, 283, 344]))
    // One is archived, and one arrives.
    scene.rows = [[2, 3], [6, 4, 5]]
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      scene.table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
    }
    scene.layout()
    #expect(scene.table.visibleCells.map(\.frame) == frames([50, 111, 222, 283, 344]))
    #expect(
      scene.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 194, width: width, height: 28))
    let inner = scene.table.visibleCells.compactMap { ($0 as? HighCell)?.inner.frame.minX }
    #expect(inner.allSatisfy { $0 == (rightToLeft ? 0 : 16) })
  }

  @Test(arguments: widths)
  func aChatGrowsFromBelow(width: CGFloat) {
    let scene = TableScene([Array(0..<30)], width: width)
    scene.heights = { CGFloat(30 + $0 % 3 * 20) }
    scene.table.separatorStyle = .none
    scene.table.contentInset.bottom = 50
    scene.layout()
    func showLast() {
      let last = IndexPath(row: scene.rows[0].count - 1, section: 0)
      scene.table.scrollToRow(at: last, at: .bottom, animated: false)
      scene.layout()
    }
    showLast()
    // Above a bar of 50: heights of 70, 50 and 30 from below.
    #expect(scene.places[29] == CGRect(x: 0, y: 280, width: width, height: 70))
    #expect(scene.places[28]?.minY == 230)
    #expect(scene.places[27]?.minY == 200)
    scene.rows[0].append(30)
    scene.table.insertRows(at: [IndexPath(row: 30, section: 0)], with: .bottom)
    scene.layout()
    // Nothing jumps before the new row is scrolled to.
    #expect(scene.places[29]?.minY == 280)
    showLast()
    #expect(scene.places[30] == CGRect(x: 0, y: 320, width: width, height: 30))
    #expect(scene.places[29]?.minY == 250)
  }

  @Test(arguments: widths)
  func aFormAboveTheKeyboard(width: CGFloat) {
    let scene = TableScene([Array(0..<20)], fixed: 44, width: width)
    scene.table.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scene.table.topAnchor.constraint(equalTo: scene.window.topAnchor),
      scene.table.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor),
      scene.table.trailingAnchor.constraint(equalTo: scene.window.trailingAnchor),
      scene.table.bottomAnchor.constraint(equalTo: scene.window.keyboardLayoutGuide.topAnchor),
    ])
    scene.window.layoutIfNeeded()
    #expect(scene.places.count == 10)
    scene.window.layoutKeyboardFrame = CGRect(x: 0, y: 150, width: width, height: 250)
    scene.window.layoutIfNeeded()
    #expect(scene.table.frame == CGRect(x: 0, y: 0, width: width, height: 150))
    #expect(scene.places.keys.sorted() == [0, 1, 2, 3])
    // The row of the field that is edited ends at the keyboard.
    scene.table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .none, animated: false)
    scene.window.layoutIfNeeded()
    #expect(scene.places[9] == CGRect(x: 0, y: 106, width: width, height: 44))
    scene.window.layoutKeyboardFrame = nil
    scene.window.layoutIfNeeded()
    #expect(scene.places[9]?.minY == 106)
    #expect(scene.places.keys.max() == 15)
  }

  @Test(arguments: widths)
  func searchResults(width: CGFloat) {
    let scene = TableScene([Array(0..<50)], fixed: 44, width: width)
    scene.layout()
    scene.scroll(to: 1000)
    scene.rows = [(0..<50).filter { $0 % 7 == 0 }]
    scene.table.reloadData()
    scene.layout()
    #expect(scene.table.contentOffset.y == 0)
    #expect(
      scene.places.mapValues(\.minY) == [
        0: 0, 7: 44, 14: 88, 21: 132, 28: 176, 35: 220, 42: 264, 49: 308,
      ])
    #expect(scene.table.contentSize == CGSize(width: width, height: 352))
    scene.rows = [[]]
    scene.table.reloadData()
    scene.layout()
    #expect(scene.places.isEmpty)
    scene.rows = [Array(0..<50)]
    scene.table.reloadData()
    scene.layout()
    #expect(scene.places[9] == CGRect(x: 0, y: 396, width: width, height: 44))
  }
}
