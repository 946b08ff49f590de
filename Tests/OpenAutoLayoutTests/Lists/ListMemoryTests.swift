import Foundation
import OpenAutoLayout
import Testing

/// How many cells live: those that are visible, and those that wait to be used again.
@MainActor
struct ListMemoryTests {
  /// Ten rows at a time begin or are in sight, whatever their heights of 40 to 79 points: so as many
  /// cells are made, and one more while others wait for the first layout.
  private static let count = 10_000

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
    #expect(table.indexPathsForVisibleRows?.last?.row == Self.count - 1)
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
    // The cost of a step grows with what was measured before: see the report on lists.
    while list.contentOffset.y + 400 < list.contentSize.height {
      list.contentOffset.y += 399
      list.layoutIfNeeded()
      most = max(most, list.visibleCells.count)
    }
    #expect(list.indexPathsForVisibleItems.last?.item == CountedRows.itemCount - 1)
    expectFew(CountedItem.living, shown: list.visibleCells.count, most: most)
  }

  /// What is made is what is visible at once, and waits otherwise. The cells of one screen are taken
  /// away before those of the next are asked for, but for one that is visible by less than a point.
  private func expectFew(_ living: Int, shown: Int, most: Int) {
    #expect(living >= shown)
    #expect(living <= most + 1)
    #expect(most <= 11)
  }
}

/// Rows and items whose height depends on their place.
@MainActor
private final class CountedRows: UITableViewDataSource, UICollectionViewDataSource {
  static let itemCount = 2000

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? CountedRow)?.height.constant = CGFloat(40 + indexPath.row * 7 % 40)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.itemCount }

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
