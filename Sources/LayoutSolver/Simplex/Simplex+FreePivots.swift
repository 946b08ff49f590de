/// Pivots that cost nothing on any priority, for a variable that is far off and that each of many others brings
/// back a little way.
///
/// A step of the dual simplex has one of these enter. That one goes too far, and is the next to leave: as many
/// steps as there are variables, each with a row as long as the component. Here the row is computed once, and
/// each variable of it enters in exchange for the basic variable that blocks its way (the ratio test of the
/// primal simplex). Reduced costs of 0 leave the duals as they are, and no variable becomes infeasible.
extension Solver.Simplex {
  /// Fewer are not worth the time of looking at all variables of the row.
  static var fewFreePivots: Int { 8 }

  /// The smallest pivot, relative to the largest entry of its column.
  private static var leastPivot: Double { 0.01 }

  /// Brings a basic variable nearer to where it belongs, at no cost.
  ///
  /// - Precondition: `inverseRow` is the leaving variable's.
  /// - Returns: In how many pivots.
  mutating func pivotForFree(_ leaving: Leaving, _ program: inout Program) -> Int {
    let variable = Int(basis[leaving.position])
    let (lower, upper) = program.costs.interval(variable)
    let target = leaving.direction > 0 ? upper : lower
    let longestColumn = inverseRow.indices.count
    computeTableauRow(program)
    var pivotCount = 0
    for (tryCount, entering) in freeVariables(leaving.direction, program).enumerated() {
      guard remainingSteps > 0, tryCount < 2 * (pivotCount + Self.fewFreePivots) else { break }
      let excess = program.values[variable] - target
      if excess * leaving.direction <= Self.slack(program.values[variable]) { break }
      computeColumn(entering, program)
      // The exchanges before have changed the row. And where the column were longer, the update of the factors would
      // take the blocked variable's row of the inverse.
      let share = column[Int(leaving.position)]
      guard abs(share) > Solver.tolerance, column.indices.count <= longestColumn else { continue }
      let distance = excess / share
      let direction: Double = distance > 0 ? 1 : -1
      guard !program.costs.isAtEnd(entering, towards: direction),
        isFree(entering, direction, program),
        let blocking = blockingPosition(of: entering, by: distance, leaving.position, program)
      else { continue }
      let blocked = Int(basis[blocking])
      program.costs.aim(blocked, -column[blocking] * direction)
      program.costs.leaveBreakpoint(entering, direction)
      exchange(
        Int(blocking), entering: entering, target: program.costs.position(blocked), &program)
      pivotCount += 1
      remainingSteps -= 1
      if factorization.isStale { refactor(&program) }
    }
    return pivotCount
  }

  /// The variables of the row that bring the leaving one back at no cost, those first that the tie-breaks
  /// prefer. In another order they leave a vertex from which ties take as many steps again.
  private func freeVariables(_ direction: Double, _ program: borrowing Program) -> [Int] {
    var costs: [(variable: Int, size: Double, bound: Double)] = []
    for number in tableauRow.variables.elements {
      let variable = Int(number)
      let share = tableauRow[variable]
      guard share != 0, isFree(variable, share > 0 ? direction : -direction, program) else {
        continue
      }
      let cost = tieBreakCosts(variable, program)
      costs.append((variable, direction / share * cost.size, direction / share * cost.bound))
    }
    costs.sort { ($0.size, $0.bound, $0.variable) < ($1.size, $1.bound, $1.variable) }
    return costs.map(\.variable)
  }

  /// Whether a move costs nothing on any priority.
  private func isFree(_ variable: Int, _ direction: Double, _ program: borrowing Program) -> Bool {
    if program.costs.isAtEnd(variable, towards: direction) { return false }
    var walk = levels(of: variable, program)
    while let next = nextReducedCost(&walk, variable, direction, program),
      !Self.isTieLevel(next.level)
    {
      if next.cost != 0 { return false }
    }
    return true
  }

  /// The first basic variable that comes to the end of its piece when a variable moves so far; `nil` where there
  /// is none, where it cannot move at all, and where the variable is at its own next breakpoint before.
  private func blockingPosition(
    of entering: Int, by distance: Double, _ leaving: Int32, _ program: borrowing Program
  ) -> Int32? {
    let direction: Double = distance > 0 ? 1 : -1
    var shortest = min(
      abs(distance), program.costs.span(entering, direction, from: program.values[entering]))
    var blocking: Int32?
    for position in column.indices.elements where position != leaving {
      let rate = -column[position] * direction
      guard abs(rate) > Solver.tolerance, self.leaving(position, program) == nil else { continue }
      let variable = Int(basis[position])
      let (lower, upper) = program.costs.interval(variable)
      let length = ((rate > 0 ? upper : lower) - program.values[variable]) / rate
      if length <= Self.slack(program.values[variable]) { return nil }
      if length < shortest {
        shortest = length
        blocking = position
      }
    }
    // A small pivot would make the rounding of the others grow.
    let largest = column.indices.elements.reduce(0) { max($0, abs(column[$1])) }
    return blocking.flatMap { abs(column[$0]) >= Self.leastPivot * largest ? $0 : nil }
  }
}
