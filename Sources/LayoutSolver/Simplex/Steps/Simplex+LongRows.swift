/// Where an equation couples a good part of the component, as a sum of heights that fill a view does, most rows of
/// the tableau are as long as the component, and steps are expensive. `divisor(ofMerit:)` asks for it: without, squeezed
/// forms of 300 views with equal heights take 1.5 times as many instructions, and `tabs` 0.9 times.
extension Solver.Simplex {
  /// The steps of a smaller component are short whatever its rows are.
  private static var leastEquationCount: Int { 40 }

  /// From how many entries on a row is long.
  private var leastLongRow: Int { equationCount / 8 }

  /// Numbers that differ by more make other equations' rounding grow.
  private static var largestCoefficientRatio: Double { 1000 }

  /// Notes whether an equation is long.
  mutating func noteLongEquations(_ program: borrowing Program) {
    hasLongRows =
      equationCount >= Self.leastEquationCount
      && (0..<equationCount).contains { isLong($0, program) }
  }

  /// Whether an equation couples a good part of the component, with coefficients of about the same size.
  private func isLong(_ equation: Int, _ program: borrowing Program) -> Bool {
    let summands = program.summands(ofExpression: Int(expressions[equation]))
    guard summands.count >= leastLongRow else { return false }
    var (smallest, largest) = (Double.infinity, 0.0)
    for index in summands {
      let size = abs(program.summands[index].coefficient)
      smallest = min(smallest, size)
      largest = max(largest, size)
    }
    return largest <= Self.largestCoefficientRatio * smallest
  }
}
