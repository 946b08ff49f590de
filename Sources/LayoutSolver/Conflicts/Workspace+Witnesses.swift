extension Solver.Workspace {
  /// The rows of a conflict for which no values are known that satisfy all the others.
  ///
  /// With the columns that may not be negative, the rows but for the last one are independent. So
  /// there are values for which they hold as equalities, and these columns are 0. Moving the constant
  /// of one row by as much as makes up for the last one gives values that satisfy all rows but that
  /// one. They show that it is needed, unless another size comes out negative. One factorization of
  /// the rows tells how far each size moves with each row.
  ///
  /// - Complexity: A factorization of the rows, and a sparse solve for each other size in them.
  func rowsInDoubt(of conflict: Solver.Conflict, _ model: borrowing Model) -> [Int32] {
    let rows = conflict.rows.map(\.index)
    guard let last = rows.last, rows.count > 1 else { return [] }
    let others = rows.dropLast()
    var matrix = ConflictMatrix(rows, model)
    let zeros = conflict.columns.map(\.index)
    guard matrix.factorize(others, zeros, model) else { return Array(others) }

    matrix.solve(forRow: last, model)
    let excess = matrix.sum - matrix.constant(ofRow: last, model)
    // By row: how far its constant has to move for the last row to hold.
    let moves = others.indices.map { -excess / matrix.shares[$0] }
    var isInDoubt = moves.map { !$0.isFinite }
    let areZero = Set(zeros)
    for number in matrix.columns.indices {
      let column = matrix.columns[number]
      guard model.columns[column].kind == .size, !areZero.contains(column) else { continue }
      matrix.solve(forColumn: number)
      let value = matrix.sum
      for row in matrix.shares.indices.elements where row < moves.count {
        let move = matrix.shares[row] * moves[Int(row)]
        if value + move < -Solver.tolerance * max(1, abs(value)) { isInDoubt[Int(row)] = true }
      }
    }
    return others.indices.filter { isInDoubt[$0] }.map { others[$0] }
  }
}

/// The rows of a conflict as a matrix, inputs left out.
private struct ConflictMatrix: ~Copyable {
  typealias Model = Solver.Model

  private(set) var columns: [Int32] = []
  private var numbers: [Int32: Int32] = [:]
  private var factorization = BasisFactorization()
  /// By row: what it comes to.
  private var rightSides: [Double] = []
  /// What the last solve found: how many times each row is in the sum.
  private(set) var shares = SparseVector()
  /// A row's coefficients, those of the same column added up.
  private var coefficients = SparseVector()

  init(_ rows: [Int32], _ model: borrowing Model) {
    for row in rows {
      for term in model.rows[row].termRange {
        let column = model.terms[term].column
        guard !model.columns[column].isFixed, numbers[column] == nil else { continue }
        numbers[column] = Int32(columns.count)
        columns.append(column)
      }
    }
    coefficients.reset(count: columns.count)
    shares.reset(count: columns.count)
  }

  /// What a row says its unknowns come to.
  func constant(ofRow row: Int32, _ model: borrowing Model) -> Double {
    model.rows[row].termRange.reduce(model.rows[row].constant) { constant, index in
      let term = model.terms[index]
      guard model.columns[term.column].isFixed else { return constant }
      return constant - term.coefficient * model.values[term.column]
    }
  }

  /// What the sum comes to that the last solve found.
  var sum: Double {
    shares.indices.elements.reduce(0) { sum, index in
      sum + shares[index] * rightSides[Int(index)]
    }
  }

  /// Factors the rows, columns that are 0, and as many columns that stay where they are as make the
  /// matrix square.
  ///
  /// - Returns: Whether the rows and the columns that are 0 are independent.
  mutating func factorize(
    _ rows: ArraySlice<Int32>, _ zeros: [Int32], _ model: borrowing Model
  ) -> Bool {
    let zeros = zeros.compactMap { numbers[$0] }
    let freeCount = columns.count - rows.count - zeros.count
    guard freeCount >= 0 else { return false }
    var fixed: [Int32] = []
    repeat {
      factorization.begin(size: columns.count)
      for row in rows {
        add(row, model)
        for number in coefficients.indices.elements where coefficients[number] != 0 {
          factorization.append(coefficients[number], position: number)
        }
        factorization.endRow()
      }
      for number in zeros + fixed {
        factorization.append(1, position: number)
        factorization.endRow()
      }
      for _ in fixed.count..<freeCount { factorization.endRow() }
      let missing = factorization.factorize().positions
      if missing.isEmpty { break }
      guard fixed.isEmpty, missing.count == freeCount else { return false }
      fixed = missing
    } while true
    rightSides =
      rows.map { constant(ofRow: $0, model) } + zeros.map { _ in 0 }
      + fixed.map { model.values[columns[Int($0)]] }
    return true
  }

  /// Writes a row as a sum of the factored ones.
  mutating func solve(forRow row: Int32, _ model: borrowing Model) {
    add(row, model)
    for number in coefficients.indices.elements {
      factorization.add(coefficients[number], toPosition: number)
    }
    factorization.solveTransposed(into: &shares)
  }

  /// Finds how far a column moves with the constant of each row.
  mutating func solve(forColumn number: Int) {
    factorization.add(1, toPosition: Int32(number))
    factorization.solveTransposed(into: &shares)
  }

  private mutating func add(_ row: Int32, _ model: borrowing Model) {
    coefficients.clear()
    for term in model.rows[row].termRange {
      guard let number = numbers[model.terms[term].column] else { continue }
      coefficients.add(model.terms[term].coefficient, at: number)
    }
  }
}
