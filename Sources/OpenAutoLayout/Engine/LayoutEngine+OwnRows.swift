import Foundation
import LayoutSolver

/// The rows of an intrinsic content size: at most and at least, along each axis.
struct ContentRows {
  /// Where the rows of one axis are.
  struct Axis {
    var atMost: Solver.Row?
    var atLeast: Solver.Row?

    var isEmpty: Bool { atMost == nil && atLeast == nil }
  }

  var horizontal = Axis()
  var vertical = Axis()

  var isEmpty: Bool { horizontal.isEmpty && vertical.isEmpty }
}

/// The rows that no constraint stands for: the root's size, autoresizing masks and content sizes.
extension LayoutEngine {
  func refreshRoot() {
    isRootSizeStale = false
    guard let view = root.view, root.engine === self else { return }
    let isGiven = root.state.contains(.translatesMask) && !isFitting
    let insets = root.extras?.alignmentInsets ?? .zero
    let size = view.storedFrame.size
    solver.fix(root.column(.x), at: 0)
    solver.fix(root.column(.y), at: 0)
    solver.fix(
      root.column(.width), at: isGiven ? max(0, size.width - insets.left - insets.right) : nil)
    solver.fix(
      root.column(.height), at: isGiven ? max(0, size.height - insets.top - insets.bottom) : nil)
  }

  func refreshStale() {
    // What is asked of views may have others looked at again.
    var blocks = FlatArray<Solver.Block>()
    swap(&blocks, &stale)
    for block in blocks.elements {
      guard let node = owner(of: block) else { continue }
      let work = node.pointee.state
      node.pointee.state.subtract(
        [.isStale, .hasUnknownAlignment, .hasStaleMask, .hasStaleContent])
      guard !node.isWithoutOwnRows, let view = node.view else { continue }
      let item = node.item
      // A view may take itself out of the tree when it is asked.
      if work.contains(.hasUnknownAlignment) { noteAlignment(of: node, view) }
      if work.contains(.hasStaleMask), item.engine === self { refreshMask(of: item, view) }
      if work.contains(.hasStaleContent) {
        if item.engine === self { refreshContent(of: item, view) }
        if item.engine === self { refreshAlignment(of: item, view) }
      }
    }
  }

  // MARK: Autoresizing masks

  private func refreshMask(of item: LayoutItem, _ view: UIView) {
    if item === root {
      refreshRoot()
      return
    }
    if let extras = item.extras { removeMaskRows(of: extras) }
    guard item.state.contains(.translatesMask), let parent = item.parent, let outer = parent.view
    else { return }
    let insets = item.extras?.alignmentInsets ?? .zero
    let outerInsets = parent.extras?.alignmentInsets ?? .zero
    let size = outer.storedFrame.size
    var rows: [Solver.Row] = []
    rows.reserveCapacity(4)
    addMaskRows(
      view.horizontalSpan(in: size.width), item.column(.x), item.column(.width),
      container: parent.column(.width), (insets.left, insets.right),
      outerInset: outerInsets.left + outerInsets.right, &rows)
    addMaskRows(
      view.verticalSpan(in: size.height), item.column(.y), item.column(.height),
      container: parent.column(.height), (insets.top, insets.bottom),
      outerInset: outerInsets.top + outerInsets.bottom, &rows)
    item.makeExtras().maskRows = rows
    item.node.markMoved()
  }

  /// The length and the origin as linear functions of the container's length.
  private func addMaskRows(
    _ span: AutoresizingSpan, _ origin: Solver.Column, _ length: Solver.Column,
    container: Solver.Column, _ insets: (near: CGFloat, far: CGFloat),
    outerInset: CGFloat, _ rows: inout [Solver.Row]
  ) {
    let shares = span.shares
    let given = span.container - outerInset
    solver.addTerm(1, length)
    if shares.length != 0 { solver.addTerm(-shares.length, container) }
    rows.append(
      solver.addRow(
        .equal, max(0, span.length - insets.near - insets.far) - shares.length * given,
        author: .engine))
    solver.addTerm(1, origin)
    if shares.near != 0 { solver.addTerm(-shares.near, container) }
    rows.append(
      solver.addRow(.equal, span.origin + insets.near - shares.near * given, author: .engine))
  }

  func removeMaskRows(of extras: LayoutExtras) {
    if extras.maskRows.isEmpty { return }
    for row in extras.maskRows { solver.removeRow(row) }
    extras.maskRows = []
  }

  // MARK: Content sizes

