extension Solver.Simplex {
  /// Computes the position's row of the inverse (BTRAN), and returns whether it is about as long as its weight said.
  mutating func computeInverseRow(_ position: Int32) -> Bool {
    // The unit vector of the position, times the inverse.
    factorization.add(1, toPosition: position)
    factorization.solveTransposed(into: &inverseRow)
    return weights.measure(inverseRow, at: position)
  }

  /// Computes the leaving variable's row of the tableau from its row of the inverse (PRICE): the variable changes by
  /// -tableauRow[v] when v changes by 1.
  ///
  /// By the equations that the row of the inverse has, not by columns: it is sparse.
  mutating func computeTableauRow(_ program: borrowing Program) {
    // α = ρ · N, with ρ the row of the inverse and N the nonbasic columns. The row's own variable has the coefficient
    // -1 in the equation of an expression, and its roots have those of the sum.
    tableauRow.clear()
    let summands = program.summands.elements
    for equation in inverseRow.indices.elements {
      let expression = Int(component.expressions[equation])
      let share = inverseRow[equation]
      addToTableauRow(program.rootCount + expression, -share)
      for index in program.summands(ofExpression: expression) {
        addToTableauRow(Int(summands[index].variable), share * summands[index].coefficient)
      }
    }
    // What cancels must not be chosen.
    tableauRow.dropCancelled()
  }

  private mutating func addToTableauRow(_ variable: Int, _ share: Double) {
    // A basic variable has 0 in the row, but for the leaving one, which is a candidate of its own.
    if tableauRow.has(variable) || !basis.contains(variable) { tableauRow.add(share, of: variable) }
  }
}
