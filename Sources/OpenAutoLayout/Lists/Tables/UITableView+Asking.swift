public import Foundation

// What is where.
extension UITableView {
  /// The count of sections, which is asked for if it is not known.
  public var numberOfSections: Int { load().counts.count }

  /// Returns the count of rows of a section, which is asked for if it is not known.
  ///
  ///     table.numberOfRows(inSection: 0)
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The count.
  /// - Precondition: There is such a section.
  public func numberOfRows(inSection section: Int) -> Int {
    stopUnlessThere(section: section)
    return load().counts[section]
  }

  /// Returns where a row is in the content, by what is known and estimated.
  ///
  ///     table.rowHeight = 56
  ///     table.rectForRow(at: IndexPath(row: 2, section: 0)).minY  // 112
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The rectangle in the table, in points; empty if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    let layout = currentLayout()
    guard isThere(indexPath) else { return .zero }
    return layout.rect(.row(indexPath.section, indexPath.row))
  }

  /// Returns where a header is in the content while it does not stay at the top.
  ///
  ///     table.rectForHeader(inSection: 0)
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The rectangle in the table, in points.
  /// - Precondition: There is such a section.
  public func rectForHeader(inSection section: Int) -> CGRect {
    stopUnlessThere(section: section)
    return currentLayout().rect(.header(section))
  }

  /// Returns where a footer is in the content while it does not stay at the bottom.
  ///
  ///     table.rectForFooter(inSection: 0)
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The rectangle in the table, in points.
  /// - Precondition: There is such a section.
  public func rectForFooter(inSection section: Int) -> CGRect {
    stopUnlessThere(section: section)
    return currentLayout().rect(.footer(section))
  }

  /// Returns where a section is in the content, with its header, its rows and its footer.
  ///
  ///     table.rect(forSection: 0)
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The rectangle in the table, in points.
  /// - Precondition: There is such a section.
  public func rect(forSection section: Int) -> CGRect {
    stopUnlessThere(section: section)
    return currentLayout().rect(section: section)
  }

  /// Returns the row at a point of the content.
  ///
  ///     table.rowHeight = 56
  ///     table.indexPathForRow(at: CGPoint(x: 10, y: 60))  // row 1 of section 0
  ///
  /// - Parameter point: The point in the table, in points.
  /// - Returns: The row, or `nil` if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let layout = currentLayout()
    guard case .row(let section, let row) = layout.part(at: point.y),
      layout.rect(.row(section, row)).contains(point)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns the rows in a rectangle of the content.
  ///
  ///     table.indexPathsForRows(in: table.bounds)
  ///
  /// - Parameter rect: The rectangle in the table, in points.
  /// - Returns: The rows from the top.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    currentLayout().rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: What is shown

  /// The rows that are visible, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    showIfNeeded()
    return shownCells.keys.sorted()
  }

  /// The cells that are visible, from the top.
  public var visibleCells: [UITableViewCell] {
    showIfNeeded()
    return shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the cell of a row that is visible.
  ///
  ///     table.cellForRow(at: IndexPath(row: 0, section: 0))
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The cell, or `nil` if the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showIfNeeded()
    return shownCells[indexPath]
  }

  /// Returns the row that a cell is shown for.
  ///
  ///     table.indexPath(for: noteCell)
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The row, or `nil` if the cell is not shown.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// Returns the header of a section that is visible.
  ///
  ///     table.headerView(forSection: 0)
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The header, or `nil` if it is not visible or of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showIfNeeded()
    return shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section that is visible.
  ///
  ///     table.footerView(forSection: 0)
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The footer, or `nil` if it is not visible or of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showIfNeeded()
    return shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: What is known

  /// The layout for the current width. Before the first layout, heights are estimates.
  func currentLayout() -> TableLayout {
    showIfNeeded()
    return load()
  }

  /// Shows what is visible now if something has changed since the last layout.
  func showIfNeeded() {
    if item.state.contains(.needsLayout) || loaded == nil { showRows() }
  }
}
