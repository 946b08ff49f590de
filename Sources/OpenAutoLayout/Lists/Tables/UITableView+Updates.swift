public import Foundation

// Updates. Outside of a batch each call is a batch of its own.
extension UITableView {
  /// Collects updates, and carries them out together.
  ///
  ///     table.layoutIfNeeded()
  ///     notes.sections[2] = ["Milk"]
  ///     table.performBatchUpdates {
  ///       table.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .automatic)
  ///       table.insertRows(at: [IndexPath(row: 0, section: 2)], with: .automatic)
  ///     }
  ///
  /// Deletions and reloads name places before the batch, insertions places after it. The data source
  /// has the new rows at the end of the batch.
  ///
  /// - Parameters:
  ///   - updates: The closure that makes the updates.
  ///   - completion: Called afterward with `true`. Nothing is animated here.
  /// - Precondition: The counts of the data source fit the updates.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins a batch of updates, which ``endUpdates()`` carries out.
  ///
  ///     table.beginUpdates()
  ///     table.endUpdates()
  ///     // the visible rows are measured again
  public func beginUpdates() { beginBatch() }

  /// Carries out the updates since ``beginUpdates()``, and measures the visible rows again.
  ///
  ///     table.beginUpdates()
  ///     table.endUpdates()
  public func endUpdates() { endBatch() }

  /// Inserts rows. The paths are those after the batch.
  ///
  ///     table.layoutIfNeeded()
  ///     notes.sections[0].insert("Milk", at: 0)
  ///     table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  ///
  /// - Parameters:
  ///   - indexPaths: The new rows.
  ///   - animation: How they come. It makes no difference here.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems += indexPaths }
  }

  /// Deletes rows. The paths are those before the batch.
  ///
  ///     table.layoutIfNeeded()
  ///     notes.sections[0].removeFirst()
  ///     table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  ///
  /// - Parameters:
  ///   - indexPaths: The rows.
  ///   - animation: How they go. It makes no difference here.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems += indexPaths }
  }

  /// Asks for other cells of rows. The paths are those before the batch.
  ///
  ///     table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  ///
  /// - Parameters:
  ///   - indexPaths: The rows.
  ///   - animation: How they change. It makes no difference here.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems += indexPaths }
  }

  /// Asks for the cells of rows again, which stay the same views, and measures them.
  ///
  ///     table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
  ///
  /// - Parameter indexPaths: The rows.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems += indexPaths }
  }

  /// Moves a row.
  ///
  ///     table.layoutIfNeeded()
  ///     notes.sections[0].swapAt(0, 2)
  ///     table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
  ///
  /// - Parameters:
  ///   - indexPath: Where the row was before the batch.
  ///   - newIndexPath: Where it is after the batch.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections.
  ///
  ///     table.layoutIfNeeded()
  ///     notes.sections.insert(["Milk"], at: 1)
  ///     table.insertSections([1], with: .automatic)
  ///
  /// - Parameters:
  ///   - sections: The new sections, as they are after the batch.
  ///   - animation: How they come. It makes no difference here.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections += Array(sections) }
  }

  /// Deletes sections.
  ///
  ///     table.layoutIfNeeded()
  ///     notes.sections.remove(at: 1)
  ///     table.deleteSections([1], with: .automatic)
  ///
  /// - Parameters:
  ///   - sections: The sections, as they are before the batch.
  ///   - animation: How they go. It makes no difference here.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections += Array(sections) }
  }

  /// Asks for everything in sections again.
  ///
  ///     table.reloadSections([0], with: .none)
  ///
  /// - Parameters:
  ///   - sections: The sections, as they are before the batch.
  ///   - animation: How they change. It makes no difference here.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections += Array(sections) }
  }

  /// Moves a section.
  ///
  ///     table.layoutIfNeeded()
  ///     notes.sections.insert(notes.sections.remove(at: 2), at: 0)
  ///     table.moveSection(2, toSection: 0)
  ///
  /// - Parameters:
  ///   - section: Where the section was before the batch.
  ///   - newSection: Where it is after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Carrying out

  func carryOut(_ change: ListChange, of updates: ListUpdates) {
    guard let old = loaded else { return }
    moveShown(by: change)
    loaded = TableLayout(
      sections: change.newCounts.enumerated().map { section, count in
        makeSection(section, rows: carriedRows(section, count, change, old))
      },
      top: old.top, bottom: old.bottom, width: old.width, inset: old.inset)
    for path in updates.reconfiguredItems { if let path = change.new(path) { reconfigure(path) } }
    for path in shownCells.keys { measure(.row(path.section, path.row)) }
    for section in shownHeaders.keys { measure(.header(section)) }
    for section in shownFooters.keys { measure(.footer(section)) }
    state.keepsWithinContent = true
    setNeedsLayout()
  }

  /// The heights of a section's rows: those that were, and estimates of what is new.
  private func carriedRows(
    _ section: Int, _ count: Int, _ change: ListChange, _ old: TableLayout
  ) -> ListLengths {
    let fresh = makeRows(section, count)
    let origin = change.old(section: section)
    let isUniform = origin.map { from in
      let rows = old.sections[from].rows
      return rows.isUniform && (rows.count == 0 || rows.usual == fresh.usual)
    }
    if fresh.isUniform, isUniform ?? true { return fresh }
    return ListLengths(
      (0..<count).map { row in
        guard let from = change.old(IndexPath(row: row, section: section)),
          !change.reloadedItems.contains(from)
        else { return fresh[row] }
        return old.sections[from.section].rows[from.row]
      })
  }

  private func moveShown(by change: ListChange) {
    let cells = shownCells
    shownCells = [:]
    for (path, cell) in cells {
      if !change.reloadedItems.contains(path), let new = change.new(path) {
        shownCells[new] = cell
      } else {
        recycle(cell, from: path)
      }
    }
    func move(_ views: [Int: UIView]) -> [Int: UIView] {
      var moved: [Int: UIView] = [:]
      for (section, view) in views {
        if !change.freshSections.contains(section), let new = change.new(section: section) {
          moved[new] = view
        } else {
          recycle(sectionView: view)
        }
      }
      return moved
    }
    shownHeaders = move(shownHeaders)
    shownFooters = move(shownFooters)
  }

  private func reconfigure(_ path: IndexPath) {
    guard let cell = shownCells[path], let dataSource else { return }
    let answer = cells.reconfigure(cell, at: path) {
      dataSource.tableView(self, cellForRowAt: path)
    }
    if answer === cell { return }
    recycle(cell, from: path)
    shownCells[path] = answer
    adopt(answer, at: path)
  }
}
