public import Foundation

/// A data source whose rows are the items of a snapshot. What changes from one snapshot to the next
/// is found by it.
///
///     let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
///     table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
///     let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
///       table, path, number in
///       let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
///       cell.textLabel?.text = "\(number)"
///       return cell
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["Numbers"])
///     snapshot.appendItems([1, 2, 3])
///     source.apply(snapshot)
///     // table.numberOfRows(inSection: 0) == 3
///
/// A subclass has titles, and rows that can be edited, by overriding the methods of
/// ``UITableViewDataSource``.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The type of the closure that makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// How rows come and go. Nothing is animated here.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes a data source, which becomes that of the table. The table is held weakly, as it holds the
  /// data source weakly.
  ///
  ///     let table = UITableView()
  ///     UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, number in
  ///       table.dequeueReusableCell(withIdentifier: "note", for: path)
  ///     }
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cellProvider: The closure that makes the cell of an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot. Rows that are in the one before, too, keep their cells.
  ///
  ///     var snapshot = numbers.snapshot()
  ///     snapshot.deleteItems([2])
  ///     numbers.apply(snapshot, animatingDifferences: false)
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether the change is animated. It makes no difference here.
  ///   - completion: Called afterward.
  /// - Complexity: O(count of items).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let updates = ListUpdates(from: shown, to: snapshot)
    if let tableView, tableView.dataSource === self {
      tableView.perform(updates, after: { shown = snapshot.applied })
    } else {
      shown = snapshot.applied
    }
    completion?()
  }

  /// Shows a snapshot with new cells, as ``UITableView/reloadData()`` does.
  ///
  ///     numbers.applySnapshotUsingReloadData(snapshot)
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: Called afterward.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot.applied
    tableView?.reloadData()
    completion?()
  }

  /// Returns what is shown, to be changed and applied.
  ///
  ///     numbers.snapshot().numberOfItems  // 3
  ///
  /// - Returns: A copy of the snapshot that was applied last.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  // MARK: Identifiers and places

  /// Returns the item of a row.
  ///
  ///     numbers.itemIdentifier(for: IndexPath(row: 1, section: 0))  // 2
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The item, or `nil` if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.itemIdentifier(at: indexPath)
  }

  /// Returns the row of an item.
  ///
  ///     numbers.indexPath(for: 2)  // row 1 of section 0
  ///
  /// - Parameter itemIdentifier: The item.
  /// - Returns: The row, or `nil` if there is no such item.
  /// - Complexity: O(count of sections + count of the section's items).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  /// Returns the identifier of a section.
  ///
  ///     numbers.sectionIdentifier(for: 0)  // "Numbers"
  ///
  /// - Parameter index: The section, from 0.
  /// - Returns: The identifier, or `nil` if there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifier(at: index)
  }

  /// Returns the place of a section.
  ///
  ///     numbers.index(for: "Numbers")  // 0
  ///
  /// - Parameter sectionIdentifier: The identifier.
  /// - Returns: The place from 0, or `nil` if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Rows

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { tableView.stop(outside: indexPath) }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      Violation.stop(list: tableView.names.missingCell(of: item))
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns whether a row takes part in editing: `false` unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
