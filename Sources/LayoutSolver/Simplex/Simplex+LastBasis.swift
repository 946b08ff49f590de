/// A basis that was optimal stays dual feasible when constants change, and when rows are added. So a
/// component that was solved before starts from the basis in which that ended, and takes as many steps
/// as the changes need.
///
/// That leads to the same answer only where it is the only one. Where the tie-breaks leave a choice, and
/// where there is a conflict, the component is solved from nothing.
extension Solver.Simplex {
  typealias SavedBasis = Solver.SavedBasis

  /// More levels than layouts have. Each takes a solve with the basis.
  private static var mostLevels: Int { 16 }

  /// For each equation: how much work there may be, however little a solve from nothing took.
  static var leastAllowedWork: Int { 4 }

  /// Starts from the basis in which the component's variables stood last.
  ///
  /// - Returns: Whether there is one, and it is dual feasible.
  mutating func resume(from saved: borrowing SavedBasis, _ program: inout Program) -> Bool {
    guard takeStandings(from: saved, &program), basis.count == equationCount else {
      return false
    }
    for position in basis.indices { positions[basis[position]] = Int32(position) }
    guard factorizeBasis(program).rows.isEmpty, computeDuals(program) else { return false }
    for place in 0..<roots.count + equationCount {
      let variable = variable(at: place, program)
      if isBasic(variable) { continue }
      guard makeDualFeasible(variable, &program) else { return false }
      program.values[variable] = program.restValue(variable)
    }
    computeBasicValues(&program)
    return true
  }

  /// Takes back what a start from the last basis has changed.
  mutating func restart(_ program: inout Program) {
    for place in 0..<roots.count + equationCount {
      let variable = variable(at: place, program)
      makeNonbasic(variable)
      program.costs.move(variable, toPiece: 0)
      program.costs.optimize(variable)
    }
  }

  /// Notes where the variables stand, for the next time.
  func save(to saved: inout SavedBasis, _ program: borrowing Program) {
    for place in 0..<roots.count + equationCount {
      let variable = variable(at: place, program)
      saved.save(standing(of: variable, program), variable, program)
    }
  }

  /// Has the next solve of the component start from nothing.
  func forget(in saved: inout SavedBasis, _ program: borrowing Program) {
    for place in 0..<roots.count + equationCount {
      saved.save(.init(), variable(at: place, program), program)
    }
  }

  /// The component's variables: its roots, then its expressions.
  private func variable(at place: Int, _ program: borrowing Program) -> Int {
    place < roots.count ? Int(roots[place]) : expressionVariable(place - roots.count, program)
  }

  /// Puts the variables where they stood, and lists the basic ones.
  ///
  /// - Returns: Whether most of them are known.
  private mutating func takeStandings(
    from saved: borrowing SavedBasis, _ program: inout Program
  ) -> Bool {
    basis.removeAll()
    var unknownCount = 0
    let count = roots.count + equationCount
    for place in 0..<count {
      let variable = variable(at: place, program)
      let standing = saved.standing(variable, program)
      switch standing.place {
      case .unknown:
        unknownCount += 1
        if place >= roots.count { basis.append(Int32(variable)) }
      case .basicAtOptimum:
        basis.append(Int32(variable))
      case .basicInPiece:
        basis.append(Int32(variable))
        program.costs.move(
          variable, toPiece: standing.number + program.costs.firstPiece(variable))
      case .nonbasicAtBreakpoint:
        program.costs.move(
          variable, toBreakpoint: standing.number + program.costs.firstPiece(variable))
      case .nonbasicAtRest: break
      }
    }
    return unknownCount <= count / 2
  }

