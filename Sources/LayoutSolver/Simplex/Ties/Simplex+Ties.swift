/// Tie-breaks: the sum of the sizes as small as may be, then everything as near to its bounds as may be, then
/// everything as low as may be, in shares by chance. They are three more levels of costs, below all priorities.
extension Solver.Simplex {
  static var sizeLevel: Int32 { .max - 3 }
  static var boundLevel: Int32 { .max - 2 }
  static var placeLevel: Int32 { .max - 1 }
  static var tieLevels: ClosedRange<Int32> { sizeLevel...placeLevel }

  static func isTieLevel(_ level: Int32) -> Bool { level >= sizeLevel }

  /// How much of what a tie-break would have little of grows with the variable.
  func tieSlope(_ variable: Int, level: Int32, _ program: borrowing Program) -> Double {
    switch level {
    case Self.sizeLevel: program.sizeSlopes[variable]
    case Self.boundLevel: program.boundSlopes[variable]
    default: program.placeSlopes[variable]
    }
  }

  /// The reduced cost of the variable on the level of a tie-break.
  private func reducedTieBreakCost(
    _ variable: Int, level: Int32, _ program: borrowing Program
  ) -> Double {
    guard let start = duals.start(ofLevel: level) else { return 0 }
    return Self.reducedCost(
      tieSlope(variable, level: level, program),
      dualProduct(variable, startingAt: start, program))
  }

  /// Chooses among equally good answers. Where rounding keeps it from the best, it stops on its way.
  mutating func settleTies(_ program: inout Program) {
    // The first two tie-breaks have broken ties of the dual ratio test. But the first basis is not dual feasible on
    // these levels, as a basic variable may be a size: ratios of the wrong sign counted as 0, and what that has left is
    // done by primal steps, now that it is known which answers are equally good. The third, which few answers depend
    // on, is looked at here only. Where no nonbasic variable may move at no cost, the answer is the only one.
    guard findFace(program) else { return }
    var degenerateCount = 0
    var stepCount = 0
    // A primal simplex on the optimal face: all moves are between answers that are best on all priorities. The duals
    // are updated with each step, so what seems to be the best vertex is priced anew.
    search: while !isGivenUp, priceFace(&program) {
      while !isGivenUp,
        let entering = chooseEntering(
          program, order: Self.randomOrder(stepCount, degenerateCount: degenerateCount))
      {
        // The face may be unbounded, or rounding lead in a circle. All of its points are as good on all priorities.
        guard stepCount < Effort.stepLimit(equationCount),
          let moved = moveOnFace(entering, &program)
        else {
          face.leavesOpen = true
          break search
        }
        stepCount += 1
        // A move of length 0 may be one of a cycle.
        degenerateCount = moved ? 0 : degenerateCount + 1
        if factorization.isStale { refactor(&program) }
      }
    }
    // The moves changed values, and not the pieces in which the costs keep them.
    if stepCount > 0 {
      checkTiedValues(&program)
      // No value is infeasible here, whatever `leaving` says of one that is no longer in its old piece.
      infeasibilities.forgetPositionsToCheck()
      for variable in face.movable.elements { findPlace(of: Int(variable), &program) }
    }
    program.ties.append(
      Program.Tie(variable: component.roots[0], decision: face.leavesOpen ? .order : .tieBreaks))
  }

  private mutating func checkTiedValues(_ program: inout Program) {
    // The moves have added up their rounding.
    if !satisfiesEquations(program) { refactor(&program) }
    if hasVariableBeyondEnd(program) { missesEquations = true }
  }

  private func findPlace(of variable: Int, _ program: inout Program) {
    let value = program.values[variable]
    // The face ends at the next breakpoint on each side, so the value is at one of the nearest, or between two of them.
    let (piece, slack) = (program.costs.pieces[variable], Self.slack(value))
    let isAtBreakpoint = program.costs.isAtBreakpoint[variable]
    let distance = isAtBreakpoint ? value - program.costs.position(variable) : 0
    if basis.contains(variable) {
      if abs(distance) > slack { program.costs.leaveBreakpoint(variable, distance) }
      return
    }
    if isAtBreakpoint, distance == 0 { return }
    for number in max(0, piece - 1)..<min(piece + 2, program.costs.breakpointCount(variable)) {
      let index = program.costs.breakpointIndex(variable, number)
      if abs(program.costs.breakpoints[index].position - value) <= slack {
        return program.costs.move(variable, toPiece: number, isAtBreakpoint: true)
      }
    }
  }

