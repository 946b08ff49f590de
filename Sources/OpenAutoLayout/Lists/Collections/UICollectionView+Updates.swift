public import Foundation

// Updates by batch, and their carrying out.
extension UICollectionView {
  /// Carries out the updates of a closure together.
  ///
  ///     collection.layoutIfNeeded()
  ///     photos.sections[2] = ["Lake"]
  ///     collection.performBatchUpdates {
  ///       collection.deleteItems(at: [IndexPath(item: 0, section: 2)])
  ///       collection.insertItems(at: [IndexPath(item: 0, section: 2)])
  ///     }
  ///
  /// Deletions and reloads name places before the batch, insertions places after it. The data source
  /// has the new items at the end of the batch.
  ///
  /// - Parameters:
  ///   - updates: The closure that makes the updates.
  ///   - completion: Called afterward with `true`. Nothing is animated here.
  /// - Precondition: The counts of the data source fit the updates.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch()
    completion?(true)
  }

  /// Inserts items. The paths are those after the batch.
  ///
  ///     collection.layoutIfNeeded()
  ///     photos.sections[0].insert("Lake", at: 0)
  ///     collection.insertItems(at: [IndexPath(item: 0, section: 0)])
  ///
  /// - Parameter indexPaths: The new items.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems += indexPaths }
  }

  /// Deletes items. The paths are those before the batch.
  ///
  ///     collection.layoutIfNeeded()
  ///     photos.sections[0].removeFirst()
  ///     collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
  ///
  /// - Parameter indexPaths: The items.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems += indexPaths }
  }

  /// Asks for other cells of items. The paths are those before the batch.
  ///
  ///     collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
  ///
  /// - Parameter indexPaths: The items.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems += indexPaths }
  }

  /// Asks for the cells of items again, which stay the same views, and measures them.
  ///
  ///     collection.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
  ///
  /// - Parameter indexPaths: The items.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems += indexPaths }
  }

  /// Moves an item.
  ///
  ///     collection.layoutIfNeeded()
  ///     photos.sections[1].swapAt(0, 1)
  ///     collection.moveItem(
  ///       at: IndexPath(item: 1, section: 1), to: IndexPath(item: 0, section: 1))
  ///
  /// - Parameters:
  ///   - indexPath: Where the item was before the batch.
  ///   - newIndexPath: Where it is after the batch.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections.
  ///
  ///     collection.layoutIfNeeded()
  ///     photos.sections.insert(["Lake"], at: 1)
  ///     collection.insertSections([1])
  ///
  /// - Parameter sections: The new sections, as they are after the batch.
  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections += Array(sections) }
  }

  /// Deletes sections.
  ///
  ///     collection.layoutIfNeeded()
  ///     photos.sections.remove(at: 1)
  ///     collection.deleteSections([1])
  ///
  /// - Parameter sections: The sections, as they are before the batch.
  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections += Array(sections) }
  }

  /// Asks for everything in sections again.
  ///
  ///     collection.reloadSections([0])
  ///
  /// - Parameter sections: The sections, as they are before the batch.
  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections += Array(sections) }
  }

  /// Moves a section.
  ///
  ///     collection.layoutIfNeeded()
  ///     photos.sections.insert(photos.sections.remove(at: 2), at: 0)
  ///     collection.moveSection(2, toSection: 0)
  ///
  /// - Parameters:
  ///   - section: Where the section was before the batch.
  ///   - newSection: Where it is after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Carrying out

  func carryOut(_ change: ListChange, of updates: ListUpdates) {
    counts = change.newCounts
    moveShown(by: change)
    collectionViewLayout.carry(change)
    collectionViewLayout.invalidateLayout()
    collectionViewLayout.prepareIfNeeded()
    collectionViewLayout.prepare(forCollectionViewUpdates: updates.updateItems)
    for path in updates.reconfiguredItems { if let path = change.new(path) { reconfigure(path) } }
    let proposed = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: contentOffset)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    if target != contentOffset { contentOffset = target }
    collectionViewLayout.finalizeCollectionViewUpdates()
    state.keepsWithinContent = true
    setNeedsLayout()
  }

  private func moveShown(by change: ListChange) {
    let before = shown
    shown = [:]
    for (element, part) in before {
      if let new = element.moved(by: change, isOfSections: collectionViewLayout.isOfSections) {
        part.attributes.indexPath = new.path
        shown[new] = part
      } else {
        recycle(part.view, from: element)
      }
    }
  }

  private func reconfigure(_ path: IndexPath) {
    guard let part = shown[.cell(path)], let dataSource,
      let cell = part.view as? UICollectionViewCell
    else { return }
    let answer = cells.reconfigure(cell, at: path) {
      dataSource.collectionView(self, cellForItemAt: path)
    }
    if answer === cell { return }
    recycle(cell, from: .cell(path))
    adopt(answer, part.attributes)
  }
}
