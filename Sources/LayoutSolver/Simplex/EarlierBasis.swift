extension Solver.Simplex {
  /// The basis before a guess, to go back to. Not a part of the simplex, since most have no use for it: with room for
  /// other factors, a new cell took 2 % more instructions.
  struct EarlierBasis: ~Copyable {
    fileprivate var basis = FlatArray<Int32>()
    fileprivate var factorization = BasisFactorization()
    fileprivate var duals = Solver.Duals()
    fileprivate var weights = FlatArray<Double>()
    // Where the variables stood, by place in the component.
    fileprivate var pieces = FlatArray<Int32>()
    fileprivate var isAtBreakpoint = FlatArray<Bool>()
    fileprivate var values = FlatArray<Double>()
  }

  /// Puts the basis aside, with its factors, duals and weights, which have to be computed anew for another one.
  mutating func saveBasis(to earlier: inout EarlierBasis, _ program: borrowing Program) {
    earlier.basis.copy(basis)
    earlier.pieces.grow(to: variableCount, with: 0)
    earlier.isAtBreakpoint.grow(to: variableCount, with: false)
    earlier.values.grow(to: variableCount, with: 0)
    for index in 0..<variableCount {
      let variable = variable(at: index, program)
      let place = places[variable]
      earlier.pieces[place] = program.costs.pieces[variable]
      earlier.isAtBreakpoint[place] = program.costs.isAtBreakpoint[variable]
      earlier.values[place] = program.values[variable]
    }
    swapFactors(with: &earlier)
    weights.reset(to: 1, count: equationCount)
  }

  mutating func restoreBasis(from earlier: inout EarlierBasis, _ program: inout Program) {
    for index in 0..<variableCount {
      let variable = variable(at: index, program)
      makeNonbasic(variable)
      putBack(variable, from: earlier, &program)
    }
    for position in earlier.basis.indices {
      basis[position] = earlier.basis[position]
      positions[basis[position]] = Int32(position)
    }
    swapFactors(with: &earlier)
    recheckAll()
  }

  /// Puts a variable where it stood before the guess.
  func putBack(_ variable: Int, from earlier: borrowing EarlierBasis, _ program: inout Program) {
    let place = places[variable]
    program.costs.move(
      variable, toPiece: earlier.pieces[place], isAtBreakpoint: earlier.isAtBreakpoint[place])
    program.values[variable] = earlier.values[place]
  }

  private mutating func swapFactors(with earlier: inout EarlierBasis) {
    swap(&factorization, &earlier.factorization)
    swap(&duals, &earlier.duals)
    swap(&weights, &earlier.weights)
  }
}
