public import Foundation

/// The object that knows the items of a collection.
///
///     final class Photos: UICollectionViewDataSource {
///       func collectionView(
///         _ collectionView: UICollectionView, numberOfItemsInSection section: Int
///       ) -> Int { 40 }
///
///       func collectionView(
///         _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
///       ) -> UICollectionViewCell {
///         collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
///       }
///     }
///
/// What UIKit has as optional methods has defaults here. A subclass of a class that conforms cannot
/// add one of them: implement it in the class that conforms.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the count of items of a section.
  ///
  ///     photos.collectionView(collection, numberOfItemsInSection: 0)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - section: The section, from 0.
  /// - Returns: The count.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item that is about to be shown.
  ///
  ///     photos.collectionView(collection, cellForItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: The cell, dequeued from the collection.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the count of sections. The default is 1.
  ///
  ///     photos.numberOfSections(in: collection)
  ///
  /// - Parameter collectionView: The collection.
  /// - Returns: The count.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view that is about to be shown, such as a header.
  ///
  /// The default has no view, which stops the process if the layout has one.
  ///
  ///     final class Headers: UICollectionViewDataSource {
  ///       func collectionView(
  ///         _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
  ///         at indexPath: IndexPath
  ///       ) -> UICollectionReusableView {
  ///         collectionView.dequeueReusableSupplementaryView(
  ///           ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  ///       }
  ///       func collectionView(
  ///         _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ///       ) -> Int { 0 }
  ///       func collectionView(
  ///         _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ///       ) -> UICollectionViewCell {
  ///         collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - kind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view, dequeued from the collection.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item can be moved. Nothing calls it here. The default is `false`.
  ///
  ///     photos.collectionView(collection, canMoveItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item.
  /// - Returns: Whether it can.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// Moves an item that was dragged. Nothing calls it here.
  ///
  ///     photos.collectionView(collection, moveItemAt: path, to: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - sourceIndexPath: Where the item was.
  ///   - destinationIndexPath: Where it goes.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Violation.stop(missing: kind, in: collectionView.item.name)
  }

  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// The object that learns which items will be needed soon. Nothing calls it here.
///
///     photosAhead.collectionView(collection, prefetchItemsAt: [path])
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Prepares items that will be needed soon.
  ///
  ///     photosAhead.collectionView(collection, prefetchItemsAt: [path])
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPaths: The items.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Ends the preparation of items that will not be needed. The default does nothing.
  ///
  ///     photosAhead.collectionView(collection, cancelPrefetchingForItemsAt: [path])
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPaths: The items.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
