import Foundation
import LayoutReport
import LayoutSolver

/// The problems that an engine has reported. Each is reported when it appears, and again when it
/// appears after it was gone.
struct ReportLog {
  /// The constraints and items that conflicts have left out.
  var leftOut: Set<ObjectIdentifier> = []
  /// Whether a number out of range was reported.
  var hasNamedReach = false
  /// Whether a layout that rounding kept from being solved was reported.
  var hasNamedInexactness = false
}

extension LayoutEngine {
  /// Reports the conflicts of the last solve.
  func reportConflicts() {
    var present: Set<ObjectIdentifier> = []
    var conflicts: [UIView.LayoutConflict] = []
    // Conflicts of one cause have most rows in common.
    var known: [Solver.Row: RowSource] = [:]
    func source(of row: Solver.Row) -> RowSource? {
      if let source = known[row] { return source }
      let source = rows.source(of: row)
      known[row] = source
      return source
    }
    for conflict in rows.solver.conflicts {
      guard let view = root.view, let leftOut = source(of: conflict.leftOut) else { continue }
      let identity = leftOut.identity
      if !present.insert(identity).inserted || reports.leftOut.contains(identity) { continue }
      let sources = conflict.rows.compactMap(source)
      // A guide that does not fit into its view conflicts with no constraint of a client.
      if sources.allSatisfy(\.isSystemMade) { continue }
      conflicts.append(makeConflict(conflict, sources, leftOut, view))
    }
    reports.leftOut = present
    // A handler may change the layout, and lay out again.
    let names = ReportNames()
    for conflict in conflicts { root.view?.report(conflict, names) }
  }

  private func makeConflict(
    _ conflict: Solver.Conflict, _ sources: [RowSource], _ leftOut: RowSource, _ root: UIView
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
    let sizes = conflict.columns.compactMap { column in
      rows.item(with: column).map { item in
        (item: item, isWidth: column == rows.maker.column(.width, of: item))
      }
    }
    var left: NSLayoutConstraint?
    if case .constraint(let constraint) = leftOut { left = constraint }
    return UIView.LayoutConflict(
      root: root, constraints: constraints, leftOut: left, autoresizedViews: views,
      // An origin only ties a deep view to its superview, and explains nothing.
      sources: sources.filter { if case .origin = $0 { false } else { true } },
      leftOutSource: leftOut, neverNegative: sizes)
  }
}

extension LayoutRows {
  /// Returns the item whose rectangle a column is part of.
  func item(with column: Solver.Column) -> LayoutItem? { item(of: column.block) }

  /// Returns the source of a row. It is searched for, since only conflicts need it.
  func source(of row: Solver.Row) -> RowSource? {
    // Most constraints on an item are among its references, which are few.
    for column in solver.columns(of: row) {
      guard let item = item(with: column) else { continue }
      if let source = ownSource(of: row, at: item) { return source }
      for reference in item.references
      where reference.constraint.lowered?.row == row {
        return .constraint(reference.constraint)
      }
    }
    if let item = maker.itemWithOrigin(definedBy: row) { return .origin(item) }
    // A baseline, or the content of a scroll view, belongs to another item than the constraint's.
    for case let item? in items {
      for constraint in item.constraints.all where constraint.lowered?.row == row {
        return .constraint(constraint)
      }
    }
    return nil
  }

  private func ownSource(of row: Solver.Row, at item: LayoutItem) -> RowSource? {
    if let rows = item.content?.rows {
      if row == rows.horizontal.atMost || row == rows.horizontal.atLeast {
        return .content(item, isHorizontal: true)
      }
      if row == rows.vertical.atMost || row == rows.vertical.atLeast {
        return .content(item, isHorizontal: false)
      }
    }
    guard let rows = item.rare?.maskRows else { return nil }
    switch row {
    case rows.horizontal.length: return .mask(item, isHorizontal: true, isLength: true)
    case rows.horizontal.origin: return .mask(item, isHorizontal: true, isLength: false)
    case rows.vertical.length: return .mask(item, isHorizontal: false, isLength: true)
    case rows.vertical.origin: return .mask(item, isHorizontal: false, isLength: false)
    default: return nil
    }
  }
}

extension UIView {
  /// Passes a conflict to the handler, or writes it to standard error without one.
  fileprivate func report(_ conflict: LayoutConflict, _ names: ReportNames) {
    if let layoutConflictHandler {
      layoutConflictHandler(conflict)
    } else {
      conflict.description(names).writeToStandardError()
    }
  }
}
