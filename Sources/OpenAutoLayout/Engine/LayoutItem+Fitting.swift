import Foundation
import LayoutSolver

extension UIView {
  /// Solves the subtree alone, in an engine of its own, which the running one does not notice.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let subtree = item.subtreeItems()
    item.updateConstraintsInSubtree()
    // The running engine has to see this, before its rows are put aside.
    for item in subtree { item.updateSystemGuides() }
    let saved = subtree.map { SavedLayout(of: $0) }
    let engine = LayoutEngine(root: item, isFitting: true)
    engine.update()
    let isEmpty =
      subtree.allSatisfy { $0.node.pointee.references.isEmpty } && !item.isLaidOutByContent
    engine.want(target.width, .width, horizontal)
    engine.want(target.height, .height, vertical)
    engine.update()
    let rect = CGRect(x: 0, y: 0, width: item.value(.width), height: item.value(.height))
    engine.dissolve()
    for layout in saved { layout.restore() }
    if isEmpty { return bounds.size }
    let scale = item.root.view?.storedScale ?? storedScale
    return frame(forAlignmentRect: rect).size.rounded(toPixelsAt: scale)
  }
}

extension LayoutItem {
  fileprivate var isLaidOutByContent: Bool { !contentRows.isEmpty }
}

extension LayoutEngine {
  fileprivate func want(_ length: CGFloat, _ part: RectanglePart, _ priority: UILayoutPriority) {
    guard priority.rawValue > 0 else { return }
    solver.addTerm(1, root.column(part))
    _ = solver.addRow(.equal, length, priority: priority.rawValue, author: .client, order: .max)
  }
}

/// What an item and its constraints hold of the running engine, put aside while another one runs.
@MainActor
private struct SavedLayout {
  private let item: LayoutItem
  private let engine: LayoutEngine?
  private let state: LayoutState
  private let block: Solver.Block?
  private let maskRows: [Solver.Row]
  private let contentRows: ContentRows
  private let originColumns: OriginColumns
  private let alignmentInsets: UIEdgeInsets
  private let usedMargins: UIEdgeInsets?
  private let constraints: [(NSLayoutConstraint, LoweredConstraint)]

  init(of item: LayoutItem) {
    self.item = item
    engine = item.engine
    state = item.state
    block = item.node.pointee.block
    maskRows = item.extras?.maskRows ?? []
    contentRows = item.contentRows
    originColumns = item.extras?.originColumns ?? OriginColumns()
    alignmentInsets = item.extras?.alignmentInsets ?? .zero
    usedMargins = item.extras?.usedMargins
    constraints = item.node.pointee.constraints.elements.map { ($0, $0.lowered) }
    item.node.pointee.engine = nil
    item.state.remove(.isStale)
    item.extras?.maskRows = []
    item.contentRows = ContentRows()
    item.extras?.originColumns = OriginColumns()
    for (constraint, _) in constraints {
      constraint.lowered.row = nil
      constraint.lowered.waiting = -1
    }
  }

  func restore() {
    item.node.pointee.engine = engine.map(Unmanaged.passUnretained)
    item.node.pointee.block = block
    item.contentRows = contentRows
    if let extras = item.extras {
      extras.maskRows = maskRows
      extras.originColumns = originColumns
      extras.alignmentInsets = alignmentInsets
      extras.usedMargins = usedMargins
    }
    for (constraint, lowered) in constraints { constraint.lowered = lowered }
    // What was in the list of pending children is in it, and nothing else.
    let pending = item.state.intersection(.isPending)
    item.state = state.subtracting(.isPending).union(pending)
  }
}
