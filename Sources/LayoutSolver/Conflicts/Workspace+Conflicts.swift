extension Solver.Workspace {
  /// A term of the proof that required rows contradict each other.
  enum Contradiction {
    /// A row, times a number.
    case row(Int32, Double)
    /// What bounds a value, times the number that the value has in the proof.
    case bound(Solver.BoundSource, Double)
  }

  /// The rows, and the columns that may not be negative, that contradict each other.
  struct Participants {
    var rows: [Int32]
    var columns: [Int32]
  }

  /// Finds the rows behind a contradiction, and leaves the last of them out.
  ///
  /// The contradiction is a sum of reduced rows in which every unknown cancels. Undoing the
  /// reductions from the last to the first gives the one sum of original rows behind it. With the
  /// sizes that are in the sum, which may not be negative, the rows in it are a minimal conflict;
  /// `minimizeConflicts` looks whether other sizes can stand for some of them.
  mutating func recordConflict(_ proof: [Contradiction], _ model: borrowing Model) {
    guard substitution.notesEliminations else {
      unexplainedComponents.insert(component(of: proof, model))
      return
    }
    let terms = proof.map { term in
      // A row bounds a value as many times over as the value's coefficient in it.
      guard case .bound(let source, let multiplier) = term, let row = source.row else {
        return term
      }
      return .row(row, multiplier / boundedCoefficient(ofRow: row, model))
    }
    let participants = participants(of: terms, model)
    guard let leftOut = participants.rows.last, excludedRows.isDisjoint(with: participants.rows)
    else { return }
    excludedRows.insert(leftOut)
    conflicts.append(
      .init(
        rows: participants.rows.map { .init(index: $0) },
        columns: participants.columns.map { .init(index: $0) },
        leftOut: .init(index: leftOut)))
  }

  /// The component that contradicts itself, or -1 where inputs alone do.
  private func component(of proof: [Contradiction], _ model: borrowing Model) -> Int32 {
    for term in proof {
      switch term {
      case .row(let row, _):
        if let component = model.component(ofRow: row) { return component }
      case .bound(let source, _):
        if let column = source.size { return model.columns[column].component }
        if let row = source.row, let component = model.component(ofRow: row) { return component }
      }
    }
    return -1
  }

  private func participants(of proof: [Contradiction], _ model: borrowing Model) -> Participants {
    var tracer = ConflictTracer()
    for term in proof {
      switch term {
      case .row(let row, let multiplier):
        tracer.add(row: row, multiplier, model, substitution)
      case .bound(let source, let multiplier):
        if let column = source.size { tracer.add(column: column, multiplier, substitution) }
      }
    }
    let (found, columns) = tracer.finish(model, substitution)
    return Participants(
      rows: found.sorted { model.row($0, precedes: $1) }, columns: columns.sorted())
  }

  /// Puts back rows that were left out for others that are left out themselves by now.
  ///
  /// What remains is what adding row after row would have left out: each row that contradicts those
  /// kept before it. So rows are put back one by one, the earliest of a component first, and only
  /// where the others are free of conflicts. The next conflict then names the row that was put back:
  /// either it is the last one, and left out for good, or it stays, and a later one is left out.
  ///
  /// - Parameter known: How many conflicts were known before the last pass.
  /// - Returns: Whether a row was put back.
  mutating func retryExclusions(since known: Int, _ model: borrowing Model) -> Bool {
    // Where the row that was put back is left out again, the others are free of conflicts.
    var unsettledComponents = givenUpComponents
    for conflict in conflicts[known...] where !settledRows.contains(conflict.leftOut.index) {
      unsettledComponents.insert(component(ofRow: conflict.leftOut.index, model))
    }
    let open = conflicts.filter { conflict in
      let row = conflict.leftOut.index
      return !settledRows.contains(row)
        && !unsettledComponents.contains(component(ofRow: row, model))
    }
    var putBack = Set<Int32>()
    for conflict in open.sorted(by: { model.row($0.leftOut.index, precedes: $1.leftOut.index) }) {
      let row = conflict.leftOut.index
      let component = component(ofRow: row, model)
      guard !unsettledComponents.contains(component) else { continue }
      settledRows.insert(row)
      if conflict.rows.dropLast().contains(where: { excludedRows.contains($0.index) }) {
        excludedRows.remove(row)
        putBack.insert(row)
        unsettledComponents.insert(component)
      }
    }
    conflicts.removeAll { putBack.contains($0.leftOut.index) }
    return !putBack.isEmpty
  }

  /// The component of a row, or -1 if it speaks of inputs only.
  private func component(ofRow row: Int32, _ model: borrowing Model) -> Int32 {
    model.component(ofRow: row) ?? -1
  }

  /// The coefficient that a row's bound has: 1 over it turns the row into the bound of the root or
  /// of the expression that it bounds.
  private mutating func boundedCoefficient(ofRow row: Int32, _ model: borrowing Model) -> Double {
    substitution.reduce(model.terms, model.rows[row].termRange, constant: 0)
    return substitution.reducedScale
  }
}

