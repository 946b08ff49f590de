public import Foundation

extension UICollectionView: ListView {
  var names: ListNames { ListNames(list: item.name, kind: "collection", item: "item") }

  var loadedCounts: [Int]? { counts }

  func loadCounts() -> [Int] {
    if let counts { return counts }
    let asked = askForCounts()
    counts = asked
    return asked
  }

  func askForSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func askForCount(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
}

// What is where.
extension UICollectionView {
  /// The count of sections, which is asked for if it is not known.
  public var numberOfSections: Int { loadCounts().count }

  /// Returns the count of items of a section, which is asked for if it is not known.
  ///
  ///     collection.numberOfItems(inSection: 0)
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The count.
  /// - Precondition: There is such a section.
  public func numberOfItems(inSection section: Int) -> Int {
    stopUnlessThere(section: section)
    return loadCounts()[section]
  }

  /// Returns where an item is and how it looks, by what is known and estimated.
  ///
  ///     collection.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: The attributes, or `nil` if the layout has none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    showIfNeeded()
    return attributes(of: .cell(indexPath))
  }

  /// Returns where a supplementary view is and how it looks.
  ///
  ///     collection.layoutAttributesForSupplementaryElement(
  ///       ofKind: UICollectionView.elementKindSectionHeader, at: path)
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The attributes, or `nil` if the layout has none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    showIfNeeded()
    return attributes(of: .supplementary(kind, indexPath))
  }

  /// Returns the item at a point of the content.
  ///
  ///     collection.indexPathForItem(at: CGPoint(x: 10, y: 10))
  ///
  /// - Parameter point: The point in the collection, in points.
  /// - Returns: The item, or `nil` if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    showIfNeeded()
    let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = attributes(in: area).filter { $0.frame.contains(point) }
    return found.filter { $0.representedElementCategory == .cell }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: What is shown

  /// The items that are visible, in no order.
  public var indexPathsForVisibleItems: [IndexPath] {
    showIfNeeded()
    return shown.keys.compactMap { if case .cell(let path) = $0 { path } else { nil } }.sorted()
  }

  /// The cells that are visible.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { shown[.cell($0)]?.view as? UICollectionViewCell }
  }

  /// Returns the cell of an item that is visible.
  ///
  ///     collection.cellForItem(at: IndexPath(item: 0, section: 0))
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: The cell, or `nil` if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    showIfNeeded()
    return shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// Returns the item that a cell is shown for.
  ///
  ///     collection.indexPath(for: photoCell)
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The item, or `nil` if the cell is not shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.path
  }

  /// Returns a supplementary view that is visible.
  ///
  ///     collection.supplementaryView(
  ///       forElementKind: UICollectionView.elementKindSectionHeader,
  ///       at: IndexPath(item: 0, section: 0))
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: The index path of the view.
  /// - Returns: The view, or `nil` if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    showIfNeeded()
    return shown[.supplementary(elementKind, indexPath)]?.view
  }

  /// Returns the supplementary views of a kind that are visible.
  ///
  ///     collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
  ///
  /// - Parameter elementKind: The kind of the views.
  /// - Returns: The views.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { shown[.supplementary(elementKind, $0)]?.view }
  }

  /// Returns the index paths of the supplementary views of a kind that are visible.
  ///
  ///     collection.indexPathsForVisibleSupplementaryElements(
  ///       ofKind: UICollectionView.elementKindSectionHeader)
  ///
  /// - Parameter elementKind: The kind of the views.
  /// - Returns: The index paths.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    showIfNeeded()
    return shown.keys.compactMap {
      if case .supplementary(elementKind, let path) = $0 { path } else { nil }
    }.sorted()
  }

  // MARK: What is known

  /// Shows what is visible now if something has changed since the last layout.
  func showIfNeeded() {
    if item.state.contains(.needsLayout) || !collectionViewLayout.isPrepared { showItems() }
  }

  /// The bounds without what covers them: where pinned headers stay.
  var boundsWithinInsets: CGRect {
    let inset = adjustedContentInset
    return CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
  }

  /// The count of pixels in a point, to which layouts align positions.
  var pixelScale: CGFloat { item.root.view?.storedScale ?? storedScale }

  // MARK: Mirrored layouts

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    switch element {
    case .cell(let path):
      return mirrored(collectionViewLayout.layoutAttributesForItem(at: path))
    case .supplementary(let kind, let path):
      return mirrored(
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
    case .decoration(let kind, let path):
      return mirrored(
        collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: path))
    }
  }

  /// What the layout has in a rectangle of the content.
  func attributes(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
    collectionViewLayout.prepareIfNeeded()
    let asked = isMirrored ? mirrored(area) : area
    return (collectionViewLayout.layoutAttributesForElements(in: asked) ?? [])
      .compactMap { mirrored($0) }
      .filter { $0.frame.intersects(area) }
  }

  private var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x = collectionViewLayout.collectionViewContentSize.width - frame.maxX
    return frame
  }

  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes, isMirrored else { return attributes }
    let copied = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    copied?.frame = mirrored(attributes.frame)
    return copied
  }
}
