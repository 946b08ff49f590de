/// Steps of the primal simplex, for components in which those of the dual simplex take long.
///
/// In the first basis of a row of labels that push each other, nearly all are off their optimum, and each waits for
/// a step of its own. But where the crash has pushed them is nearly right: few reduced costs are infeasible. The
/// primal simplex takes a step for each of those. And with optional distances from neighbors, its steps move
/// few of them, while in the end a step of the dual simplex moves a good part of the component.
///
/// Which of the two is better shows only in the solve: so the primal steps are tried, once, when the others had their
/// chance. They begin at the first basis again. They come first where nearly all basic variables of that basis are
/// infeasible, and fewer reduced costs would be. Required ranges are the highest level of the costs, so a basis need
/// not be primal feasible. (The composite objective of P. Wolfe, 1965, with levels instead of weights.)
extension Solver.Simplex {
  /// How many entries of rows and columns are seen before primal steps are tried: 64 for each equation, where shapes
  /// that take few steps see 20 to 60. More in small components, which both solve about as fast.
  var entriesBeforePrimalSteps: Int { 64 * (equationCount + 1000) }

  /// The smallest component in which primal steps may come first. To compare the two methods takes factors and duals.
  private static var leastTriedFirst: Int { 1000 }

  /// What primal steps may take until they are given up.
  struct PrimalAllowance {
    /// How many reduced costs of the first basis may be infeasible. With more, no step is taken.
    fileprivate var enteringCount = Int.max
    /// For each equation: how many entries of columns the steps may read.
    fileprivate var entries: Int
    /// Whether each round has to leave less than half of the infeasible reduced costs, or few.
    fileprivate var halves: Bool

    /// Where the steps of the dual simplex took long. A plan of 10,000 tasks takes 273 entries for each equation.
    static var afterOthers: Self { .init(entries: 512, halves: true) }

    /// Where those would be more. 10,000 views that would rather be after some of the last ten take 1,200 entries for
    /// each equation, some of the rounds leave more than the ones before, and the other steps take three times as long.
    fileprivate static func first(enteringCount: Int) -> Self {
      .init(enteringCount: enteringCount, entries: 4096, halves: false)
    }
  }

  /// Which share of a round's columns says how many entries all of them have, and how many that are at least.
  private static var sample: (share: Int, least: Int) { (16, 32) }

  /// So many infeasible reduced costs are few, as a share of the equations, and need not become half as many.
  private static var fewEntering: Int { 6 }

  /// Solves the component by primal steps if nearly all basic variables are infeasible, and clearly fewer reduced costs
  /// would be. 10,000 labels with optional distances from neighbors take half of the time.
  mutating func tryPrimalStepsFirst(_ program: inout Program) {
    guard equationCount >= Self.leastTriedFirst else { return }
    let infeasibleCount = infeasibleCount(program)
    guard infeasibleCount >= equationCount - equationCount / 16 else { return }
    _ = minimizeByPrimalSteps(
      .first(enteringCount: infeasibleCount - infeasibleCount / 8), &program)
  }

  /// Solves the component by primal steps from the first basis.
  ///
  /// - Returns: Whether that came to the end, so that the duals of the tie-breaks are lost. If not, all is as before.
  mutating func minimizeByPrimalSteps(
    _ allowance: PrimalAllowance, _ program: inout Program
  ) -> Bool {
    let (steps, missed) = (remainingSteps, missesEquations)
    var earlier = EarlierBasis()
    saveBasis(to: &earlier, program)
    if work == 0 {
      factor(&program)
    } else {
      restart(&program)
      chooseBasis(&program)
      refactor(&program)
      crashViolatedExpressions(&program)
    }
    if takePrimalSteps(allowance, &program) {
      factor(&program)
      if remainingSteps > 0, makeDualFeasible(&program), infeasibleCount(program) == 0 {
        return true
      }
    }
    (remainingSteps, missesEquations) = (steps, missed)
    restoreBasis(from: &earlier, &program)
    return false
  }

