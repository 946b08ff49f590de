/// Steps of the parametric simplex, for components that one long equation couples.
///
/// Without that equation, as a sum of heights that is to fit into a view, rows and columns are short. So its expression
/// is held back: however far off it is, it stays basic until the others are where they belong. Then it gets a price,
/// which rises from 0. (The parameter of S. Gass and T. Saaty, "The computational algorithm for the parametric objective
/// function", 1955.) Where the price makes up for the reduced cost of a variable, that one moves until it is at a
/// breakpoint, or a basic variable is, which leaves in exchange. So all others stay where they belong, and a step is as
/// long as they are coupled. At the last price the expression is where it belongs, too.
///
/// A step of the dual simplex may flip many variables at once, and these steps move one after the other. So they are
/// tried where the steps of the dual simplex have priced many long rows.
extension Solver.Simplex {
  /// How many entries of rows of the tableau are priced before parametric steps are tried. Forms of 10,000 rows that are
  /// squeezed a little take 110 to 130 for each equation, and as long with either kind of steps. Where there is less
  /// room, they take 500 to 6,500.
  var pricesBeforeParametricSteps: Int { 120 * (equationCount + 1000) }

  /// How many entries of rows may be read, for each equation, before the expression gets its price.
  private static var mostEntriesBeforePrice: Int { 32 }

  /// How many entries of columns and rows may be read while the price rises.
  struct ParametricAllowance {
    fileprivate var most: Int
    /// How many before the first move of a candidate, and how many more after each.
    fileprivate var beforeMoves: Int
    fileprivate var afterMove = 0

    /// 10,000 rows that all end up at the same height read 370 entries for each equation. Where one variable moves all
    /// others, as the width of the first tab does, blocks and the steps of the dual simplex take less time.
    static func first(equationCount: Int) -> Self {
      .init(most: 512 * equationCount, beforeMoves: 64 * equationCount, afterMove: 256)
    }

    /// As many as the steps of the dual simplex have priced.
    static func again(afterPricing count: Int) -> Self { .init(most: count, beforeMoves: count) }

    fileprivate func entries(afterMoves moveCount: Int) -> Int {
      min(most, beforeMoves + afterMove * moveCount)
    }
  }

  /// After how many times as many prices parametric steps are tried again. 10,000 tabs, each between a least and a
  /// greatest width that are unknown, too, take 750 µs each, and 3,000 without a second try.
  static var pricesBetweenParametricSteps: Int { 4 }

  /// The price of a basic variable.
  ///
  /// While it rises, `duals` are those that the basis has without it, and `ties` are the candidates for a step.
  private struct Price: ~Copyable {
    let variable: Int
    let direction: Double
    /// The variable's row of the inverse, by equation: what the duals have of each unit of the price.
    var row = FlatArray<Double>()
    /// By place in the component: where the ratios of the variable's last candidate begin, or -1.
    var firstRatios = FlatArray<Int>()
  }

  /// Solves the component by parametric steps from the first basis.
  ///
  /// - Returns: Whether that came to the end, so that the duals of the tie-breaks are lost. If not, all is as before.
  mutating func minimizeByParametricSteps(
    _ allowance: ParametricAllowance, _ program: inout Program
  ) -> Bool {
    guard let expression = onlyLongExpression(program) else { return false }
    return tryAnotherWay(&program) { simplex, program in
      // The first basis may have put it where it belongs.
      guard simplex.isBasic(expression) else { return false }
      simplex.remainingSteps = Self.stepLimit(simplex.equationCount)
      simplex.holdBack(expression, &program)
      guard simplex.remainingSteps > 0, simplex.isBasic(expression) else { return false }
      return simplex.raisePrice(of: expression, allowance, &program)
    }
  }

  /// Has all variables but one be where they belong.
  private mutating func holdBack(_ variable: Int, _ program: inout Program) {
    let doBlocksHelp = doBlocksHelp
    (heldBack, self.doBlocksHelp) = (Int32(variable), false)
    allowedWork = work + Self.mostEntriesBeforePrice * equationCount
    recheckAll()
    _ = restorePrimalFeasibility(&program) { _ in nil }
    (heldBack, self.doBlocksHelp) = (nil, doBlocksHelp)
    allowedWork = .max
  }

  /// Raises the price of a basic variable until it is where it belongs.
  ///
  /// - Precondition: All others are.
  /// - Returns: Whether it is.
  private mutating func raisePrice(
    of variable: Int, _ allowance: ParametricAllowance, _ program: inout Program
  ) -> Bool {
    guard let leaving = leaving(positions[variable], program) else { return true }
    var price = Price(variable: variable, direction: leaving.direction)
    begin(&price, &program)
    let workBefore = work
    var moveCount = 0
    while remainingSteps > 0, work - workBefore < allowance.entries(afterMoves: moveCount),
      isBasic(variable), let candidate = nextCandidate(price)
    {
      guard candidate.variable != variable else {
        if passBreakpoint(&price, &program) { return true }
        continue
      }
      computeColumn(Int(candidate.variable), program)
      moveCount += 1
      work += column.indices.count
      guard let blocking = blockingPosition(of: candidate, program) else {
        guard flip(candidate, &price, &program) else { return false }
        continue
      }
      exchange(blocking, candidate, &price, &program)
      if !isBasic(variable) { return true }
      work += inverseRow.indices.count
      if factorization.isStale { refactor(&program) }
    }
    return false
  }

