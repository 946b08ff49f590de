import Foundation
import LayoutSolver

extension LayoutEngine {
  /// Reports each conflict once, when it comes; one that went and comes back is reported again.
  func reportConflicts() {
    let conflicts = solver.conflicts
    let sources = sources(of: Set(conflicts.flatMap(\.rows)))
    var present: Set<ObjectIdentifier> = []
    var reports: [UIView.LayoutConflict] = []
    for conflict in conflicts {
      guard let leftOut = sources[conflict.leftOut], let view = root.view else { continue }
      let identity = leftOut.identity
      if !present.insert(identity).inserted || reported.contains(identity) { continue }
      let parts = conflict.rows.compactMap { sources[$0] }
      // A guide that does not fit into its view contradicts nothing that a client has said.
      if parts.allSatisfy(\.isSystemMade) { continue }
      reports.append(makeReport(conflict, sources: parts, leftOut, view))
    }
    reported = present
    // Whoever is told may change the layout, and lay out again.
    for report in reports { root.view?.report(report) }
  }

  private func makeReport(
    _ conflict: Solver.Conflict, sources: [RowSource], _ leftOut: RowSource, _ root: UIView
  ) -> UIView.LayoutConflict {
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    for source in sources {
      switch source {
      case .constraint(let constraint): constraints.append(constraint)
      case .mask(let item, _, _):
        if let view = item.view, !views.contains(where: { $0 === view }) { views.append(view) }
      case .content, .origin: break
      }
    }
    let sizes = conflict.columns.compactMap { column -> String? in
      guard let item = owner(of: column.block)?.item else { return nil }
      return "\(item.name).\(column == item.column(.width) ? "width" : "height")"
    }
    var left: NSLayoutConstraint?
    if case .constraint(let constraint) = leftOut { left = constraint }
    return UIView.LayoutConflict(
      root: root, constraints: constraints, leftOut: left, autoresizedViews: views,
      // An origin only ties a deep view to its superview: it explains nothing.
      sources: sources.filter { if case .origin = $0 { false } else { true } },
      leftOutSource: leftOut, neverNegative: sizes)
  }

  /// Finds what rows stand for. Rows do not know, because only conflicts ask.
  private func sources(of rows: Set<Solver.Row>) -> [Solver.Row: RowSource] {
    var sources: [Solver.Row: RowSource] = [:]
    func note(_ row: Solver.Row?, _ source: @autoclosure () -> RowSource) {
      if let row, rows.contains(row) { sources[row] = source() }
    }
    for item in root.subtreeItems() where item.engine === self {
      for constraint in item.node.pointee.constraints.unretained {
        note(constraint.lowered.row, .constraint(constraint))
      }
      for (axis, isHorizontal) in [
        (item.contentRows.horizontal, true), (item.contentRows.vertical, false),
      ] {
        note(axis.atMost, .content(item, isHorizontal: isHorizontal))
        note(axis.atLeast, .content(item, isHorizontal: isHorizontal))
      }
      guard let extras = item.extras else { continue }
      for (index, row) in extras.maskRows.enumerated() {
        note(row, .mask(item, isHorizontal: index < 2, isLength: index % 2 == 0))
      }
      note(extras.originColumns.xRow, .origin(item))
      note(extras.originColumns.yRow, .origin(item))
    }
    return sources
  }
}

extension UIView {
  /// Hands a conflict to the handler, or writes it to standard error.
  func report(_ conflict: LayoutConflict) {
    if let layoutConflictHandler {
      layoutConflictHandler(conflict)
    } else {
      FileHandle.standardError.write(Data((conflict.description + "\n").utf8))
    }
  }
}
