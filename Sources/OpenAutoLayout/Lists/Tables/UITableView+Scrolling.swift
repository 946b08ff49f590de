public import Foundation

// Scrolling to rows, and rows that are selected.
extension UITableView {
  /// Scrolls until a row is at a place, as far as the content goes. Nothing is animated here.
  ///
  ///     table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
  ///     // the row is at the top, below the header that stays there
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: Where the row goes.
  ///   - animated: Whether scrolling is animated. Then
  ///     ``UIScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)`` is called at once.
  /// - Precondition: There is such a row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    stopUnlessThere(indexPath)
    showIfNeeded()
    // What comes into view is measured, which can move the row.
    for _ in 0..<8 {
      let offset = offset(showing: indexPath, at: scrollPosition)
      if offset == contentOffset.y { break }
      contentOffset.y = offset
      showRows()
    }
    if animated { scrollingAnimationEnded() }
  }

  /// Scrolls to the selected row that is nearest to the top.
  ///
  ///     table.scrollToNearestSelectedRow(at: .middle, animated: false)
  ///
  /// - Parameters:
  ///   - scrollPosition: Where the row goes.
  ///   - animated: Whether scrolling is animated. It makes no difference here.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGFloat {
    let layout = load()
    let row = layout.rect(.row(path.section, path.row))
    // A header that stays at the top covers what is below it.
    let header = style == .plain && position != .middle ? layout.length(.header(path.section)) : 0
    return offset(showing: row.minY - header, row.maxY, at: position.place, .vertical)
  }

  // MARK: Selection

  /// The selected row, or the first selected one of several.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in the order of their selection, or `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, without a call of the delegate. Without multiple selection, it ends the selection
  /// of another row.
  ///
  ///     table.selectRow(
  ///       at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
  ///     // table.indexPathForSelectedRow == IndexPath(row: 2, section: 0)
  ///
  /// - Parameters:
  ///   - indexPath: The row, or `nil` to select none.
  ///   - animated: Whether the change is animated. It makes no difference here.
  ///   - scrollPosition: Where the row goes. With `.none`, nothing scrolls.
  /// - Precondition: There is such a row.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let selected = select(indexPath, animated: animated), scrollPosition != .none else {
      return
    }
    scrollToRow(at: selected, at: scrollPosition, animated: animated)
  }

  /// Deselects a row, without a call of the delegate.
  ///
  ///     table.deselectRow(at: indexPath, animated: true)
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Whether the change is animated. It makes no difference here.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    shownCells[path]?.setSelected(isSelected, animated: animated)
  }
}

extension UITableView.ScrollPosition {
  fileprivate var place: PartPlace {
    switch self {
    case .none: .nearest
    case .top: .start
    case .middle: .center
    case .bottom: .end
    }
  }
}
