extension Solver.Simplex {
  /// Which variables are basic: as many as there are equations, so that these and the values of all others determine
  /// them.
  struct Basis: ~Copyable {
    /// By position: the basic variable.
    private(set) var variables = FlatArray<Int32>()
    /// By variable of the component: its position, if it is basic.
    private var positions = FlatArray<PackedOptional>()

    @inline(__always)
    subscript(position: Int) -> Int { Int(variables[position]) }

    @inline(__always)
    subscript(position: Int32) -> Int { Int(variables[position]) }

    @inline(__always)
    func contains(_ variable: some BinaryInteger) -> Bool { positions[Int(variable)] != nil }

    @inline(__always)
    func position(of variable: some BinaryInteger) -> Int32? { positions[Int(variable)].number }

    mutating func removeAll(of component: borrowing Component, _ program: borrowing Program) {
      variables.removeAll()
      positions.grow(to: program.variableCount, with: nil)
      for index in 0..<component.variableCount {
        positions[component.variable(at: index, program)] = nil
      }
    }

    mutating func append(_ variable: Int) {
      positions[variable] = PackedOptional(variables.count)
      variables.append(Int32(truncatingIfNeeded: variable))
    }

    /// Makes a variable basic in the place of the one that is at the position.
    mutating func replace(at position: Int32, by entering: Int) {
      positions[variables[position]] = nil
      variables[position] = Int32(truncatingIfNeeded: entering)
      positions[entering] = PackedOptional(position)
    }
  }
}
