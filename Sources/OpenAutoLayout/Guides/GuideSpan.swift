import Foundation
import LayoutReport
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

/// The spans that hold in another way than their rows first say.
///
/// No linear row says what a span does, since it bends at its ends. So its far side first gives way to all
/// that is required. Where the guide then is at an end, it may be that the view would be shorter than the
/// inset, or longer than the limit allows, if it could: it is solved again with the guide as long as it is at
/// that end. Where the guide is at no end, and does not fit all the same, constraints contradict its insets: it
/// is solved again with the far side as required as it is, so that the conflict is found. Each solve of new
/// rows begins like this, so that no answer depends on an earlier one.
struct BentSpans {
  private(set) var spans: [GuideSpan] = []
  private var endRows: [Solver.Row] = []

  var isEmpty: Bool { spans.isEmpty }

  /// Ties the spans to their views again, as in a tree that is new, before other rows are solved or
  /// columns are removed.
  mutating func tie(in solver: Solver, _ find: (GuideSpan) -> SolverSpan?) {
    for row in endRows { solver.removeRow(row) }
    endRows.removeAll()
    for span in spans {
      if let found = find(span) { solver.setPriority(GuideSpan.priority.rawValue, of: found.row) }
    }
  }

  /// Forgets the spans of guides that leave, whose rows are about to be removed.
  mutating func forget(_ guides: Set<LayoutItem>) {
    spans.removeAll { guides.contains($0.guide) }
  }

  /// Lets go of the spans that are as their rows say, after the first solve.
  mutating func leaveEnds(in solver: Solver, _ find: (GuideSpan) -> SolverSpan?) {
    let former = spans
    spans.removeAll()
    for span in former { if let found = find(span) { note(found, in: solver) } }
  }

  /// Takes up a span if it is at an end, or does not hold.
  mutating func note(_ found: SolverSpan, in solver: Solver) {
    let length = solver.value(of: found.view) - found.span.inset
    // A view that is longer than what is good to read is mostly as long as it has to be. To find out would
    // cost each layout of a screen or cell on an iPad a second solve.
    if let limit = found.span.limit, length > limit + found.tolerance { return }
    let end = found.end(at: length)
    if end == nil, abs(solver.value(of: found.guide) - length) <= found.tolerance { return }
    if spans.contains(where: { $0.far === found.span.far }) { return }
    spans.append(found.span)
    if let end {
      keep(found, at: end, in: solver)
    } else {
      solver.setPriority(found.span.far.terms.priority.rawValue, of: found.row)
    }
  }

  /// Has the guide keep the length that it has at its end, whatever the view's is.
  private mutating func keep(_ found: SolverSpan, at end: Double, in solver: Solver) {
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

  /// The length of the guide at the end that it is at, if what the insets leave of the view is `length`.
  fileprivate func end(at length: Double) -> Double? {
    if span.inset > 0, length <= tolerance { return 0 }
    return span.limit.flatMap { length >= $0 - tolerance ? $0 : nil }
  }
}

extension NSLayoutConstraint {
  /// The priority of the constraint's row. The far side of a guide gives way at first, see `BentSpans`.
  nonisolated var priorityOfRow: Float {
    givesWay ? GuideSpan.priority.rawValue : terms.priority.rawValue
  }
}
