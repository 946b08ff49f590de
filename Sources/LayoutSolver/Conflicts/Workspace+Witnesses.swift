extension Solver.Workspace {
  /// The rows of a conflict for which no values are known that satisfy all the others.
  ///
  /// The values that were found satisfy all rows but the last one. Moving another row's constant by
  /// as much as makes up for the last one, while the rest stay where they are, gives values that
  /// satisfy all rows but that one. They show that the row is needed, unless a size comes out
  /// negative. One factorization of the rows tells how far each size moves with each row.
  ///
  /// - Complexity: A factorization of the rows, and a sparse solve for each size in them.
  func rowsInDoubt(of rows: [Int32], _ model: borrowing Model) -> [Int32] {
    guard let last = rows.last, rows.count > 1 else { return [] }
    let others = rows.dropLast()
    var matrix = ConflictMatrix(rows, model)
    guard others.allSatisfy({ matrix.excess(ofRow: $0, model) == 0 }),
      matrix.factorize(others, model)
    else { return Array(others) }

    let excess = matrix.excess(ofRow: last, model)
    matrix.solve(forRow: last, model)
    // By row: how far its constant has to move for the last row to hold.
    let moves = others.indices.map { -excess / matrix.shares[$0] }
    var isInDoubt = moves.map { !$0.isFinite }
    for number in matrix.columns.indices {
      let column = matrix.columns[number]
      guard model.columns[column].kind == .size else { continue }
      matrix.solve(forColumn: number)
      for row in matrix.shares.indices.elements where row < moves.count {
        let value = model.values[column] + matrix.shares[row] * moves[Int(row)]
        if value < 0 { isInDoubt[Int(row)] = true }
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

  /// By how much the row does not hold; 0 if that is rounding.
  func excess(ofRow index: Int32, _ model: borrowing Model) -> Double {
    let row = model.rows[index]
    var (excess, scale) = (-row.constant, max(1, abs(row.constant)))
    for term in row.termRange {
      let product = model.terms[term].coefficient * model.values[model.terms[term].column]
      excess += product
      scale = max(scale, abs(product))
    }
    switch row.relation {
    case .lessThanOrEqual where excess < 0, .greaterThanOrEqual where excess > 0: return 0
    default: return abs(excess) <= Solver.tolerance * scale ? 0 : excess
    }
  }

  /// Factors the rows, and as many columns that stay where they are as make the matrix square.
  ///
  /// - Returns: Whether the rows are independent.
  mutating func factorize(_ rows: ArraySlice<Int32>, _ model: borrowing Model) -> Bool {
    guard rows.count <= columns.count else { return false }
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
      for row in rows.count..<columns.count {
        if !fixed.isEmpty { factorization.append(1, position: fixed[row - rows.count]) }
        factorization.endRow()
      }
      let missing = factorization.factorize().positions
      if missing.isEmpty { return true }
      guard fixed.isEmpty, missing.count == columns.count - rows.count else { return false }
      fixed = missing
    } while true
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
