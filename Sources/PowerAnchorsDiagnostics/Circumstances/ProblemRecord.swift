import LayoutReport
import PowerAnchors

/// The problems of a layout in several circumstances, each once.
@MainActor
struct ProblemRecord {
  private let tried: TriedCircumstances
  private var found: [LayoutProblem] = []

  init(_ tried: TriedCircumstances) { self.tried = tried }

  /// Adds the problems that occur in some circumstances, or in those of the layout as it is.
  ///
  /// - Returns: For each of them, its number in the record, from 0. New ones have the next numbers, in their
  ///   order.
  @discardableResult
  mutating func add(_ problems: [LayoutProblem], _ circumstances: LayoutCircumstances?) -> [Int] {
    let former = found.indices
    var open = Set(former)
    return problems.map { problem in
      // Each of the earlier ones is one of these at most.
      let same =
        former.first { open.contains($0) && found[$0].hasSameView(as: problem) }
        ?? former.first { open.contains($0) && found[$0].hasSameCause(as: problem) }
        ?? former.first {
          found[$0].letsOverlap(problem) || problem.letsOverlap(found[$0])
        }
      if let same {
        open.remove(same)
        if problem.letsOverlap(found[same]) {
          let circumstances = found[same].circumstances
          found[same] = problem
          found[same].circumstances = circumstances
        }
        // A text needs more room at a larger size, and the remedy has to be enough for all of them. All else
        // stays: drawings show where the problem first occurs.
        found[same].extendRemedy(to: problem)
      } else {
        found.append(problem)
      }
      let number = same ?? found.count - 1
      if let circumstances { found[number].circumstances.append(circumstances) }
      return number
    }
  }

  /// The problems, with the circumstances in which they occur.
  var problems: [LayoutProblem] {
    found.map { problem in
      var problem = problem
      problem.circumstancesInWords = tried.words(for: Set(problem.circumstances))
      return problem
    }
  }
}

@MainActor
extension LayoutProblem {
  /// Whether another problem, in other circumstances, is this one: of the same view, along the same axis, or an
  /// overlap of the same views.
  fileprivate func hasSameView(as other: LayoutProblem) -> Bool {
    guard kind == other.kind, items.first === other.items.first else { return false }
    return axes == other.axes || kind == .overlap && itemNames == other.itemNames
  }

  /// Whether constraints of the one, along the same axis, are the other's, too.
  fileprivate func hasSameCause(as other: LayoutProblem) -> Bool {
    if hasSameCulprit(as: other) { return true }
    guard kind == other.kind, !axes.isDisjoint(with: other.axes) else { return false }
    let constraints = Set(constraints.map { ObjectIdentifier($0) })
    return other.constraints.contains { constraints.contains(ObjectIdentifier($0)) }
  }

  /// Whether views overlap by an inequality that leaves open how long they are in other circumstances.
  fileprivate func letsOverlap(_ other: LayoutProblem) -> Bool {
    guard kind == .overlap, other.kind == .ambiguity, let first = constraints.first,
      first.relation != .equal, !axes.isDisjoint(with: other.axes)
    else { return false }
    return other.constraints.contains { $0 === first }
  }

  private var axes: Set<LayoutFacts.Axis> {
    Set(sides.map { $0 == .x || $0 == .width ? .horizontal : .vertical })
  }
}
