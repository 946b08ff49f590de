import LayoutSolver

/// What is right for a layout, found slowly and obviously by exact linear programming.
struct ReferenceSolution {
  /// The required rows that conflicts leave out.
  private(set) var leftOut: Set<Int> = []
  /// The least total violation of each level, the highest level first.
  private(set) var violations: [(priority: Float, least: Rational)] = []
  /// Each column's value if the rows alone leave it just one.
  private(set) var determinedValues: [Rational?] = []

  init(_ layout: LinearLayout) throws(Rational.Overflow) {
    let accepted = try Self.acceptedRows(of: layout)
    leftOut = Set(layout.requiredRows).subtracting(accepted)

    let program = try ReferenceProgram(layout, required: accepted, optional: true)
    guard var tableau = try program.makeTableau() else {
      preconditionFailure("Required rows that were accepted are consistent.")
    }
    for priority in layout.levels {
      guard let least = try tableau.minimize(program.violation(ofLevel: priority)) else {
        preconditionFailure("A violation is never negative, and so has a least.")
      }
      violations.append((priority, least))
      tableau.keepOptimalFace()
    }
    for column in layout.columns.indices {
      determinedValues.append(try program.onlyValue(of: column, in: &tableau))
    }
  }

  /// Goes through the required rows in order and keeps each that agrees with those kept so far.
  static func acceptedRows(of layout: LinearLayout) throws(Rational.Overflow) -> [Int] {
    let required = layout.requiredRows
    if try areConsistent(required, in: layout) { return required }
    var accepted: [Int] = []
    for row in required where try areConsistent(accepted + [row], in: layout) {
      accepted.append(row)
    }
    return accepted
  }

  /// Whether the rows can hold together, the sizes of the given columns not being negative.
  static func areConsistent(
    _ rows: [Int], in layout: LinearLayout, nonnegative: Set<Int>? = nil
  ) throws(Rational.Overflow) -> Bool {
    var layout = layout
    if let nonnegative {
      for column in layout.columns.indices where !nonnegative.contains(column) {
        layout.columns[column].kind = .origin
      }
    }
    return try ReferenceProgram(layout, required: rows, optional: false).makeTableau() != nil
  }
}
