public import Foundation

/// A section of a compositional layout: its group is repeated until all items have a place.
///
///     let section = NSCollectionLayoutSection(group: row)
///     section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
///     section.interGroupSpacing = 8
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// What surrounds the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What ``contentInsets`` count from. The default follows the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of supplementary items count from. It is stored only.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the section scrolls across the collection, and where it stops.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and other views at the edges of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether these follow the leading and trailing ``contentInsets``. The default is `true`.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The closure that changes what is visible. It is stored only.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  /// The space of a list above the section, given whether it is the first one, and whether the one
  /// before has a footer.
  final var listSpace: ((_ isFirst: Bool, _ followsFooter: Bool) -> CGFloat)?

  /// Makes a section.
  ///
  ///     NSCollectionLayoutSection(group: row)
  ///
  /// - Parameter group: The group that is repeated.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  final var hasFooter: Bool {
    boundarySupplementaryItems.contains { $0.alignment.isAtEnd(.vertical) }
  }
}

/// Whether a section scrolls across the collection, and where it stops.
///
/// ``NSCollectionLayoutSection/orthogonalScrollingBehavior`` takes it. Nothing scrolls by itself here:
/// where code scrolls to, with ``UICollectionView/scrollToItem(at:at:animated:)`` or by the offset of
/// the section's scroll view, ends at the nearest stop.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll.
  case none = 0
  /// It stops anywhere. An offset that code sets is not limited to the content.
  case continuous = 1
  /// It stops at the begin of a group.
  case continuousGroupLeadingBoundary = 2
  /// It stops at multiples of its size.
  case paging = 3
  /// It stops at each group.
  case groupPaging = 4
  /// It stops with a group in its middle, the first and the last one, too.
  case groupPagingCentered = 5
}

/// What insets count from.
///
/// ``NSCollectionLayoutSection/contentInsetsReference`` takes it.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the configuration of the layout says.
  case automatic = 0
  /// The edges of the collection.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The margins.
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4
}

/// The edge of a rectangle, and the side of it.
///
/// ``NSCollectionLayoutBoundarySupplementaryItem/alignment`` has it.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// Above, in the middle.
  case top = 1
  /// Above, where reading begins.
  case topLeading = 2
  /// At the side where reading begins.
  case leading = 3
  /// Below, where reading begins.
  case bottomLeading = 4
  /// Below, in the middle.
  case bottom = 5
  /// Below, where reading ends.
  case bottomTrailing = 6
  /// At the side where reading ends.
  case trailing = 7
  /// Above, where reading ends.
  case topTrailing = 8

  /// Whether it is before the groups of a layout that scrolls along an axis.
  func isAtStart(_ axis: UIAxis) -> Bool {
    axis == .vertical ? position(.vertical) == 0 : self == .leading
  }

  /// Whether it is after the groups of a layout that scrolls along an axis.
  func isAtEnd(_ axis: UIAxis) -> Bool {
    axis == .vertical ? position(.vertical) == 1 : self == .trailing
  }

  /// Where it is across the axis that scrolls: from 0 to 1.
  func side(_ axis: UIAxis) -> CGFloat {
    position(axis == .vertical ? .horizontal : .vertical)
  }

  /// Where it is along an axis: from 0, the leading side or the top, to 1.
  private func position(_ axis: UIAxis) -> CGFloat {
    let atStart: [NSRectAlignment] =
      axis == .vertical
      ? [.top, .topLeading, .topTrailing] : [.leading, .topLeading, .bottomLeading]
    let atEnd: [NSRectAlignment] =
      axis == .vertical
      ? [.bottom, .bottomLeading, .bottomTrailing] : [.trailing, .topTrailing, .bottomTrailing]
    return atStart.contains(self) ? 0 : atEnd.contains(self) ? 1 : 0.5
  }
}

/// What a compositional layout is made for: the size of the collection, and its traits.
///
///     let columns = environment.container.effectiveContentSize.width > 500 ? 3 : 2
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// What a section is in.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// What a section is in.
///
///     environment.container.contentSize.width
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An item that is visible. Nothing makes one here.
///
///     section.visibleItemsInvalidationHandler = { items, offset, environment in
///       for item in items { item.alpha = offset.x > 0 ? 1 : 0.5 }
///     }
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The position from back to front.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center, in points.
  var center: CGPoint { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The name of the item.
  var name: String { get }
  /// The place of the item.
  var indexPath: IndexPath { get }
  /// The frame, in points.
  var frame: CGRect { get }
  /// The size at the origin, in points.
  var bounds: CGRect { get }
  /// Whether it is a cell or another view.
  var representedElementCategory: UICollectionViewLayoutAttributes.Category { get }
  /// The kind of another view.
  var representedElementKind: String? { get }
}