  /// - Returns: Whether there is more than one answer that is best on all levels.
  private mutating func findFace(_ program: borrowing Program) -> Bool {
    // The optimal face, as an interval for each variable. One whose reduced cost is 0 on all levels may move without
    // loss until its slope changes.
    face.begin(variableCount: program.variableCount)
    var hasChoice = false
    for root in component.roots.elements { noteInterval(Int(root), program, &hasChoice) }
    for equation in 0..<equationCount {
      noteInterval(component.expressionVariable(equation, program), program, &hasChoice)
    }
    return hasChoice
  }

  private mutating func noteInterval(
    _ variable: Int, _ program: borrowing Program, _ hasChoice: inout Bool
  ) {
    let (lowest, highest) = interval(atNoCost: variable, program)
    if face.note(variable, lowest, highest), !basis.contains(variable) { hasChoice = true }
  }

  func interval(
    atNoCost variable: Int, _ program: borrowing Program
  ) -> (lowest: Double, highest: Double) {
    var (lower, upper) = program.costs.interval(variable)
    if program.costs.isAtBreakpoint[variable] {
      let signs = reducedCostSigns(variable, program)
      // Behind the next breakpoint the slope is another one, so the face ends there at the latest.
      if signs.above == 0 { upper = program.costs.neighbor(variable, direction: 1) }
      if signs.below == 0 { lower = program.costs.neighbor(variable, direction: -1) }
    }
    return (lower, upper)
  }

  /// - Returns: Whether a variable may enter, or else, in `face`, whether this is the only best vertex.
  private mutating func priceFace(_ program: inout Program) -> Bool {
    // Once they have been needed, the weights of places stay a level like the others.
    let looksAtPlaces = duals.start(ofLevel: Self.placeLevel) != nil
    computeTieBreakDuals(
      ofLevels: Self.sizeLevel...(looksAtPlaces ? Self.placeLevel : Self.boundLevel), program)
    face.leavesOpen = hasFreeMove(program)
    // Sizes and bounds leave a choice. Only then is the third tie-break worth its duals.
    if face.leavesOpen, !looksAtPlaces {
      program.computePlaceSlopes()
      computeTieBreakDuals(ofLevels: Self.placeLevel...Self.placeLevel, program)
      face.leavesOpen = hasFreeMove(program)
    }
    face.removeAllEntering()
    for variable in face.movable.elements { enqueueEntering(variable, program, order: nil) }
    return face.hasEntering
  }

  private func hasFreeMove(_ program: borrowing Program) -> Bool {
    face.movable.elements.contains {
      !basis.contains($0) && tieBreakCost(Int($0), program) == nil
    }
  }

  private mutating func chooseEntering(
    _ program: borrowing Program, order: RandomOrder?
  ) -> Entering? {
    // By chance the whole queue is in another order. That happens after 50 moves of length 0 only.
    if order != nil {
      face.removeAllEntering()
      for variable in face.movable.elements { enqueueEntering(variable, program, order: order) }
    }
    // The column of the largest reduced cost (G. Dantzig's rule): a variable whose move shrinks the sizes, or, at the
    // same sizes, goes towards its bounds, or, as near to these, down.
    while let first = face.removeFirstEntering() {
      // One whose gain has changed since was queued again.
      if let current = entering(first.variable, program, order: order), current.gain == first.gain {
        return current
      }
    }
    return nil
  }

  private mutating func enqueueEntering(
    _ variable: Int32, _ program: borrowing Program, order: RandomOrder?
  ) {
    if let entering = entering(variable, program, order: order) {
      face.insert(entering)
    }
  }

