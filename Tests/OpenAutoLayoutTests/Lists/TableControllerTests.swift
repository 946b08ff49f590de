import Foundation
import OpenAutoLayout
import Testing

/// Controllers whose view is a table, and what delegates hear.
@MainActor
struct TableControllerTests {
  /// What a subclass leaves to its superclass counts for that row alone.
  @Test func superAnswersForOneRow() {
    let controller = Rows(style: .plain)
    controller.tableView.rowHeight = 44
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    controller.view.layoutIfNeeded()
    // Rows of 44, 44 and 60; a padding of 22 and a title of 28.
    #expect(
      controller.tableView.visibleCells.map(\.frame.minY) == [0, 44, 88, 198, 242, 286])
    #expect(controller.tableView.contentSize.height == 346)
  }

  @Test func rowsBeginBelowTheBar() {
    let controller = Rows(style: .plain)
    controller.tableView.rowHeight = 44
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    let first = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(first?.convert(first?.bounds ?? .zero, to: window).minY == 54)
    #expect(controller.tableView.contentOffset.y == -54)
  }

  @Test func appearingDeselects() {
    let controller = Rows(style: .plain)
    let path = IndexPath(row: 1, section: 0)
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    controller.clearsSelectionOnViewWillAppear = false
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == path)
    controller.clearsSelectionOnViewWillAppear = true
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func theDelegateOfATableHearsOfScrolling() {
    let controller = Rows(style: .plain)
    controller.tableView.rowHeight = 44
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    controller.view.layoutIfNeeded()
    controller.calls = []
    controller.tableView.contentOffset.y = 20
    #expect(controller.calls == ["scroll 20.0"])
    controller.tableView.scrollToRow(at: IndexPath(row: 2, section: 1), at: .bottom, animated: true)
    // 346 of content in 100.
    #expect(controller.calls.suffix(2) == ["scroll 246.0", "end"])
    // By the type of its superclass, it is the same delegate.
    let scrollView: UIScrollView = controller.tableView
    #expect(scrollView.delegate === controller)
    #expect(controller.tableView.delegate === controller)
  }

  @Test func anAccessoryOfEditingReplacesTheOther() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let views = [20, 30].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
    cell.accessoryView = views[0]
    cell.editingAccessoryView = views[1]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 284)
    #expect(views[0].frame == CGRect(x: 284, y: 17, width: 20, height: 10))
    #expect(views[1].superview == nil)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 274)
    #expect(views[1].frame == CGRect(x: 274, y: 17, width: 30, height: 10))
    #expect(views[0].superview == nil)
    cell.editingAccessoryView = nil
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 320)
    cell.setEditing(false, animated: false)
    cell.layoutIfNeeded()
    #expect(views[0].superview === cell)
    #expect(cell.contentView.frame.maxX == 284)
  }

  /// A cell that is used again has the level of its new row.
  @Test func levelsOfAnOutline() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    table.rowHeight = 44
    let outline = Outline()
    (table.dataSource, table.delegate) = (outline, outline)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [0, 10])
    table.contentOffset.y = 88
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.contentView.frame.minX) == [20, 0])
    // Without the method, cells keep their own level.
    let own = TableScene([[1]], fixed: 44)
    own.layout()
    let cell = own.table.visibleCells.first
    cell?.indentationLevel = 3
    own.table.setEditing(true, animated: false)
    own.layout()
    #expect(cell?.contentView.frame.minX == 70)
  }

  /// A header of the delegate with a text is as high as a title.
  @Test func headersHaveALabel() {
    let scene = TableScene([[1], [2]], fixed: 44)
    scene.headers = ["Title", nil]
    scene.layout()
    let header = scene.table.headerView(forSection: 0)
    #expect(header?.textLabel?.text == "Title")
    #expect(header?.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 28))
    let own = UITableViewHeaderFooterView(reuseIdentifier: nil)
    own.textLabel?.text = "Own"
    scene.views = [1: own]
    scene.table.reloadData()
    scene.layout()
    // 22 + 28 + 44 + 22
    #expect(own.frame == CGRect(x: 0, y: 116, width: 320, height: 28))
  }
}

private final class Rows: UITableViewController {
  var calls: [String] = []

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    indexPath.row == 2 ? 60 : super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    section == 1 ? "Title" : super.tableView(tableView, titleForHeaderInSection: section)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(scrollView.contentOffset.y)")
  }

  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("end")
  }
}

private final class Outline: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indexPath.row % 3
  }
}
