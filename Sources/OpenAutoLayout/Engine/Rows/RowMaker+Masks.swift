import Foundation
import LayoutReport
import LayoutSolver

/// The rows that stand for an autoresizing mask: the length and the origin as linear functions of the
/// superview's length, along each axis.
struct MaskRows {
  struct Axis {
    let length: Solver.Row
    let origin: Solver.Row
  }

  let horizontal: Axis
  let vertical: Axis
}

extension RowMaker {
  /// Makes the rows of a mask, or has those that there are follow the frame.
  func makeMaskRows(
    of item: LayoutItem, in parent: LayoutItem, from old: MaskRows? = nil
  ) -> MaskRows {
    MaskRows(
      horizontal: makeMaskRows(along: .horizontal, of: item, in: parent, from: old?.horizontal),
      vertical: makeMaskRows(along: .vertical, of: item, in: parent, from: old?.vertical))
  }

  private func makeMaskRows(
    along axis: NSLayoutConstraint.Axis, of item: LayoutItem, in parent: LayoutItem,
    from old: MaskRows.Axis?
  ) -> MaskRows.Axis {
    let (origin, length): (RectanglePart, RectanglePart) =
      axis == .horizontal ? (.x, .width) : (.y, .height)
    let container = column(length, of: parent)
    let span = item.span(along: axis, in: parent.frame.size)
    let shares = span.shares
    let insets = item.alignmentInsets.sides(along: axis)
    let outerInsets = parent.alignmentInsets.sides(along: axis)
    let given = span.container - outerInsets.near - outerInsets.far
    let lengthConstant = max(0, span.length - insets.near - insets.far) - shares.length * given
    let originConstant = span.origin + insets.near - shares.near * given
    if let old {
      if solver.coefficient(of: container, in: old.length) == -shares.length,
        solver.coefficient(of: container, in: old.origin) == -shares.near
      {
        // The solver keeps the rows of everything that depends on the view, and their basis.
        solver.setConstant(lengthConstant, of: old.length)
        solver.setConstant(originConstant, of: old.origin)
        return old
      }
      removeMaskRows(old)
    }

    solver.addTerm(1, column(length, of: item))
    if shares.length != 0 { solver.addTerm(-shares.length, container) }
    let lengthRow = solver.addRow(.equal, lengthConstant, author: .engine)
    solver.addTerm(1, column(origin, of: item))
    if shares.near != 0 { solver.addTerm(-shares.near, container) }
    let originRow = solver.addRow(.equal, originConstant, author: .engine)
    return MaskRows.Axis(length: lengthRow, origin: originRow)
  }

  /// Has the rows know the frame of a view that nothing places, such as a cell without constraints: it
  /// keeps that, so what its subviews' masks say is measured from it.
  func keepFrame(of item: LayoutItem) {
    if item == root || item.state.contains(.translatesMask) && !item.state.contains(.carriesMasks) {
      return
    }
    item.state.insert(.carriesMasks)
    var hasContent = false
    if let content = item.content?.answer {
      hasContent = content.horizontal != nil || content.vertical != nil
    }
    let isKept =
      item.references.isEmpty && !hasContent && !item.state.contains(.translatesMask)
      && item.subviews.contains { $0.item.maskParent != nil }
    let (size, insets) = (item.alignedSize, item.alignmentInsets)
    let origin = item.frame.withinReach.origin
    solver.fix(column(.x, of: item), at: isKept ? origin.x + insets.left : nil)
    solver.fix(column(.y, of: item), at: isKept ? origin.y + insets.top : nil)
    solver.fix(column(.width, of: item), at: isKept ? size.width : nil)
    solver.fix(column(.height, of: item), at: isKept ? size.height : nil)
  }

  /// The frame that the rows of a mask give an item in a superview of a size.
  ///
  /// - Returns: `nil` where no rows say what the frame and the mask do by now.
  func maskedFrame(of item: LayoutItem, in parent: LayoutItem) -> CGRect? {
    guard !item.state.contains(.hasStaleRows), let rows = item.rare?.maskRows else { return nil }
    let x = span(of: rows.horizontal, along: .horizontal, of: item, in: parent)
    let y = span(of: rows.vertical, along: .vertical, of: item, in: parent)
    return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  private func span(
    of rows: MaskRows.Axis, along axis: NSLayoutConstraint.Axis, of item: LayoutItem,
    in parent: LayoutItem
  ) -> (origin: Double, length: Double) {
    let isHorizontal = axis == .horizontal
    let container = column(isHorizontal ? .width : .height, of: parent)
    let insets = item.alignmentInsets.sides(along: axis)
    let outerInsets = parent.alignmentInsets.sides(along: axis)
    let size = parent.frame.size
    let given = (isHorizontal ? size.width : size.height) - outerInsets.near - outerInsets.far
    // The solver has the container's coefficient on the other side.
    let length =
      solver.constant(of: rows.length) - solver.coefficient(of: container, in: rows.length) * given
    let origin =
      solver.constant(of: rows.origin) - solver.coefficient(of: container, in: rows.origin) * given
    return (origin - insets.near, max(0, length) + insets.near + insets.far)
  }

  func removeMaskRows(_ rows: MaskRows) {
    removeMaskRows(rows.horizontal)
    removeMaskRows(rows.vertical)
  }

  private func removeMaskRows(_ rows: MaskRows.Axis) {
    solver.removeRow(rows.length)
    solver.removeRow(rows.origin)
  }
}

extension LayoutItem {
  /// The superview, where the mask counts.
  var maskParent: LayoutItem? { state.contains(.translatesMask) && !isGuide ? parent : nil }
}

extension UIEdgeInsets {
  fileprivate func sides(
    along axis: NSLayoutConstraint.Axis
  ) -> (near: CGFloat, far: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
