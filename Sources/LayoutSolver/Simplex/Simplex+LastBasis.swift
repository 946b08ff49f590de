/// A basis that was optimal stays dual feasible when constants change, and when rows are added. So a
/// component that was solved before starts from the basis in which that ended, and takes as many steps
/// as the changes need.
///
/// That leads to the same answer only where it is the only one. Where the tie-breaks leave a choice, and
/// where there is a conflict, the component is solved from nothing.
extension Solver.Simplex {
  typealias SavedBasis = Solver.SavedBasis

  /// For each equation: how much work there may be, however little a solve from nothing took.
  private static var leastAllowedWork: Int { 4 }

  /// How much work there may be from a last basis: as much as from nothing.
  func allowedWork(by saved: borrowing SavedBasis, _ program: borrowing Program) -> Int {
    max(
      saved.work(ofExpression: expressions[0], program), Self.leastAllowedWork * equationCount)
  }

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
      program.costs.optimizeAnew(variable)
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

  private func standing(of variable: Int, _ program: borrowing Program) -> SavedBasis.Standing {
    let isAtBreakpoint = program.costs.isAtBreakpoint[variable]
    let number = program.costs.pieces[variable] - program.costs.firstPiece(variable)
    return switch (isBasic(variable), isAtBreakpoint) {
    case (true, true): .init(place: .basicAtOptimum)
    case (true, false): .init(place: .basicInPiece, number: number)
    case (false, true): .init(place: .nonbasicAtBreakpoint, number: number)
    case (false, false): .init(place: .nonbasicAtRest)
    }
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
