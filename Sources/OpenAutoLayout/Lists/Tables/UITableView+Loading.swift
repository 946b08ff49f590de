import Foundation

extension UITableView: ListView {
  var names: ListNames { ListNames(list: item.name, kind: "table", item: "row") }

  var loadedCounts: [Int]? { loaded?.counts }

  func loadCounts() -> [Int] { load().counts }

  func askForSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func askForCount(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
}

// Counts, and the heights that count until something is shown.
extension UITableView {
  func forgetAnswers() {
    unanswered = []
    unload()
  }

  /// Lets the next layout load everything again.
  func unload() {
    for cell in shownCells { recycle(cell.value, from: cell.key) }
    shownCells = [:]
    for view in shownHeaders.values { recycle(sectionView: view) }
    for view in shownFooters.values { recycle(sectionView: view) }
    (shownHeaders, shownFooters) = ([:], [:])
    loaded = nil
    state.keepsWithinContent = true
    setNeedsLayout()
  }

  /// Lets the next layout estimate and measure all heights again, with the cells that are shown.
  func forgetHeights() {
    if loaded == nil { return }
    measureAgain()
  }

  func measureAgain() {
    state.measuresAgain = true
    setNeedsLayout()
  }

  /// The layout with the counts of the data source, which are asked for at most once.
  func load() -> TableLayout {
    if let loaded { return loaded }
    let counts = askForCounts()
    state.hasIndex = dataSource?.sectionIndexTitles(for: self)?.isEmpty == false
    let layout = makeLayout(counts)
    loaded = layout
    return layout
  }

  func makeLayout(_ counts: [Int]) -> TableLayout {
    TableLayout(
      sections: counts.enumerated().map { section, count in
        makeSection(section, rows: makeRows(section, count))
      },
      top: tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0,
      width: bounds.width, inset: insetOfSections)
  }

  func makeSection(_ section: Int, rows: ListLengths) -> TableLayout.Section {
    let header = estimatedHeader(section)
    return TableLayout.Section(
      padding: padding(aboveHeader: header), header: header, rows: rows,
      footer: estimatedFooter(section))
  }

  func makeRows(_ section: Int, _ count: Int) -> ListLengths {
    guard count > 0 else { return ListLengths(count: 0, each: 0) }
    let first = estimatedRow(IndexPath(row: 0, section: section))
    let isUniform =
      unanswered.contains(.heightForRow) && unanswered.contains(.estimatedHeight)
      || unanswered.contains(.estimatedHeight) && estimatedRowHeight != 0
    if isUniform { return ListLengths(count: count, each: first) }
    return ListLengths(
      [first]
        + (1..<max(1, count)).map { estimatedRow(IndexPath(row: $0, section: section)) })
  }

  // MARK: Rows

  /// The height that the delegate or the property gives a row, or `nil` for its content's.
  func givenHeight(_ path: IndexPath) -> CGFloat? {
    var height = rowHeight
    if !unanswered.contains(.heightForRow), let delegate {
      height = delegate.tableView(self, heightForRowAt: path)
    }
    return given(height)
  }

  /// The estimate of the delegate or the property: 0 turns estimates off.
  func estimate(_ path: IndexPath) -> CGFloat {
    guard let delegate, !unanswered.contains(.estimatedHeight) else { return estimatedRowHeight }
    return delegate.tableView(self, estimatedHeightForRowAt: path)
  }

  func estimatedRow(_ path: IndexPath) -> CGFloat {
    if delegate == nil { unanswered.formUnion([.heightForRow, .estimatedHeight]) }
    let estimate = estimate(path)
    if estimate == 0 { return givenHeight(path) ?? CellMeasures.size.height }
    return given(estimate) ?? given(rowHeight) ?? CellMeasures.size.height
  }

  private func given(_ height: CGFloat) -> CGFloat? {
    if !height.isFinite { Violation.stop(height: height, in: self) }
    return height >= 0 ? height : nil
  }

  // MARK: Headers and footers

  func givenHeader(_ section: Int) -> CGFloat? {
    var height = sectionHeaderHeight
    if !unanswered.contains(.heightForHeader), let delegate {
      height = delegate.tableView(self, heightForHeaderInSection: section)
    }
    return given(height)
  }

