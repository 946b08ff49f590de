public import Foundation

/// A layout of items in lines that follow each other.
///
///     let flow = UICollectionViewFlowLayout()
///     flow.itemSize = CGSize(width: 90, height: 60)
///     flow.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
///     let grid = UICollectionView(
///       frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
///     // three items in a line, at x 16, 115 and 214
///
/// A line takes as many items as fit with ``minimumInteritemSpacing`` between them, and then spreads
/// them from end to end. The last line of equal items has the gaps of a full one.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the insets of sections count from.
  ///
  /// ``UICollectionViewFlowLayout/sectionInsetReference`` takes it.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The margins of the collection.
    case fromLayoutMargins = 2
  }

  /// The estimate that lets cells size themselves.
  ///
  ///     flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  public nonisolated static var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The least distance between lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least distance between items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items, in points. The default is 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The size that counts for an item until its cell is shown and measured. The default, zero, lets
  /// items have ``itemSize``.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The direction in which the content scrolls. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers, of which the part along ``scrollDirection`` counts. With 0 there are none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, of which the part along ``scrollDirection`` counts. With 0 there are none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The insets of the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// What ``sectionInset`` counts from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay in view while their section does. The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay in view while their section does. The default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Where everything is: `nil` until the first question after ``prepare()``, so that a subclass can
  /// change settings after it called `super.prepare()`.
  private final var known: FlowLayout?
  /// The sizes that cells have preferred.
  private final var measured: [IndexPath: CGSize] = [:]
  /// What the delegate has no own answer for, as the defaults noted.
  final var unanswered: Set<Question> = []

  /// A method of the delegate that has a default, whose answer is the same for all items or sections.
  enum Question { case size, inset, lineSpacing, itemSpacing, header, footer }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    known = nil
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred { measured[preferred.indexPath] = preferred.size }
    known = nil
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let known else { return false }
    return known.across != room(newBounds.size)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override var collectionViewContentSize: CGSize { flow.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let flow = flow
    var found: [UICollectionViewLayoutAttributes] = []
    let (lower, upper) = flow.interval(rect)
    for section in flow.sections(from: lower, to: upper) {
      let ends = [
        header(section, flow, bounds: pinningBounds), footer(section, flow, bounds: pinningBounds),
      ]
      found += ends.compactMap { $0 }.filter { $0.frame.intersects(rect) }
      found += flow.items(section, in: rect).map { item, frame in
        cell(IndexPath(item: item, section: section), frame)
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let flow = flow
    guard flow.sections.indices.contains(indexPath.section),
      (0..<flow.sections[indexPath.section].items.count).contains(indexPath.item)
    else { return nil }
    return cell(indexPath, flow.frame(item: indexPath.item, section: indexPath.section))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let flow = flow
    guard flow.sections.indices.contains(indexPath.section) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return header(indexPath.section, flow, bounds: pinningBounds)
    case UICollectionView.elementKindSectionFooter:
      return footer(indexPath.section, flow, bounds: pinningBounds)
    default: return nil
    }
  }

  // MARK: Frames

  private var flow: FlowLayout {
    if let known { return known }
    let made = makeFlow()
    known = made
    return made
  }

  private func cell(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let made = attributes(.cell(path), frame: frame)
    made.estimatedAxes = estimatedItemSize == .zero ? [] : .both
    return made
  }

  private var pinningBounds: CGRect { collectionView?.boundsWithinInsets ?? .zero }

  private func header(
    _ section: Int, _ flow: FlowLayout, bounds: CGRect
  ) -> UICollectionViewLayoutAttributes? {
    if flow.sections[section].header == 0 { return nil }
    var frame = flow.header(section)
    if sectionHeadersPinToVisibleBounds {
      frame.pin(to: bounds, within: flow.frame(section: section), flow.axis, atEnd: false)
    }
    return attributes(
      .supplementary(
        UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section)),
      frame: frame)
  }

  private func footer(
    _ section: Int, _ flow: FlowLayout, bounds: CGRect
  ) -> UICollectionViewLayoutAttributes? {
    if flow.sections[section].footer == 0 { return nil }
    var frame = flow.footer(section)
    if sectionFootersPinToVisibleBounds {
      frame.pin(to: bounds, within: flow.frame(section: section), flow.axis, atEnd: true)
    }
    return attributes(
      .supplementary(
        UICollectionView.elementKindSectionFooter, IndexPath(item: 0, section: section)),
      frame: frame)
  }

  // MARK: Sizes

  private func room(_ size: CGSize) -> CGFloat {
    guard let inset = collectionView?.adjustedContentInset else { return 0 }
    return scrollDirection == .vertical
      ? max(0, size.width - inset.left - inset.right)
      : max(0, size.height - inset.top - inset.bottom)
  }

  private func makeFlow() -> FlowLayout {
    guard let collection = collectionView else {
      return FlowLayout(axis: .vertical, across: 0, scale: .infinity, sections: [])
    }
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    // Who has no delegate is asked nothing.
    unanswered =
      delegate == nil ? [.size, .inset, .lineSpacing, .itemSpacing, .header, .footer] : []
    let extra = extraInset
    let sections = collection.loadCounts().enumerated().map { section, count in
      makeSection(section, count, collection, delegate, extra)
    }
    return FlowLayout(
      axis: scrollDirection == .vertical ? .vertical : .horizontal,
      across: room(collection.bounds.size), scale: collection.pixelScale, sections: sections)
  }

  private func makeSection(
    _ section: Int, _ count: Int, _ collection: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ extra: UIEdgeInsets
  ) -> FlowLayout.Section {
    func answer<Value>(
      _ question: Question, _ property: Value,
      _ ask: (any UICollectionViewDelegateFlowLayout) -> Value
    ) -> Value {
      guard let delegate, !unanswered.contains(question) else { return property }
      return ask(delegate)
    }
    let header = answer(.header, headerReferenceSize) {
      $0.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
    }
    let footer = answer(.footer, footerReferenceSize) {
      $0.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
    }
    let inset =
      answer(.inset, sectionInset) {
        $0.collectionView(collection, layout: self, insetForSectionAt: section)
      } + extra
    let lineSpacing = answer(.lineSpacing, minimumLineSpacing) {
      $0.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
    }
    let itemSpacing = answer(.itemSpacing, minimumInteritemSpacing) {
      $0.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
    }
    let isVertical = scrollDirection == .vertical
    return FlowLayout.Section(
      header: extent(header).along, footer: extent(footer).along,
      before: isVertical ? inset.top : inset.left, after: isVertical ? inset.bottom : inset.right,
      start: isVertical ? inset.left : inset.top, end: isVertical ? inset.right : inset.bottom,
      lineSpacing: lineSpacing, itemSpacing: itemSpacing,
      items: makeItems(section, count, collection, delegate))
  }

  private func makeItems(
    _ section: Int, _ count: Int, _ collection: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowLayout.Items {
    func size(_ item: Int) -> CGSize {
      let path = IndexPath(item: item, section: section)
      if let size = measured[path] { return size }
      guard let delegate, !unanswered.contains(.size) else { return usualSize }
      return delegate.collectionView(collection, layout: self, sizeForItemAt: path)
    }
    guard count > 0 else { return .equal(count: 0, extent(.zero)) }
    let first = extent(size(0))
    let isAsked = !unanswered.contains(.size)
    if !isAsked, measured.isEmpty || estimatedItemSize == .zero {
      return .equal(count: count, first)
    }
    return .each([first] + (1..<count).map { extent(size($0)) })
  }

  private var usualSize: CGSize {
    estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? itemSize : estimatedItemSize
  }

  private func extent(_ size: CGSize) -> FlowLayout.Extent {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      Violation.stop(size: size, in: collectionView?.item.name ?? "a layout")
    }
    return scrollDirection == .vertical
      ? FlowLayout.Extent(along: size.height, across: size.width)
      : FlowLayout.Extent(along: size.width, across: size.height)
  }

  private var extraInset: UIEdgeInsets {
    guard let collectionView else { return .zero }
    let inset: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: inset = collectionView.safeAreaInsets
    case .fromLayoutMargins: inset = collectionView.layoutMargins
    }
    return scrollDirection == .vertical
      ? UIEdgeInsets(top: 0, left: inset.left, bottom: 0, right: inset.right)
      : UIEdgeInsets(top: inset.top, left: 0, bottom: inset.bottom, right: 0)
  }

  // MARK: Measured sizes

  override func carry(_ change: ListChange) {
    var carried: [IndexPath: CGSize] = [:]
    for (path, size) in measured where !change.reloadedItems.contains(path) {
      if let new = change.new(path) { carried[new] = size }
    }
    measured = carried
  }

  override func forgetMeasures() { measured = [:] }
}

extension CGRect {
  /// Moves a header or footer into view, as far as its section goes.
  mutating func pin(to bounds: CGRect, within section: CGRect, _ axis: UIAxis, atEnd: Bool) {
    switch (axis, atEnd) {
    case (.vertical, false): origin.y = max(minY, min(bounds.minY, section.maxY - height))
    case (.vertical, true): origin.y = min(minY, max(bounds.maxY - height, section.minY))
    case (_, false): origin.x = max(minX, min(bounds.minX, section.maxX - width))
    case (_, true): origin.x = min(minX, max(bounds.maxX - width, section.minX))
    }
  }
}
