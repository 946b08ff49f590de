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

    struct Standing: BitwiseCopyable {
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
    }

    /// To be called before a component is looked up.
    mutating func makeRoom(for model: borrowing Model) {
      columns.grow(to: model.columns.count, with: Standing())
      rows.grow(to: model.rows.count, with: Standing())
      works.grow(to: model.rows.count, with: 0)
    }

    func standing(_ variable: Int, _ program: borrowing Program) -> Standing {
      variable < program.rootCount
        ? columns[program.rootColumns[variable]]
        : rows[program.expressionRows[variable - program.rootCount]]
    }

    mutating func save(_ standing: Standing, _ variable: Int, _ program: borrowing Program) {
      if variable < program.rootCount {
        columns[program.rootColumns[variable]] = standing
      } else {
        rows[program.expressionRows[variable - program.rootCount]] = standing
      }
    }

    func work(ofExpression expression: Int32, _ program: borrowing Program) -> Int {
      Int(works[program.expressionRows[expression]])
    }

    mutating func saveWork(
      _ work: Int, ofExpression expression: Int32, _ program: borrowing Program
    ) {
      works[program.expressionRows[expression]] = Int32(clamping: work)
    }
  }
}
