public import Foundation

/// The object that a collection notifies of what is shown and selected.
///
///     final class Choices: UICollectionViewDelegate {
///       func collectionView(
///         _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
///       ) { count += 1 }
///     }
///
/// What UIKit has as optional methods has defaults here. A subclass of a class that conforms cannot
/// add one of them: implement it in the class that conforms. What follows from touches is never
/// called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {

  /// Returns whether a touch selects an item. The default is `true`.
  ///
  ///     choices.collectionView(collection, shouldSelectItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it does.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool

  /// Returns whether a touch deselects an item. The default is `true`.
  ///
  ///     choices.collectionView(collection, shouldDeselectItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it does.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool

  /// Notifies of an item that a touch has selected.
  ///
  ///     choices.collectionView(collection, didSelectItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Notifies of an item that a touch has deselected.
  ///
  ///     choices.collectionView(collection, didDeselectItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Returns whether a touch highlights an item. The default is `true`.
  ///
  ///     choices.collectionView(collection, shouldHighlightItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it does.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Notifies of an item that is highlighted.
  ///
  ///     choices.collectionView(collection, didHighlightItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Notifies of an item that is highlighted no more.
  ///
  ///     choices.collectionView(collection, didUnhighlightItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether a touch performs the action of an item. The default is `true`.
  ///
  ///     choices.collectionView(collection, canPerformPrimaryActionForItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it does.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs the action of an item that was touched.
  ///
  ///     choices.collectionView(collection, performPrimaryActionForItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

  /// Returns whether an item can have the focus. The default is `true`.
  ///
  ///     choices.collectionView(collection, canFocusItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it does.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool

  /// Returns whether an item can be edited. The default is `true`.
  ///
  ///     choices.collectionView(collection, canEditItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it does.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool

  /// Returns whether two fingers begin to select items. The default is `false`.
  ///
  ///     choices.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it does.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Notifies that two fingers began to select items.
  ///
  ///     choices.collectionView(collection, didBeginMultipleSelectionInteractionAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Notifies of a cell that is about to be shown.
  ///
  ///     choices.collectionView(collection, willDisplay: photoCell, forItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cell: The cell.
  ///   - indexPath: The item.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Notifies of a supplementary view that is about to be shown.
  ///
  ///     choices.collectionView(
  ///       collection, willDisplaySupplementaryView: photoCell, forElementKind: "header", at: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - view: The view.
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)

  /// Notifies of a cell that is shown no more.
  ///
  ///     choices.collectionView(collection, didEndDisplaying: photoCell, forItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cell: The cell.
  ///   - indexPath: The item.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Notifies of a supplementary view that is shown no more.
  ///
  ///     choices.collectionView(
  ///       collection, didEndDisplayingSupplementaryView: photoCell, forElementOfKind: "header", at: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - view: The view.
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  /// Returns the menu of an item. Nothing calls it here. The default is none.
  ///
  ///     choices.collectionView(
  ///       collection, contextMenuConfigurationForItemAt: path, point: .zero)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  ///   - point: The point that was touched, in points.
  /// - Returns: The menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the menu of several items. Nothing calls it here. The default is none.
  ///
  ///     choices.collectionView(
  ///       collection, contextMenuConfigurationForItemsAt: [path], point: .zero)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPaths: The items.
  ///   - point: The point that was touched, in points.
  /// - Returns: The menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns where an item that is dragged goes. Nothing calls it here.
  ///
  ///     choices.collectionView(
  ///       collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
  ///       toProposedIndexPath: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - originalIndexPath: Where the item was.
  ///   - currentIndexPath: Where it is.
  ///   - proposedIndexPath: Where it would go.
  /// - Returns: Where it goes.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the offset after an update or a change of the layout. The default is the proposed one.
  ///
  ///     choices.collectionView(collection, targetContentOffsetForProposedContentOffset: .zero)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - proposedContentOffset: The offset that the layout proposes, in points.
  /// - Returns: The offset.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }

  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { true }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