  private func refreshContent(of item: LayoutItem, _ view: UIView) {
    var content = view.intrinsicContentSize
    let none = UIView.noIntrinsicMetric
    if content.width == none && content.height == none && item.contentRows.isEmpty { return }
    if let extras = item.extras {
      if extras.disregardedContent.contains(.horizontal) { content.width = none }
      if extras.disregardedContent.contains(.vertical) { content.height = none }
    }
    let hugging = (
      view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)
    )
    let resistance = (
      view.contentCompressionResistancePriority(for: .horizontal),
      view.contentCompressionResistancePriority(for: .vertical)
    )
    guard item.engine === self else { return }
    refreshContent(
      &item.contentRows.horizontal, content.width, item.column(.width), hugging.0, resistance.0)
    refreshContent(
      &item.contentRows.vertical, content.height, item.column(.height), hugging.1, resistance.1)
    if item !== root { item.node.markMoved() }
  }

  private func refreshContent(
    _ axis: inout ContentRows.Axis, _ length: CGFloat, _ column: Solver.Column,
    _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
  ) {
    let wanted = length == UIView.noIntrinsicMetric || !length.isFinite ? nil : max(0, length)
    axis.atMost = refreshRow(axis.atMost, column, .lessThanOrEqual, wanted, hugging)
    axis.atLeast = refreshRow(axis.atLeast, column, .greaterThanOrEqual, wanted, resistance)
  }

  /// - Returns: The row, if there is one.
  private func refreshRow(
    _ row: Solver.Row?, _ column: Solver.Column, _ relation: Solver.Relation,
    _ length: CGFloat?, _ priority: UILayoutPriority
  ) -> Solver.Row? {
    guard let length, priority.rawValue > 0 else {
      if let row { solver.removeRow(row) }
      return nil
    }
    if let row {
      solver.setConstant(length, of: row)
      solver.setPriority(priority.rawValue, of: row)
      return row
    }
    solver.addTerm(1, column)
    return solver.addRow(relation, length, priority: priority.rawValue, author: .engine)
  }

  func removeContentRows(of node: LayoutNode) {
    if node.pointee.contentRows.isEmpty { return }
    removeContentRows(of: node, along: .horizontal)
    removeContentRows(of: node, along: .vertical)
  }

  func removeContentRows(of node: LayoutNode, along axis: NSLayoutConstraint.Axis) {
    let content = node.pointee.contentRows
    let rows = axis == .horizontal ? content.horizontal : content.vertical
    if let row = rows.atMost { solver.removeRow(row) }
    if let row = rows.atLeast { solver.removeRow(row) }
    if axis == .horizontal {
      node.pointee.contentRows.horizontal = ContentRows.Axis()
    } else {
      node.pointee.contentRows.vertical = ContentRows.Axis()
    }
  }

  /// Asks for the alignment insets of a view of which no row was made yet.
  private func noteAlignment(of node: LayoutNode, _ view: UIView) {
    let insets = view.insetsOfAlignmentRect
    if insets != node.pointee.extras?.alignmentInsets ?? .zero {
      node.makeExtras().alignmentInsets = insets
    }
  }

  /// Alignment insets and baselines may change with the content.
  private func refreshAlignment(of item: LayoutItem, _ view: UIView) {
    let insets = view.insetsOfAlignmentRect
    guard item.engine === self else { return }
    if insets != item.extras?.alignmentInsets ?? .zero {
      item.makeExtras().alignmentInsets = insets
      refreshOrigin(of: item)
      if item !== root { item.node.markMoved() }
      for other in item.subtreeItems() {
        for constraint in other.node.pointee.constraints.unretained { lowerAgain(constraint) }
        for reference in other.node.pointee.references.elements {
          lowerAgain(reference.constraint)
        }
      }
      item.state.insert(.hasStaleMask)
      refresh(item.node)
    } else if view.textBaselines != nil {
      item.baselineChanged()
    }
  }
}

@MainActor
extension LayoutNode {
  /// Whether the view has no rows of its own and gets none: it overrides nothing, so it has no
  /// content, and its mask does not count.
  fileprivate var isWithoutOwnRows: Bool {
    !pointee.state.contains(.translatesMask) && pointee.extras == nil && isPlainView
  }
}

extension LayoutItem {
  /// Constraints that speak of the view's baselines, or of an ancestor's that takes them from here.
  fileprivate func baselineChanged() {
    var item = self
    while true {
      item.referencesChanged(where: \.isBaseline)
      guard let parent = item.parent, let outer = parent.view else { return }
      let view = item.view
      if outer.forFirstBaselineLayout !== view && outer.forLastBaselineLayout !== view { return }
      item = parent
    }
  }
}
