/// Where an equation couples a good part of the component, as a sum of heights that fill a view does, most rows of
/// the tableau are as long as the component. Steps are expensive there, and there are ways to do without most of
/// them.
extension Solver.Simplex {
  /// The steps of a smaller component are short whatever its rows are.
  private static var leastEquationCount: Int { 40 }

  /// From how many entries on a row is long.
  private var leastLongRow: Int { equationCount / 8 }

  /// Numbers that differ by more make other equations' rounding grow.
  private static var largestCoefficientRatio: Double { 1000 }

  /// Notes whether an equation is long, and its coefficients are of about the same size.
  ///
  /// Only one whose expression is fixed: where a sum may be less, as in a form with too little room, one
  /// step of many flips does most of it, and a block took 12 % more instructions and did not help.
  mutating func noteLongEquation(_ program: borrowing Program) {
    guard equationCount >= Self.leastEquationCount else { return }
    hasLongRows = (0..<equationCount).contains {
      let range = program.summands(ofExpression: Int(expressions[$0]))
      let values = program.ranges[expressionVariable($0, program)]
      guard range.count >= leastLongRow, values.lower == values.upper else { return false }
      var (smallest, largest) = (Double.infinity, 0.0)
      for index in range {
        let size = abs(program.summands[index].coefficient)
        smallest = min(smallest, size)
        largest = max(largest, size)
      }
      return largest <= Self.largestCoefficientRatio * smallest
    }
  }

  /// Whether the leaving variable's row is long.
  var isRowLong: Bool { hasLongRows && inverseRow.indices.count >= leastLongRow }
}
