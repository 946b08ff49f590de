extension Solver.Simplex {
  /// A row that is longer by more than this should have waited.
  private static var largestUnderestimate: Double { 4 }

  /// Computes the position's row of the inverse (BTRAN), and its exact weight.
  ///
  /// - Returns: Whether it is about as long as was thought when the position was chosen.
  mutating func computeInverseRow(_ position: Int32) -> Bool {
    factorization.add(1, toPosition: position)
    factorization.solveTransposed(into: &inverseRow)
    var weight = 0.0
    for equation in inverseRow.indices.elements {
      weight += inverseRow[equation] * inverseRow[equation]
    }
    weight = Self.limited(weight)
    let estimate = weights[position]
    weights[position] = weight
    return weight <= Self.largestUnderestimate * estimate
  }

  /// Computes the leaving variable's row of the tableau from its row of the inverse (PRICE): the
  /// variable changes by -tableauRow[v] when v changes by 1.
  ///
  /// By the equations that the row of the inverse has, not by columns: it is sparse.
  mutating func computeTableauRow(_ program: borrowing Program) {
    tableauRow.clear()
    let summands = program.summands.elements
    for equation in inverseRow.indices.elements {
      let expression = Int(expressions[equation])
      let share = inverseRow[equation]
      addToTableauRow(program.rootCount + expression, -share)
      for index in program.summands(ofExpression: expression) {
        addToTableauRow(Int(summands[index].variable), share * summands[index].coefficient)
      }
    }
    // What cancels must not be chosen: a pivot that is rounding makes a basis that is none.
    tableauRow.dropCancelled()
  }

  private mutating func addToTableauRow(_ variable: Int, _ share: Double) {
    if tableauRow.has(variable) || !isBasic(variable) { tableauRow.add(share, of: variable) }
  }
}
