import Foundation
import OpenAutoLayout

/// A list of notebooks beside the notes of the one that is chosen. On a phone, there are the notebooks.
final class NotesSplitViewController: UISplitViewController, EditedScreen {
  private let notebooks = NamesViewController(
    ["Ideas", "Recipes", "A notebook with a rather long name"], .insetGrouped)
  private let notes = NamesViewController(["Bread", "Soup of everything that is left"], .plain)

  init() {
    super.init(style: .doubleColumn)
    setViewController(notebooks, for: .primary)
    setViewController(notes, for: .secondary)
    preferredPrimaryColumnWidth = 300
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var edits: [@MainActor () -> Void] {
    [
      { [self] in notes.show(["Kites", "Boats that fly", "Lamps"]) },
      { [self] in notebooks.insert("Travel", at: 1) },
      { [self] in
        notebooks.remove(at: 0)
        notes.remove(at: 2)
      },
    ]
  }
}

/// Names in a table.
final class NamesViewController: UITableViewController {
  private var names: [String]

  init(_ names: [String], _ style: UITableView.Style) {
    self.names = names
    super.init(style: style)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  func show(_ names: [String]) {
    self.names = names
    if isViewLoaded { tableView.reloadData() }
  }

  func insert(_ name: String, at row: Int) {
    names.insert(name, at: row)
    if isViewLoaded {
      tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }

  func remove(at row: Int) {
    names.remove(at: row)
    if isViewLoaded {
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
