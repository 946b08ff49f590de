import Foundation
import LayoutSolver

/// The rows that stand for an autoresizing mask: the length and the origin as linear functions of the
/// superview's length, along each axis.
struct MaskRows {
  let width: Solver.Row
  let x: Solver.Row
  let height: Solver.Row
  let y: Solver.Row

  var all: [Solver.Row] { [width, x, height, y] }
}

extension RowMaker {
  /// - Returns: `nil` where the mask does not count.
  func makeMaskRows(of item: LayoutItem) -> MaskRows? {
    guard item.state.contains(.translatesMask), !item.isGuide, let parent = item.parent else {
      return nil
    }
    let (width, x) = makeMaskRows(along: .horizontal, of: item, in: parent)
    let (height, y) = makeMaskRows(along: .vertical, of: item, in: parent)
    return MaskRows(width: width, x: x, height: height, y: y)
  }

  private func makeMaskRows(
    along axis: NSLayoutConstraint.Axis, of item: LayoutItem, in parent: LayoutItem
  ) -> (length: Solver.Row, origin: Solver.Row) {
    let (origin, length): (RectanglePart, RectanglePart) =
      axis == .horizontal ? (.x, .width) : (.y, .height)
    let container = column(length, of: parent)
    let span = item.span(along: axis, in: parent.frame.size)
    let shares = span.shares
    let insets = item.alignmentInsets.sides(along: axis)
    let outerInsets = parent.alignmentInsets.sides(along: axis)
    let given = span.container - outerInsets.near - outerInsets.far
    solver.addTerm(1, column(length, of: item))
    if shares.length != 0 { solver.addTerm(-shares.length, container) }
    let lengthRow = solver.addRow(
      .equal, max(0, span.length - insets.near - insets.far) - shares.length * given,
      author: .engine)
    solver.addTerm(1, column(origin, of: item))
    if shares.near != 0 { solver.addTerm(-shares.near, container) }
    let originRow = solver.addRow(
      .equal, span.origin + insets.near - shares.near * given, author: .engine)
    return (lengthRow, originRow)
  }
}

extension UIEdgeInsets {
  fileprivate func sides(
    along axis: NSLayoutConstraint.Axis
  ) -> (near: CGFloat, far: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
