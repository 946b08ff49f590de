import Foundation
import OpenAutoLayout
import Testing

/// How many cells live: those that are visible, and those that wait to be used again.
@MainActor
struct ListMemoryTests {
  @Test func aTableThatWasScrolledToItsEndHasTheCellsOfOneScreen() {
    CountedRow.living = 0
    let rows = CountedRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(CountedRow.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.layoutIfNeeded()
    var (most, steps) = (table.visibleCells.count, 0)
    while table.contentOffset.y + 400 < table.contentSize.height {
      table.contentOffset.y += 399
      table.layoutIfNeeded()
      most = max(most, table.visibleCells.count)
      steps += 1
    }
    #expect(table.indexPathsForVisibleRows?.last?.row == CountedRows.count - 1)
    #expect(steps > 1000)
    expectFew(CountedRow.living, shown: table.visibleCells.count, most: most)
  }

  @Test func aListThatWasScrolledToItsEndHasTheCellsOfOneScreen() {
    CountedItem.living = 0
    let rows = CountedRows()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.register(CountedItem.self, forCellWithReuseIdentifier: "item")
    list.dataSource = rows
    list.layoutIfNeeded()
    var most = list.visibleCells.count
    while list.contentOffset.y + 400 < list.contentSize.height {
      list.contentOffset.y += 399
      list.layoutIfNeeded()
      most = max(most, list.visibleCells.count)
    }
    #expect(list.indexPathsForVisibleItems.last?.item == CountedRows.count - 1)
    expectFew(CountedItem.living, shown: list.visibleCells.count, most: most)
  }

  /// As many cells are made as were visible at once, and they wait while they are not: those of one
  /// screen are taken away before those of the next are asked for.
  private func expectFew(_ living: Int, shown: Int, most: Int) {
    #expect(living >= shown)
    #expect(living <= most + 1)
    #expect(most <= 11)
  }
}

/// Rows and items whose height depends on their place.
@MainActor
private final class CountedRows: UITableViewDataSource, UICollectionViewDataSource {
  static let count = 10_000

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? CountedRow)?.height.constant = CGFloat(40 + indexPath.row * 7 % 40)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? CountedItem)?.height.constant = CGFloat(40 + indexPath.item * 7 % 40)
    return cell
  }
}

private final class CountedRow: UITableViewCell {
  nonisolated(unsafe) static var living = 0
  private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 50)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.living += 1
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  deinit { Self.living -= 1 }
}

private final class CountedItem: UICollectionViewCell {
  nonisolated(unsafe) static var living = 0
  private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 50)

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.living += 1
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  deinit { Self.living -= 1 }
}
