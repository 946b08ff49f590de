public import Foundation

// Registered classes, and views that are used again.
extension UITableView {
  /// Registers the class of cells that an identifier stands for.
  ///
  ///     table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  ///
  /// A cell is made with `init(style:reuseIdentifier:)`, in the default style.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of ``UITableViewCell``, or `nil` to end the registration.
  ///   - identifier: The identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      Violation.stop(list: names.unfit(cellClass, identifier, of: UITableViewCell.self))
    }
    cells.register(identifier) { _RegisteredTableCell.make(cellClass, $0) }
  }

  /// Registers the class of headers and footers that an identifier stands for.
  ///
  ///     table.register(
  ///       UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
  ///
  /// A view is made with `init(reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - aClass: A subclass of ``UITableViewHeaderFooterView``, or `nil` to end the registration.
  ///   - identifier: The identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return sectionViews.register(identifier, nil) }
    guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
      Violation.stop(list: names.unfit(aClass, identifier, of: UITableViewHeaderFooterView.self))
    }
    sectionViews.register(identifier) { _RegisteredHeaderFooterView.make(aClass, $0) }
  }

  /// Returns a cell that left the screen, or a new one of a registered class, or `nil`.
  ///
  ///     table.dequeueReusableCell(withIdentifier: "unknown")  // nil
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The cell, or `nil` if none waits and nothing is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.dequeue(identifier)
  }

  /// Returns a cell that left the screen, or a new one of a registered class.
  ///
  ///     let cell = table.dequeueReusableCell(withIdentifier: "note", for: indexPath)
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - indexPath: The row. While it is reconfigured, the cell is the one that it has.
  /// - Returns: The cell.
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = cells.dequeue(identifier, for: indexPath) else {
      Violation.stop(list: names.unregistered(identifier))
    }
    return cell
  }

  /// Returns a header or footer that left the screen, or a new one of a registered class, or `nil`.
  ///
  ///     table.dequeueReusableHeaderFooterView(withIdentifier: "unknown")  // nil
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The view, or `nil` if none waits and nothing is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    sectionViews.dequeue(identifier)
  }
}
