import Foundation
import LayoutSolver

/// How a view's own guide and the view are tied to each other along an axis.
///
/// The guide is a part of the view:
///
/// ```text
/// guide.length = view.length - inset, but at least 0, and at most the limit
/// ```
///
/// In between, what is in the guide sizes the view, so that is a constraint. At its ends it must not be
/// one: the view may be smaller than its margins, and larger than what is good to read.
struct GuideSpan {
  /// Above all that clients can make optional, and less than required: that would be a conflict.
  static let priority = UILayoutPriority(UILayoutPriority.required.rawValue.nextDown)
  /// Above what stacks and fitting sizes say to have all as small as it may be: a view without content
  /// is as large as its margins.
  static let emptyPriority = UILayoutPriority(51.5)

  let guide: LayoutItem
  let length: RectanglePart
  /// Says where the guide begins, unless it is centered.
  let near: NSLayoutConstraint?
  /// Says how long the guide is, or where it ends. It gives way at the ends.
  let far: NSLayoutConstraint
  let limit: Double?

  init(
    of guide: LayoutItem, _ length: RectanglePart, near: NSLayoutConstraint?,
    far: NSLayoutConstraint, limit: Double? = nil
  ) {
    self.guide = guide
    self.length = length
    self.near = near
    self.far = far
    self.limit = limit
  }

  /// By how much the view is longer than the guide.
  var inset: Double { (near?.terms.constant ?? 0) + far.terms.constant }
}

/// The columns and the row of a span in a solver.
struct SolverSpan {
  let span: GuideSpan
  let row: Solver.Row
  let view: Solver.Column
  let guide: Solver.Column
}

/// The spans that are at an end: their guides are empty, or as long as their limit.
///
/// No linear row says what a span does, since it bends at its ends. So it is first solved as if there
/// were none. Where the guide then is at an end, it may be that the view would be shorter than the
/// inset, or longer than the limit allows, if it could: it is solved again with the guide as long as it
/// is at that end. Each solve of new rows begins like this, so that no answer depends on an earlier one.
struct TightSpans {
  private(set) var spans: [GuideSpan] = []
  private var endRows: [Solver.Row] = []

  var isEmpty: Bool { spans.isEmpty }

  /// Ties the spans to their views again, as in a tree that is new, before other rows are solved or
  /// columns are removed.
  mutating func tie(in solver: Solver, _ find: (GuideSpan) -> SolverSpan?) {
    for row in endRows { solver.removeRow(row) }
    endRows.removeAll()
    for span in spans {
      if let found = find(span) { solver.setPriority(span.far.priorityOfTerms, of: found.row) }
    }
  }

  /// Forgets the spans of guides that leave, whose rows are about to be removed.
  mutating func forget(_ guides: Set<LayoutItem>) {
    spans.removeAll { guides.contains($0.guide) }
  }

  /// Lets go of the spans that are at no end any more, after the first solve.
  mutating func leaveEnds(in solver: Solver, _ find: (GuideSpan) -> SolverSpan?) {
    let former = spans
    spans.removeAll()
    for span in former { if let found = find(span) { note(found, in: solver) } }
  }

  /// Takes up a span if it is at an end.
  mutating func note(_ found: SolverSpan, in solver: Solver) {
    guard found.isTight(in: solver) || found.isInConflict(in: solver),
      !spans.contains(where: { $0.far === found.span.far })
    else { return }
    spans.append(found.span)
    solver.setPriority(GuideSpan.priority.rawValue, of: found.row)
    release(found, in: solver)
  }

  /// Has the guide keep the length that it has at its end, whatever the view's is.
  private mutating func release(_ found: SolverSpan, in solver: Solver) {
    let length = solver.value(of: found.view) - found.span.inset
    let end: Double
    if abs(length) <= found.tolerance {
      end = 0
    } else if let limit = found.span.limit, abs(length - limit) <= found.tolerance {
      end = limit
    } else {
      // The view is beyond the end already.
      return
    }
    solver.setPriority(
      end == 0 ? GuideSpan.emptyPriority.rawValue : .leastNormalMagnitude, of: found.row)
    let order = Int(truncatingIfNeeded: found.span.far.serial)
    let priority = GuideSpan.priority.rawValue
    solver.addTerm(1, found.guide)
    endRows.append(solver.addRow(.equal, end, priority: priority, author: .guide, order: order))
    solver.addTerm(1, found.view)
    solver.addTerm(-1, found.guide)
    endRows.append(
      solver.addRow(
        end == 0 ? .lessThanOrEqual : .greaterThanOrEqual, found.span.inset, priority: priority,
        author: .guide, order: order))
  }
}

extension SolverSpan {
  fileprivate var tolerance: Double { 1e-6 * max(1, abs(span.inset), span.limit ?? 0) }

  /// Whether the guide is at an end, or the view is too short for it.
  fileprivate func isTight(in solver: Solver) -> Bool {
    let length = solver.value(of: view) - span.inset
    if span.inset > 0, length <= tolerance { return true }
    return span.limit.map { abs(length - $0) <= tolerance } ?? false
  }

  /// Whether a constraint was left out because the guide would be less than empty. The view may be of
  /// any length then.
  fileprivate func isInConflict(in solver: Solver) -> Bool {
    solver.conflicts.contains { $0.columns.contains(guide) && $0.rows.contains(row) }
  }
}

extension NSLayoutConstraint {
  fileprivate nonisolated var priorityOfTerms: Float { terms.priority.rawValue }
}
