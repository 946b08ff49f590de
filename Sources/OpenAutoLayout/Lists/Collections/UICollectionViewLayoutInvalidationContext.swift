public import Foundation

/// What is invalid in a layout.
///
///     let context = UICollectionViewLayoutInvalidationContext()
///     context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
///     layout.invalidateLayout(with: context)
///
/// The layouts here compute all again that depends on a change, whatever the context names.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() { super.init() }

  /// Whether everything is invalid.
  open internal(set) var invalidateEverything = false
  /// Whether the counts of the data source are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are invalid.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are invalid, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are invalid, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// What the invalidation adds to the offset of the collection, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// What the invalidation adds to the size of the content. It is stored only.
  open var contentSizeAdjustment = CGSize.zero
  /// What a view prefers, which is the reason for the invalidation.
  final var preferred: UICollectionViewLayoutAttributes?

  /// Names items that are invalid.
  ///
  ///     context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
  ///
  /// - Parameter indexPaths: The items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views that are invalid.
  ///
  ///     context.invalidateSupplementaryElements(
  ///       ofKind: UICollectionView.elementKindSectionHeader,
  ///       at: [IndexPath(item: 0, section: 0)])
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the views.
  ///   - indexPaths: The index paths of the views.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }

  /// Names decoration views that are invalid.
  ///
  ///     context.invalidateDecorationElements(
  ///       ofKind: "background", at: [IndexPath(item: 0, section: 0)])
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the views.
  ///   - indexPaths: The index paths of the views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = paths
  }
}

/// What is invalid in a flow layout.
///
///     let context = UICollectionViewFlowLayoutInvalidationContext()
///     flow.invalidateLayout(with: context)
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again. It is stored only: the delegate is always asked again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are computed again. It is stored only: they always are.
  open var invalidateFlowLayoutAttributes = true
}

/// An update of a collection, of which its layout learns.
///
///     layout.prepare(forCollectionViewUpdates: [])
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What an update does. ``UICollectionViewUpdateItem/updateAction`` has it.
  ///
  /// A layout reads it in ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``.
  public enum Action: Int, Sendable {
    /// An item or a section is new.
    case insert = 0
    /// An item or a section is gone.
    case delete = 1
    /// An item or a section has another cell or other items.
    case reload = 2
    /// An item or a section is elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where the item was. A path of a section has `NSNotFound` as its item.
  public final let indexPathBeforeUpdate: IndexPath?
  /// Where the item is. A path of a section has `NSNotFound` as its item.
  public final let indexPathAfterUpdate: IndexPath?
  /// What the update does.
  public final let updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
    super.init()
  }
}

extension ListUpdates {
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let deleted = deletedSections.map(path) + deletedItems
    let inserted = insertedSections.map(path) + insertedItems
    let reloaded = reloadedSections.map(path) + reloadedItems
    let moved = movedSections.map { (path($0.from), path($0.to)) } + movedItems.map { ($0, $1) }
    return deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloaded.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + moved.map { UICollectionViewUpdateItem(.move, from: $0, to: $1) }
  }
}
