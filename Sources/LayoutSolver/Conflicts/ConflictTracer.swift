extension Solver {
  /// Traces a sum of reduced rows back to the original ones.
  struct ConflictTracer: ~Copyable {
    /// How many times something is in the sum, and the largest share that it was added up from.
    struct Weight: BitwiseCopyable {
      var sum = 0.0
      var largest = 0.0
      var isQueued = false

      /// What is small beside its shares has cancelled.
      var isZero: Bool { abs(sum) <= Solver.tolerance * largest }

      static func += (weight: inout Weight, share: Double) {
        weight.sum += share
        weight.largest = max(weight.largest, abs(share))
      }
    }

    private var rowWeights = SparseMarks(blank: Weight())
    private var columnWeights = SparseMarks(blank: Weight())
    private var eliminationWeights = SparseMarks(blank: Weight())
    private var queue = PriorityQueue<Int32>()

    mutating func begin(_ model: borrowing Model, _ substitution: borrowing Substitution) {
      rowWeights.grow(to: model.rows.count)
      columnWeights.grow(to: model.columns.count)
      eliminationWeights.grow(to: substitution.eliminations.count)
    }

    mutating func add(
      row: Int32, _ multiplier: Double, _ model: borrowing Model,
      _ substitution: borrowing Substitution, before limit: Int32 = .max
    ) {
      // The row itself, and what its columns were replaced by, as far as that was before it was reduced.
      rowWeights[row] += multiplier
      for term in model.rows[row].termRange {
        eliminate(
          model.terms[term].column, multiplier * model.terms[term].coefficient, substitution,
          before: limit)
      }
    }

    /// Adds the bound of a column that may not be negative, as often as its root is in the sum.
    mutating func add(
      column: Int32, _ rootMultiplier: Double, _ substitution: borrowing Substitution
    ) {
      var factor = 1.0
      var current = column
      while let index = substitution.eliminationOfColumn[current].number {
        factor *= substitution.eliminations[index].factor
        guard let parent = substitution.eliminations[index].parent else { break }
        current = parent
      }
      columnWeights[column] += rootMultiplier / factor
      eliminate(column, rootMultiplier / factor, substitution, before: .max)
    }

    private mutating func eliminate(
      _ column: Int32, _ coefficient: Double, _ substitution: borrowing Substitution,
      before limit: Int32
    ) {
      // Each elimination subtracted its row from this one, as often as takes the column out. That many times it is in
      // the sum.
      var (current, remaining) = (column, coefficient)
      while let index = substitution.eliminationOfColumn[current].number, index < limit {
        let elimination = substitution.eliminations[index]
        if !eliminationWeights[index].isQueued { queue.insert(index, by: >) }
        eliminationWeights[index].isQueued = true
        eliminationWeights[index] += -remaining / elimination.coefficient
        remaining *= elimination.factor
        guard let parent = elimination.parent else { return }
        current = parent
      }
    }

    mutating func finish(
      _ model: borrowing Model, _ substitution: borrowing Substitution
    ) -> (rows: [Int32], columns: [Int32]) {
      // From the last elimination to the first: a row was reduced by those before it, so to undo one may ask for
      // earlier ones only.
      while let index = queue.removeFirst(by: >) {
        let weight = eliminationWeights[index]
        // Many rows are reduced by the same ones, and their shares cancel. Those rows are not in the conflict.
        if weight.isZero { continue }
        add(
          row: substitution.eliminations[index].row, weight.sum, model, substitution,
          before: index)
      }
      let rows = rowWeights.numbers { !$0.isZero }
      let columns = columnWeights.numbers { !$0.isZero }
      rowWeights.removeAll()
      columnWeights.removeAll()
      eliminationWeights.removeAll()
      return (rows, columns)
    }
  }
}