  private mutating func begin(_ price: inout Price, _ program: inout Program) {
    price.row.reset(to: 0, count: equationCount)
    price.firstRatios.reset(to: -1, count: variableCount)
    ties.removeAll()
    tiedRatios.removeAll()
    computeTieBreakDuals(ofLevels: Self.sizeLevel...Self.boundLevel, program)
    _ = computeInverseRow(positions[price.variable])
    for equation in inverseRow.indices.elements { price.row[equation] = inverseRow[equation] }
    program.costs.aim(price.variable, price.direction)
    insertCandidate(price.variable, &price, program)
    insertCandidatesOfRow(&price, program)
  }

  // MARK: Candidates

  /// Adds the variables of the position whose row of the inverse was computed.
  private mutating func insertCandidatesOfRow(
    _ price: inout Price, _ program: borrowing Program
  ) {
    computeTableauRow(program)
    for variable in tableauRow.variables.elements {
      insertCandidate(Int(variable), &price, program)
    }
  }

  /// Adds a variable at the price that makes up for its reduced costs, in place of what it was before.
  private mutating func insertCandidate(
    _ variable: Int, _ price: inout Price, _ program: borrowing Program
  ) {
    let place = places[variable]
    price.firstRatios[place] = -1
    let share =
      variable == price.variable ? 1 : product(variable, program) { price.row[$0] }
    guard abs(share) > Solver.tolerance else { return }
    let direction = share > 0 ? price.direction : -price.direction
    if program.costs.isAtEnd(variable, towards: direction) { return }
    price.firstRatios[place] = tiedRatios.count
    insertTie(candidate(variable, direction, 1 / abs(share), program), program, order: nil)
  }

  /// The candidate of the lowest price.
  private mutating func nextCandidate(_ price: borrowing Price) -> Candidate? {
    while let tie = removeFirstTie() {
      if price.firstRatios[places[tie.candidate.variable]] == tie.firstRatio {
        return tie.candidate
      }
    }
    return nil
  }

  // MARK: Steps

  /// Has the variable with the price go beyond the breakpoint that it is to come to, since that costs no more.
  ///
  /// - Returns: Whether it is where it belongs then.
  private mutating func passBreakpoint(_ price: inout Price, _ program: inout Program) -> Bool {
    let variable = price.variable
    let distance = abs(program.values[variable] - program.costs.position(variable))
    let span = program.costs.span(variable, price.direction, from: program.values[variable])
    program.costs.leaveBreakpoint(variable, price.direction)
    if span >= distance { return true }
    program.costs.aim(variable, price.direction)
    insertCandidate(variable, &price, program)
    return false
  }

  /// The first basic variable that comes to the end of its piece when the candidate moves; `nil` if that comes to its
  /// own next breakpoint before.
  ///
  /// - Precondition: `column` is the candidate's.
  private func blockingPosition(of candidate: Candidate, _ program: borrowing Program) -> Int? {
    let entering = Int(candidate.variable)
    var shortest = program.costs.span(
      entering, candidate.direction, from: program.values[entering])
    var blocking: Int?
    for position in column.indices.elements {
      let speed = -candidate.direction * column[position]
      guard abs(speed) > Self.smallestPivot else { continue }
      let variable = Int(basis[position])
      let (lower, upper) = program.costs.interval(variable)
      let distance = max(0, ((speed > 0 ? upper : lower) - program.values[variable]) / speed)
      if distance < shortest {
        shortest = distance
        blocking = Int(position)
      }
    }
    return blocking
  }

  /// Moves the candidate to its next breakpoint.
  ///
  /// - Precondition: `column` is the candidate's.
  /// - Returns: Whether it has one.
  private mutating func flip(
    _ candidate: Candidate, _ price: inout Price, _ program: inout Program
  ) -> Bool {
    let variable = Int(candidate.variable)
    let span = program.costs.span(variable, candidate.direction, from: program.values[variable])
    guard span < .infinity else { return false }
    program.costs.goToNextBreakpoint(variable, candidate.direction)
    let target = program.costs.position(variable)
    moveAlongColumn(by: target - program.values[variable], &program)
    program.values[variable] = target
    insertCandidate(variable, &price, program)
    return true
  }

  /// Makes the candidate basic in the place of a variable that comes to the end of its piece.
  ///
  /// At the present price the reduced costs of the candidate are 0, so the duals do not change. But the row of the
  /// variable with the price does, and so do the duals without it.
  ///
  /// - Precondition: `column` is the candidate's.
  private mutating func exchange(
    _ position: Int, _ candidate: Candidate, _ price: inout Price, _ program: inout Program
  ) {
    remainingSteps -= 1
    stepCount += 1
    _ = computeInverseRow(Int32(position))
    let share = column[positions[price.variable]] / column[position]
    updateDuals(candidate, share * price.direction, program)
    for equation in inverseRow.indices.elements {
      price.row[equation] -= share * inverseRow[equation]
    }
    let leaving = Int(basis[position])
    program.costs.aim(leaving, -candidate.direction * column[position])
    program.costs.leaveBreakpoint(Int(candidate.variable), candidate.direction)
    exchange(
      position, entering: Int(candidate.variable), target: program.costs.position(leaving),
      &program)
    insertCandidatesOfRow(&price, program)
  }
}
