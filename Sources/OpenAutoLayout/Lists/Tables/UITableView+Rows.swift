import Foundation

// The walk over what is visible.
extension UITableView {
  /// Shows what is visible, lets go what is not, and places all.
  func showRows() {
    if state.isPlacing { return }
    state.isPlacing = true
    defer { state.isPlacing = false }
    let inset = adjustedContentInset
    let anchor = anchor(in: load())
    // First, so that what comes takes the views of what goes.
    letGo(contentOffset.y, inset)
    fitWidth()
    var offset = contentOffset.y
    var from = anchor
    // Each time, more is measured and less is left to measure.
    for _ in 0..<8 {
      guard let part = from else { break }
      let moved = walk(from: part.part, wasAt: part.origin, offset, inset)
      offset = offsetWithinContent(from: offset, to: moved, inset)
      if offset == moved { break }
      from = loaded.flatMap { layout in
        layout.part(at: offset).map { ($0, layout.origin($0)) }
      }
    }
    state.keepsWithinContent = false
    letGo(offset, inset)
    if contentOffset.y != offset { contentOffset.y = offset }
    if let loaded {
      let size = CGSize(width: bounds.width, height: loaded.height)
      if contentSize != size { contentSize = size }
    }
    placeShown()
  }

  /// Estimates all heights again for another width or other rules, and measures what is shown. What is
  /// out of sight is measured on the way to it.
  private func fitWidth() {
    let layout = load()
    guard layout.width != bounds.width || layout.inset != insetOfSections || state.measuresAgain
    else { return }
    state.measuresAgain = false
    loaded = makeLayout(layout.counts)
    for path in shownCells.keys { measure(.row(path.section, path.row)) }
    for section in shownHeaders.keys { measure(.header(section)) }
    for section in shownFooters.keys { measure(.footer(section)) }
  }

  /// The part that stays where it is on the screen, and where it is in the content: the first one
  /// that is shown and visible, or the first one that will be.
  private func anchor(in layout: TableLayout) -> (part: TablePart, origin: CGFloat)? {
    let (top, bottom) = (bounds.minY, bounds.maxY)
    let first = shownCells.keys.filter { path in
      guard layout.counts.indices.contains(path.section),
        path.row < layout.counts[path.section]
      else { return false }
      let part = TablePart.row(path.section, path.row)
      let origin = layout.origin(part)
      return origin + layout.length(part) > top && origin < bottom
    }.min()
    let part = first.map { TablePart.row($0.section, $0.row) } ?? layout.part(at: top)
    return part.map { ($0, layout.origin($0)) }
  }

  /// Shows what is visible from a part downward and upward.
  ///
  /// - Returns: The offset at which the part is where it was on the screen.
  private func walk(
    from anchor: TablePart, wasAt origin: CGFloat, _ offset: CGFloat, _ inset: UIEdgeInsets
  ) -> CGFloat {
    // Nothing holds a copy of the layout while a part is shown, which changes it in place.
    var next: TablePart? = anchor
    var room = bounds.height - (origin - offset)
    while let part = next, let below = loaded.map({ $0.origin(part) - $0.origin(anchor) }),
      below < room
    {
      show(part)
      next = loaded?.part(after: part)
    }
    room = origin - offset
    next = loaded?.part(before: anchor)
    while let part = next,
      let above = loaded.map({ $0.origin(anchor) - $0.origin(part) - $0.length(part) }),
      above < room
    {
      show(part)
      next = loaded?.part(before: part)
    }
    if let now = loaded?.origin(anchor) { showPinnedViews(offset + now - origin, inset) }
    return loaded.map { offset + $0.origin(anchor) - origin } ?? offset
  }

  /// The offset to move to: at the top, the content stays there, and after loading and updates, the
  /// offset shows content, as far as there is any.
  private func offsetWithinContent(
    from old: CGFloat, to moved: CGFloat, _ inset: UIEdgeInsets
  ) -> CGFloat {
    let offset = old > -inset.top ? max(moved, -inset.top) : old
    guard state.keepsWithinContent, let loaded else { return offset }
    return min(offset, max(-inset.top, loaded.height + inset.bottom - bounds.height))
  }

  private func showPinnedViews(_ offset: CGFloat, _ inset: UIEdgeInsets) {
    let pinned = pinnedSections(offset, inset)
    if let section = pinned.top { show(.header(section)) }
    if let section = pinned.bottom { show(.footer(section)) }
  }

  // MARK: Showing and measuring

  private func show(_ part: TablePart) {
    switch part {
    case .row(let section, let row):
      let path = IndexPath(row: row, section: section)
      if shownCells[path] == nil { showCell(at: path) }
    case .header(let section):
      if shownHeaders[section] == nil { showHeader(section) }
    case .footer(let section):
      if shownFooters[section] == nil { showFooter(section) }
    }
  }

