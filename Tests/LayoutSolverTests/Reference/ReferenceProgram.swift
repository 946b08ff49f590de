import LayoutSolver

/// A layout's rows as equations between variables that are not negative.
struct ReferenceProgram {
  private let layout: LinearLayout
  private var equations: [Tableau.Equation] = []
  private var variableCount = 0
  /// What each column is in terms of the variables; an input has none.
  private var columns: [[(variable: Int, sign: Rational)]] = []
  /// The variables that make up the violation of each optional row, and how much they count, by level.
  private var violations: [Float: [(variable: Int, weight: Rational)]] = [:]

  init(_ layout: LinearLayout, required: [Int], optional: Bool) throws(Rational.Overflow) {
    self.layout = layout
    for column in layout.columns {
      if column.fixed != nil {
        columns.append([])
      } else {
        switch column.kind {
        case .size: columns.append([(makeVariable(), 1)])
        // What may be negative is the difference of two variables.
        case .origin, .derived: columns.append([(makeVariable(), 1), (makeVariable(), -1)])
        }
      }
    }
    for row in required { try addRequired(layout.rows[row]) }
    if optional {
      for row in layout.rows where !row.isRequired { try addOptional(row) }
    }
  }

  func makeTableau() throws(Rational.Overflow) -> Tableau? {
    try Tableau(equations, variableCount: variableCount)
  }

  /// The costs that add up to the violation of a level's rows.
  func violation(ofLevel priority: Float) -> [Rational] {
    var costs = [Rational](repeating: 0, count: variableCount)
    for (variable, weight) in violations[priority, default: []] { costs[variable] = weight }
    return costs
  }

  /// The column's value if it is the same wherever the tableau may still go.
  func onlyValue(of column: Int, in tableau: inout Tableau) throws(Rational.Overflow) -> Rational? {
    if let fixed = layout.columns[column].fixed { return fixed }
    var costs = [Rational](repeating: 0, count: variableCount)
    for (variable, sign) in columns[column] { costs[variable] = sign }
    guard let least = try tableau.minimize(costs) else { return nil }
    guard let greatest = try tableau.minimize(costs.map { -$0 }) else { return nil }
    return least == -greatest ? least : nil
  }

  private mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// a·x = c as it is; a·x <= c with a slack: a·x + s = c; a·x >= c likewise.
  private mutating func addRequired(_ row: LinearLayout.Row) throws(Rational.Overflow) {
    var equation = try equation(for: row)
    if let sign = row.relation.slackSign {
      equation.coefficients.append((makeVariable(), sign))
    }
    equations.append(equation)
  }

  /// With variables for the error on either side, and the error that is wrong as a cost.
  private mutating func addOptional(_ row: LinearLayout.Row) throws(Rational.Overflow) {
    var equation = try equation(for: row)
    let (below, above) = (makeVariable(), makeVariable())
    equation.coefficients += [(below, 1), (above, -1)]
    equations.append(equation)
    if row.relation != .greaterThanOrEqual {
      violations[row.priority, default: []].append((above, row.weight))
    }
    if row.relation != .lessThanOrEqual {
      violations[row.priority, default: []].append((below, row.weight))
    }
  }

  private func equation(
    for row: LinearLayout.Row
  ) throws(Rational.Overflow) -> Tableau.Equation {
    var equation = Tableau.Equation(coefficients: [], constant: row.constant)
    for term in row.terms {
      if let fixed = layout.columns[term.column].fixed {
        equation.constant = try equation.constant - term.coefficient * fixed
      } else {
        for (variable, sign) in columns[term.column] {
          equation.coefficients.append((variable, try term.coefficient * sign))
        }
      }
    }
    return equation
  }
}

extension Solver.Relation {
  /// The sign of the slack that turns the relation into an equation.
  fileprivate var slackSign: Rational? {
    switch self {
    case .lessThanOrEqual: 1
    case .equal: nil
    case .greaterThanOrEqual: -1
    }
  }
}
