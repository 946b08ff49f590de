extension Solver {
  /// Where each variable stood when a simplex last solved its component.
  ///
  /// Which rows changed since does not matter: a basis to start from is checked, not trusted.
  struct SavedBasis: ~Copyable {
    private var columns = FlatArray<Standing>()
    /// Expressions, by the row that made them.
    private var rows = FlatArray<Standing>()
    /// The work that the last solve from nothing took, by the row that made the component's first
    /// expression.
    private var works = FlatArray<Int32>()

    struct Standing: BitwiseCopyable, Equatable {
      var place = Place.unknown
      /// The breakpoint that the variable is on, or the piece that it is in, from the first piece of its
      /// range on.
      var number: Int32 = 0

      enum Place: UInt8, BitwiseCopyable {
        case unknown
        /// Basic, and where it costs least by itself: no step has made it leave.
        case basicAtOptimum
        case basicInPiece
        case nonbasicAtBreakpoint
        /// Nonbasic, with no breakpoint to be on.
        case nonbasicAtRest
      }

      var isBasic: Bool { place == .basicAtOptimum || place == .basicInPiece }
    }

    func standing(_ variable: Int, _ program: borrowing Program) -> Standing {
      if variable < program.rootCount {
        let column = Int(program.rootColumns[variable])
        return column < columns.count ? columns[column] : Standing()
      }
      let row = Int(program.expressionRows[variable - program.rootCount])
      return row < rows.count ? rows[row] : Standing()
    }

    func work(ofExpression expression: Int32, _ program: borrowing Program) -> Int {
      let row = Int(program.expressionRows[expression])
      return row < works.count ? Int(works[row]) : 0
    }

    mutating func saveWork(
      _ work: Int, ofExpression expression: Int32, _ program: borrowing Program
    ) {
      let row = program.expressionRows[expression]
      works.grow(to: Int(row) + 1, with: 0)
      works[row] = Int32(clamping: work)
    }

    mutating func save(_ standing: Standing, _ variable: Int, _ program: borrowing Program) {
      if variable < program.rootCount {
        let column = program.rootColumns[variable]
        columns.grow(to: Int(column) + 1, with: Standing())
        columns[column] = standing
      } else {
        let row = program.expressionRows[variable - program.rootCount]
        rows.grow(to: Int(row) + 1, with: Standing())
        rows[row] = standing
      }
    }
  }
}
