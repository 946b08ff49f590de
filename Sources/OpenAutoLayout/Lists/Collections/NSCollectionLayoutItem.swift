public import Foundation

/// An item of a compositional layout: a size, and what is around it.
///
///     let third = NSCollectionLayoutItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public final let layoutSize: NSCollectionLayoutSize
  /// The views that are beside or on the item, such as badges.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// What the item is smaller than its place, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances of the item from its neighbors.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item.
  ///
  ///     NSCollectionLayoutItem(
  ///       layoutSize: NSCollectionLayoutSize(
  ///         widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - supplementaryItems: The views that are beside or on the item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }
}

/// Items of a compositional layout that stand in a row or a column.
///
///     let row = NSCollectionLayoutGroup.horizontal(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
///       repeatingSubitem: third, count: 3)
///     row.interItemSpacing = .fixed(8)
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How items are placed.
  enum Arrangement {
    /// The subitems in their order, as often as they fit.
    case fitting(UIAxis)
    /// The subitem, so many times.
    case repeating(UIAxis, Int)
    /// The subitem, so many times, in equal shares of the group.
    case sharing(UIAxis, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  /// The items of the group, in their order.
  public final let subitems: [NSCollectionLayoutItem]
  /// The distance between items along the group.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(layoutSize: layoutSize)
  }

  /// Returns a row of items, in their order, as often as they fit.
  ///
  ///     NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [third])
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items.
  /// - Returns: The group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .fitting(.horizontal))
  }

  /// Returns a row of an item, so many times, at the item's own size.
  ///
  ///     NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, repeatingSubitem: third, count: 3)
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item.
  ///   - count: How often.
  /// - Returns: The group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.horizontal, count))
  }

  /// Returns a row of an item, so many times, in equal shares of the group.
  ///
  ///     NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitem: third, count: 3)
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item, whose width does not count.
  ///   - count: How often.
  /// - Returns: The group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .sharing(.horizontal, count))
  }

  /// Returns a column of items, in their order, as often as they fit.
  ///
  ///     NSCollectionLayoutGroup.vertical(layoutSize: rowSize, subitems: [third])
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items.
  /// - Returns: The group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .fitting(.vertical))
  }

  /// Returns a column of an item, so many times, at the item's own size.
  ///
  ///     NSCollectionLayoutGroup.vertical(layoutSize: rowSize, repeatingSubitem: third, count: 3)
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item.
  ///   - count: How often.
  /// - Returns: The group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.vertical, count))
  }

  /// Returns a column of an item, so many times, in equal shares of the group.
  ///
  ///     NSCollectionLayoutGroup.vertical(layoutSize: rowSize, subitem: third, count: 3)
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item, whose height does not count.
  ///   - count: How often.
  /// - Returns: The group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .sharing(.vertical, count))
  }

  /// Returns a group whose items are where a closure says.
  ///
  ///     NSCollectionLayoutGroup.custom(layoutSize: rowSize) { environment in
  ///       [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 60, height: 60))]
  ///     }
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: The closure. Its environment has the size of the group.
  /// - Returns: The group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }
}

/// The closure that says where the items of a custom group are.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group.
///
///     NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, in points.
  public final let frame: CGRect
  /// The position from back to front.
  public final let zIndex: Int

  /// Makes an item.
  ///
  ///     NSCollectionLayoutGroupCustomItem(
  ///       frame: CGRect(x: 0, y: 0, width: 60, height: 60), zIndex: 1)
  ///
  /// - Parameters:
  ///   - frame: The frame in the group, in points.
  ///   - zIndex: The position from back to front.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// Where a supplementary item is at what it belongs to.
///
///     NSCollectionLayoutAnchor(
///       edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public final let edges: NSDirectionalRectEdge
  /// The distance from there: in points, or in parts of the item's own size.
  public final let offset: CGPoint
  /// Whether ``offset`` is in parts of the item's own size.
  public final let isFractionalOffset: Bool

  /// Makes an anchor.
  ///
  ///     NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -5))
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - absoluteOffset: The distance from there, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
    super.init()
  }

  /// Makes an anchor.
  ///
  ///     NSCollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 0, y: -0.5))
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - fractionalOffset: The distance from there, in parts of the item's own size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
    super.init()
  }

  /// The point of a rectangle at the edges.
  final func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  final func distance(for size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A view that belongs to an item, such as a badge.
///
///     NSCollectionLayoutSupplementaryItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .absolute(20), heightDimension: .absolute(20)),
///       elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String
  /// The place at what it belongs to.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is there. By default, it is the one at the same edges.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// The position from back to front.
  open var zIndex = 0

  /// Makes an item.
  ///
  ///     NSCollectionLayoutSupplementaryItem(
  ///       layoutSize: rowSize, elementKind: "badge",
  ///       containerAnchor: NSCollectionLayoutAnchor(edges: .top))
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - elementKind: The kind of the view.
  ///   - containerAnchor: The place at what it belongs to.
  ///   - itemAnchor: The point of the view that is there.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize)
  }

  /// The frame at what it belongs to.
  final func frame(at container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let place = containerAnchor.point(in: container)
    let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
    let outer = containerAnchor.distance(for: size)
    let inner = itemAnchor?.distance(for: size) ?? .zero
    return CGRect(
      x: place.x + outer.x - own.x + inner.x, y: place.y + outer.y - own.y + inner.y,
      width: size.width, height: size.height)
  }
}

/// A header, a footer or another view at an edge of a section.
///
///     section.boundarySupplementaryItems = [
///       NSCollectionLayoutBoundarySupplementaryItem(
///         layoutSize: rowSize, elementKind: UICollectionView.elementKindSectionHeader,
///         alignment: .top)
///     ]
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section, and the side of it.
  public final let alignment: NSRectAlignment
  /// What the view is moved by, in points.
  public final let offset: CGPoint
  /// Whether the section is larger by the view. The default is `true`.
  open var extendsBoundary = true
  /// Whether the view stays in view while its section does. The default is `false`.
  open var pinToVisibleBounds = false

  /// Makes an item.
  ///
  ///     NSCollectionLayoutBoundarySupplementaryItem(
  ///       layoutSize: rowSize, elementKind: UICollectionView.elementKindSectionFooter,
  ///       alignment: .bottom)
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - elementKind: The kind of the view.
  ///   - alignment: The edge of the section, and the side of it.
  ///   - absoluteOffset: What the view is moved by, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [], absoluteOffset: absoluteOffset))
  }
}

/// A view behind a section.
///
///     section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "card")]
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view, which is registered with the layout.
  public final let elementKind: String
  /// The position from back to front.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a view behind a whole section.
  ///
  ///     NSCollectionLayoutDecorationItem.background(elementKind: "card")
  ///
  /// - Parameter elementKind: The kind of the view.
  /// - Returns: The item.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
