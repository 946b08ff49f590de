import Foundation

// The pass over what is visible.
extension UICollectionView {
  /// Lets the next layout load everything again.
  func unload() {
    letGoAll { _ in true }
    counts = nil
    collectionViewLayout.forgetMeasures()
    state.keepsWithinContent = true
    collectionViewLayout.invalidateLayout()
  }

  func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    state.adjustment.x += context.contentOffsetAdjustment.x
    state.adjustment.y += context.contentOffsetAdjustment.y
    if state.isPlacing { return }
    // Who invalidates a layout wants what is shown to have its size of now.
    if context.preferred == nil { state.measuresAgain = true }
    setNeedsLayout()
  }

  /// Shows what is visible, lets go what is not, and places all.
  func showItems() {
    if state.isPlacing { return }
    state.isPlacing = true
    defer { state.isPlacing = false }
    askAboutBounds()
    collectionViewLayout.prepareIfNeeded()
    adjustOffset()
    keepWithinContent()
    var anchor: CollectionElement?
    var unmeasured = state.measuresAgain ? Set(shown.keys) : []
    state.measuresAgain = false
    // Each time, more is measured and less is left to measure.
    for _ in 0..<16 {
      let visible = attributes(in: bounds)
      letGo(except: visible)
      anchor = anchor ?? firstShown(of: visible) ?? visible.first?.element
      let before = anchor.flatMap { attributes(of: $0)?.frame.origin }
      var isChanged = false
      for attributes in visible {
        let element = attributes.element
        let isNew = show(attributes)
        if isNew || unmeasured.remove(element) != nil { isChanged = measure(element) || isChanged }
      }
      if !isChanged { break }
      collectionViewLayout.prepareIfNeeded()
      adjustOffset()
      follow(anchor, from: before)
      keepWithinContent()
    }
    state.keepsWithinContent = false
    state.bounds = bounds
    takeContentSize()
    placeShown()
  }

  private func askAboutBounds() {
    defer { state.bounds = bounds }
    guard let old = state.bounds, old != bounds, collectionViewLayout.isPrepared,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return }
    let isResized = old.size != bounds.size
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    if isResized { state.measuresAgain = true }
  }

  private func adjustOffset() {
    let adjustment = state.adjustment
    if adjustment == .zero { return }
    state.adjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  private func takeContentSize() {
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// After loading and updates, the offset shows content, as far as there is any.
  private func keepWithinContent() {
    takeContentSize()
    guard state.keepsWithinContent else { return }
    let inset = adjustedContentInset
    let offset = CGPoint(
      x: min(
        contentOffset.x, max(-inset.left, contentSize.width + inset.right - bounds.width)),
      y: min(
        contentOffset.y, max(-inset.top, contentSize.height + inset.bottom - bounds.height)))
    if offset != contentOffset { contentOffset = offset }
  }

  private func firstShown(of visible: [UICollectionViewLayoutAttributes]) -> CollectionElement? {
    visible.first { $0.representedElementCategory == .cell && shown[$0.element] != nil }?.element
  }

  /// Keeps a part where it is on the screen after another was measured. At the top, the content stays
  /// there.
  private func follow(_ anchor: CollectionElement?, from before: CGPoint?) {
    guard let anchor, let before, let now = attributes(of: anchor)?.frame.origin else { return }
    let inset = adjustedContentInset
    var offset = contentOffset
    if offset.x > -inset.left, contentSize.width > bounds.width {
      offset.x = max(offset.x + now.x - before.x, -inset.left)
    }
    if offset.y > -inset.top { offset.y = max(offset.y + now.y - before.y, -inset.top) }
    if offset != contentOffset { contentOffset = offset }
  }

  // MARK: Showing and measuring

  /// Shows what attributes are for.
  ///
  /// - Returns: Whether it was not shown before.
  private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let element = attributes.element
    if let part = shown[element] {
      shown[element]?.attributes = attributes
      if part.attributes.zIndex != attributes.zIndex { insert(part.view, element, attributes) }
      return false
    }
    guard let view = ask(for: element) else { return false }
    // A view is in one place: another place that had it asks again when it is shown.
    if let other = shown.first(where: { $0.value.view === view })?.key { shown[other] = nil }
    adopt(view, attributes)
    switch element {
    case .cell(let path):
      guard let cell = view as? UICollectionViewCell else { break }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementary(let kind, let path):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    case .decoration: break
    }
    return true
  }

  private func ask(for element: CollectionElement) -> UICollectionReusableView? {
    switch element {
    case .cell(let path): return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementary(let kind, let path):
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decoration(let kind, _):
      guard let view = collectionViewLayout.makeDecoration(kind) else {
        Violation.stop(missingDecoration: kind, in: item.name)
      }
      return view
    }
  }

  func adopt(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    shown[element] = Shown(view: view, attributes: attributes)
    if view.superview !== holder(of: element) { insert(view, element, attributes) }
    apply(attributes, to: view)
    // Headers of lists are cells, too.
    guard let cell = view as? UICollectionViewCell else { return }
    cell.isInEditing = isEditing
    guard case .cell(let path) = element else { return }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  /// Puts a view behind those that are in front of it, and all of them behind other subviews.
  private func insert(
    _ view: UICollectionReusableView, _ element: CollectionElement,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    let holder = holder(of: element)
    let order = (attributes.zIndex, element.rank)
    let behind = shown.filter { other, shown in
      shown.view !== view && shown.view.superview === holder
        && (shown.attributes.zIndex, other.rank) <= order
    }
    let hasBackground = holder === self && backgroundView != nil
    holder.insertSubview(view, at: behind.count + (hasBackground ? 1 : 0))
  }

  /// The view that a view stands in: a section that scrolls by itself holds its cells.
  private func holder(of element: CollectionElement) -> UIView {
    guard case .cell(let path) = element,
      let scroller = collectionViewLayout.scroller(of: path.section)
    else { return self }
    if scroller.superview !== self {
      insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
    }
    return scroller
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    guard let scroller = view.superview as? SectionScroller,
      let moved = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return view.place(by: attributes) }
    moved.frame.origin.x += scroller.contentOffset.x - scroller.frame.minX
    moved.frame.origin.y += scroller.contentOffset.y - scroller.frame.minY
    view.place(by: moved)
  }

  /// Lets the layout know the size that a view has by its content.
  ///
  /// - Returns: Whether that invalidates the layout.
  private func measure(_ element: CollectionElement) -> Bool {
    guard let part = shown[element], !part.attributes.estimatedAxes.isEmpty else { return false }
    let original = part.attributes
    // Many views change the attributes that they get, and answer with them.
    guard let proposed = original.copy(with: nil) as? UICollectionViewLayoutAttributes else {
      return false
    }
    part.view.updatePropertiesIfNeeded()
    let preferred = part.view.preferredLayoutAttributesFitting(proposed)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  /// Measures a cell again whose content says that its size has changed.
  func contentChanged(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, !state.isPlacing,
      let element = shown.first(where: { $0.value.view === view })?.key
    else { return }
    if measure(element) { setNeedsLayout() }
  }

  // MARK: Letting go

  private func letGo(except visible: [UICollectionViewLayoutAttributes]) {
    if shown.isEmpty { return }
    let kept = Set(visible.map(\.element))
    letGoAll { !kept.contains($0) }
  }

  func letGoAll(_ isGoing: (CollectionElement) -> Bool) {
    for (element, part) in shown where isGoing(element) {
      shown[element] = nil
      recycle(part.view, from: element)
    }
  }

  func recycle(_ view: UICollectionReusableView, from element: CollectionElement) {
    switch element {
    case .cell(let path):
      cells.recycle(view)
      guard let cell = view as? UICollectionViewCell else { break }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementary(let kind, let path):
      pool(of: kind).recycle(view)
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    case .decoration: view.removeFromSuperview()
    }
  }

  // MARK: Placing

  private func placeShown() {
    for part in shown.values { apply(part.attributes, to: part.view) }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}
