public import Foundation

/// What the sections of a compositional layout have in common.
///
///     let configuration = UICollectionViewCompositionalLayoutConfiguration()
///     configuration.interSectionSpacing = 20
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() { super.init() }

  /// The direction in which the content scrolls. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections count from. The default is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// The closure that makes a section of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections whose items stand in groups.
///
///     let item = NSCollectionLayoutItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
///     let row = NSCollectionLayoutGroup.horizontal(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
///     let thirds = UICollectionViewCompositionalLayout(
///       section: NSCollectionLayoutSection(group: row))
///     // three items in a row of 60 points
///
/// Lengths are fractions of what a part is in, points, or estimates that cells replace when they are
/// shown.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What the sections have in common.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { if configuration !== oldValue { invalidateLayout() } }
  }
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  private final var known: CompositionalFrames?
  /// The sizes that views have preferred.
  final var measured: [CollectionElement: CGSize] = [:]
  private final var scrollers: [Int: SectionScroller] = [:]

  /// Makes a layout whose sections are alike.
  ///
  ///     UICollectionViewCompositionalLayout(section: section)
  ///
  /// - Parameter section: The section.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are alike.
  ///
  ///     UICollectionViewCompositionalLayout(
  ///       section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - configuration: What the sections have in common.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout of sections that a closure makes.
  ///
  ///     UICollectionViewCompositionalLayout { index, environment in
  ///       index == 0 ? nil : section
  ///     }
  ///
  /// - Parameter sectionProvider: The closure.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout of sections that a closure makes.
  ///
  ///     UICollectionViewCompositionalLayout(
  ///       sectionProvider: { index, environment in section },
  ///       configuration: UICollectionViewCompositionalLayoutConfiguration())
  ///
  /// - Parameters:
  ///   - sectionProvider: The closure.
  ///   - configuration: What the sections have in common.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Makes a layout without sections. There are no nib files here.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // Nobody sees it while it is changed, which can run a client's closure for the items of a group.
    var changed = known
    known = nil
    if let preferred = context.preferred {
      measured[preferred.element] = preferred.size
      if changed?.takeMeasure(of: preferred.element) == true {
        known = changed
        if let changed, !scrollers.isEmpty { placeScrollers(changed) }
      }
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let known else { return false }
    return known.container != containerSize(newBounds.size)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  open override var collectionViewContentSize: CGSize { layout.size }

  // MARK: Frames

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let layout = layout
    let (lower, upper) =
      axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found = outerAttributes(layout)
    let first = layout.sections.indices.partition {
      layout.origins[$0] + layout.sections[$0].length > lower
    }
    for index in first..<layout.sections.count {
      let origin = layout.origins[index]
      if origin >= upper { break }
      found += decorations(index, layout)
      found += boundaries(index, layout)
      let items = layout.sections[index].items(
        from: lower - origin, to: upper - origin, scrolled: scrolled(index))
      for (item, leaf) in items {
        found += parts(IndexPath(item: item, section: index), leaf, origin)
      }
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let layout = layout
    guard layout.sections.indices.contains(indexPath.section),
      (0..<layout.sections[indexPath.section].count).contains(indexPath.item),
      let leaf = layout.sections[indexPath.section].leaf(
        indexPath.item, scrolled: scrolled(indexPath.section))
    else { return nil }
    return cell(indexPath, leaf, layout.origins[indexPath.section])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let layout = layout
    let element = CollectionElement.supplementary(elementKind, indexPath)
    if indexPath.count == 1 {
      return outerAttributes(layout).first { $0.element == element }
    }
    guard layout.sections.indices.contains(indexPath.section) else { return nil }
    let section = layout.sections[indexPath.section]
    if let boundary = boundaries(indexPath.section, layout).first(where: { $0.element == element })
    {
      return boundary
    }
    guard (0..<section.count).contains(indexPath.item),
      let leaf = section.leaf(indexPath.item, scrolled: scrolled(indexPath.section))
    else { return nil }
    return parts(indexPath, leaf, layout.origins[indexPath.section])
      .first { $0.element == element }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let layout = layout
    guard layout.sections.indices.contains(indexPath.section) else { return nil }
    return decorations(indexPath.section, layout)
      .first { $0.element == .decoration(elementKind, indexPath) }
  }

  var axis: UIAxis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  private var layout: CompositionalFrames {
    if let known { return known }
    let made = makeLayout()
    known = made
    placeScrollers(made)
    return made
  }

  func containerSize(_ size: CGSize) -> CGSize {
    guard let inset = collectionView?.adjustedContentInset else { return size }
    return CGSize(
      width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom))
  }

  // MARK: Sections that scroll across

  override func scroller(of section: Int) -> SectionScroller? { scrollers[section] }

  /// How far a section is scrolled across, from where reading begins.
  func scrolled(_ section: Int) -> CGFloat { scrollers[section]?.scrolled ?? 0 }

  private var beginsAtRight: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func placeScrollers(_ layout: CompositionalFrames) {
    for (index, section) in layout.sections.enumerated() where section.isOrthogonal {
      let scroller =
        scrollers[index]
        ?? SectionScroller(in: collectionView, axis == .vertical ? .horizontal : .vertical)
      scrollers[index] = scroller
      let along = layout.origins[index] + section.groupsOrigin
      let extent = section.groupsExtent
      scroller.take(
        axis == .vertical
          ? CGRect(x: 0, y: along, width: layout.container.width, height: extent)
          : CGRect(x: along, y: 0, width: extent, height: layout.container.height),
        content: section.scrolledSize, stops: section.stops,
        beginsAtRight: axis == .vertical && beginsAtRight)
    }
    for (index, scroller) in scrollers
    where !layout.sections.indices.contains(index) || !layout.sections[index].isOrthogonal {
      scroller.removeFromSuperview()
      scrollers[index] = nil
    }
  }

  // MARK: Updates

  override func carry(_ change: ListChange) {
    var carried: [CollectionElement: CGSize] = [:]
    for (element, size) in measured {
      if let new = element.moved(by: change, isOfSections: isOfSections) { carried[new] = size }
    }
    measured = carried
    var moved: [Int: SectionScroller] = [:]
    for (section, scroller) in scrollers {
      if let new = change.new(section: section) {
        moved[new] = scroller
      } else {
        scroller.removeFromSuperview()
      }
    }
    scrollers = moved
  }

  override func forgetMeasures() { measured = [:] }

  override func isOfSections(_ kind: String) -> Bool {
    super.isOfSections(kind)
      || known?.sections.contains { section in
        section.boundaries.contains { $0.item.elementKind == kind }
      } == true
  }
}
