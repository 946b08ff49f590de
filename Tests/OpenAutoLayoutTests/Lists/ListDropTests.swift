import Foundation
import OpenAutoLayout
import Testing

/// Delegates of drags and drops as apps write them, asked by a test in place of a person.
@MainActor
struct ListDropTests {
  private let shelf = Shelf()
  private let drop = Drop()

  @Test func aDelegateMovesRowsByTheirPaths() {
    let table = UITableView()
    table.dragDelegate = shelf
    table.dropDelegate = shelf
    let dragged = table.dragDelegate?.tableView(
      table, itemsForBeginning: drop.drag, at: IndexPath(row: 3, section: 0))
    #expect(dragged?.first?.localObject as? Int == 3)
    let delegate = table.dropDelegate
    #expect(delegate?.tableView(table, canHandle: drop.drag) == true)
    let plan = delegate?.tableView(
      table, dropSessionDidUpdate: drop.drag,
      withDestinationIndexPath: IndexPath(row: 1, section: 0))
    #expect((plan?.operation, plan?.intent) == (.move, .insertAtDestinationIndexPath))
    delegate?.tableView(table, performDropWith: drop)
    #expect(shelf.moves == [[3, 1]])
  }

  @Test func aCollectionWithoutAPlanTakesNothing() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dragDelegate = shelf
    collection.dropDelegate = shelf
    #expect(collection.dragDelegate === shelf)
    let delegate = collection.dropDelegate
    #expect(delegate?.collectionView(collection, canHandle: drop.drag) == true)
    let plan = delegate?.collectionView(
      collection, dropSessionDidUpdate: drop.drag, withDestinationIndexPath: nil)
    #expect((plan?.operation, plan?.intent) == (.cancel, .unspecified))
  }

  // UIKit's numbers.
  @Test func placesHaveTheirNumbers() {
    #expect(UITableViewDropProposal.Intent(rawValue: 3) == .automatic)
    #expect(UITableViewDropProposal.Intent(rawValue: 1) == .insertAtDestinationIndexPath)
    #expect(UICollectionViewDropProposal.Intent(rawValue: 2) == .insertIntoDestinationIndexPath)
    #expect(UIContextMenuInteractionCommitStyle(rawValue: 1) == .pop)
  }
}

private final class Shelf: UITableViewDragDelegate, UITableViewDropDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  var moves: [[Int]] = []

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = indexPath.row
    return [item]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let destination = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      moves.append([item.sourceIndexPath?.row ?? -1, destination.row])
      coordinator.drop(item.dragItem, toRowAt: destination)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}

  // What no protocol here has is a method like any other.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
  }
}

/// The drag of row 3, and its drop on row 1.
private final class Drag: UIDragSession, UIDropSession {
  let items = [UIDragItem(itemProvider: NSItemProvider())]
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { .zero }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

private final class Drop: UITableViewDropCoordinator, UITableViewDropItem, UIDragAnimating {
  let drag = Drag()
  let sourceIndexPath: IndexPath? = IndexPath(row: 3, section: 0)
  let destinationIndexPath: IndexPath? = IndexPath(row: 1, section: 0)
  let previewSize = CGSize(width: 320, height: 44)
  var dragItem: UIDragItem { drag.items[0] }
  var proposal: UITableViewDropProposal { UITableViewDropProposal(operation: .move) }
  var session: any UIDropSession { drag }
  var items: [any UITableViewDropItem] { [self] }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { self }
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
}
