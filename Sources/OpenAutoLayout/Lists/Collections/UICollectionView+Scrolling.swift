public import Foundation

// Scrolling to items, and items that are selected.
extension UICollectionView {
  /// Scrolls until an item is at a place, as far as the content goes. Nothing is animated here.
  ///
  ///     collection.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: Where the item goes. With none, it scrolls as little as shows the item.
  ///   - animated: Whether scrolling is animated. Then
  ///     ``UIScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)`` is called at once.
  /// - Precondition: There is such an item.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    stopUnlessThere(indexPath)
    showIfNeeded()
    // What comes into view is measured, which can move the item.
    for _ in 0..<8 {
      collectionViewLayout.scroller(of: indexPath.section)?.show(indexPath, at: scrollPosition)
      guard let frame = attributes(of: .cell(indexPath))?.frame else { break }
      let offset = offset(showing: frame, at: scrollPosition)
      if offset == contentOffset { break }
      contentOffset = offset
      showItems()
    }
    if animated { scrollingAnimationEnded() }
  }

  // MARK: Selection

  /// The selected items in the order of their selection; empty if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, without a call of the delegate. Without multiple selection, it ends the selection
  /// of another item.
  ///
  ///     collection.selectItem(
  ///       at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
  ///     // collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)]
  ///
  /// - Parameters:
  ///   - indexPath: The item, or `nil` to select none.
  ///   - animated: Whether the change is animated. It makes no difference here.
  ///   - scrollPosition: Where the item goes. With none, nothing scrolls.
  /// - Precondition: There is such an item.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let selected = select(indexPath, animated: animated), !scrollPosition.isEmpty else {
      return
    }
    scrollToItem(at: selected, at: scrollPosition, animated: animated)
  }

  /// Deselects an item, without a call of the delegate.
  ///
  ///     collection.deselectItem(at: path, animated: true)
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Whether the change is animated. It makes no difference here.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    guard let cell = shown[.cell(path)]?.view as? UICollectionViewCell,
      cell.isSelected != isSelected
    else { return }
    cell.isSelected = isSelected
  }
}

extension UIScrollView {
  /// The offset that shows a part of the content at a place, as far as the content goes.
  func offset(showing part: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    CGPoint(
      x: offset(showing: part.minX, part.maxX, at: position.place(.horizontal), .horizontal),
      y: offset(showing: part.minY, part.maxY, at: position.place(.vertical), .vertical))
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate func place(_ axis: UIAxis) -> PartPlace {
    if contains(axis == .vertical ? .top : .left) { return .start }
    if contains(axis == .vertical ? .centeredVertically : .centeredHorizontally) {
      return .center
    }
    return contains(axis == .vertical ? .bottom : .right) ? .end : .nearest
  }
}