/// Traces a sum of reduced rows back to the original ones.
private struct ConflictTracer: ~Copyable {
  typealias Model = Solver.Model
  typealias Substitution = Solver.Substitution

  /// How many times something is in the sum, and the largest share that it was added up from.
  struct Weight {
    var sum = 0.0
    var largest = 0.0

    /// What is small beside its shares has cancelled.
    var isZero: Bool { abs(sum) <= Solver.tolerance * largest }

    static func += (weight: inout Weight, share: Double) {
      weight.sum += share
      weight.largest = max(weight.largest, abs(share))
    }
  }

  private var rowWeights: [Int32: Weight] = [:]
  private var columnWeights: [Int32: Weight] = [:]
  private var eliminationWeights: [Int32: Weight] = [:]
  private var queue = PriorityQueue<Int32>()

  mutating func add(
    row: Int32, _ multiplier: Double, _ model: borrowing Model,
    _ substitution: borrowing Substitution, before limit: Int32 = .max
  ) {
    rowWeights[row, default: Weight()] += multiplier
    for term in model.rows[row].termRange {
      eliminate(
        model.terms[term].column, multiplier * model.terms[term].coefficient, substitution,
        before: limit)
    }
  }

  /// Adds a column that may not be negative, as often as its root is in the sum.
  mutating func add(
    column: Int32, _ rootMultiplier: Double, _ substitution: borrowing Substitution
  ) {
    var factor = 1.0
    var current = column
    while true {
      let index = substitution.eliminationOfColumn[current]
      guard index >= 0 else { break }
      factor *= substitution.eliminations[index].factor
      current = substitution.eliminations[index].parent
    }
    columnWeights[column, default: Weight()] += rootMultiplier / factor
    eliminate(column, rootMultiplier / factor, substitution, before: .max)
  }

  /// Follows what the column was replaced by, and counts the eliminations on the way.
  private mutating func eliminate(
    _ column: Int32, _ coefficient: Double, _ substitution: borrowing Substitution,
    before limit: Int32
  ) {
    var (current, remaining) = (column, coefficient)
    while current >= 0 {
      let index = substitution.eliminationOfColumn[current]
      guard index >= 0, index < limit else { return }
      let elimination = substitution.eliminations[index]
      if eliminationWeights[index] == nil { queue.insert(index, by: >) }
      eliminationWeights[index, default: Weight()] += -remaining / elimination.coefficient
      remaining *= elimination.factor
      current = elimination.parent
    }
  }

  /// Undoes the eliminations, the last one first.
  mutating func finish(
    _ model: borrowing Model, _ substitution: borrowing Substitution
  ) -> (rows: [Int32], columns: [Int32]) {
    while let index = queue.removeFirst(by: >) {
      guard let weight = eliminationWeights[index], !weight.isZero else { continue }
      add(
        row: substitution.eliminations[index].row, weight.sum, model, substitution,
        before: index)
    }
    return (
      rowWeights.filter { !$0.value.isZero }.map(\.key),
      columnWeights.filter { !$0.value.isZero }.map(\.key)
    )
  }
}