  private func showCell(at path: IndexPath) {
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    // A cell is in one row: another row that had it asks again when it is shown.
    if let other = shownCells.first(where: { $0.value === cell })?.key { shownCells[other] = nil }
    shownCells[path] = cell
    adopt(cell, at: path)
    measure(.row(path.section, path.row))
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func adopt(_ cell: UITableViewCell, at path: IndexPath) {
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    cell.sectionIndexRoom = state.hasIndex ? TableMeasures.sectionIndex : 0
    prepareEditing(of: cell, at: path)
    if let delegate {
      cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: path)
    }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  /// Gives a part the height that it has now.
  func measure(_ part: TablePart) {
    switch part {
    case .row(let section, let row):
      let path = IndexPath(row: row, section: section)
      guard let cell = shownCells[path] else { return }
      cell.separatorHeight = separatorStyle == .none ? 0 : CellMeasures.separator
      setHeight(givenHeight(path) ?? measuredHeight(of: cell, at: path), of: part)
    case .header(let section): measureHeader(section)
    case .footer(let section): measureFooter(section)
    }
  }

  func setHeight(_ height: CGFloat, of part: TablePart) {
    loaded?.setLength(height, of: part)
    guard case .header(let section) = part else { return }
    loaded?.setPadding(padding(aboveHeader: height), section: section)
  }

  private func measuredHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    // Without estimates, nothing sizes itself.
    estimate(path) == 0 ? CellMeasures.size.height : fittingHeight(of: cell)
  }

  func fittingHeight(of view: UIView) -> CGFloat {
    let width = loaded?.roomOfRows ?? bounds.width
    if view.frame.width != width { view.frame.size.width = width }
    view.updatePropertiesIfNeeded()
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Letting go

  private func letGo(_ offset: CGFloat, _ inset: UIEdgeInsets) {
    guard let loaded else { return }
    let (top, bottom) = (offset, offset + bounds.height)
    func isVisible(_ part: TablePart) -> Bool {
      let origin = loaded.origin(part)
      return origin < bottom && origin + loaded.length(part) > top
    }
    for (path, cell) in shownCells where !isVisible(.row(path.section, path.row)) {
      shownCells[path] = nil
      recycle(cell, from: path)
    }
    let pinned = pinnedSections(offset, inset)
    for (section, view) in shownHeaders
    where !isVisible(.header(section)) && section != pinned.top {
      shownHeaders[section] = nil
      recycle(sectionView: view)
    }
    for (section, view) in shownFooters
    where !isVisible(.footer(section)) && section != pinned.bottom {
      shownFooters[section] = nil
      recycle(sectionView: view)
    }
  }

  /// The sections whose header and footer stay in view.
  private func pinnedSections(
    _ offset: CGFloat, _ inset: UIEdgeInsets
  ) -> (top: Int?, bottom: Int?) {
    guard style == .plain, let loaded else { return (nil, nil) }
    return (
      loaded.part(at: offset + inset.top)?.section,
      loaded.part(at: offset + bounds.height - inset.bottom)?.section
    )
  }

  func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    cells.recycle(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: Placing

  private func placeShown() {
    guard let loaded else { return }
    func place(_ view: UIView, _ frame: CGRect) {
      if view.frame != frame { view.frame = frame }
    }
    for (path, cell) in shownCells { place(cell, loaded.rect(.row(path.section, path.row))) }
    let inset = adjustedContentInset
    for (section, view) in shownHeaders {
      place(
        view,
        style == .plain
          ? loaded.pinnedHeader(section, top: bounds.minY + inset.top)
          : loaded.rect(.header(section)))
    }
    for (section, view) in shownFooters {
      place(
        view,
        style == .plain
          ? loaded.pinnedFooter(section, bottom: bounds.maxY - inset.bottom)
          : loaded.rect(.footer(section)))
    }
    if let view = tableHeaderView {
      place(view, CGRect(x: 0, y: 0, width: loaded.width, height: loaded.top))
    }
    if let view = tableFooterView {
      place(
        view,
        CGRect(x: 0, y: loaded.bottomOrigin, width: loaded.width, height: loaded.bottom))
    }
    if let backgroundView { place(backgroundView, bounds) }
  }

  func exchangeEnd(
    _ old: UIView?, for new: UIView?, _ height: WritableKeyPath<TableLayout, CGFloat>
  ) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    let length = new?.frame.height ?? 0
    if old === new, loaded?[keyPath: height] == length { return }
    loaded?[keyPath: height] = length
    setNeedsLayout()
  }
}
