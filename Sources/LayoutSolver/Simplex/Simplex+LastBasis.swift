/// A basis that was optimal stays dual feasible when constants change, and when rows are added. So a
/// component that was solved before starts from the basis in which that ended, and takes as many steps
/// as the changes need.
///
/// That leads to the same answer only where it is the only one. Where the tie-breaks leave a choice, and
/// where there is a conflict, the component is solved from nothing.
extension Solver.Simplex {
  typealias SavedBasis = Solver.SavedBasis

  /// For each equation: how much work there may be, however little a solve from nothing took.
  static var leastAllowedWork: Int { 4 }

  /// Starts from the basis in which the component's variables stood last.
  ///
  /// - Returns: Whether there is one, and it is dual feasible.
  mutating func resume(from saved: borrowing SavedBasis, _ program: inout Program) -> Bool {
    takeStandings(from: saved, &program) && takeListedBasis(&program)
  }

  /// Puts the variables that are listed as the basis into their positions, and makes them dual feasible.
  ///
  /// - Returns: Whether they are a basis, and that can be done.
  mutating func takeListedBasis(_ program: inout Program) -> Bool {
    guard basis.count == equationCount else { return false }
    for position in basis.indices { positions[basis[position]] = Int32(position) }
    return factorizeBasis(program).rows.isEmpty && makeDualFeasible(&program)
  }

  /// Takes back what a start from the last basis has changed.
  mutating func restart(_ program: inout Program) {
    for index in 0..<variableCount {
      let variable = variable(at: index, program)
      makeNonbasic(variable)
      program.costs.move(variable, toPiece: 0)
      program.costs.optimize(variable)
    }
  }

  /// Notes where the variables stand, for the next time.
  func save(to saved: inout SavedBasis, _ program: borrowing Program) {
    for index in 0..<variableCount {
      let variable = variable(at: index, program)
      saved.save(standing(of: variable, program), variable, program)
    }
  }

  /// Has the next solve of the component start from nothing.
  func forget(in saved: inout SavedBasis, _ program: borrowing Program) {
    for index in 0..<variableCount {
      saved.save(.init(), variable(at: index, program), program)
    }
  }

  /// Puts the variables where they stood, and lists the basic ones.
  ///
  /// - Returns: Whether most of them are known.
  private mutating func takeStandings(
    from saved: borrowing SavedBasis, _ program: inout Program
  ) -> Bool {
    basis.removeAll()
    var unknownCount = 0
    for index in 0..<variableCount {
      let variable = variable(at: index, program)
      let standing = saved.standing(variable, program)
      switch standing.place {
      case .unknown:
        unknownCount += 1
        if index >= roots.count { basis.append(Int32(variable)) }
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
    return unknownCount <= variableCount / 2
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
  /// The lowest piece of the variable's range. Those below the end of a range are not in it.
  fileprivate func firstPiece(_ variable: Int) -> Int32 {
    breakpointCount(variable) > 0 && isEnd(variable, 0, towards: -1) ? 1 : 0
  }

  /// Puts the variable on a breakpoint, or on the next one to it.
  fileprivate mutating func move(_ variable: Int, toBreakpoint number: Int32) {
    let count = breakpointCount(variable)
    guard count > 0 else { return }
    move(variable, toPiece: max(0, min(number, count - 1)), isAtBreakpoint: true)
  }
}
