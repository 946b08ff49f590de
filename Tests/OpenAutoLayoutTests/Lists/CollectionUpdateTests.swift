import Foundation
import OpenAutoLayout
import Testing

/// Updates of collections: afterward they are as a new collection of the same items.
@MainActor
struct CollectionUpdateTests {
  enum Kind: CaseIterable { case fixed, delegate, automatic }

  private func scene(_ items: [[Int]], _ kind: Kind, rightToLeft: Bool = false)
    -> CollectionScene
  {
    let flow = UICollectionViewFlowLayout(
      item: CGSize(width: 70, height: 40), line: 6, gap: 4,
      inset: UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20), header: 24, footer: 12)
    let scene = CollectionScene(items, flow, rightToLeft: rightToLeft)
    func size(_ name: Int) -> CGSize {
      CGSize(width: 40 + name * 31 % 90, height: 20 + name * 17 % 50)
    }
    switch kind {
    case .fixed: break
    case .delegate: scene.sizes = size
    case .automatic:
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      scene.contents = size
    }
    return scene
  }

  @Test(arguments: Kind.allCases, 0..<12)
  func updatesAreAsANewCollection(kind: Kind, seed: Int) {
    let random = SeededNumbers(seed: UInt64(seed))
    let scene = scene(
      [[1, 2, 3], [4, 5], [6, 7, 8, 9, 10, 11, 12]], kind, rightToLeft: seed % 2 == 1)
    scene.layout()
    for _ in 0..<12 {
      if random.next(3) == 0 {
        scene.scroll(to: CGFloat(random.next(max(1, Int(scene.collection.contentSize.height)))))
      }
      switch random.next(4) {
      case 0:
        scene.items.insert([random.newName(), random.newName()], at: 1)
        scene.collection.insertSections([1])
      case 1 where scene.items.count > 2:
        let moved = scene.items.remove(at: 0)
        scene.items.append(moved)
        scene.collection.moveSection(0, toSection: scene.items.count - 1)
      case 2 where scene.items[0].count > 1:
        let last = scene.items[0].count - 1
        scene.items[0].insert(scene.items[0].remove(at: last), at: 0)
        scene.collection.moveItem(
          at: IndexPath(item: last, section: 0), to: IndexPath(item: 0, section: 0))
      default: exchange(in: scene, random)
      }
      scene.layout()
      for case let cell as SizedCell in scene.collection.visibleCells {
        let path = scene.collection.indexPath(for: cell)
        #expect(path.map { scene.items[$0.section][$0.item] } == cell.name)
        #expect(
          path.flatMap { scene.collection.layoutAttributesForItem(at: $0)?.frame } == cell.frame)
      }
      scene.scroll(to: 0)
      let fresh = self.scene(scene.items, kind, rightToLeft: seed % 2 == 1)
      fresh.layout()
      #expect(scene.places == fresh.places, "\(kind) \(seed)")
      if kind != .automatic {
        #expect(scene.collection.contentSize == fresh.collection.contentSize)
      }
    }
  }

  private func exchange(in scene: CollectionScene, _ random: SeededNumbers) {
    scene.collection.performBatchUpdates {
      var deleted: [IndexPath] = []
      for (section, items) in scene.items.enumerated() {
        deleted += items.indices.filter { _ in random.next(6) == 0 }
          .map { IndexPath(item: $0, section: section) }
      }
      scene.collection.deleteItems(at: deleted)
      for path in deleted.reversed() { scene.items[path.section].remove(at: path.item) }
      let before = random.name
      for section in scene.items.indices {
        for _ in 0..<random.next(3) {
          scene.items[section].insert(
            random.newName(), at: random.next(scene.items[section].count + 1))
        }
      }
      for (section, items) in scene.items.enumerated() {
        let new = items.indices.filter { items[$0] > before }
        scene.collection.insertItems(at: new.map { IndexPath(item: $0, section: section) })
      }
    }
  }

  @Test func cellsThatStayKeepTheirViewsAndHeadersAreNotAskedForAgain() {
    let scene = scene([[1, 2, 3]], .fixed)
    scene.layout()
    let cells = scene.collection.visibleCells
    let headers = scene.headerCalls
    scene.items = [[3, 1, 4]]
    scene.collection.performBatchUpdates {
      scene.collection.moveItem(
        at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      scene.collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
      scene.collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    scene.layout()
    let after = scene.collection.visibleCells
    #expect(after[0] === cells[2])
    #expect(after[1] === cells[0])
    #expect(scene.cellCalls == 4)
    #expect(scene.headerCalls == headers)
  }

  @Test func aReloadTakesAnotherCellAndAReconfigurationTheSame() {
    let scene = scene([[50, 60]], .automatic)
    scene.contents = { CGSize(width: $0, height: 20) }
    scene.layout()
    let path = IndexPath(item: 0, section: 0)
    let cell = scene.collection.cellForItem(at: path)
    scene.items[0][0] = 80
    scene.collection.reconfigureItems(at: [path])
    scene.layout()
    #expect(scene.collection.cellForItem(at: path) === cell)
    #expect(scene.places[80]?.width == 80)
    #expect((cell as? SizedCell)?.reuseCount == 0)
    scene.items[0][0] = 30
    scene.collection.reloadItems(at: [path])
    scene.layout()
    #expect(scene.places[30]?.width == 30)
  }

  @Test func aCellWhoseContentChangesIsMeasuredAgain() {
    let scene = scene([[1, 2]], .automatic)
    scene.layout()
    let cell = scene.collection.visibleCells[0] as? SizedCell
    cell?.width.constant = 120
    cell?.invalidateIntrinsicContentSize()
    scene.layout()
    #expect(cell?.frame.width == 120)
    cell?.width.constant = 60
    scene.collection.collectionViewLayout.invalidateLayout()
    scene.layout()
    #expect(cell?.frame.width == 60)
  }

  @Test func selectionFollowsItsItemAndEndsWithAReload() {
    let scene = scene([[1, 2, 3]], .fixed)
    scene.layout()
    scene.collection.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    scene.items[0].insert(0, at: 0)
    scene.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(scene.collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    scene.collection.reloadData()
    #expect(scene.collection.indexPathsForSelectedItems == [])
    #expect(scene.collection.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func fewerItemsScrollBack() {
    let scene = scene([Array(0..<400)], .fixed)
    scene.layout()
    scene.scroll(to: 3000)
    scene.items = [Array(0..<40)]
    scene.collection.reloadData()
    scene.layout()
    #expect(scene.collection.contentOffset.y == scene.collection.contentSize.height - 400)
  }
}

/// Numbers and names that are the same in each run.
final class SeededNumbers {
  private var state: UInt64
  private(set) var name = 12

  init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  func newName() -> Int {
    name += 1
    return name
  }

  func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
