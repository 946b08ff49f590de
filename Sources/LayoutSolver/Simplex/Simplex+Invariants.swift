#if DEBUG
  // What has to be true between two steps, computed from the program anew. It is recorded, not trapped: numbers of very
  // different sizes may break it in a layout that is the caller's mistake. Compiled out of optimized builds.
  extension Solver.Simplex {
    /// How far a number may be from its recomputation, relative to the largest that takes part.
    private static var checkTolerance: Double { 1e-6 }

    /// The largest component of which every step is checked. Of larger ones it is the steps whose numbers are powers of
    /// 4: with those of 2, a chart of 2,000 views takes half as long again.
    private static var largestCheckedThroughout: Int { 12 }

    private typealias Column = [(equation: Int, coefficient: Double)]

    mutating func checkStep(_ step: Int, _ program: borrowing Program) {
      let isPowerOfFour = step & (step - 1) == 0 && step.trailingZeroBitCount.isMultiple(of: 2)
      guard equationCount <= Self.largestCheckedThroughout || isPowerOfFour else { return }
      let columns = columns(program)
      checkBasis(columns)
      checkPrimalValues(program)
      checkDualFeasibility(columns, program)
    }

    private mutating func expect(_ holds: Bool, _ problem: @autoclosure () -> String) {
      // The first ones say enough.
      if !holds, problems.count < 10 { problems.append(problem()) }
    }

    /// Basis and positions mirror each other, and the factors are the basis: a column solved is a unit vector, and a
    /// row of the inverse times the basis is one, too.
    private mutating func checkBasis(_ columns: [Int: Column]) {
      // Looking changes nothing, nor when the basis is factored anew.
      let work = factorization.updates.work
      defer { factorization.updates.work = work }
      var solution = SparseVector()
      var row = SparseVector()
      solution.reset(count: equationCount)
      row.reset(count: equationCount)
      let stride = max(1, equationCount / Self.largestCheckedThroughout)
      for position in Swift.stride(from: 0, to: equationCount, by: stride) {
        let variable = basis[position]
        expect(
          basis.position(of: variable) == Int32(position),
          "basic variable \(variable) has another position")
        for (equation, coefficient) in columns[variable] ?? [] {
          factorization.add(coefficient, toRow: Int32(equation))
        }
        factorization.solve(into: &solution)
        factorization.add(1, toPosition: Int32(position))
        factorization.solveTransposed(into: &row)
        for other in 0..<equationCount {
          let unit: Double = other == position ? 1 : 0
          let (product, scale) = Self.product(columns[basis[other]] ?? []) { row[$0] }
          expect(
            abs(solution[other] - unit) <= Self.checkTolerance
              && abs(product - unit) <= Self.checkTolerance * scale,
            "the factors are not the basis at position \(position)")
        }
      }
    }

    /// The equations hold, and a nonbasic variable at a breakpoint has its position.
    private mutating func checkPrimalValues(_ program: borrowing Program) {
      for equation in 0..<equationCount {
        let value = program.values[component.expressionVariable(equation, program)]
        var (residual, scale) = (-value, max(1, abs(value)))
        for index in component.summands(of: equation, program) {
          let summand = program.summands[index]
          let product = summand.coefficient * program.values[summand.variable]
          residual += product
          scale = max(scale, abs(product))
        }
        expect(
          abs(residual) <= Self.checkTolerance * scale,
          "equation \(equation) does not hold, by \(residual)")
      }
      for variable in variables(program)
      where !basis.contains(variable) && program.costs.isAtBreakpoint[variable] {
        let (value, position) = (program.values[variable], program.costs.position(variable))
        expect(
          abs(value - position) <= Self.slack(value),
          "nonbasic variable \(variable) is at \(value), not at its breakpoint \(position)")
      }
    }

    /// On the highest level on which a step to either side changes the cost, it costs.
    ///
    /// A breakpoint that is missing would make a cost feasible that is not. A conflict lifts a bound, against which
    /// other bounds may have been held, so there is no dual feasibility until the next steps.
    private mutating func checkDualFeasibility(
      _ columns: [Int: Column], _ program: borrowing Program
    ) {
      let isLifted = variables(program).contains { variable in
        (0..<program.costs.breakpointCount(variable)).contains { number in
          let index = program.costs.breakpointIndex(variable, number)
          return program.costs.breakpoints[index].kind == .liftedEnd
        }
      }
      for variable in variables(program) {
        let problem = program.costs.brokenBreakpoints(variable, in: program.ranges[variable])
        expect(problem == nil, problem ?? "")
        for direction in [-1.0, 1.0] where !isLifted {
          if program.costs.isAtEnd(variable, towards: direction) { continue }
          var slopes: [Int32: Double] = [:]
          for index in program.costs.slopeRange(variable) {
            slopes[program.costs.slopes[index].level] =
              program.costs.slope(index, of: variable, direction)
          }
          let levels = Set(slopes.keys).union(duals.levels.elements)
          for level in levels.sorted() where !Self.isTieLevel(level) {
            let slope = slopes[level] ?? 0
            let start = duals.start(ofLevel: level)
            let (product, scale) = Self.product(columns[variable] ?? []) { equation in
              start.map { duals[$0 + equation] } ?? 0
            }
            let cost = direction * (slope - product)
            let size = max(scale, abs(slope))
            // The first level decides that is not 0 by the tolerance of the simplex, however small the cost: the places
            // of a stack's views differ by 4e-6.
            if Self.reducedCost(slope, product) == 0 { continue }
            expect(
              cost > -Self.checkTolerance * size,
              "variable \(variable) is not dual feasible on level \(level): \(cost)")
            break
          }
        }
      }
    }

    private func variables(_ program: borrowing Program) -> [Int] {
      component.roots.elements.map { Int($0) }
        + (0..<equationCount).map { component.expressionVariable($0, program) }
    }

    /// By variable: its coefficients in the equations, out of the expressions themselves.
    private func columns(_ program: borrowing Program) -> [Int: Column] {
      var columns: [Int: Column] = [:]
      for equation in 0..<equationCount {
        columns[component.expressionVariable(equation, program), default: []].append((equation, -1))
        for index in component.summands(of: equation, program) {
          let summand = program.summands[index]
          columns[Int(summand.variable), default: []].append((equation, summand.coefficient))
        }
      }
      return columns
    }

    /// A row vector times a column, and the largest number that it was added up from.
    private static func product(
      _ column: Column, _ row: (Int) -> Double
    ) -> (sum: Double, scale: Double) {
      column.reduce((0, 1)) { result, entry in
        let product = row(entry.equation) * entry.coefficient
        return (result.0 + product, max(result.1, abs(product)))
      }
    }
  }

  extension Solver.Costs {
    /// What is wrong with a variable's breakpoints, if anything is: there is one for each penalty inside the range, and
    /// for each end of it, in order.
    fileprivate func brokenBreakpoints(
      _ variable: Int, in range: Solver.ValueRange
    ) -> String? {
      var expected = penaltiesOfVariables[variable].map { penalties[$0] }
        .filter { $0.position > range.lower && $0.position < range.upper }
        .sorted { ($0.position, $0.rank) < ($1.position, $1.rank) }
        .map { (position: $0.position, rise: $0.below + $0.above) }
      if range.lower > -.infinity { expected.insert((range.lower, 0), at: 0) }
      if range.upper < .infinity { expected.append((range.upper, 0)) }
      let actual = (0..<breakpointCount(variable)).map { number in
        let breakpoint = breakpoints[breakpointIndex(variable, number)]
        return (position: breakpoint.position, rise: breakpoint.rise)
      }
      return actual.elementsEqual(expected, by: ==)
        ? nil : "variable \(variable) has the breakpoints \(actual), not \(expected)"
    }
  }
#endif