  /// Takes steps, in rounds, until no reduced cost is infeasible.
  ///
  /// - Returns: Whether that came to the end, and nothing is beyond the end of its range.
  private mutating func takePrimalSteps(
    _ allowance: PrimalAllowance, _ program: inout Program
  ) -> Bool {
    let mostEntries = allowance.entries * equationCount
    var entryCount = 0
    var allowedCount = allowance.enteringCount
    while true {
      for position in basis.indices { findPiece(ofPosition: Int32(position), &program) }
      guard computeDuals(program) else { return false }
      let hasViolation = computeViolationDuals(program)
      let entering = enteringVariables(program)
      if entering.isEmpty { return !hasViolation }
      guard entering.count <= allowedCount else { return false }
      hasTriedPrimalSteps = true
      allowedCount =
        allowance.halves ? max(entering.count / 2, equationCount / Self.fewEntering) : .max
      let sampleSize = max(Self.sample.least, entering.count / Self.sample.share)
      let entriesBefore = entryCount
      var (columnCount, hasMoved) = (0, false)
      for (variable, direction) in entering where !isBasic(variable) {
        computeColumn(variable, program)
        if move(variable, direction, &program) { hasMoved = true }
        columnCount += 1
        entryCount += column.indices.count
        work += column.indices.count
        if factorization.isStale { refactor(&program) }
        guard remainingSteps > 0, entryCount <= mostEntries else { return false }
        if columnCount >= sampleSize {
          let allowedEntries = (mostEntries - entriesBefore) * columnCount / entering.count
          guard entryCount - entriesBefore <= allowedEntries else { return false }
        }
      }
      guard hasMoved else { return false }
      computeBasicValues(&program)
      // Each round prices all variables.
      entryCount += variableCount
    }
  }

  // MARK: Pricing

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
  private func violation(
    _ variable: Int, _ value: Double, _ program: borrowing Program
  ) -> Double {
    if program.costs.isBeyondEnd(variable, value, 1) { return 1 }
    return program.costs.isBeyondEnd(variable, value, -1) ? -1 : 0
  }

  /// Computes the duals of the violations.
  ///
  /// - Returns: Whether there are any.
  private mutating func computeViolationDuals(_ program: borrowing Program) -> Bool {
    var hasViolation = false
    for position in basis.indices {
      let variable = Int(basis[position])
      let violation = violation(variable, program.values[variable], program)
      guard violation != 0 else { continue }
      hasViolation = true
      factorization.add(violation, toPosition: Int32(position))
    }
    if hasViolation { storeDuals(ofLevel: Self.violationLevel) }
    return hasViolation
  }

  /// The nonbasic variables whose reduced costs are infeasible, and the directions in which they are.
  private func enteringVariables(
    _ program: borrowing Program
  ) -> [(variable: Int, direction: Double)] {
    var entering: [(variable: Int, direction: Double)] = []
    for index in 0..<variableCount {
      let variable = variable(at: index, program)
      if isBasic(variable) { continue }
      let signs = reducedCostSigns(variable, program)
      if signs.below < 0 {
        entering.append((variable, -1))
      } else if signs.above < 0 {
        entering.append((variable, 1))
      }
    }
    return entering
  }

  // MARK: A step

  /// Moves a nonbasic variable to where the cost is least, and makes it basic, unless that is on a breakpoint of its
  /// own.
  ///
  /// - Precondition: `column` is the variable's.
  /// - Returns: Whether it is worth while. The moves before may have made it cost as much.
  private mutating func move(
    _ entering: Int, _ direction: Double, _ program: inout Program
  ) -> Bool {
    var search = LineSearch()
    addSlopes(of: entering, direction, to: &search, program)
    for position in column.indices.elements {
      let speed = -direction * column[position]
      let variable = Int(basis[position])
      if abs(speed) > Self.leastShare, !program.costs.isAtBreakpoint[variable] {
        addSlopes(of: variable, speed, to: &search, program)
      }
    }
    guard search.descends else { return false }
    let piece = program.costs.pieces[entering]
    let wasAtBreakpoint = program.costs.isAtBreakpoint[entering]
    program.costs.leaveBreakpoint(entering, direction)
    addNextCrossing(of: entering, direction, at: 0, program.values[entering], to: &search, program)
    for position in column.indices.elements {
      let speed = -direction * column[position]
      guard abs(speed) > Self.leastShare else { continue }
      let variable = Int(basis[position])
      if program.costs.isAtBreakpoint[variable] {
        search.add(
          .init(
            distance: 0, speed: speed, variable: Int32(variable), kind: .departure,
            position: program.costs.position(variable)))
      } else {
        addNextCrossing(of: variable, speed, at: 0, program.values[variable], to: &search, program)
      }
    }
    while let crossing = search.nextCrossing() {
      raiseSlopes(at: crossing, of: &search, program)
      if !search.descends, canStop(at: crossing, entering) {
        stop(at: crossing, entering, &program)
        return true
      }
      cross(crossing, &search, &program)
    }
    // Rounding: the cost cannot fall for ever.
    program.costs.move(entering, toPiece: piece, isAtBreakpoint: wasAtBreakpoint)
    return false
  }

  /// A smaller pivot would make large numbers of rounding.
  private static var leastPivot: Double { 1e-7 }

  private func canStop(at crossing: LineSearch.Crossing, _ entering: Int) -> Bool {
    crossing.variable == entering
      || abs(column[positions[crossing.variable]]) > Self.leastPivot
  }

