import Foundation

extension UITableView {
  /// Lets a cell take part in editing, as the data source and the delegate say.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    let takesPart = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    if takesPart {
      cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      if let delegate {
        cell.shouldIndentWhileEditing = delegate.tableView(
          self, shouldIndentWhileEditingRowAt: path)
      }
      cell.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }
    if cell.isEditing != takesPart { cell.setEditing(takesPart, animated: false) }
  }

  /// Measures the row of a cell again whose content says that its size has changed.
  func contentChanged(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !state.isPlacing, let path = indexPath(for: cell)
    else { return }
    measure(.row(path.section, path.row))
    setNeedsLayout()
  }
}
