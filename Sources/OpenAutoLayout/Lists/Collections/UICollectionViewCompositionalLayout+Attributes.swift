import Foundation

// The attributes of what is where.
extension UICollectionViewCompositionalLayout {
  /// A cell, and the views that belong to its item.
  func parts(
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

  func cell(
    _ path: IndexPath, _ leaf: CompositionalGroup.Leaf, _ origin: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let made = attributes(.cell(path), frame: aligned(moved(leaf.frame, origin)))
    (made.estimatedAxes, made.zIndex) = (leaf.estimatedAxes, leaf.zIndex)
    return made
  }

  func boundaries(_ index: Int, _ layout: CompositionalFrames) -> [UICollectionViewLayoutAttributes]
  {
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

  func decorations(_ index: Int, _ layout: CompositionalFrames)
    -> [UICollectionViewLayoutAttributes]
  {
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

  func outerAttributes(_ layout: CompositionalFrames) -> [UICollectionViewLayoutAttributes] {
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
    frame.moved(along: axis, by: origin)
  }

  /// Positions and sizes end at pixels.
  func aligned(_ frame: CGRect) -> CGRect {
    let scale = collectionView?.pixelScale ?? .infinity
    return CGRect(
      x: frame.minX.flooredToPixel(at: scale), y: frame.minY.flooredToPixel(at: scale),
      width: frame.width.flooredToPixel(at: scale), height: frame.height.flooredToPixel(at: scale))
  }
}
