public import Foundation

/// A data source whose items are those of a snapshot. What changes from one snapshot to the next is
/// found by it.
///
///     let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
///       collection, path, number in
///       collection.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["Numbers"])
///     snapshot.appendItems([1, 2, 3])
///     source.apply(snapshot)
///     // collection.numberOfItems(inSection: 0) == 3
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The type of the closure that makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// The type of the closure that makes supplementary views.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  final private(set) var shown = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >()
  /// The outlines that were applied to sections.
  final private(set) var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// The closure that makes supplementary views, such as headers.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What happens when a person expands or collapses an item of a section snapshot.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Makes a data source, which becomes that of the collection. The collection is held weakly, as it
  /// holds the data source weakly.
  ///
  ///     UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
  ///       collection, path, number in
  ///       collection.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
  ///     }
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cellProvider: The closure that makes the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot. Items that are in the one before, too, keep their cells.
  ///
  ///     var snapshot = album.snapshot()
  ///     snapshot.deleteItems([2])
  ///     album.apply(snapshot, animatingDifferences: false)
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether the change is animated. It makes no difference here.
  ///   - completion: Called afterward.
  /// - Complexity: O(count of items).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let updates = ListUpdates(from: shown, to: snapshot)
    if let collectionView, collectionView.dataSource === self {
      collectionView.perform(updates, after: { show(snapshot) })
      indentShownCells(of: collectionView)
    } else {
      show(snapshot)
    }
    completion?()
  }

  /// Shows the visible items of an outline in a section. Items that were shown before, too, keep their
  /// cells.
  ///
  ///     var tree = NSDiffableDataSourceSectionSnapshot<Int>()
  ///     tree.append([4])
  ///     tree.append([5, 6], to: 4)
  ///     tree.expand([4])
  ///     album.apply(tree, to: "Bread", animatingDifferences: false)
  ///     // album.snapshot().itemIdentifiers(inSection: "Bread") == [4, 5, 6]
  ///
  /// List cells take their ``UICollectionViewListCell/indentationLevel`` from the outline.
  ///
  /// - Parameters:
  ///   - snapshot: The outline.
  ///   - section: The section, which comes last if it is not there.
  ///   - animatingDifferences: Whether the change is animated. It makes no difference here.
  ///   - completion: Called afterward.
  /// - Complexity: O(count of items).
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = shown
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns what is in a section as an outline, to be changed and applied.
  ///
  ///     album.snapshot(for: "Tea").rootItems  // [3]
  ///
  /// - Parameter section: The section.
  /// - Returns: The outline that was applied last, or one of roots if there is none.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(shown.items[section] ?? [])
    return flat
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    shown = snapshot.applied
    // A section that shows anything else is no outline any more.
    outlines = outlines.filter { $1.visibleItems == shown.items[$0] }
  }

  /// Shows a snapshot with new cells, as ``UICollectionView/reloadData()`` does.
  ///
  ///     album.applySnapshotUsingReloadData(album.snapshot())
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: Called afterward.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Returns what is shown, to be changed and applied.
  ///
  ///     album.snapshot().numberOfItems  // 3
  ///
  /// - Returns: A copy of the snapshot that was applied last.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  // MARK: Identifiers and places

  /// Returns the item at a place.
  ///
  ///     album.itemIdentifier(for: IndexPath(item: 1, section: 0))  // 2
  ///
  /// - Parameter indexPath: The place.
  /// - Returns: The item, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.itemIdentifier(at: indexPath)
  }

  /// Returns the place of an item.
  ///
  ///     album.indexPath(for: 2)  // item 1 of section 0
  ///
  /// - Parameter itemIdentifier: The item.
  /// - Returns: The place, or `nil` if there is no such item.
  /// - Complexity: O(count of sections + count of the section's items).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  /// Returns the identifier of a section.
  ///
  ///     album.sectionIdentifier(for: 0)  // "Fruit"
  ///
  /// - Parameter index: The section, from 0.
  /// - Returns: The identifier, or `nil` if there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifier(at: index)
  }

  /// Returns the place of a section.
  ///
  ///     album.index(for: "Fruit")  // 0
  ///
  /// - Parameter sectionIdentifier: The identifier.
  /// - Returns: The place from 0, or `nil` if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Items

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.numberOfItems(inSection: shown.sectionIdentifiers[section]) }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else { collectionView.stop(outside: indexPath) }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      Violation.stop(list: collectionView.names.missingCell(of: item))
    }
    indent(cell, at: indexPath)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      Violation.stop(noProviderFor: kind, in: collectionView.item.name)
    }
    return view
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
