import Foundation

// Sections that fold.
extension UICollectionViewDiffableDataSource {
  /// What happens when a person expands or collapses an item, which code does by the primary action of
  /// its outline disclosure.
  ///
  ///     album.sectionSnapshotHandlers.shouldCollapseItem = { item in item != 1 }
  ///
  /// Code that applies a section snapshot does not call them.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// The closure that decides whether an item is expanded. Without one, every item is.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The closure that is called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// The closure that decides whether an item is collapsed. Without one, every item is.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The closure that is called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The closure that makes what is below an item when it is expanded, from what was there.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Makes handlers that let all items expand and collapse.
    ///
    ///     album.sectionSnapshotHandlers = .init()
    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func toggleItem(at path: IndexPath) {
    guard let section = shown.sectionIdentifier(at: path.section),
      let item = shown.itemIdentifier(at: path), var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      if handlers.shouldCollapseItem?(item) == false { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      if handlers.shouldExpandItem?(item) == false { return }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }

  /// Gives a list cell the level and the state of its item in the outline of its section.
  func indent(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell, let item = shown.itemIdentifier(at: path),
      let outline = shown.sectionIdentifier(at: path.section).flatMap({ outlines[$0] })
    else { return }
    cell.indentationLevel = outline.level(of: item)
    cell.isExpanded = outline.isExpanded(item)
  }

  /// What moved in an outline and kept its cell has another level.
  func indentShownCells(of collection: UICollectionView) {
    if outlines.isEmpty { return }
    for (element, part) in collection.shown {
      if case .cell(let path) = element, let cell = part.view as? UICollectionViewCell {
        indent(cell, at: path)
      }
    }
  }
}

/// A data source of outlines, whatever its items are.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Expands or collapses the item at a place, as a person does.
  func toggleItem(at path: IndexPath)
}
