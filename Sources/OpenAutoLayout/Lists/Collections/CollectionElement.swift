import Foundation

/// A part of a collection that has a view: what its attributes are for.
enum CollectionElement: Hashable {
  case cell(IndexPath)
  case supplementary(String, IndexPath)
  case decoration(String, IndexPath)

  var path: IndexPath {
    switch self {
    case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
    }
  }

  /// What an element is after a change: `nil` if it is another one.
  func moved(by change: ListChange, isOfSections: (String) -> Bool) -> CollectionElement? {
    func ofSection(_ path: IndexPath) -> IndexPath? {
      // A view of the whole layout stays.
      if path.count == 1 { return path }
      if change.freshSections.contains(path.section) { return nil }
      return change.new(section: path.section).map { IndexPath(item: path.item, section: $0) }
    }
    func ofItem(_ path: IndexPath) -> IndexPath? {
      path.count == 1 ? path : change.reloadedItems.contains(path) ? nil : change.new(path)
    }
    switch self {
    case .cell(let path): return ofItem(path).map { .cell($0) }
    case .supplementary(let kind, let path):
      let new = isOfSections(kind) ? ofSection(path) : ofItem(path)
      return new.map { .supplementary(kind, $0) }
    case .decoration(let kind, let path): return ofSection(path).map { .decoration(kind, $0) }
    }
  }

  /// The rank from back to front, of views with the same `zIndex`.
  var rank: Int {
    switch self {
    case .decoration: 0
    case .cell: 1
    case .supplementary: 2
    }
  }
}

extension UICollectionViewLayoutAttributes {
  var element: CollectionElement {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
    case .decorationView: .decoration(representedElementKind ?? "", indexPath)
    }
  }
}
