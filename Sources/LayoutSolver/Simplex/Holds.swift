extension Solver.Simplex {
  /// What is known to keep nonbasic variables from flipping. Most variables of a long row do not,
  /// and the same ones do not in the next long row.
  ///
  /// What is known of a variable has to be forgotten when the variable leaves the basis, when it
  /// flips or its range ends elsewhere, and when its reduced cost on the highest level of duals may
  /// change.
  struct Holds: ~Copyable {
    enum Hold: UInt8 {
      /// Nothing, or it is not known yet.
      case none
      /// The end of the variable's range.
      case end
      /// A reduced cost on the highest level that has duals, or on a higher one.
      case highestLevel
    }

    /// By variable: what keeps it from flipping down, and from flipping up.
    private var holds = FlatArray<Hold>()

    subscript(variable: Int, direction: Double) -> Hold {
      @inline(__always) get { holds[Self.index(variable, direction)] }
      @inline(__always) set { holds[Self.index(variable, direction)] = newValue }
    }

    @inline(__always)
    private static func index(_ variable: Int, _ direction: Double) -> Int {
      direction < 0 ? 2 * variable : 2 * variable + 1
    }

    mutating func makeRoom(variableCount: Int) { holds.grow(to: 2 * variableCount, with: .none) }

    @inline(__always)
    mutating func forget(_ variable: Int) {
      self[variable, -1] = .none
      self[variable, 1] = .none
    }
  }
}
