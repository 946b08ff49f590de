/// Pricing for primal steps: which variables may enter.
extension Solver.Simplex {
  /// The variables whose reduced costs may have changed, and what the present move changes.
  struct Pricing: ~Copyable {
    /// A change of the slope of a basic variable, or the reduced cost of one that enters.
    struct Change {
      var variable: Int32
      var level: Int32
      var value: Double
    }

    var changes = FlatArray<Change>()
    var search = LineSearch()
    /// How many more entries of columns, and of updates of duals, may be read.
    var allowedEntries = 0
    /// Whether a variable has moved since all were priced anew.
    var hasMoved = false
    /// By place: the direction in which a basic variable is beyond an end of its range, as the duals have it; 0 where it
    /// is not. Its value does not show it where the step in which it left the end had no length.
    var violations = FlatArray<Double>()
    fileprivate var touched = FlatArray<Int32>()
    /// By place.
    private var isTouched = FlatArray<Bool>()

    mutating func reset(variableCount: Int) {
      isTouched.reset(to: false, count: variableCount)
      violations.reset(to: 0, count: variableCount)
    }

    fileprivate mutating func touch(_ variable: Int32, place: Int32) {
      if isTouched[place] { return }
      isTouched[place] = true
      touched.append(variable)
    }

    fileprivate mutating func forget(place: Int32) { isTouched[place] = false }
  }

  /// Computes the duals, and has all variables looked at.
  ///
  /// - Returns: Whether anything is beyond the end of its range; `nil` where there are too many levels.
  mutating func priceAnew(_ pricing: inout Pricing, _ program: inout Program) -> Bool? {
    #if DEBUG
      pricingCount += 1
    #endif
    for position in basis.indices { findPiece(ofPosition: Int32(position), &program) }
    guard computeDuals(program) else { return nil }
    for index in 0..<variableCount {
      let variable = variable(at: index, program)
      pricing.violations[places[variable]] = isBasic(variable) ? violation(variable, program) : 0
      touch(variable, &pricing)
    }
    let hasViolation = computeViolationDuals(pricing)
    pricing.hasMoved = false
    return hasViolation
  }

  /// Puts a basic variable into the piece where its value is, unless it is on its breakpoint. Beyond the end of its
  /// range, it is in the last piece.
  private func findPiece(ofPosition position: Int32, _ program: inout Program) {
    guard let infeasibility = leaving(position, program) else { return }
    let variable = Int(basis[position])
    let direction = infeasibility.direction
    let value = program.values[variable]
    if program.costs.isAtEnd(variable, towards: direction) {
      program.costs.leaveBreakpoint(variable, -direction)
    } else {
      program.costs.leaveBreakpoint(variable, direction)
    }
    while let end = program.costs.nextBreakpoint(variable, direction),
      direction * (value - end.position) > Self.slack(value),
      !program.costs.isEnd(variable, end.number, towards: direction)
    {
      program.costs.cross(variable, direction)
    }
  }

  /// The direction in which a variable is beyond an end of its range; 0 where it is not.
  private func violation(_ variable: Int, _ program: borrowing Program) -> Double {
    let value = program.values[variable]
    if program.costs.isBeyondEnd(variable, value, 1) { return 1 }
    return program.costs.isBeyondEnd(variable, value, -1) ? -1 : 0
  }

  /// Computes the duals of the violations.
  ///
  /// - Returns: Whether there are any.
  private mutating func computeViolationDuals(_ pricing: borrowing Pricing) -> Bool {
    var hasViolation = false
    for position in basis.indices {
      let violation = pricing.violations[places[basis[position]]]
      guard violation != 0 else { continue }
      hasViolation = true
      factorization.add(violation, toPosition: Int32(position))
    }
    if hasViolation { storeDuals(ofLevel: Self.violationLevel) }
    return hasViolation
  }

