/// Tie-breaks: the sum of the sizes as small as may be, then everything as near to its bounds as
/// may be.
///
/// They are two more levels of costs, below all priorities, and break ties of the ratio test like
/// these. But the first basis is not dual feasible on these levels: a basic variable may be a size.
/// So a ratio of the wrong sign counts as 0 there, and what that leaves is done by a primal simplex
/// at the end, when it is known which answers are equally good.
extension Solver.Simplex {
  static var sizeLevel: Int32 { .max - 2 }
  static var boundLevel: Int32 { .max - 1 }

  static func isTieLevel(_ level: Int32) -> Bool { level >= sizeLevel }

  /// How much of what a tie-break would have little of grows with the variable.
  func tieSlope(_ variable: Int, level: Int32, _ program: borrowing Program) -> Double {
    level == Self.sizeLevel ? program.sizeSlopes[variable] : program.boundSlopes[variable]
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

  /// Chooses among equally good answers.
  ///
  /// A variable whose reduced cost is 0 on all levels may move without loss until its slope
  /// changes. If there is none, there is nothing to choose. Otherwise a primal simplex with bounded
  /// variables, both tie-breaks at once, goes to the best vertex of the optimal face. Where rounding
  /// keeps it from there, it stops on its way: the answer is as good on all levels.
  mutating func settleTies(_ program: inout Program) {
    guard findFace(program) else { return }
    leavesOpen = true
    var degenerateCount = 0
    var stepCount = 0
    while remainingSteps > 0, stepCount < Self.stepLimit(equationCount),
      let (entering, direction) = chooseEntering(
        program, order: Self.randomOrder(stepCount, degenerateCount: degenerateCount))
    {
      guard let moved = moveOnFace(entering, direction, &program) else { break }
      leavesOpen = true
      stepCount += 1
      degenerateCount = moved ? 0 : degenerateCount + 1
      if factorization.isStale { refactor(&program) }
    }
    program.ties.append(Program.Tie(variable: roots[0], decision: leavesOpen ? .order : .tieBreaks))
  }

  /// Finds the answers that are equally good on all levels: an interval for each variable.
  ///
  /// - Returns: Whether there is more than one answer.
  private mutating func findFace(_ program: borrowing Program) -> Bool {
    lowestValues.grow(to: program.variableCount, with: 0)
    highestValues.grow(to: program.variableCount, with: 0)
    movable.removeAll()
    var hasChoice = false
    for root in roots.elements { noteInterval(Int(root), program, &hasChoice) }
    for equation in 0..<equationCount {
      noteInterval(expressionVariable(equation, program), program, &hasChoice)
    }
    return hasChoice
  }

  private mutating func noteInterval(
    _ variable: Int, _ program: borrowing Program, _ hasChoice: inout Bool
  ) {
    var (lower, upper) = program.costs.interval(variable)
    if program.costs.isAtBreakpoint[variable] {
      let signs = reducedCostSigns(variable, program)
      if signs.above == 0 { upper = program.costs.neighbor(variable, direction: 1) }
      if signs.below == 0 { lower = program.costs.neighbor(variable, direction: -1) }
    }
    lowestValues[variable] = lower
    highestValues[variable] = upper
    guard upper > lower else { return }
    movable.append(Int32(variable))
    if !isBasic(variable) { hasChoice = true }
  }

  /// Chooses the column of the largest reduced cost (G. Dantzig's rule): a variable whose move
  /// shrinks the sizes, or, at the same sizes, goes towards its bounds.
  private mutating func chooseEntering(
    _ program: borrowing Program, order: RandomOrder?
  ) -> (variable: Int, direction: Double)? {
    computeTieBreakDuals(program)
    leavesOpen = false
    var chosen: (variable: Int, direction: Double)?
    // Sizes come before bounds, however small the gain.
    var largest = (sizes: 0, gain: 0.0)
    for index in movable.elements {
      let variable = Int(index)
      guard !isBasic(variable) else { continue }
      let size = reducedTieBreakCost(variable, level: Self.sizeLevel, program)
      let slope =
        size != 0 ? size : reducedTieBreakCost(variable, level: Self.boundLevel, program)
      guard slope != 0 else {
        leavesOpen = true
        continue
      }
      let value = program.values[variable]
      let room = slope < 0 ? highestValues[variable] - value : value - lowestValues[variable]
      guard room > Self.slack(value) else { continue }
      let gain =
        order.map { (sizes: 0, gain: $0.number(of: places[index])) }
        ?? (sizes: size != 0 ? 1 : 0, gain: abs(slope))
      guard gain > largest else { continue }
      largest = gain
      chosen = (variable, slope < 0 ? 1 : -1)
    }
    return chosen
  }

  /// Moves a variable until it, or a basic variable, is at the end of its interval: the primal
  /// ratio test, and a bound flip or an exchange.
  ///
  /// - Returns: Whether anything moved; `nil` if nothing stops the move.
  private mutating func moveOnFace(
    _ entering: Int, _ direction: Double, _ program: inout Program
  ) -> Bool? {
    computeColumn(entering, program)
    let value = program.values[entering]
    var longest = direction > 0 ? highestValues[entering] - value : value - lowestValues[entering]
    var blocking: (position: Int, target: Double)?
    for position in column.indices.elements {
      let rate = -column[position] * direction
      guard abs(rate) > Solver.tolerance else { continue }
      let variable = Int(basis[position])
      let target = rate > 0 ? highestValues[variable] : lowestValues[variable]
      let length = max(0, (target - program.values[variable]) / rate)
      if length < longest
        || length == longest && blocking.map({ basis[$0.position] > variable }) == true
      {
        longest = length
        blocking = (Int(position), target)
      }
    }
    guard longest < .infinity else { return nil }
    if let (position, target) = blocking {
      exchange(position, entering: entering, target: target, &program)
    } else {
      shift(entering, by: direction * longest, &program)
    }
    return longest > 0
  }
}

extension Solver.Costs {
  /// The position of the next breakpoint in the direction.
  fileprivate func neighbor(_ variable: Int, direction: Double) -> Double {
    let breakpoint = pieces[variable] + (direction > 0 ? 1 : -1)
    guard breakpoint >= 0, breakpoint < breakpointCount(variable) else {
      return direction * .infinity
    }
    return breakpoints[breakpointIndex(variable, breakpoint)].position
  }
}
