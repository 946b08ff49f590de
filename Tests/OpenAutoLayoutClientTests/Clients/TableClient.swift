import Foundation
import OpenAutoLayout

// Screens with tables, as they are written for UIKit.

enum NoteSection: CaseIterable { case pinned, others }

struct Note: Hashable {
  let number: Int
  var title: String
}

final class NotesViewController: UIViewController, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.tableFooterView = UIView()
    tableView.keyboardDismissMode = .onDrag
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    tableView.refreshControl = UIRefreshControl()
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<NoteSection, Note> {
    NoteSource(tableView: tableView) { tableView, indexPath, note in
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as? NoteCell
      cell?.title.text = note.title
      return cell
    }
  }

  func show(_ notes: [Note]) {
    var snapshot = NSDiffableDataSourceSnapshot<NoteSection, Note>()
    snapshot.appendSections(NoteSection.allCases)
    snapshot.appendItems(notes, toSection: .others)
    dataSource.defaultRowAnimation = .fade
    dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in
      self?.tableView.flashScrollIndicators()
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.show([])
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
    header?.textLabel?.text = "Notes"
    return header
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView == tableView { title = "\(scrollView.contentOffset.y)" }
  }
}

private final class NoteSource: UITableViewDiffableDataSource<NoteSection, Note> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath)?.number != 0
  }
}

private final class NoteCell: UITableViewCell {
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    title.text = nil
  }
}

/// Cells that are never registered have initializers of their own.
private final class SwitchCell: UITableViewCell {
  init(name: String) {
    super.init(style: .value1, reuseIdentifier: nil)
    textLabel?.text = name
    accessoryView = UISwitch()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class SwitchesViewController: UITableViewController {
  init() { super.init(style: .grouped) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { SwitchCell(name: "Switch \(indexPath.row)") }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { tableView.deleteRows(at: [indexPath], with: .automatic) }
  }
}

/// A table that is as high as its rows.
final class WholeTable: UITableView {
  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}