  /// Takes those of the touched variables that are nonbasic and whose reduced costs are infeasible, on the highest level
  /// where any are. The others stay touched: what is better for a level is often taken back for a higher one.
  ///
  /// Those that gain the most come first; where that is about the same, those of the lowest numbers.
  func takeEntering(from pricing: inout Pricing, _ program: borrowing Program) -> [Int] {
    // At a scale of 1, the ratio of a candidate is its reduced cost.
    var candidates: [Candidate] = []
    for number in pricing.touched.elements {
      pricing.forget(place: places[number])
      let variable = Int(number)
      if !isBasic(variable), let direction = enteringDirection(of: variable, program) {
        candidates.append(candidate(variable, direction, 1, program))
      }
    }
    pricing.touched.removeAll()
    guard let highest = candidates.map(\.ratio.level).min() else { return [] }
    for candidate in candidates where candidate.ratio.level > highest {
      touch(candidate.variable, &pricing)
    }
    return
      candidates.filter { $0.ratio.level == highest }
      .sorted {
        ($1.ratio.value.exponent, $0.variable) < ($0.ratio.value.exponent, $1.variable)
      }
      .map { Int($0.variable) }
  }

  /// The direction in which a nonbasic variable's reduced cost is infeasible.
  func enteringDirection(of variable: Int, _ program: borrowing Program) -> Double? {
    let signs = reducedCostSigns(variable, program)
    return signs.below < 0 ? -1 : signs.above < 0 ? 1 : nil
  }

  /// Updates the duals after a move, by what it has changed: the slopes of basic variables, and which ones are basic.
  mutating func updateDuals(_ pricing: inout Pricing, _ program: borrowing Program) {
    var levels: [Int32] = []
    for change in pricing.changes.elements where !levels.contains(change.level) {
      levels.append(change.level)
    }
    for level in levels {
      for change in pricing.changes.elements where change.level == level {
        let position = positions[change.variable]
        if position >= 0 { factorization.add(change.value, toPosition: position) }
      }
      factorization.solveTransposed(into: &inverseRow)
      pricing.allowedEntries -= inverseRow.indices.count
      let start = duals.makeStart(ofLevel: level)
      for equation in inverseRow.indices.elements where inverseRow[equation] != 0 {
        duals[start + Int(equation)] += inverseRow[equation]
        touchVariables(ofEquation: Int(equation), &pricing, program)
      }
    }
    pricing.changes.removeAll()
  }

  private func touchVariables(
    ofEquation equation: Int, _ pricing: inout Pricing, _ program: borrowing Program
  ) {
    let expression = expressionVariable(equation, program)
    touch(expression, &pricing)
    for index in program.summands(ofExpression: Int(expressions[equation])) {
      touch(program.summands[index].variable, &pricing)
    }
  }

  /// Has a variable looked at when those that may enter are taken.
  func touch(_ variable: some BinaryInteger, _ pricing: inout Pricing) {
    pricing.touch(Int32(variable), place: places[Int(variable)])
  }

  /// Notes the reduced costs of a variable that is basic now.
  func noteReducedCosts(
    of variable: Int, _ pricing: inout Pricing, _ program: borrowing Program
  ) {
    var walk = levels(of: variable, program)
    while let (level, cost) = nextReducedCost(&walk, variable, 1, program) {
      if cost != 0 {
        pricing.changes.append(.init(variable: Int32(variable), level: level, value: cost))
      }
    }
    let violation = pricing.violations[places[variable]]
    if violation != 0 {
      pricing.changes.append(
        .init(variable: Int32(variable), level: Self.violationLevel, value: violation))
    }
  }
}

extension Solver.Costs {
  /// The breakpoint at the end of the piece that a variable is inside of, in a direction.
  func nextBreakpoint(
    _ variable: Int, _ direction: Double
  ) -> (number: Int32, position: Double)? {
    let number = direction > 0 ? pieces[variable] : pieces[variable] - 1
    guard number >= 0, number < breakpointCount(variable) else { return nil }
    return (number, breakpoints[breakpointIndex(variable, number)].position)
  }

  /// Moves a variable from the inside of a piece to that of the next one.
  mutating func cross(_ variable: Int, _ direction: Double) {
    if direction > 0 { ascend(variable) } else { descend(variable) }
  }
}
