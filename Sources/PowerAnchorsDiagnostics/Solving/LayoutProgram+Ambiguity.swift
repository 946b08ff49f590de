import LayoutReport
import LayoutSolver

extension LayoutProgram {
  /// The columns that the rows leave more than one value.
  ///
  /// Most columns follow from others by equations: an origin from an origin and a size. Only a few
  /// that the others follow from are asked the solver for, sizes first, since a row that pulls at
  /// the end of a chain is as long as the chain. What follows from one that is open is asked for in
  /// a second round.
  func undetermined(among columns: [Solver.Column]) -> Set<Solver.Column> {
    // Most layouts are sound, and the solver knows without pulling at anything.
    if solver.isOnlyAnswer { return Set(columns).subtracting(mentionedColumns) }
    var inference = EquationInference(of: self)
    let sizes = columns.filter { isSize($0) }
    let origins = columns.filter { !isSize($0) }
    var asked: [Solver.Column] = []
    for column in sizes + origins where !inference.known.contains(column) {
      asked.append(column)
      inference.learn(column)
    }
    var open = Set(solver.undetermined(among: asked))
    if open.isEmpty { return open }
    var second = EquationInference(of: self)
    for column in asked where !open.contains(column) { second.learn(column) }
    let settled = Set(asked).union(second.known)
    open.formUnion(solver.undetermined(among: columns.filter { !settled.contains($0) }))
    return open
  }

  /// The columns that rows say anything of. The solver does not look at the others.
  private var mentionedColumns: Set<Solver.Column> {
    var mentioned: Set<Solver.Column> = []
    for row in sources.keys {
      for column in solver.columns(of: row)
      where !mentioned.contains(column) && solver.coefficient(of: column, in: row) != 0 {
        mentioned.insert(column)
      }
    }
    return mentioned
  }

  private func isSize(_ column: Solver.Column) -> Bool {
    column == column.block[Part.width.rawValue] || column == column.block[Part.height.rawValue]
  }

  /// The columns of each required equation that determines any one of them by the others.
  fileprivate var equations: [[Solver.Column]] {
    let leftOut = Set(solver.conflicts.map(\.leftOut))
    return sources.compactMap { row, source in
      if leftOut.contains(row) { return nil }
      switch source {
      case .content: return nil
      case .mask, .origin, .guide: break
      case .constraint(let number):
        let constraint = facts.constraints[number]
        guard constraint.isRequired, constraint.relation == .equal, constraint.multiplier != 0
        else { return nil }
      }
      let columns = solver.columns(of: row)
      // Terms of one column may cancel.
      return Set(columns).count == columns.count ? columns : nil
    }
  }

  /// The columns of what is given.
  fileprivate var givenColumns: [Solver.Column] {
    facts.items.indices.flatMap { item -> [Solver.Column] in
      let origin = [column(.x, of: item), column(.y, of: item)]
      let size = [column(.width, of: item), column(.height, of: item)]
      return (item == 0 || facts.items[item].isGiven ? origin : [])
        + (facts.items[item].isGiven ? size : [])
    }
  }
}

/// What follows from what is known, by equations with one unknown.
private struct EquationInference {
  private(set) var known: Set<Solver.Column> = []
  private let equations: [[Solver.Column]]
  private var unknownCounts: [Int]
  private var speakers: [Solver.Column: [Int]] = [:]

  init(of program: LayoutProgram) {
    equations = program.equations
    unknownCounts = equations.map(\.count)
    for (number, columns) in equations.enumerated() {
      for column in columns { speakers[column, default: []].append(number) }
    }
    for number in equations.indices where unknownCounts[number] == 1 { learn(equations[number][0]) }
    for column in program.givenColumns { learn(column) }
  }

  /// Takes a column for known, and all that follows from it.
  mutating func learn(_ column: Solver.Column) {
    var open = [column]
    while let column = open.popLast() {
      guard known.insert(column).inserted else { continue }
      for number in speakers[column] ?? [] {
        unknownCounts[number] -= 1
        guard unknownCounts[number] == 1 else { continue }
        open += equations[number].filter { !known.contains($0) }
      }
    }
  }
}
