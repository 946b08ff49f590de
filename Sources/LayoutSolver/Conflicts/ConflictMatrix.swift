extension Solver {
  /// The rows of a conflict as a matrix, inputs left out.
  ///
  /// The rows but for the last one, and the columns that are 0 in the conflict, are independent. Where they hold as
  /// equalities, and columns that they leave open stay where they are, every column has a value, and the last row is
  /// off. Each row and column is a sum of the independent ones.
  struct ConflictMatrix: ~Copyable {
    private let passing = PassedByAddress()
    private(set) var columns = FlatArray<Int32>()
    /// By column of the model: its number here.
    private var numbers = SparseMarks<PackedOptional>(blank: nil)
    private var factorization = BasisFactorization()
    /// By row: what it comes to.
    private var rightSides: [Double] = []
    /// What the last solve found: how many times each row is in the sum.
    private(set) var shares = SparseVector()
    /// A row's coefficients, those of the same column added up.
    private var coefficients = SparseVector()

    /// Takes up the rows of a conflict, and returns whether all but the last are independent, with the columns that are
    /// 0.
    mutating func factorize(_ conflict: Conflict, _ model: borrowing Model) -> Bool {
      number(conflict.rows, model)
      let zeros = conflict.columns.compactMap { numbers[$0.index].number }
      // A square matrix: the rows but the last, the sizes that are 0, and one more row for each column that these leave
      // open.
      let freeCount = columns.count - (conflict.rows.count - 1) - zeros.count
      guard freeCount >= 0 else { return false }
      var fixed: [Int32] = []
      repeat {
        factorization.begin(size: columns.count)
        for row in conflict.rows.dropLast() {
          add(row.index, model)
          for number in coefficients.indices.elements where coefficients[number] != 0 {
            factorization.append(coefficients[number], position: number)
          }
          factorization.endRow()
        }
        for number in zeros + fixed {
          factorization.append(1, position: number)
          factorization.endRow()
        }
        // Empty rows at first, so that the factorization says which columns are open. Then these are fixed where they
        // are.
        for _ in fixed.count..<freeCount { factorization.endRow() }
        let missing = factorization.factorize().positions
        if missing.isEmpty { break }
        // If more are missing, the rows depend on each other by rounding, and prove nothing here.
        guard fixed.isEmpty, missing.count == freeCount else { return false }
        fixed = missing
      } while true
      // What the rows say, in the order in which they were appended.
      rightSides =
        conflict.rows.dropLast().map { constant(ofRow: $0.index, model) } + zeros.map { _ in 0 }
        + fixed.map { model.values[columns[$0]] }
      return true
    }

    private mutating func number(_ rows: [Row], _ model: borrowing Model) {
      numbers.removeAll()
      numbers.grow(to: model.columns.count)
      // Without gaps, and in the order of mention.
      columns.removeAll()
      for row in rows {
        for term in model.rows[row.index].termRange {
          let column = model.terms[term].column
          guard !model.columns[column].isFixed, numbers[column] == nil else { continue }
          numbers[column] = PackedOptional(columns.count)
          columns.append(column)
        }
      }
      coefficients.reset(count: columns.count)
      shares.reset(count: columns.count)
    }

    /// What a row says its unknowns come to.
    func constant(ofRow row: Int32, _ model: borrowing Model) -> Double {
      var constant = model.rows[row].constant
      for term in model.rows[row].termRange where model.columns[model.terms[term].column].isFixed {
        constant -= model.terms[term].coefficient * model.values[model.terms[term].column]
      }
      return constant
    }

    /// What the sum comes to that the last solve found, and the largest number in it.
    var sum: (value: Double, scale: Double) {
      var (value, scale) = (0.0, 1.0)
      for index in shares.indices.elements {
        let summand = shares[index] * rightSides[Int(index)]
        value += summand
        scale = max(scale, abs(summand))
      }
      return (value, scale)
    }

    /// Writes a row as a sum of the factored ones.
    mutating func solve(forRow row: Int32, _ model: borrowing Model) {
      add(row, model)
      for number in coefficients.indices.elements {
        factorization.add(coefficients[number], toPosition: number)
      }
      factorization.solveTransposed(into: &shares)
    }

    /// Writes a column as a sum of the factored rows.
    mutating func solve(forColumn number: Int) {
      factorization.add(1, toPosition: Int32(number))
      factorization.solveTransposed(into: &shares)
    }

    private mutating func add(_ row: Int32, _ model: borrowing Model) {
      coefficients.clear()
      for term in model.rows[row].termRange {
        if let number = numbers[model.terms[term].column].number {
          coefficients.add(model.terms[term].coefficient, at: number)
        }
      }
    }
  }
}
