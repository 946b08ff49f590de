public import Foundation

/// What says where the items of a collection are. Make a subclass for a layout of your own.
///
///     final class Staircase: UICollectionViewLayout {
///       override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 400) }
///
///       override func layoutAttributesForElements(
///         in rect: CGRect
///       ) -> [UICollectionViewLayoutAttributes]? {
///         (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///       }
///
///       override func layoutAttributesForItem(
///         at indexPath: IndexPath
///       ) -> UICollectionViewLayoutAttributes? {
///         let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///         let step = CGFloat(indexPath.item) * 40
///         attributes.frame = CGRect(x: step, y: step, width: 40, height: 40)
///         return attributes
///       }
///     }
///
/// The collection calls ``prepare()`` after an invalidation, and then asks for the size of the content
/// and for what is visible. Scrolling alone asks for what is visible.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }

  /// Makes a layout as `init()` does. It is not used here, because there is no archive to read.
  ///
  ///     final class Grid: UICollectionViewLayout {
  ///       required init?(coder: NSCoder) { super.init(coder: coder) }
  ///     }
  ///
  /// - Parameter coder: An archive, which is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection whose layout this is.
  public final internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` was called since the last invalidation.
  final var isPrepared = false
  private final var isPreparing = false
  private final var decorations: [String: UICollectionReusableView.Type] = [:]

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts of the layout's invalidations.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: What a subclass answers

  /// Prepares for the questions that follow. It is called after each invalidation.
  ///
  ///     layout.invalidateLayout()
  ///     collection.layoutIfNeeded()
  ///     // prepare() was called
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all that is in a rectangle of the content, in part at least.
  ///
  ///     layout.layoutAttributesForElements(in: collection.bounds)
  ///
  /// - Parameter rect: The rectangle, in points.
  /// - Returns: The attributes of cells, supplementary views and decoration views.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell.
  ///
  ///     layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: The attributes, or `nil` if there are none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view, such as a header.
  ///
  ///     layout.layoutAttributesForSupplementaryView(
  ///       ofKind: UICollectionView.elementKindSectionHeader,
  ///       at: IndexPath(item: 0, section: 0))
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if there are none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view.
  ///
  ///     layout.layoutAttributesForDecorationView(
  ///       ofKind: "background", at: IndexPath(item: 0, section: 0))
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if there are none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the offset at which scrolling stops, given where it would.
  ///
  ///     layout.targetContentOffset(
  ///       forProposedContentOffset: CGPoint(x: 0, y: 100), withScrollingVelocity: .zero)
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset, in points.
  ///   - velocity: The speed, in points for each millisecond. Nothing scrolls by itself here.
  /// - Returns: The offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after an update or a change of the layout, given the one that there is.
  ///
  ///     layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 0, y: 100))
  ///
  /// - Parameter proposedContentOffset: The offset, in points.
  /// - Returns: The offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// The direction that the layout is made for. The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether frames are mirrored if the collection's direction is another one than
  /// ``UICollectionViewLayout/developmentLayoutDirection``. The default is `false`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Calls ``prepare()`` again before the next question.
  ///
  ///     layout.invalidateLayout()
  ///     // the next layout of the collection asks for everything again
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates a part of the layout. A subclass that overrides it calls `super`.
  ///
  ///     layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
  ///
  /// - Parameter context: What is invalid.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // A subclass that changes its settings while it prepares has their new values.
    if !isPreparing { isPrepared = false }
    collectionView?.layoutInvalidated(context)
  }

  /// Returns whether other bounds invalidate the layout. The default is `false`.
  ///
  ///     layout.shouldInvalidateLayout(forBoundsChange: collection.bounds)
  ///
  /// - Parameter newBounds: The bounds, in points.
  /// - Returns: Whether they do.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of the invalidation for other bounds.
  ///
  ///     layout.invalidationContext(forBoundsChange: collection.bounds)
  ///
  /// - Parameter newBounds: The bounds, in points.
  /// - Returns: The context.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Returns whether the size that a view prefers invalidates the layout. The default is `false`.
  ///
  ///     layout.shouldInvalidateLayout(
  ///       forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the view prefers.
  ///   - originalAttributes: What the layout proposed.
  /// - Returns: Whether it does.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of the invalidation for the size that a view prefers.
  ///
  ///     layout.invalidationContext(
  ///       forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the view prefers.
  ///   - originalAttributes: What the layout proposed.
  /// - Returns: The context.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred = preferredAttributes
    return context
  }

  // MARK: Updates

  /// Prepares for updates, which have been made in the data source.
  ///
  ///     layout.prepare(forCollectionViewUpdates: [])
  ///
  /// - Parameter updateItems: The updates.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Ends updates. Nothing is animated here, so that it follows at once.
  ///
  ///     layout.finalizeCollectionViewUpdates()
  open func finalizeCollectionViewUpdates() {}

  /// Returns what an item that is inserted begins with. Nothing is animated here, and nothing asks.
  ///
  ///     layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0))
  ///
  /// - Parameter itemIndexPath: The item, as it is after the update.
  /// - Returns: The attributes: by default those of the item.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns what an item that is deleted ends with. Nothing is animated here, and nothing asks.
  ///
  ///     layout.finalLayoutAttributesForDisappearingItem(at: IndexPath(item: 0, section: 0))
  ///
  /// - Parameter itemIndexPath: The item, as it was before the update.
  /// - Returns: The attributes: by default `nil`.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  /// Registers the class of decoration views of a kind.
  ///
  ///     layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of ``UICollectionReusableView``, or `nil` to end the registration.
  ///   - elementKind: The kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorations[elementKind] = nil
      return
    }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      let names = ListNames(
        list: collectionView?.item.name ?? "a layout", kind: "layout", item: "item")
      Violation.stop(
        list: names.unfit(viewClass, elementKind, of: UICollectionReusableView.self))
    }
    decorations[elementKind] = viewClass
  }

  final func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    decorations[kind].map { _RegisteredReusableView.make($0, nil) }
  }

  // MARK: What the collection tells its own layouts

  /// Lets known sizes follow their items.
  func carry(_ change: ListChange) {}

  /// Forgets the sizes that views have preferred.
  func forgetMeasures() {}

  /// Whether a kind of supplementary views belongs to sections and not to items.
  func isOfSections(_ kind: String) -> Bool {
    kind == UICollectionView.elementKindSectionHeader
      || kind == UICollectionView.elementKindSectionFooter
  }

  /// The scroll view of a section that scrolls by itself.
  func scroller(of section: Int) -> SectionScroller? { nil }

  final func prepareIfNeeded() {
    if isPrepared { return }
    (isPrepared, isPreparing) = (true, true)
    defer { isPreparing = false }
    prepare()
  }

  /// Attributes of the class that the layout names.
  final func attributes(
    _ element: CollectionElement, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let named = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = (named ?? UICollectionViewLayoutAttributes.self).init()
    made.stand(for: element)
    made.frame = frame
    return made
  }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let named =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (named ?? UICollectionViewLayoutInvalidationContext.self).init()
  }
}