  private mutating func stop(
    at crossing: LineSearch.Crossing, _ entering: Int, _ program: inout Program
  ) {
    let variable = Int(crossing.variable)
    program.costs.aim(
      variable, crossing.kind == .comeback ? -crossing.direction : crossing.direction)
    guard variable != entering else {
      return shift(entering, by: crossing.position - program.values[entering], &program)
    }
    let position = positions[variable]
    _ = computeInverseRow(position)
    exchange(Int(position), entering: entering, target: crossing.position, &program)
    stepCount += 1
  }

  /// Lets a variable go on, in its next piece.
  private func cross(
    _ crossing: LineSearch.Crossing, _ search: inout LineSearch, _ program: inout Program
  ) {
    let variable = Int(crossing.variable)
    let direction = crossing.direction
    switch crossing.kind {
    case .departure where program.costs.isAtEnd(variable, towards: direction):
      program.costs.leaveBreakpoint(variable, -direction)
      return
    case .departure:
      program.costs.leaveBreakpoint(variable, direction)
    case .arrival:
      guard let next = program.costs.nextBreakpoint(variable, direction),
        !program.costs.isEnd(variable, next.number, towards: direction)
      else { return }
      program.costs.cross(variable, direction)
    case .comeback: break
    }
    addNextCrossing(
      of: variable, crossing.speed, at: crossing.distance, crossing.position, to: &search, program)
  }

  /// Announces where a variable comes to its next breakpoint, if it has one ahead.
  private func addNextCrossing(
    of variable: Int, _ speed: Double, at distance: Double, _ value: Double,
    to search: inout LineSearch, _ program: borrowing Program
  ) {
    let direction: Double = speed > 0 ? 1 : -1
    let violation = violation(variable, value, program)
    var kind = LineSearch.Crossing.Kind.arrival
    var position = program.costs.nextBreakpoint(variable, direction)?.position
    if violation != 0 {
      if violation == direction { return }
      kind = .comeback
      position = program.costs.end(variable, towards: violation)
    }
    guard let position else { return }
    search.add(
      .init(
        distance: distance + max(0, direction * (position - value)) / abs(speed), speed: speed,
        variable: Int32(variable), kind: kind, position: position))
  }

  /// Adds what a variable costs that begins to move.
  private func addSlopes(
    of variable: Int, _ speed: Double, to search: inout LineSearch, _ program: borrowing Program
  ) {
    let direction: Double = speed > 0 ? 1 : -1
    for index in program.costs.slopeRange(variable) {
      let slope = program.costs.slope(index, of: variable, direction)
      if slope != 0 { search.addSlope(slope * speed, onLevel: program.costs.slopes[index].level) }
    }
    let violation = violation(variable, program.values[variable], program)
    if violation != 0 { search.addSlope(violation * speed, onLevel: Self.violationLevel) }
  }

  /// Adds what it costs more to go on from a breakpoint.
  private func raiseSlopes(
    at crossing: LineSearch.Crossing, of search: inout LineSearch, _ program: borrowing Program
  ) {
    let variable = Int(crossing.variable)
    let speed = abs(crossing.speed)
    switch crossing.kind {
    case .departure:
      if program.costs.isAtEnd(variable, towards: crossing.direction) {
        search.addSlope(speed, onLevel: Self.violationLevel)
      }
      addSlopes(of: variable, crossing.speed, to: &search, program)
    case .arrival:
      guard let next = program.costs.nextBreakpoint(variable, crossing.direction) else { return }
      if program.costs.isEnd(variable, next.number, towards: crossing.direction) {
        search.addSlope(speed, onLevel: Self.violationLevel)
      } else {
        let index = program.costs.breakpointIndex(variable, next.number)
        let breakpoint = program.costs.breakpoints[index]
        if breakpoint.level >= 0 {
          search.addSlope(breakpoint.rise * speed, onLevel: breakpoint.level)
        }
      }
    case .comeback:
      search.addSlope(speed, onLevel: Self.violationLevel)
    }
  }
}

extension Solver.Costs {
  /// The breakpoint at the end of the piece that a variable is inside of, in a direction.
  fileprivate func nextBreakpoint(
    _ variable: Int, _ direction: Double
  ) -> (number: Int32, position: Double)? {
    let number = direction > 0 ? pieces[variable] : pieces[variable] - 1
    guard number >= 0, number < breakpointCount(variable) else { return nil }
    return (number, breakpoints[breakpointIndex(variable, number)].position)
  }

  /// Moves a variable from the inside of a piece to that of the next one.
  fileprivate mutating func cross(_ variable: Int, _ direction: Double) {
    if direction > 0 { ascend(variable) } else { descend(variable) }
  }
}