  /// Computes the duals from the slopes of the basic variables (BTRAN), one solve for each level.
  ///
  /// - Returns: Whether there are few enough levels.
  private mutating func computeDuals(_ program: borrowing Program) -> Bool {
    duals.reset(equationCount: equationCount)
    var levels: [Int32] = []
    for variable in basis.elements where !program.costs.isAtBreakpoint[variable] {
      for index in program.costs.slopeRange(variable) {
        let slope = program.costs.slopes[index]
        if abs(slope.value) <= Solver.Costs.slopeTolerance || levels.contains(slope.level) {
          continue
        }
        levels.append(slope.level)
        if levels.count > Self.mostLevels { return false }
      }
    }
    for level in levels {
      for position in basis.indices where !program.costs.isAtBreakpoint[basis[position]] {
        for index in program.costs.slopeRange(basis[position])
        where program.costs.slopes[index].level == level {
          factorization.add(program.costs.slopes[index].value, toPosition: Int32(position))
        }
      }
      storeDuals(ofLevel: level)
    }
    return true
  }

  /// Flips a nonbasic variable to the breakpoint where its reduced costs are feasible.
  ///
  /// - Returns: Whether it has one.
  private func makeDualFeasible(_ variable: Int, _ program: inout Program) -> Bool {
    while true {
      let signs = reducedCostSigns(variable, program)
      if signs.below >= 0, signs.above >= 0 { return true }
      let next = program.costs.pieces[variable] + (signs.above < 0 ? 1 : -1)
      guard program.costs.isAtBreakpoint[variable],
        next >= 0, next < program.costs.breakpointCount(variable)
      else { return false }
      program.costs.move(variable, toBreakpoint: next)
    }
  }

  /// Where a variable stands in the end. What moved while ties were settled has its value there, but
  /// still its old piece.
  private func standing(of variable: Int, _ program: borrowing Program) -> SavedBasis.Standing {
    let (value, piece) = (program.values[variable], program.costs.pieces[variable])
    let first = program.costs.firstPiece(variable)
    let isAtBreakpoint = program.costs.isAtBreakpoint[variable]
    let distance = isAtBreakpoint ? value - program.costs.position(variable) : 0
    if isBasic(variable) {
      if isAtBreakpoint, abs(distance) <= Self.slack(value) { return .init(place: .basicAtOptimum) }
      return .init(place: .basicInPiece, number: (distance > 0 ? piece + 1 : piece) - first)
    }
    if isAtBreakpoint, distance == 0 {
      return .init(place: .nonbasicAtBreakpoint, number: piece - first)
    }
    let slack = Self.slack(value)
    for number in max(0, piece - 1)..<min(piece + 2, program.costs.breakpointCount(variable)) {
      let index = program.costs.breakpointIndex(variable, number)
      if abs(program.costs.breakpoints[index].position - value) <= slack {
        return .init(place: .nonbasicAtBreakpoint, number: number - first)
      }
    }
    return .init(place: .nonbasicAtRest)
  }
}

extension Solver.Costs {
  func slopeRange(_ variable: some BinaryInteger) -> Range<Int> {
    Int(slopeStarts[Int(variable)])..<Int(slopeStarts[Int(variable) + 1])
  }

  /// Puts the variable inside a piece, or inside the last one of its range.
  fileprivate mutating func move(_ variable: Int, toPiece piece: Int32) {
    let count = breakpointCount(variable)
    let last = count > 0 && isEnd(variable, count - 1, towards: 1) ? count - 1 : count
    isAtBreakpoint[variable] = false
    while pieces[variable] > min(piece, last) { descend(variable) }
    while pieces[variable] < min(piece, last) { ascend(variable) }
  }

  /// The lowest piece of the variable's range. Those below the end of a range are not in it.
  fileprivate func firstPiece(_ variable: Int) -> Int32 {
    breakpointCount(variable) > 0 && isEnd(variable, 0, towards: -1) ? 1 : 0
  }

  /// Puts the variable on a breakpoint, or on the next one to it.
  fileprivate mutating func move(_ variable: Int, toBreakpoint number: Int32) {
    let count = breakpointCount(variable)
    guard count > 0 else { return }
    move(variable, toPiece: max(0, min(number, count - 1)))
    isAtBreakpoint[variable] = true
  }
}
