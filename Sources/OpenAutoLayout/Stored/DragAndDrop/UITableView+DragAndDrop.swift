public import Foundation

/// An object that decides what is dragged out of a table view. Nothing calls it here.
///
/// Assign it to ``UITableView/dragDelegate``.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// Returns the items that a drag of a row starts with.
  ///
  ///     final class Shelf: UITableViewDragDelegate {
  ///       func tableView(
  ///         _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
  ///         at indexPath: IndexPath
  ///       ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  ///     }
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - indexPath: The index path of the row.
  /// - Returns: The items. Without any, nothing is dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// An object that decides about drops on a table view. Nothing calls it here.
///
/// Assign it to ``UITableView/dropDelegate``.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes the items.
  ///
  ///     final class Shelf: UITableViewDropDelegate {
  ///       func tableView(
  ///         _ tableView: UITableView,
  ///         performDropWith coordinator: any UITableViewDropCoordinator
  ///       ) {
  ///         guard let path = coordinator.destinationIndexPath else { return }
  ///         for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: path) }
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - coordinator: The drop.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Returns whether the table view takes items of a drag. The default is `true`.
  ///
  ///     func takes(_ shelf: any UITableViewDropDelegate, _ session: any UIDropSession) -> Bool {
  ///       shelf.tableView(table, canHandle: session)
  ///     }
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool

  /// Returns what would happen to the items. The default cancels the drop.
  ///
  ///     func plan(
  ///       _ shelf: any UITableViewDropDelegate, _ session: any UIDropSession
  ///     ) -> UITableViewDropProposal {
  ///       shelf.tableView(
  ///         table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
  ///     }
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The index path below the finger, or `nil` beside the rows.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

/// What a table view is going to do with the items of a drag.
///
///     let proposal = UITableViewDropProposal(
///       operation: .move, intent: .insertAtDestinationIndexPath)
///     // proposal.operation == .move
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The place of what is dropped.
  ///
  /// ``UITableViewDropProposal/init(operation:intent:)`` takes it.
  public enum Intent: Int, Sendable {
    /// Nothing is said of the place.
    case unspecified = 0
    /// Between rows, before the one at the destination.
    case insertAtDestinationIndexPath = 1
    /// In the row at the destination.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or in one, by the place of the finger.
    case automatic = 3
  }

  /// The place of what is dropped.
  public final let intent: Intent

  /// Makes a proposal that says nothing of the place.
  ///
  ///     // UITableViewDropProposal(operation: .copy).intent == .unspecified
  ///
  /// - Parameter operation: What happens to the items.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Makes a proposal.
  ///
  ///     UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
  ///
  /// - Parameters:
  ///   - operation: What happens to the items.
  ///   - intent: The place of what is dropped.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A drop on a table view. There are no drops here, so a test has an object of its own.
///
/// ``UITableViewDropDelegate/tableView(_:performDropWith:)`` takes it.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path below the finger, or `nil` beside the rows.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Lets the picture of an item move to a row.
  ///
  ///     func take(_ coordinator: any UITableViewDropCoordinator) {
  ///       for item in coordinator.items { coordinator.drop(item.dragItem, toRowAt: path) }
  ///     }
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The index path of the row.
  /// - Returns: The animation.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped on a table view.
///
/// ``UITableViewDropCoordinator/items`` has them.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The item of the drag.
  var dragItem: UIDragItem { get }
  /// The index path that the item comes from, or `nil` if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's picture, in points.
  var previewSize: CGSize { get }
}
