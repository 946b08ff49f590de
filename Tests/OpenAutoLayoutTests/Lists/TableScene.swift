import Foundation
import OpenAutoLayout

/// A table on a screen of 320 × 400 points, and the rows that it asks for.
@MainActor
final class TableScene: UITableViewDataSource, UITableViewDelegate {
  let window: UIWindow
  let table: UITableView
  /// The names of the rows by section.
  var rows: [[Int]]
  var headers: [String?] = []
  var footers: [String?] = []
  /// The height of the content of a row, by its name.
  var heights: (Int) -> CGFloat = { _ in 50 }
  private(set) var cellCalls = 0
  private(set) var countCalls = 0

  init(
    _ rows: [[Int]], _ style: UITableView.Style = .plain, fixed: CGFloat? = nil,
    width: CGFloat = 320, inWindow: Bool = true, rightToLeft: Bool = false
  ) {
    self.rows = rows
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    window.contentScaleFactor = 2
    table = UITableView(frame: window.bounds, style: style)
    table.accessibilityIdentifier = "notes"
    table.contentScaleFactor = 2
    table.register(HighCell.self, forCellReuseIdentifier: "cell")
    if let fixed { table.rowHeight = fixed }
    if rightToLeft { table.semanticContentAttribute = .forceRightToLeft }
    table.dataSource = self
    table.delegate = self
    if inWindow { window.addSubview(table) }
  }

  /// A new table of the same rows, at the same offset.
  func fresh(_ style: UITableView.Style = .plain) -> TableScene {
    let other = TableScene(rows, style)
    (other.headers, other.footers, other.heights) = (headers, footers, heights)
    return other
  }

  func layout() { table.layoutIfNeeded() }

  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    layout()
  }

  /// Where the visible rows are on the screen, by name.
  var places: [Int: CGRect] {
    var places: [Int: CGRect] = [:]
    for case let cell as HighCell in table.visibleCells {
      places[cell.name] = cell.frame.offsetBy(dx: 0, dy: -table.contentOffset.y)
    }
    return places
  }

  func frame(_ row: Int, _ section: Int) -> CGRect? {
    table.cellForRow(at: IndexPath(row: row, section: section))?.frame
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countCalls += 1
    return rows[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellCalls += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.semanticContentAttribute = tableView.semanticContentAttribute
    if let cell = cell as? HighCell {
      cell.name = rows[indexPath.section][indexPath.row]
      cell.height.constant = heights(cell.name)
    }
    return cell
  }
}

/// A cell whose content has a height.
final class HighCell: UITableViewCell {
  var name = 0
  let inner = UIView()
  private(set) var reuseCount = 0
  private(set) lazy var height = inner.heightAnchor.constraint(equalToConstant: 50)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height, inner.topAnchor.constraint(equalTo: contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}
