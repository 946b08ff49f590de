import Foundation

// Where the sections are, and their headers and footers.
extension UICollectionViewCompositionalLayout {
  func makeLayout() -> CompositionalFrames {
    guard let collection = collectionView else {
      return CompositionalFrames(
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
    return CompositionalFrames(
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
}
