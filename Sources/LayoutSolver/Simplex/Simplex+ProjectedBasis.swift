/// A basis from the component's projection, which has fewer steps to take.
///
/// Where the columns of a table share too little room, each is narrowed cell by cell, a step for each. In the
/// projection, one step with many flips does that.
extension Solver.Simplex {
  typealias Projection = Solver.Projection

  /// The steps of a smaller component take little time.
  private static var leastProjected: Int { 16 }

  /// Solves the projection, and takes over its basis.
  ///
  /// That is a guess, as a block is: it is kept if the basis is dual feasible, and fewer variables are infeasible than
  /// before.
  ///
  /// - Returns: Whether the basis was kept, so that the duals of the tie-breaks are lost.
  mutating func takeProjectedBasis(_ program: inout Program) -> Bool {
    guard equationCount >= Self.leastProjected else { return false }
    let infeasibleCount = infeasibleCount(program)
    guard infeasibleCount > 0, var projection = Projection(of: self, program) else { return false }
    var projected = Solver.Simplex()
    guard projected.solve(&projection) else { return false }
    stepCount += projected.stepCount
    #if DEBUG
      problems += projected.problems
    #endif
    var earlier = EarlierBasis()
    saveBasis(to: &earlier, program)
    takeStandings(of: projected, projection, &program)
    listBasis(program)
    let isBetter =
      takeListedBasis(&program) && self.infeasibleCount(program) < infeasibleCount
    if isBetter { hasLeftFirstBasis = true } else { restoreBasis(from: &earlier, &program) }
    return isBetter
  }

  /// - Returns: Whether that came to the end.
  private mutating func solve(_ projection: inout Projection) -> Bool {
    guard projection.program.expressionCount > 0 else {
      // A root that alone limits all others is where it costs least already.
      positions.grow(to: projection.program.variableCount, with: -1)
      return true
    }
    gatherComponent(of: 0, &projection.program)
    // What is taken to be fixed may have held the component together.
    guard equationCount == projection.program.expressionCount else { return false }
    solveFromNothing(&projection.program) { _ in nil }
    return remainingSteps > 0
  }

  /// Puts the variables where the projection has them, and the limited roots where they are pressed to.
  private mutating func takeStandings(
    of projected: borrowing Solver.Simplex, _ projection: borrowing Projection,
    _ program: inout Program
  ) {
    restart(&program)
    for equation in 0..<equationCount {
      let expression = expressionVariable(equation, program)
      if !projection.contains(places[expression]) { markBasic(expression) }
    }
    for pressure in projection.pressures.elements where pressure.isConstant {
      press(pressure, &program)
    }
    for number in projection.variables.indices {
      let variable = Int(projection.variables[number])
      let piece = projection.program.costs.pieces[number]
      let isAtBreakpoint = projection.program.costs.isAtBreakpoint[number]
      var ownPiece: Int32 = 0
      var reached: Projection.Pressure?
      for breakpoint in 0..<projection.program.costs.breakpointCount(number) {
        guard let pressure = projection.pressure(breakpoint, of: number) else {
          if breakpoint < piece { ownPiece += 1 }
          continue
        }
        if isAtBreakpoint, breakpoint == piece {
          reached = pressure
        } else if pressure.isBelow == (breakpoint >= piece) {
          press(pressure, &program)
        }
      }
      program.costs.move(
        variable, toPiece: ownPiece, isAtBreakpoint: isAtBreakpoint && reached == nil)
      if projected.isBasic(number) {
        markBasic(variable)
      } else if let reached {
        // On the breakpoint of a limited root, that one and its limit are nonbasic.
        markBasic(variable)
        makeTight(reached.limit, &program)
        makeNonbasic(reached.limit.root)
        program.costs.move(
          Int(reached.limit.root), toPiece: reached.breakpoint, isAtBreakpoint: true)
      }
    }
  }

  /// Has a limited root follow the one that presses it, in its piece or one that it is pressed to already.
  private mutating func press(_ pressure: Projection.Pressure, _ program: inout Program) {
    let root = Int(pressure.limit.root)
    let piece = program.costs.pieces[root]
    makeTight(pressure.limit, &program)
    if isBasic(root), (piece < pressure.piece) == (pressure.limit.direction > 0) { return }
    markBasic(root)
    program.costs.move(root, toPiece: pressure.piece)
  }

  private mutating func makeTight(_ limit: Projection.Limit, _ program: inout Program) {
    makeNonbasic(limit.expression)
    program.costs.move(Int(limit.expression), toPiece: 0, isAtBreakpoint: true)
  }

  /// Has a variable be in the basis, in whichever position.
  private mutating func markBasic(_ variable: Int) { positions[variable] = 0 }

  private mutating func listBasis(_ program: borrowing Program) {
    basis.removeAll()
    for index in 0..<variableCount {
      let variable = variable(at: index, program)
      if isBasic(variable) { basis.append(Int32(variable)) }
    }
  }
}

extension Solver.Projection {
  /// The breakpoint of a limited root that is one of a variable's.
  fileprivate func pressure(_ breakpoint: Int32, of variable: Int) -> Pressure? {
    let point = program.costs.breakpoints[program.costs.breakpointIndex(variable, breakpoint)]
    return point.level >= 0 && point.rank >= 0 ? pressures[point.rank] : nil
  }
}
