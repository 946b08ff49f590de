import Foundation

/// The rules of tables.
extension Violation {
  static func stop(list sentence: String) -> Never { fatalError(sentence) }

  static func stop(height: CGFloat, in table: UITableView) -> Never {
    fatalError(
      "A height of a table is finite, and \(height) is not: return a number of points, or "
        + "UITableView.automaticDimension, for \(table.item.name).")
  }
}
