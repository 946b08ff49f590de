public import Foundation

/// An object that decides what is dragged out of a collection view. Nothing calls it here.
///
/// Assign it to ``UICollectionView/dragDelegate``.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// Returns the items that a drag of an item starts with.
  ///
  ///     final class Shelf: UICollectionViewDragDelegate {
  ///       func collectionView(
  ///         _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
  ///         at indexPath: IndexPath
  ///       ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  ///     }
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  ///   - indexPath: The index path of the item.
  /// - Returns: The items. Without any, nothing is dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// An object that decides about drops on a collection view. Nothing calls it here.
///
/// Assign it to ``UICollectionView/dropDelegate``.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes the items.
  ///
  ///     final class Shelf: UICollectionViewDropDelegate {
  ///       func collectionView(
  ///         _ collectionView: UICollectionView,
  ///         performDropWith coordinator: any UICollectionViewDropCoordinator
  ///       ) {
  ///         guard let path = coordinator.destinationIndexPath else { return }
  ///         for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: path) }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - coordinator: The drop.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)

  /// Returns whether the collection view takes items of a drag. The default is `true`.
  ///
  ///     func takes(_ shelf: any UICollectionViewDropDelegate, _ session: any UIDropSession) -> Bool {
  ///       shelf.collectionView(collection, canHandle: session)
  ///     }
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool

  /// Returns what would happen to the items. The default cancels the drop.
  ///
  ///     func plan(
  ///       _ shelf: any UICollectionViewDropDelegate, _ session: any UIDropSession
  ///     ) -> UICollectionViewDropProposal {
  ///       shelf.collectionView(
  ///         collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  ///     }
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The index path below the finger, or `nil` beside the items.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

/// What a collection view is going to do with the items of a drag.
///
///     let proposal = UICollectionViewDropProposal(
///       operation: .move, intent: .insertAtDestinationIndexPath)
///     // proposal.operation == .move
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of what is dropped.
  ///
  /// ``UICollectionViewDropProposal/init(operation:intent:)`` takes it.
  public enum Intent: Int, Sendable {
    /// Nothing is said of the place.
    case unspecified = 0
    /// Between items, before the one at the destination.
    case insertAtDestinationIndexPath = 1
    /// In the item at the destination.
    case insertIntoDestinationIndexPath = 2
  }

  /// The place of what is dropped.
  public final let intent: Intent

  /// Makes a proposal that says nothing of the place.
  ///
  ///     // UICollectionViewDropProposal(operation: .copy).intent == .unspecified
  ///
  /// - Parameter operation: What happens to the items.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Makes a proposal.
  ///
  ///     UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
  ///
  /// - Parameters:
  ///   - operation: What happens to the items.
  ///   - intent: The place of what is dropped.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A drop on a collection view. There are no drops here, so a test has an object of its own.
///
/// ``UICollectionViewDropDelegate/collectionView(_:performDropWith:)`` takes it.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path below the finger, or `nil` beside the items.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Lets the picture of an item move to an item.
  ///
  ///     func take(_ coordinator: any UICollectionViewDropCoordinator) {
  ///       for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: path) }
  ///     }
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The index path of the item.
  /// - Returns: The animation.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
///
/// ``UICollectionViewDropCoordinator/items`` has them.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// The item of the drag.
  var dragItem: UIDragItem { get }
  /// The index path that the item comes from, or `nil` if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's picture, in points.
  var previewSize: CGSize { get }
}
