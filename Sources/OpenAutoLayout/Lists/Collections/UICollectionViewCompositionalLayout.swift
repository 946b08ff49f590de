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
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private final var known: Known?
  /// The sizes that views have preferred.
  private final var measured: [CollectionElement: CGSize] = [:]
  private final var scrollers: [Int: SectionScroller] = [:]

  /// Where everything is.
  private struct Known {
    let axis: UIAxis
    let container: CGSize
    var sections: [CompositionalSection]
    /// Where each section begins.
    var origins: [CGFloat]
    var size: CGSize
    let outer: [CompositionalSection.Boundary]

    /// Takes the size that a cell was measured with, at the cost of its group and of the sections after
    /// it: a feed of ten thousand cells is measured in the time that it takes to scroll.
    ///
    /// - Returns: Whether everything is in its place then.
    @MainActor
    mutating func takeMeasure(of element: CollectionElement) -> Bool {
      guard case .cell(let path) = element, sections.indices.contains(path.section),
        !outer.contains(where: { $0.item.alignment.isAtEnd(axis) })
      else { return false }
      let before = sections[path.section].length
      guard sections[path.section].takeMeasure(of: path.item) else { return false }
      let change = sections[path.section].length - before
      if change == 0 { return true }
      for later in (path.section + 1)..<sections.count { origins[later] += change }
      size.setLength(axis, size.length(axis) + change)
      return true
    }
  }

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
        if !scrollers.isEmpty { changed.map(placeScrollers) }
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

  /// A cell, and the views that belong to its item.
  private func parts(
    _ path: IndexPath, _ leaf: CompositionalGroup.Leaf, _ origin: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let cell = cell(path, leaf, origin)
    return [cell]
      + leaf.supplementaryItems.map { item in
        let made = attributes(
          .supplementary(item.elementKind, path), frame: aligned(item.frame(at: cell.frame)))
        made.zIndex = item.zIndex
        return made
      }
  }

  private func cell(
    _ path: IndexPath, _ leaf: CompositionalGroup.Leaf, _ origin: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let made = attributes(.cell(path), frame: aligned(moved(leaf.frame, origin)))
    (made.estimatedAxes, made.zIndex) = (leaf.estimatedAxes, leaf.zIndex)
    return made
  }

  private func boundaries(_ index: Int, _ layout: Known) -> [UICollectionViewLayoutAttributes] {
    let section = layout.sections[index]
    return section.boundaries.enumerated().map { position, boundary in
      var frame = aligned(moved(boundary.frame, layout.origins[index]))
      if boundary.item.pinToVisibleBounds, let bounds = collectionView?.boundsWithinInsets {
        let whole = moved(
          CGRect(
            origin: .zero,
            size: axis == .vertical
              ? CGSize(width: layout.size.width, height: section.length)
              : CGSize(width: section.length, height: layout.size.height)), layout.origins[index])
        frame.pin(to: bounds, within: whole, axis, atEnd: boundary.item.alignment.isAtEnd(axis))
      }
      let kind = boundary.item.elementKind
      let before = section.boundaries[..<position].filter { $0.item.elementKind == kind }.count
      let made = attributes(
        .supplementary(kind, IndexPath(item: before, section: index)), frame: frame)
      made.estimatedAxes = boundary.item.layoutSize.estimatedAxes
      made.zIndex = boundary.item.zIndex
      return made
    }
  }

  private func decorations(_ index: Int, _ layout: Known) -> [UICollectionViewLayoutAttributes] {
    let section = layout.sections[index]
    return section.section.decorationItems.map { item in
      let (inset, isVertical) = (item.contentInsets, axis == .vertical)
      let length = section.length - section.space
      let size =
        isVertical
        ? CGSize(width: layout.size.width, height: length)
        : CGSize(width: length, height: layout.size.height)
      let whole = moved(
        CGRect(origin: .zero, size: size), layout.origins[index] + section.space)
      let frame = CGRect(
        x: whole.minX + inset.leading, y: whole.minY + inset.top,
        width: max(0, whole.width - inset.leading - inset.trailing),
        height: max(0, whole.height - inset.top - inset.bottom))
      let made = attributes(
        .decoration(item.elementKind, IndexPath(item: 0, section: index)), frame: aligned(frame))
      made.zIndex = item.zIndex
      return made
    }
  }

  private func outerAttributes(_ layout: Known) -> [UICollectionViewLayoutAttributes] {
    layout.outer.enumerated().map { index, boundary in
      var frame = aligned(boundary.frame)
      if boundary.item.pinToVisibleBounds, let bounds = collectionView?.boundsWithinInsets {
        frame.pin(
          to: bounds, within: CGRect(origin: .zero, size: layout.size), axis,
          atEnd: boundary.item.alignment.isAtEnd(axis))
      }
      let made = attributes(
        .supplementary(boundary.item.elementKind, IndexPath(index: index)), frame: frame)
      made.estimatedAxes = boundary.item.layoutSize.estimatedAxes
      return made
    }
  }

  private func moved(_ frame: CGRect, _ origin: CGFloat) -> CGRect {
    axis == .vertical ? frame.offsetBy(dx: 0, dy: origin) : frame.offsetBy(dx: origin, dy: 0)
  }

  /// Positions and sizes end at pixels.
  private func aligned(_ frame: CGRect) -> CGRect {
    let scale = collectionView?.pixelScale ?? .infinity
    return CGRect(
      x: frame.minX.flooredToPixel(at: scale), y: frame.minY.flooredToPixel(at: scale),
      width: frame.width.flooredToPixel(at: scale), height: frame.height.flooredToPixel(at: scale))
  }

  // MARK: Making sections

  private var axis: UIAxis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  private var layout: Known {
    if let known { return known }
    let made = makeLayout()
    known = made
    placeScrollers(made)
    return made
  }

  private func containerSize(_ size: CGSize) -> CGSize {
    guard let inset = collectionView?.adjustedContentInset else { return size }
    return CGSize(
      width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom))
  }

  private func makeLayout() -> Known {
    guard let collection = collectionView else {
      return Known(
        axis: axis, container: .zero, sections: [], origins: [], size: .zero, outer: [])
    }
    let container = containerSize(collection.bounds.size)
    let environment = CollectionEnvironment(collection.bounds.size, collection)
    let itemSizes = Dictionary(grouping: measured.keys, by: \.path.section)
    var outer = outerBoundaries(container)
    var sections: [CompositionalSection] = []
    var origins: [CGFloat] = []
    let before = outer.filter { $0.item.alignment.isAtStart(axis) && $0.item.extendsBoundary }
    var end = before.reduce(0) { $0 + $1.frame.size.length(axis) }
    for (index, count) in collection.loadCounts().enumerated() {
      guard let section = provider(index, environment) else {
        Violation.stop(missingSection: index, in: collection.item.name)
      }
      if index > 0 { end += configuration.interSectionSpacing }
      let made = make(
        section, index, count, container, collection, itemSizes[index] ?? [],
        followsFooter: sections.last?.section.hasFooter ?? false)
      origins.append(end)
      end += made.length
      sections.append(made)
    }
    place(&outer, container, end: &end)
    return Known(
      axis: axis, container: container, sections: sections, origins: origins,
      size: axis == .vertical
        ? CGSize(width: container.width, height: end)
        : CGSize(width: end, height: container.height),
      outer: outer)
  }

  private func make(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ container: CGSize,
    _ collection: UICollectionView, _ elements: [CollectionElement], followsFooter: Bool
  ) -> CompositionalSection {
    let items = elements.compactMap { element -> Int? in
      if case .cell(let path) = element, path.item < count { path.item } else { nil }
    }
    let maker = CompositionalGroupMaker(
      measured: { [weak self] in self?.measured[.cell(IndexPath(item: $0, section: index))] },
      environment: { [weak collection] in CollectionEnvironment($0, collection) },
      rejectSize: { size in
        Violation.stop(noSize: size, section: index, in: collection.item.name)
      })
    let kinds = section.boundarySupplementaryItems.map(\.elementKind)
    return CompositionalSection(
      section, count: count, axis: axis, insets: insets(of: section, collection),
      container: container,
      space: section.listSpace?(index == 0, followsFooter) ?? 0, maker: maker, measured: items,
      boundarySize: { [measured] position in
        let before = kinds[..<position].filter { $0 == kinds[position] }.count
        return measured[
          .supplementary(kinds[position], IndexPath(item: before, section: index))]
      })
  }

  /// The insets of a section, with those that it counts from, across the axis.
  private func insets(
    of section: NSCollectionLayoutSection, _ collection: UICollectionView
  ) -> UIEdgeInsets {
    let own = section.contentInsets
    var reference = section.contentInsetsReference
    if reference == .automatic { reference = configuration.contentInsetsReference }
    var outer: UIEdgeInsets
    let safeArea = collection.safeAreaInsets
    switch reference {
    case .automatic, .none: outer = .zero
    case .safeArea: outer = safeArea
    case .layoutMargins: outer = collection.layoutMargins
    case .readableContent:
      let frame = collection.readableContentGuide.layoutFrame
      let left = frame.minX - collection.bounds.minX
      outer = UIEdgeInsets(top: 0, left: left, bottom: 0, right: left)
    }
    // What the collection has inset already counts once.
    let inset = collection.safeAreaInInsets
    outer = UIEdgeInsets(
      top: max(0, outer.top - inset.top), left: max(0, outer.left - inset.left),
      bottom: max(0, outer.bottom - inset.bottom), right: max(0, outer.right - inset.right))
    // The layout is mirrored as a whole, so that left is leading here.
    if collection.isRightToLeft { (outer.left, outer.right) = (outer.right, outer.left) }
    let isVertical = axis == .vertical
    return UIEdgeInsets(
      top: own.top + (isVertical ? 0 : outer.top),
      left: own.leading + (isVertical ? outer.left : 0),
      bottom: own.bottom + (isVertical ? 0 : outer.bottom),
      right: own.trailing + (isVertical ? outer.right : 0))
  }

  private func outerBoundaries(_ container: CGSize) -> [CompositionalSection.Boundary] {
    configuration.boundarySupplementaryItems.enumerated().map { index, item in
      var size = item.layoutSize.size(in: container)
      if let measured = measured[.supplementary(item.elementKind, IndexPath(index: index))] {
        let axes = item.layoutSize.estimatedAxes
        if axes.contains(.horizontal) { size.width = measured.width }
        if axes.contains(.vertical) { size.height = measured.height }
      }
      return CompositionalSection.Boundary(item: item, frame: CGRect(origin: .zero, size: size))
    }
  }

  private func place(
    _ outer: inout [CompositionalSection.Boundary], _ container: CGSize, end: inout CGFloat
  ) {
    var start: CGFloat = 0
    let cross: UIAxis = axis == .vertical ? .horizontal : .vertical
    for index in outer.indices {
      let (item, size) = (outer[index].item, outer[index].frame.size)
      let side =
        (container.length(cross) - size.length(cross)) * item.alignment.side(axis)
      let along: CGFloat
      if item.alignment.isAtEnd(axis) {
        along = item.extendsBoundary ? end : end - size.length(axis)
        if item.extendsBoundary { end += size.length(axis) }
      } else {
        along = start
        if item.extendsBoundary { start += size.length(axis) }
      }
      outer[index].frame.origin = CGPoint(
        x: (axis == .vertical ? side : along) + item.offset.x,
        y: (axis == .vertical ? along : side) + item.offset.y)
    }
  }

  // MARK: Sections that scroll across

  override func scroller(of section: Int) -> SectionScroller? { scrollers[section] }

  /// How far a section is scrolled across, from where reading begins.
  private func scrolled(_ section: Int) -> CGFloat { scrollers[section]?.scrolled ?? 0 }

  private var beginsAtRight: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func placeScrollers(_ layout: Known) {
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

/// What a section provider learns of the collection.
private final class CollectionEnvironment: NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  private weak var collection: UICollectionView?

  init(_ contentSize: CGSize, _ collection: UICollectionView?) {
    (self.contentSize, self.collection) = (contentSize, collection)
  }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { collection?.traitCollection ?? UITraitCollection() }

  var contentInsets: NSDirectionalEdgeInsets {
    guard let collection else { return .zero }
    let inset = collection.adjustedContentInset
    let (leading, trailing) =
      collection.isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    return NSDirectionalEdgeInsets(
      top: inset.top, leading: leading, bottom: inset.bottom, trailing: trailing)
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    let inset = contentInsets
    return CGSize(
      width: max(0, contentSize.width - inset.leading - inset.trailing),
      height: max(0, contentSize.height - inset.top - inset.bottom))
  }

  /// The margin of the sections of an inset list.
  var listMargin: CGFloat {
    guard let collection else { return CellMeasures.inset }
    let margins = collection.layoutMargins
    return max(margins.left, margins.right, collection.window == nil ? 0 : CellMeasures.inset)
  }
}

extension NSCollectionLayoutEnvironment {
  /// The margin of the sections of an inset list.
  var listMargin: CGFloat { (self as? CollectionEnvironment)?.listMargin ?? CellMeasures.inset }
}
