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
  /// The text of a row, by its name, in place of a height.
  var texts: ((Int) -> String)?
  /// The views above sections.
  var views: [Int: UIView] = [:]
  var accessory = UITableViewCell.AccessoryType.none
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
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    if let fixed { table.rowHeight = fixed }
    if rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
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
    for case let cell as NamedCell in table.visibleCells {
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

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    views[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellCalls += 1
    let identifier = texts == nil ? "cell" : "text"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.accessoryType = accessory
    let name = rows[indexPath.section][indexPath.row]
    (cell as? NamedCell)?.name = name
    (cell as? HighCell)?.height.constant = heights(name)
    (cell as? TextCell)?.label.text = texts?(name)
    return cell
  }
}

/// A cell that knows its row.
class NamedCell: UITableViewCell {
  final var name = 0
}

/// A cell whose content has a height.
final class HighCell: NamedCell {
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

/// A cell whose label wraps, 16 from its sides, 12 from its top and bottom.
final class TextCell: NamedCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
