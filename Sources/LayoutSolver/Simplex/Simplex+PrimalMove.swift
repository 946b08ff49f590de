/// A primal step: the way of a variable that enters, with the basic ones that move along.
extension Solver.Simplex {
  /// Moves a nonbasic variable to where the cost is least, and makes it basic, unless that is on a breakpoint of its
  /// own.
  ///
  /// - Precondition: `column` is the variable's.
  /// - Returns: Whether it is worth while. The moves before may have made it cost as much.
  mutating func move(
    _ entering: Int, _ direction: Double, _ pricing: inout Pricing, _ program: inout Program
  ) -> Bool {
    beginSearch(entering, direction, &pricing, program)
    guard pricing.search.descends else { return false }
    let piece = program.costs.pieces[entering]
    let wasAtBreakpoint = program.costs.isAtBreakpoint[entering]
    program.costs.leaveBreakpoint(entering, direction)
    addNextCrossing(
      of: entering, direction, at: 0, program.values[entering], &pricing, program)
    for position in column.indices.elements {
      let speed = -direction * column[position]
      guard abs(speed) > Self.leastShare else { continue }
      let variable = Int(basis[position])
      if program.costs.isAtBreakpoint[variable] {
        pricing.search.add(
          .init(
            distance: 0, speed: speed, variable: Int32(variable), kind: .departure,
            position: program.costs.position(variable)))
      } else {
        addNextCrossing(of: variable, speed, at: 0, program.values[variable], &pricing, program)
      }
    }
    while let crossing = pricing.search.nextCrossing() {
      raiseSlopes(at: crossing, &pricing, program)
      if !pricing.search.descends, canStop(at: crossing, entering) {
        stop(at: crossing, entering, &program)
        pricing.violations[places[crossing.variable]] = 0
        touch(crossing.variable, &pricing)
        if isBasic(entering) { noteReducedCosts(of: entering, &pricing, program) }
        updateDuals(&pricing, program)
        return true
      }
      cross(crossing, &pricing, &program)
    }
    // Rounding: the cost cannot fall for ever.
    pricing.changes.removeAll()
    program.costs.move(entering, toPiece: piece, isAtBreakpoint: wasAtBreakpoint)
    return false
  }

  /// Starts with the reduced costs of the variable: what it costs to move it, and the basic ones with it.
  private func beginSearch(
    _ entering: Int, _ direction: Double, _ pricing: inout Pricing, _ program: borrowing Program
  ) {
    pricing.search.begin()
    var walk = levels(of: entering, program)
    while let (level, cost) = nextReducedCost(&walk, entering, direction, program) {
      pricing.search.addSlope(cost, onLevel: level)
    }
  }

  /// A smaller pivot would make large numbers of rounding.
  static var smallestPivot: Double { 1e-7 }

  private func canStop(at crossing: LineSearch.Crossing, _ entering: Int) -> Bool {
    crossing.variable == entering
      || abs(column[positions[crossing.variable]]) > Self.smallestPivot
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
    _ crossing: LineSearch.Crossing, _ pricing: inout Pricing, _ program: inout Program
  ) {
    let variable = Int(crossing.variable)
    let direction = crossing.direction
    switch crossing.kind {
    case .departure where program.costs.isAtEnd(variable, towards: direction):
      program.costs.leaveBreakpoint(variable, -direction)
      pricing.violations[places[variable]] = direction
      return
    case .departure:
      program.costs.leaveBreakpoint(variable, direction)
    case .arrival:
      guard let next = program.costs.nextBreakpoint(variable, direction),
        !program.costs.isEnd(variable, next.number, towards: direction)
      else {
        pricing.violations[places[variable]] = direction
        return
      }
      program.costs.cross(variable, direction)
    case .comeback: pricing.violations[places[variable]] = 0
    }
    addNextCrossing(
      of: variable, crossing.speed, at: crossing.distance, crossing.position, &pricing, program)
  }

  /// Announces where a variable comes to its next breakpoint, if it has one ahead.
  private func addNextCrossing(
    of variable: Int, _ speed: Double, at distance: Double, _ value: Double,
    _ pricing: inout Pricing, _ program: borrowing Program
  ) {
    let direction: Double = speed > 0 ? 1 : -1
    let violation = pricing.violations[places[variable]]
    var kind = LineSearch.Crossing.Kind.arrival
    var position = program.costs.nextBreakpoint(variable, direction)?.position
    if violation != 0 {
      if violation == direction { return }
      kind = .comeback
      position = program.costs.end(variable, towards: violation)
    }
    guard let position else { return }
    pricing.search.add(
      .init(
        distance: distance + max(0, direction * (position - value)) / abs(speed), speed: speed,
        variable: Int32(variable), kind: kind, position: position))
  }

  /// Adds what it costs more to go on from a breakpoint, and notes how that changes the slope of the variable.
  private func raiseSlopes(
    at crossing: LineSearch.Crossing, _ pricing: inout Pricing, _ program: borrowing Program
  ) {
    let variable = Int(crossing.variable)
    let direction = crossing.direction
    func raise(by value: Double, onLevel level: Int32) {
      pricing.search.addSlope(value * crossing.speed, onLevel: level)
      // The one that enters is priced when it is basic.
      if isBasic(variable) {
        pricing.changes.append(.init(variable: crossing.variable, level: level, value: value))
      }
    }
    switch crossing.kind {
    case .departure:
      if program.costs.isAtEnd(variable, towards: direction) {
        raise(by: direction, onLevel: Self.violationLevel)
      }
      for index in program.costs.slopeRange(variable) {
        let slope = program.costs.slope(index, of: variable, direction)
        if slope != 0 { raise(by: slope, onLevel: program.costs.slopes[index].level) }
      }
    case .arrival:
      guard let next = program.costs.nextBreakpoint(variable, direction) else { return }
      if program.costs.isEnd(variable, next.number, towards: direction) {
        raise(by: direction, onLevel: Self.violationLevel)
      } else {
        let index = program.costs.breakpointIndex(variable, next.number)
        let breakpoint = program.costs.breakpoints[index]
        if breakpoint.level >= 0 {
          raise(by: direction * breakpoint.rise, onLevel: breakpoint.level)
        }
      }
    case .comeback:
      raise(by: direction, onLevel: Self.violationLevel)
    }
  }
}
