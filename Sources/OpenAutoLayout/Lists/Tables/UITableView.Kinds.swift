public import Foundation

extension UITableView {
  /// How the sections of a table look.
  ///
  ///     UITableView(frame: .zero, style: .insetGrouped)
  public enum Style: Int, Sendable {
    /// Sections follow each other; their headers stay at the top while their rows scroll.
    case plain = 0
    /// Sections are apart, and their headers scroll with them.
    case grouped = 1
    /// As ``grouped``, with the sections in from both sides by the table's margin.
    case insetGrouped = 2
  }

  /// Where scrolling puts a row.
  ///
  ///     table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
  public enum ScrollPosition: Int, Sendable {
    /// As near as shows the whole row.
    case none = 0
    /// At the top of what is visible.
    case top = 1
    /// In the middle of what is visible.
    case middle = 2
    /// At the bottom of what is visible.
    case bottom = 3
  }

  /// How rows come and go. Nothing is animated here.
  ///
  ///     table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade = 0
    /// Moves from or to the right.
    case right = 1
    /// Moves from or to the left.
    case left = 2
    /// Moves from or to the top.
    case top = 3
    /// Moves from or to the bottom.
    case bottom = 4
    /// No animation.
    case none = 5
    /// Moves from or to the middle.
    case middle = 6
    /// The table chooses.
    case automatic = 100
  }

  /// What the insets of separators count from.
  ///
  ///     table.separatorInsetReference = .fromAutomaticInsets
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the table chooses.
    case fromAutomaticInsets = 1
  }

  /// What measures a row again.
  ///
  ///     table.selfSizingInvalidation = .disabled
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing by itself.
    case disabled = 0
    /// A cell's `invalidateIntrinsicContentSize()`.
    case enabled = 1
    /// That, and changes of constraints in its content. Here it is the same as ``enabled``.
    case enabledIncludingConstraints = 2
  }

  /// The height that means: as high as the content.
  ///
  ///     table.rowHeight = UITableView.automaticDimension
  public nonisolated static var automaticDimension: CGFloat { -1 }

  /// The name of the symbol of the search field in a section index.
  public nonisolated static var indexSearch: String { "{search}" }
}

extension UITableViewCell {
  /// What a row offers while the table is edited.
  ///
  ///     func tableView(
  ///       _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ///     ) -> UITableViewCell.EditingStyle { .delete }
  public enum EditingStyle: Int, Sendable {
    /// Nothing, and its content stays where it is.
    case none = 0
    /// A control that deletes the row. The content moves in by 40 points.
    case delete = 1
    /// A control that inserts a row. The content moves in by 40 points.
    case insert = 2
  }

  /// How a cell looks at its bottom.
  ///
  ///     table.separatorStyle = .none
  public enum SeparatorStyle: Int, Sendable {
    /// No separator, and no point for one in the automatic height.
    case none = 0
    /// A line, for which the automatic height has one point.
    case singleLine = 1
    /// An old style, as ``singleLine``.
    case singleLineEtched = 2
  }
}
