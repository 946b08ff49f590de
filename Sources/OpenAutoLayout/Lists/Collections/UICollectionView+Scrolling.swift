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
  ///   - animated: Whether scrolling is animated. It makes no difference here.
  /// - Precondition: There is such an item.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    stopUnlessThere(indexPath)
    showIfNeeded()
    // What comes into view is measured, which can move the item.
    for _ in 0..<8 {
      collectionViewLayout.scroller(of: indexPath.section)?.show(indexPath, at: scrollPosition)
      guard let frame = attributes(of: .cell(indexPath))?.frame else { return }
      let offset = offset(showing: frame, at: scrollPosition)
      if offset == contentOffset { break }
      contentOffset = offset
      showItems()
    }
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let x = AxisOffset(
      now: contentOffset.x, room: bounds.width, content: contentSize.width, before: inset.left,
      after: inset.right)
    let y = AxisOffset(
      now: contentOffset.y, room: bounds.height, content: contentSize.height, before: inset.top,
      after: inset.bottom)
    return CGPoint(
      x: x.showing(
        frame.minX, frame.maxX, atStart: position.contains(.left),
        atCenter: position.contains(.centeredHorizontally), atEnd: position.contains(.right)),
      y: y.showing(
        frame.minY, frame.maxY, atStart: position.contains(.top),
        atCenter: position.contains(.centeredVertically), atEnd: position.contains(.bottom)))
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
    let isMultiple = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if !isMultiple || indexPath == nil {
      for path in selection where path != indexPath {
        deselectItem(at: path, animated: animated)
      }
    }
    guard let indexPath, isEditing ? allowsSelectionDuringEditing || isMultiple : allowsSelection
    else { return }
    stopUnlessThere(indexPath)
    if !selection.contains(indexPath) { selection.append(indexPath) }
    mark(indexPath, isSelected: true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item, without a call of the delegate.
  ///
  ///     collection.deselectItem(at: path, animated: true)
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Whether the change is animated. It makes no difference here.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    mark(indexPath, isSelected: false)
  }

  private func mark(_ path: IndexPath, isSelected: Bool) {
    guard let cell = shown[.cell(path)]?.view as? UICollectionViewCell,
      cell.isSelected != isSelected
    else { return }
    cell.isSelected = isSelected
  }
}

/// An offset along an axis, and how far it can go.
struct AxisOffset {
  let now: CGFloat
  let room: CGFloat
  let content: CGFloat
  /// The insets of the content.
  let before: CGFloat
  let after: CGFloat

  /// The offset that shows a part at a place.
  func showing(
    _ start: CGFloat, _ end: CGFloat, atStart: Bool, atCenter: Bool, atEnd: Bool
  ) -> CGFloat {
    let (first, last) = (start - before, end + after - room)
    let offset: CGFloat
    if atStart {
      offset = first
    } else if atCenter {
      offset = (start + end) / 2 - (room + before - after) / 2
    } else if atEnd {
      offset = last
    } else {
      offset = min(max(now, last), first)
    }
    return max(-before, min(offset, content + after - room))
  }
}
