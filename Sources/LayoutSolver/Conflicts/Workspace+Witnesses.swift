extension Solver.Workspace {
  /// Shortens a conflict, as far as that goes without a solve.
  ///
  /// - Returns: The rows of which it is not known whether they are needed.
  /// - Complexity: A factorization of the rows, and a sparse solve for each size in them, mostly once or twice.
  static func shorten(
    _ conflict: inout Solver.Conflict, _ matrix: inout Solver.ConflictMatrix,
    _ model: borrowing Model
  ) -> [Int32] {
    // Values for which the rows but the last hold as equalities show whether a row is needed: moving its constant by as
    // much as makes up for the last row gives values that satisfy all rows but that one, unless a size comes out
    // negative. Then that size takes the row's place in the proof, like a variable that enters a basis, and the row is
    // not needed. What follows from all rows at once has shares in all. One size enters there, and no other.
    for isFirst in [true, false] where conflict.rows.count > 1 {
      guard matrix.factorize(conflict, model) else {
        return conflict.rows.dropLast().map(\.index)
      }
      var proof = ConflictProof(conflict, &matrix, model)
      let isZero = Set(conflict.columns.map(\.index))
      // The rows of later sizes go first, so that those that stay are mostly the first ones.
      for number in matrix.columns.indices.reversed() {
        let column = matrix.columns[number]
        guard model.columns[column].kind == .size, !isZero.contains(column) else { continue }
        matrix.solve(forColumn: number)
        if !isFirst || !proof.enter(column, matrix) { proof.noteDoubts(matrix) }
      }
      guard proof.isShortened else {
        return proof.isInDoubt.indices.filter { proof.isInDoubt[$0] }
          .map { conflict.rows[$0].index }
      }
      conflict = proof.conflict(from: conflict)
    }
    return []
  }
}

/// The last row of a conflict as a sum of the others, which contradicts it.
private struct ConflictProof {
  /// By row but for the last one, then by column that is 0: how many times it is in the sum.
  private var multipliers: [Double]
  /// By how much the last row is off.
  private var excess: Double
  private let tolerance: Double
  /// The sizes that have entered.
  private var entered: [Int32] = []
  /// By row: whether it is not known to be needed.
  private(set) var isInDoubt: [Bool]

  var isShortened: Bool { !entered.isEmpty }

  init(
    _ conflict: Solver.Conflict, _ matrix: inout Solver.ConflictMatrix,
    _ model: borrowing Solver.Model
  ) {
    let (last, rows) = (conflict.rows[conflict.rows.count - 1].index, conflict.rows.dropLast())
    // last = Σ multiplier · row. The sum comes to another constant than the row has, or they would not contradict each
    // other.
    matrix.solve(forRow: last, model)
    let (value, scale) = matrix.sum
    let constant = matrix.constant(ofRow: last, model)
    let shares = (0..<rows.count + conflict.columns.count).map { matrix.shares[$0] }
    multipliers = shares
    excess = value - constant
    tolerance = Solver.tolerance * max(scale, abs(constant))
    isInDoubt = rows.indices.map { shares[$0] == 0 }
  }

  /// Has the size that the matrix was solved for last take the place of a row, and returns whether the proof is still
  /// one.
  mutating func enter(_ column: Int32, _ matrix: borrowing Solver.ConflictMatrix) -> Bool {
    let direction: Double = excess > 0 ? 1 : -1
    var leaving: (index: Int, step: Double)?
    for index in matrix.shares.indices.elements.map(Int.init) where matrix.shares[index] != 0 {
      // A column that stays where it is, or a row that has left, would come back.
      guard index < multipliers.count, multipliers[index] != 0 else { return false }
      // The ratio test: what is gone first as the size's multiplier grows. All signs stay.
      let step = multipliers[index] / matrix.shares[index]
      if step * direction > 0, abs(step) < abs(leaving?.step ?? .infinity) {
        leaving = (index, step)
      }
    }
    guard let leaving, leaving.index < isInDoubt.count else { return false }
    // The proof stays one only if what is left of the contradiction is more than rounding.
    let rest = excess - leaving.step * matrix.sum.value
    guard direction * rest > tolerance else { return false }
    for index in matrix.shares.indices.elements.map(Int.init) where matrix.shares[index] != 0 {
      let share = leaving.step * matrix.shares[index]
      multipliers[index] -= share
      if abs(multipliers[index]) <= Solver.tolerance * abs(share) { multipliers[index] = 0 }
    }
    multipliers[leaving.index] = 0
    excess = rest
    entered.append(column)
    return true
  }

  /// Notes the rows without which a size comes out negative, the one that the matrix was solved for.
  mutating func noteDoubts(_ matrix: borrowing Solver.ConflictMatrix) {
    let (value, scale) = matrix.sum
    let least = -Solver.tolerance * scale
    if value < least {
      // It is negative whatever row is missing, but for those that move it.
      for index in isInDoubt.indices where matrix.shares[index] == 0 { isInDoubt[index] = true }
    }
    for index in matrix.shares.indices.elements.map(Int.init)
    where index < isInDoubt.count && matrix.shares[index] != 0 {
      let change = -excess * matrix.shares[index] / multipliers[index]
      if value + change < least { isInDoubt[index] = true }
    }
  }

  func conflict(from conflict: Solver.Conflict) -> Solver.Conflict {
    let (rows, columns) = (conflict.rows.dropLast(), conflict.columns)
    var result = conflict
    result.rows = rows.indices.filter { multipliers[$0] != 0 }.map { rows[$0] }
    result.rows.append(conflict.leftOut)
    result.columns = columns.indices.filter { multipliers[rows.count + $0] != 0 }
      .map { columns[$0] }
    result.columns += entered.map { .init(index: $0) }
    result.columns.sort { $0.index < $1.index }
    return result
  }
}
