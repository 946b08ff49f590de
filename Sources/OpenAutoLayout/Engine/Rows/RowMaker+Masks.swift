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
    let insets = item.alignmentInsets
    let outerInsets = parent.alignmentInsets
    let size = parent.frame.size
    let (width, x) = makeMaskRows(
      item.horizontalSpan(in: size.width), column(.x, of: item), column(.width, of: item),
      container: column(.width, of: parent), (insets.left, insets.right),
      outerInset: outerInsets.left + outerInsets.right)
    let (height, y) = makeMaskRows(
      item.verticalSpan(in: size.height), column(.y, of: item), column(.height, of: item),
      container: column(.height, of: parent), (insets.top, insets.bottom),
      outerInset: outerInsets.top + outerInsets.bottom)
    return MaskRows(width: width, x: x, height: height, y: y)
  }

  private func makeMaskRows(
    _ span: AutoresizingSpan, _ origin: Solver.Column, _ length: Solver.Column,
    container: Solver.Column, _ insets: (near: CGFloat, far: CGFloat), outerInset: CGFloat
  ) -> (length: Solver.Row, origin: Solver.Row) {
    let shares = span.shares
    let given = span.container - outerInset
    solver.addTerm(1, length)
    if shares.length != 0 { solver.addTerm(-shares.length, container) }
    let lengthRow = solver.addRow(
      .equal, max(0, span.length - insets.near - insets.far) - shares.length * given,
      author: .engine)
    solver.addTerm(1, origin)
    if shares.near != 0 { solver.addTerm(-shares.near, container) }
    let originRow = solver.addRow(
      .equal, span.origin + insets.near - shares.near * given, author: .engine)
    return (lengthRow, originRow)
  }
}
