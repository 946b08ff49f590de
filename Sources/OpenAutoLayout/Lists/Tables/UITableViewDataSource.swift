public import Foundation

/// The object that knows the rows of a table.
///
///     final class Notes: UITableViewDataSource {
///       let notes = ["Bread", "Milk"]
///       func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
///         notes.count
///       }
///       func tableView(
///         _ tableView: UITableView, cellForRowAt indexPath: IndexPath
///       ) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
///         cell.textLabel?.text = notes[indexPath.row]
///         return cell
///       }
///     }
///
/// What UIKit has as optional methods has defaults here. A subclass of a class that conforms cannot
/// add one of them: implement it in the class that conforms.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Returns the count of rows of a section.
  ///
  ///     source.tableView(table, numberOfRowsInSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The count.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row that is about to be shown.
  ///
  ///     source.tableView(table, cellForRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The cell, dequeued from the table or made.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the count of sections. The default is 1.
  ///
  ///     source.numberOfSections(in: table)
  ///
  /// - Parameter tableView: The table.
  /// - Returns: The count.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title above a section. The default is `nil`: no title.
  ///
  ///     source.tableView(table, titleForHeaderInSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below a section. The default is `nil`: no title.
  ///
  ///     source.tableView(table, titleForFooterInSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The title.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row takes part in editing. The default is `true`.
  ///
  ///     source.tableView(table, canEditRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: Whether it does.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row can be moved, and has a control for it. The default is `false`.
  ///
  ///     source.tableView(table, canMoveRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: Whether it can.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns the titles of the index at the side. The default is `nil`: no index.
  ///
  ///     source.sectionIndexTitles(for: table)
  ///
  /// - Parameter tableView: The table.
  /// - Returns: The titles.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section of a title of the index. Nothing calls it here.
  ///
  ///     source.tableView(table, sectionForSectionIndexTitle: "A", at: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - title: The title.
  ///   - index: Its place in the index.
  /// - Returns: The section.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int

  /// Deletes or inserts a row after a person asked for it. Nothing calls it here.
  ///
  ///     source.tableView(table, commit: .delete, forRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - editingStyle: What was asked for.
  ///   - indexPath: The row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Moves a row after a person moved it. Nothing calls it here.
  ///
  ///     source.tableView(table, moveRowAt: path, to: IndexPath(row: 0, section: 0))
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: Where it was.
  ///   - destinationIndexPath: Where it goes.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.unanswered.insert(.titleForHeader)
    return nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.unanswered.insert(.titleForFooter)
    return nil
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// The object that learns which rows will be needed soon. Nothing calls it here.
///
///     final class Loader: UITableViewDataSourcePrefetching {
///       func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
///     }
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Prepares rows that will be needed soon.
  ///
  ///     loader.tableView(table, prefetchRowsAt: [path])
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPaths: The rows, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Notifies that rows will not be needed soon.
  ///
  ///     loader.tableView(table, cancelPrefetchingForRowsAt: [path])
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPaths: The rows.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