  func givenFooter(_ section: Int) -> CGFloat? {
    var height = sectionFooterHeight
    if !unanswered.contains(.heightForFooter), let delegate {
      height = delegate.tableView(self, heightForFooterInSection: section)
    }
    return given(height)
  }

  func titleOfHeader(_ section: Int) -> String? {
    unanswered.contains(.titleForHeader)
      ? nil : dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func titleOfFooter(_ section: Int) -> String? {
    unanswered.contains(.titleForFooter)
      ? nil : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  private func estimatedHeader(_ section: Int) -> CGFloat {
    if let given = givenHeader(section) { return given }
    if let title = titleOfHeader(section) {
      return heightOfTitle(title, isHeader: true) + gapAbove(section)
    }
    // Without a title, a header is a view of the delegate, which is not asked for it yet.
    guard let delegate, !unanswered.contains(.viewForHeader) else { return gapAlone(section) }
    let estimate =
      unanswered.contains(.estimatedHeader)
      ? estimatedSectionHeaderHeight
      : delegate.tableView(self, estimatedHeightForHeaderInSection: section)
    return given(estimate) ?? gapAlone(section)
  }

  private func estimatedFooter(_ section: Int) -> CGFloat {
    if let given = givenFooter(section) { return given }
    if let title = titleOfFooter(section) { return heightOfTitle(title, isHeader: false) }
    guard let delegate, !unanswered.contains(.viewForFooter) else { return gapBelow }
    let estimate =
      unanswered.contains(.estimatedFooter)
      ? estimatedSectionFooterHeight
      : delegate.tableView(self, estimatedHeightForFooterInSection: section)
    return given(estimate) ?? gapBelow
  }

  func padding(aboveHeader header: CGFloat) -> CGFloat {
    guard style == .plain, header > 0 else { return 0 }
    return given(sectionHeaderTopPadding) ?? TableMeasures.headerPadding
  }

  /// What the first header of a grouped table has above itself.
  func gapAbove(_ section: Int) -> CGFloat {
    style != .plain && section == 0 ? TableMeasures.gap : 0
  }

  /// The space above a section of a grouped table that has no header.
  func gapAlone(_ section: Int) -> CGFloat {
    style == .plain ? 0 : TableMeasures.gap + gapAbove(section)
  }

  /// The space below a section of a grouped table that has no footer.
  var gapBelow: CGFloat { style == .plain ? 0 : TableMeasures.gap }

  /// The distance of sections from both sides.
  var insetOfSections: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let margins = layoutMargins
    let least = window == nil ? 0 : CellMeasures.inset
    return max(margins.left, margins.right, least)
  }

  /// The height of a title of a section: one line is as high as recorded, and more lines or a
  /// larger text add what they are higher.
  func heightOfTitle(_ title: String, isHeader: Bool) -> CGFloat {
    let text: UIFont.TextStyle = isHeader ? .headline : .footnote
    let room = bounds.width - 2 * (insetOfSections + CellMeasures.inset)
    func height(_ title: String, _ traits: UITraitCollection) -> CGFloat {
      let label = UILabel()
      label.numberOfLines = 0
      label.contentScaleFactor = item.root.view?.storedScale ?? storedScale
      label.font = .preferredFont(forTextStyle: text, compatibleWith: traits)
      label.text = title
      return label.sizeThatFits(CGSize(width: room, height: 0)).height
    }
    let line = height(" ", UITraitCollection(preferredContentSizeCategory: .large))
    let more = height(title, traitCollection) - line
    return TableMeasures.title(style, isHeader: isHeader) + max(0, more)
  }
}

/// Recorded measures of tables, in points.
enum TableMeasures {
  /// Above every header of a plain table.
  static let headerPadding: CGFloat = 22
  /// Above the first section of a grouped table, and in place of a missing header or footer.
  static let gap: CGFloat = 17.5
  /// What a control for editing takes at the begin of a cell.
  static let editingControl: CGFloat = 40
  /// What a control for moving takes at the end of a cell, whose text ends 8 before it.
  static let reorderControl: CGFloat = 43
  /// What the section index takes at the end of cells, whose text ends 8 before it.
  static let sectionIndex: CGFloat = 15

  static func title(_ style: UITableView.Style, isHeader: Bool) -> CGFloat {
    switch (style, isHeader) {
    case (.plain, _): 28
    case (_, true): 38
    case (_, false): 30
    }
  }
}
