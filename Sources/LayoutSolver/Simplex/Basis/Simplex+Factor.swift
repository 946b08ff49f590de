extension Solver.Simplex {
  mutating func refactor(_ program: inout Program) {
    factor(&program)
    for equation in 0..<equationCount {
      // The nonbasic variables have their values, so they go to the right side.
      factorization.add(rightSide(of: equation, program), toRow: Int32(equation))
    }
    // All positions, not those that the solve lists: a value that comes to 0 is not listed.
    factorization.solve(into: &movement)
    for position in 0..<equationCount { program.values[basis[position]] = movement[position] }
    correctBasicValues(&program)
    infeasibilities.recheckAll(count: equationCount)
  }

  /// What the nonbasic variables leave for the basic ones of an equation.
  @inline(__always)
  func rightSide(of equation: Int, _ program: borrowing Program) -> Double {
    var sum = 0.0
    for index in component.summands(of: equation, program) {
      let summand = program.summands[index]
      if !basis.contains(summand.variable) {
        sum -= summand.coefficient * program.values[summand.variable]
      }
    }
    let variable = component.expressionVariable(equation, program)
    return basis.contains(variable) ? sum : sum + program.values[variable]
  }

  /// How often the values are corrected. Once is enough where the factors have half of the digits.
  private static var correctionLimit: Int { 4 }

  private mutating func correctBasicValues(_ program: inout Program) {
    // Iterative refinement (J. Wilkinson, "Rounding Errors in Algebraic Processes", 1963): the factors of a badly
    // conditioned basis lose digits, and solving for what is missing gives them back.
    missesEquations = false
    for _ in 0..<Self.correctionLimit {
      // Most bases are well conditioned, and their values need no correction.
      if satisfiesEquations(program) { return }
      for equation in 0..<equationCount {
        // The excess is computed from the program, not from the factors, so it shows what these have lost.
        factorization.add(-excess(of: equation, program).value, toRow: Int32(equation))
      }
      factorization.solve(into: &movement)
      for position in movement.indices.elements {
        program.values[basis[position]] += movement[position]
      }
    }
    // Where even that does not help, the basis is singular for the digits that there are.
    missesEquations = !satisfiesEquations(program, within: Self.visibleDifference)
  }

  /// What nobody sees, for values of up to a thousand points.
  static var visibleDifference: Double { 1e-6 }

  /// In smaller components, no value was seen to be off by a thousandth of a point, with multipliers of up to 100,000.
  /// There, neither values nor duals are corrected. With these, `cells` would take 1.3 % more instructions.
  static var leastCheckedCount: Int { 40 }

  /// Whether all expressions are the sums that they stand for.
  func satisfiesEquations(
    _ program: borrowing Program, within tolerance: Double = Solver.tolerance
  ) -> Bool {
    equationCount < Self.leastCheckedCount
      || (0..<equationCount).allSatisfy {
        let excess = excess(of: $0, program)
        return abs(excess.value) <= tolerance * max(1, excess.magnitude)
      }
  }

  /// Whether a basic variable is beyond the end of its range, and visibly so.
  func hasVariableBeyondEnd(_ program: borrowing Program) -> Bool {
    equationCount >= Self.leastCheckedCount
      && basis.variables.elements.contains { variable in
        let value = program.values[variable]
        return [1.0, -1.0].contains { direction in
          program.costs.end(Int(variable), towards: direction).map {
            direction * (value - $0) > Self.visibleDifference * max(1, abs(value))
          } ?? false
        }
      }
  }

  /// By how much the sum of an equation is more than its expression, and the largest number that this is the difference
  /// of.
  private func excess(
    of equation: Int, _ program: borrowing Program
  ) -> (value: Double, magnitude: Double) {
    let value = program.values[component.expressionVariable(equation, program)]
    var (sum, magnitude) = (-value, abs(value))
    for index in component.summands(of: equation, program) {
      let summand = program.summands[index]
      let product = summand.coefficient * program.values[summand.variable]
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return (sum, magnitude)
  }

  /// Factors the basis; where its columns depend on one another, other variables take their places.
  mutating func factor(_ program: inout Program) {
    // At first the expressions of the equations without pivot do, all at once. Each has a unit column of its own
    // equation, unless it is in other equations, too. Then one variable at a time that is sure to help. Where even
    // these turn out to be dependent, by rounding, the component is given up.
    var (rows, missing) = factorizeBasis(program)
    for (row, position) in zip(rows, missing) {
      let expression = component.expressionVariable(Int(row), program)
      if !basis.contains(expression) { replaceDependent(at: position, by: expression, &program) }
    }
    while !rows.isEmpty {
      (rows, missing) = factorizeBasis(program)
      // With a pivot in each row and column it is a basis.
      guard let row = rows.first, let position = missing.first else { return }
      // The sum of equations that elimination made 0 in all basic columns: what is in it otherwise is independent of
      // them.
      factorization.combineRows(intoMissing: row, &inverseRow)
      guard !isGivenUp, let variable = largestInRow(program) else { return giveUp() }
      // Rounding may undo each replacement, so these count as steps, which are limited.
      tryStep()
      replaceDependent(at: position, by: variable, &program)
    }
  }

  private mutating func giveUp() {
    isGivenUp = true
    // Whoever solves with the factors before the end is reached must find some.
    factorization.begin(size: equationCount)
    for equation in 0..<Int32(equationCount) {
      factorization.append(1, position: equation)
      factorization.endRow()
    }
    _ = factorization.factorize()
  }

  /// - Returns: The equations and positions for which there was no pivot.
  mutating func factorizeBasis(
    _ program: borrowing Program
  ) -> (rows: [Int32], positions: [Int32]) {
    #if DEBUG
      factorizationCount += 1
    #endif
    factorization.begin(size: equationCount)
    // Row by row, as the program has them: Σ coefficient · root - expression = 0, without the nonbasic variables.
    for equation in 0..<equationCount {
      for index in component.summands(of: equation, program) {
        let summand = program.summands[index]
        if let position = basis.position(of: summand.variable) {
          factorization.append(summand.coefficient, position: position)
        }
      }
      if let position = basis.position(of: component.expressionVariable(equation, program)) {
        factorization.append(-1, position: position)
      }
      factorization.endRow()
    }
    return factorization.factorize()
  }

  private mutating func replaceDependent(
    at position: Int32, by variable: Int, _ program: inout Program
  ) {
    let dependent = basis[position]
    basis.replace(at: position, by: variable)
    // The one that is nonbasic now rests at its optimum. That may cost dual feasibility, but a basis that is none is
    // worse.
    program.values[dependent] = program.restValue(dependent)
    program.costs.optimize(variable)
  }

  /// The nonbasic variable that has the largest share in a sum of equations, which has no basic ones.
  private mutating func largestInRow(_ program: borrowing Program) -> Int? {
    computeTableauRow(program)
    return tableauRow.variables.elements.max {
      abs(tableauRow[Int($0)]) < abs(tableauRow[Int($1)])
    }.map { Int($0) }
  }
}
