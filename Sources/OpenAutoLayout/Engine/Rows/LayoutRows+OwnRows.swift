import Foundation
import LayoutReport
import LayoutSolver

/// The rows that no constraint stands for: of autoresizing masks, of content sizes, and of the root.
extension LayoutRows {
  /// Has the rows for an item's mask and content made anew.
  mutating func refresh(_ item: LayoutItem) {
    guard let block = item.block, !item.state.contains(.hasStaleRows) else { return }
    item.state.insert(.hasStaleRows)
    stale.append(block)
  }

  mutating func rootSizeChanged() { isRootStale = true }

  mutating func lowerStaleItems() {
    for block in stale {
      guard let item = items[block.number], item.state.contains(.hasStaleRows) else { continue }
      item.state.remove(.hasStaleRows)
      if item != root { refreshMask(of: item) }
      refreshContent(of: item)
      if item.state.contains(.carriesMasks) { maker.keepFrame(of: item) }
    }
    stale.removeAll()
  }

  // MARK: The root

  /// Gives the root its size, if its mask counts. Otherwise its constraints say the size.
  mutating func fixRoot() {
    isRootStale = false
    for row in keptSizeRows { solver.removeRow(row) }
    keptSizeRows = []
    let size = root.alignedSize
    let isGiven = root.state.contains(.translatesMask)
    solver.fix(maker.column(.x, of: root), at: 0)
    solver.fix(maker.column(.y, of: root), at: 0)
    solver.fix(maker.column(.width, of: root), at: isGiven ? size.width : nil)
    solver.fix(maker.column(.height, of: root), at: isGiven ? size.height : nil)
    if isGiven || !root.state.contains(.hasGuideSpans) { return }
    // The guides for margins and safe areas are as large as the root, which keeps its frame where
    // nothing else is said.
    keptSizeRows = [keepSize(.width, size.width), keepSize(.height, size.height)]
  }

  private func keepSize(_ part: RectanglePart, _ length: Double) -> Solver.Row {
    solver.addTerm(1, maker.column(part, of: root))
    return solver.addRow(.equal, length, priority: .leastNormalMagnitude, author: .engine)
  }

  /// Follows the offset of a scroll view.
  func refreshContentOffset(of item: LayoutItem) { maker.refreshContentOffset(of: item) }

  /// Follows the alignment insets of an item that rows measure across.
  func refreshOrigin(of item: LayoutItem) { maker.refreshOrigin(of: item) }

  // MARK: Autoresizing masks

  private mutating func refreshMask(of item: LayoutItem) {
    guard let parent = item.maskParent else {
      removeMaskRows(of: item)
      // It may have been the last one to measure from its superview.
      if let parent = item.parent, parent.state.contains(.carriesMasks) {
        maker.keepFrame(of: parent)
      }
      return
    }
    maker.keepFrame(of: parent)
    let rare = item.makeRare()
    rare.maskRows = maker.makeMaskRows(of: item, in: parent, from: rare.maskRows)
  }

  func maskedFrame(of item: LayoutItem, in parent: LayoutItem) -> CGRect? {
    maker.maskedFrame(of: item, in: parent)
  }

  mutating func removeMaskRows(of item: LayoutItem) {
    guard let rare = item.rare, let rows = rare.maskRows else { return }
    maker.removeMaskRows(rows)
    rare.maskRows = nil
  }

  // MARK: Content sizes

  mutating func refreshContent(of item: LayoutItem) {
    guard let content = item.content else { return }
    var height = item.contentDemand(along: .vertical)
    if let known = item.heightAnswer { height?.content.length = known.height }
    // A copy: an access that lasts for a call is noted at run time.
    var rows = content.rows
    maker.refresh(
      &rows, item.contentDemand(along: .horizontal), height, in: maker.block(of: item))
    content.rows = rows
    if item != root { item.markMoved() }
  }

  /// Removes the rows for the content along an axis, or along both.
  mutating func removeContentRows(of item: LayoutItem, along axis: NSLayoutConstraint.Axis? = nil) {
    guard let content = item.content else { return }
    if axis != .vertical {
      removeRows(content.rows.horizontal)
      content.rows.horizontal = ContentRows.Axis()
    }
    if axis != .horizontal {
      removeRows(content.rows.vertical)
      content.rows.vertical = ContentRows.Axis()
    }
  }

  private func removeRows(_ rows: ContentRows.Axis) {
    for case let row? in [rows.atMost, rows.atLeast] { solver.removeRow(row) }
  }
}

extension LayoutItem {
  /// The content along an axis, unless a client has taken it out of the layout.
  func countedContent(along axis: NSLayoutConstraint.Axis) -> ContentAnswer.Axis? {
    if rare?.disregardedContent.contains(axis) ?? false { return nil }
    return axis == .horizontal ? content?.answer.horizontal : content?.answer.vertical
  }

  /// What the view said of the height of its content at the width that the engine has found.
  var heightAnswer: HeightAnswer? { content?.height }

  /// The size of the alignment rectangle in the view's frame.
  var alignedSize: CGSize {
    let (size, insets) = (frame.size.withinReach, alignmentInsets)
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}