  private func entering(
    _ variable: Int32, _ program: borrowing Program, order: RandomOrder?
  ) -> Entering? {
    let (lowest, highest) = (face.lowest(variable), face.highest(variable))
    guard highest > lowest, !basis.contains(variable) else { return nil }
    guard let (level, cost) = tieBreakCost(Int(variable), program) else { return nil }
    // Only towards what it gains. At that end of its interval it is where it should be.
    let value = program.values[variable]
    let room = cost < 0 ? highest - value : value - lowest
    // A cost that is no number comes of sums that overflowed, and would be chosen for ever.
    guard abs(cost) > 0, room > Self.slack(value) else { return nil }
    // Chance decides between levels, too.
    return Entering(
      level: order == nil ? level : Self.placeLevel, direction: cost < 0 ? 1 : -1,
      gain: order?.number(of: component.place(of: variable)) ?? abs(cost),
      place: component.place(of: variable),
      variable: variable)
  }

  /// The reduced cost on the first level on which it is not 0, if there is one.
  private func tieBreakCost(
    _ variable: Int, _ program: borrowing Program
  ) -> (level: Int32, cost: Double)? {
    for level in Self.tieLevels {
      let cost = reducedTieBreakCost(variable, level: level, program)
      if cost != 0 { return (level, cost) }
    }
    return nil
  }

  /// - Returns: Whether anything moved; `nil` if nothing stops the move.
  private mutating func moveOnFace(_ chosen: Entering, _ program: inout Program) -> Bool? {
    let (entering, direction) = (Int(chosen.variable), chosen.direction)
    // The column says how the basic variables follow (FTRAN).
    computeColumn(entering, program)
    let value = program.values[entering]
    // The entering variable's own interval counts like any other: where that ends first, it flips, and no basis
    // changes.
    var longest = direction > 0 ? face.highest(entering) - value : value - face.lowest(entering)
    var blocking: (position: Int, target: Double)?
    for position in column.indices.elements {
      // Each basic variable follows the entering one, and must not leave its interval.
      let rate = -column[position] * direction
      guard abs(rate) > Solver.tolerance else { continue }
      let variable = basis[position]
      let target = rate > 0 ? face.highest(variable) : face.lowest(variable)
      let length = max(0, (target - program.values[variable]) / rate)
      // The first one that reaches its end blocks. Of several, the one of the least number, so that the answer is
      // always the same.
      if length < longest
        || length == longest && blocking.map({ basis[$0.position] > variable }) == true
      {
        longest = length
        blocking = (Int(position), target)
      }
    }
    // Everything may go on for ever: there is no lowest place.
    guard longest < .infinity else { return nil }
    if let (position, target) = blocking {
      _ = computeInverseRow(Int32(position))
      computeTableauRow(program)
      // Before the exchange: row and column are those of the basis as it is.
      updateTieBreakDuals(entering, pivot: column[position], program)
      let leaving = Int32(basis[position])
      exchange(position, entering: entering, target: target, &program)
      // It is nonbasic now, and its reduced cost has changed with the duals, as have those of the row.
      enqueueEntering(leaving, program, order: nil)
      for variable in tableauRow.variables.elements {
        enqueueEntering(variable, program, order: nil)
      }
    } else {
      shift(entering, by: direction * longest, &program)
      enqueueEntering(chosen.variable, program, order: nil)
    }
    return longest > 0
  }

  private mutating func updateTieBreakDuals(
    _ entering: Int, pivot: Double, _ program: borrowing Program
  ) {
    for level in Self.tieLevels {
      // Along the row of the inverse, as far as makes the entering variable's reduced cost 0.
      let rise = reducedTieBreakCost(entering, level: level, program) / pivot
      guard rise != 0 else { continue }
      let start = duals.makeStart(ofLevel: level)
      for equation in inverseRow.indices.elements {
        duals[start + Int(equation)] += rise * inverseRow[equation]
      }
    }
  }
}

extension Solver.Costs {
  fileprivate func neighbor(_ variable: Int, direction: Double) -> Double {
    let breakpoint = pieces[variable] + (direction > 0 ? 1 : -1)
    guard breakpoint >= 0, breakpoint < breakpointCount(variable) else {
      return direction * .infinity
    }
    return breakpoints[breakpointIndex(variable, breakpoint)].position
  }
}
