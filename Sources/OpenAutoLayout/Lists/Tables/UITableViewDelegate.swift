public import Foundation

/// The object that a table asks for heights and views of sections, and what it does with rows.
///
///     final class Heights: UITableViewDelegate {
///       func tableView(
///         _ tableView: UITableView, heightForRowAt indexPath: IndexPath
///       ) -> CGFloat { indexPath.row == 0 ? 88 : UITableView.automaticDimension }
///     }
///
/// What UIKit has as optional methods has defaults here. A subclass of a class that conforms cannot
/// add one of them: implement it in the class that conforms. What follows from touches is never
/// called.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row, asked for when it is about to be shown. The default is the
  /// table's `rowHeight`.
  ///
  ///     delegate.tableView(table, heightForRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The height in points, or `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height that counts for a row until it is shown. The default is the table's
  /// `estimatedRowHeight`.
  ///
  ///     delegate.tableView(table, estimatedHeightForRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The height in points, or `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a header. The default is the table's `sectionHeaderHeight`.
  ///
  ///     delegate.tableView(table, heightForHeaderInSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The height in points, or `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a footer. The default is the table's `sectionFooterHeight`.
  ///
  ///     delegate.tableView(table, heightForFooterInSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The height in points, or `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the height that counts for a header until it is shown. The default is the table's
  /// `estimatedSectionHeaderHeight`.
  ///
  ///     delegate.tableView(table, estimatedHeightForHeaderInSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The height in points, or `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat

  /// Returns the height that counts for a footer until it is shown. The default is the table's
  /// `estimatedSectionFooterHeight`.
  ///
  ///     delegate.tableView(table, estimatedHeightForFooterInSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The height in points, or `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat

  /// Returns the view above a section, asked for when it is about to be shown. The default is `nil`:
  /// the data source's title.
  ///
  ///     delegate.tableView(table, viewForHeaderInSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The view.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns the view below a section, asked for when it is about to be shown. The default is `nil`:
  /// the data source's title.
  ///
  ///     delegate.tableView(table, viewForFooterInSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section, from 0.
  /// - Returns: The view.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Called before a cell is shown. Does nothing unless implemented.
  ///
  ///     delegate.tableView(table, willDisplay: noteCell, forRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell.
  ///   - indexPath: The row.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called after a cell has left. Does nothing unless implemented.
  ///
  ///     delegate.tableView(table, didEndDisplaying: noteCell, forRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell.
  ///   - indexPath: The row.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called before a header is shown. Does nothing unless implemented.
  ///
  ///     delegate.tableView(table, willDisplayHeaderView: header, forSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - view: The header.
  ///   - section: The section, from 0.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Called before a footer is shown. Does nothing unless implemented.
  ///
  ///     delegate.tableView(table, willDisplayFooterView: footer, forSection: 0)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - view: The footer.
  ///   - section: The section, from 0.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Returns what a row offers while the table is edited. The default is `.delete`.
  ///
  ///     delegate.tableView(table, editingStyleForRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The style.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// Returns whether the content of a row moves in while the table is edited. The default is `true`.
  ///
  ///     delegate.tableView(table, shouldIndentWhileEditingRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: Whether it does.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool

  /// Returns the level of a row in an outline. The default is 0.
  ///
  ///     delegate.tableView(table, indentationLevelForRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The level, which is multiplied by the cell's `indentationWidth`.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Returns whether a touch highlights a row. Nothing calls it here.
  ///
  ///     delegate.tableView(table, shouldHighlightRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: Whether it does.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Returns the row to select in place of one that was tapped. Nothing calls it here.
  ///
  ///     delegate.tableView(table, willSelectRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The row, or `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the row to deselect in place of another. Nothing calls it here.
  ///
  ///     delegate.tableView(table, willDeselectRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The row, or `nil` for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after a tap has selected a row. Nothing calls it here.
  ///
  ///     delegate.tableView(table, didSelectRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called after a tap has deselected a row. Nothing calls it here.
  ///
  ///     delegate.tableView(table, didDeselectRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Called after a tap on the detail button of a row. Nothing calls it here.
  ///
  ///     delegate.tableView(table, accessoryButtonTappedForRowWith: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns the actions at the leading edge of a row. Nothing calls it here.
  ///
  ///     delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The actions, or `nil` for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions at the trailing edge of a row. Nothing calls it here.
  ///
  ///     delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The actions, or `nil` for none.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the menu of a row. Nothing calls it here.
  ///
  ///     delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  ///   - point: The location in the table, in points.
  /// - Returns: The menu, or `nil` for none.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns where a row that is moved may go. Nothing calls it here.
  ///
  ///     delegate.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: Where it was.
  ///   - proposedDestinationIndexPath: Where it would go.
  /// - Returns: Where it goes.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Notifies the delegate that a row is highlighted. Nothing calls it here.
  ///
  ///     delegate.tableView(table, didHighlightRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Notifies the delegate that a row is not highlighted any more. Nothing calls it here.
  ///
  ///     delegate.tableView(table, didUnhighlightRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns whether two fingers may select several rows. Nothing calls it here.
  ///
  ///     delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row where they begin.
  /// - Returns: Whether they may. The default is `false`.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that two fingers begin to select several rows. Nothing calls it here.
  ///
  ///     delegate.tableView(table, didBeginMultipleSelectionInteractionAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row where they begin.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Returns the title of the button that deletes a row. Nothing calls it here.
  ///
  ///     delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  /// - Returns: The title, or `nil` for the standard one.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.unanswered.insert(.heightForRow)
    return tableView.rowHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    tableView.unanswered.insert(.estimatedHeight)
    return tableView.estimatedRowHeight
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    tableView.unanswered.insert(.heightForHeader)
    return tableView.sectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    tableView.unanswered.insert(.heightForFooter)
    return tableView.sectionFooterHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    tableView.unanswered.insert(.estimatedHeader)
    return tableView.estimatedSectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    tableView.unanswered.insert(.estimatedFooter)
    return tableView.estimatedSectionFooterHeight
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.unanswered.insert(.viewForHeader)
    return nil
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.unanswered.insert(.viewForFooter)
    return nil
  }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { tableView.shownCells[indexPath]?.shouldIndentWhileEditing ?? true }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { tableView.shownCells[indexPath]?.indentationLevel ?? 0 }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { true }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
}
