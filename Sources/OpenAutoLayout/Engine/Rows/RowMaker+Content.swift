import LayoutReport
import LayoutSolver

extension RowMaker {
  /// Has the rows of a content say what the view has answered.
  func refresh(
    _ rows: inout ContentRows, _ horizontal: ContentDemand?, _ vertical: ContentDemand?,
    in block: Solver.Block
  ) {
    refresh(&rows.horizontal, horizontal, block[RectanglePart.width.rawValue])
    refresh(&rows.vertical, vertical, block[RectanglePart.height.rawValue])
  }

  private func refresh(
    _ rows: inout ContentRows.Axis, _ demand: ContentDemand?, _ column: Solver.Column
  ) {
    let (constant, weight) = (demand?.constant ?? 0, demand?.weight ?? 1)
    refresh(
      &rows.atMost, weight, column, .lessThanOrEqual, constant, demand?.content.hugging,
      author: .content)
    refresh(
      &rows.atLeast, weight, column, .greaterThanOrEqual, constant,
      demand?.content.resistance, author: .content)
  }

  /// Has a row of one column say what is wanted of it: makes it if it is missing, and removes it if
  /// nothing is wanted. A priority of 0 does not count.
  func refresh(
    _ row: inout Solver.Row?, _ coefficient: Double, _ column: Solver.Column,
    _ relation: Solver.Relation, _ constant: Double, _ priority: Float?,
    author: Solver.Author, order: Int? = nil
  ) {
    let priority = priority ?? 0
    switch row {
    case nil where priority > 0:
      solver.addTerm(coefficient, column)
      row = solver.addRow(relation, constant, priority: priority, author: author, order: order)
    case let known? where priority > 0:
      solver.setConstant(constant, of: known)
      solver.setPriority(priority, of: known)
    case let known?:
      solver.removeRow(known)
      row = nil
    case nil: break
    }
  }
}
