import Foundation

/// The rules of tables.
extension Violation {
  static func stop(list sentence: String) -> Never { fatalError(sentence) }

  static func stop(count: Int, of parts: String, in table: UITableView) -> Never {
    fatalError(
      "A data source counts \(parts), and \(count) is no count: return 0 or more for "
        + "\(table.item.name).")
  }

  static func stop(cellOf item: some Hashable, in table: UITableView) -> Never {
    fatalError(
      "A row has a cell, and the cell provider has none for item \"\(item)\" of \(table.item.name): "
        + "return a cell for every item.")
  }

  static func stop(height: CGFloat, in table: UITableView) -> Never {
    fatalError(
      "A height of a table is finite, and \(height) is not: return a number of points, or "
        + "UITableView.automaticDimension, for \(table.item.name).")
  }

  static func stop(
    class other: AnyClass?, identifier: String, isCell: Bool, in table: UITableView
  ) -> Never {
    fatalError(
      "A table registers subclasses of "
        + "\(isCell ? "UITableViewCell" : "UITableViewHeaderFooterView"), and "
        + "\(other.map { "\($0)" } ?? "nil") for \"\(identifier)\" of \(table.item.name) is none: "
        + "register another class.")
  }
}
