import Foundation
import OpenAutoLayout
import Testing

/// Collections whose items are those of snapshots.
@MainActor
struct DiffableCollectionTests {
  @Test func whatStaysKeepsItsCell() {
    let scene = CollectionScene([])
    let source = UICollectionViewDiffableDataSource<String, Int>(
      collectionView: scene.collection
    ) { collection, path, name in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? SizedCell)?.name = name
      return cell
    }
    func apply(_ sections: [(String, [Int])]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      source.apply(snapshot)
      scene.layout()
    }
    apply([("a", [1, 2, 3]), ("b", [4])])
    let cells = scene.collection.visibleCells
    #expect(cells.map(\.frame.minX) == [0, 67.5, 135, 0])
    apply([("b", [2, 4]), ("c", [5, 1])])
    let after = scene.collection.visibleCells
    #expect(after.map { ($0 as? SizedCell)?.name } == [2, 4, 5, 1])
    #expect(after[0] === cells[1])
    #expect(after[1] === cells[3])
    #expect(after[3] === cells[0])
    #expect(after.map(\.frame.minY) == [0, 0, 50, 50])
    #expect(source.itemIdentifier(for: [1, 1]) == 1)
    #expect(source.indexPath(for: 5) == [1, 0])
    #expect(source.sectionIdentifier(for: 0) == "b")
    #expect(source.index(for: "a") == nil)
  }
}
