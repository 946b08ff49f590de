import LayoutSolver

extension Trial {
  /// How far a number may be off, in relation to the largest number of the layout.
  ///
  /// Far above what rounding does to these layouts, far below the gap between two answers.
  static let tolerance = 1e-7

  /// Everything in which the solver's answer is not the reference's. Empty if all is right.
  func complaints(against reference: ReferenceSolution) throws(Rational.Overflow) -> [String] {
    let values = values
    guard values.allSatisfy(\.isFinite) else { return ["a value is not finite: \(values)"] }
    return columnComplaints(values, reference) + rowComplaints(values, reference)
      + determinationComplaints(reference) + (try conflictComplaints(reference))
      + brokenInvariants
  }

  private var allowance: Double { Self.tolerance * layout.scale }

  private func columnComplaints(
    _ values: [Double], _ reference: ReferenceSolution
  ) -> [String] {
    var complaints: [String] = []
    for (index, column) in layout.columns.enumerated() {
      if column.kind == .size && values[index] < 0 {
        complaints.append("c\(index) is a size and is \(values[index])")
      }
      if let right = reference.determinedValues[index],
        abs(values[index] - Double(right)) > allowance
      {
        complaints.append("c\(index) is \(values[index]), can only be \(right)")
      }
    }
    return complaints
  }

  private func rowComplaints(_ values: [Double], _ reference: ReferenceSolution) -> [String] {
    var complaints: [String] = []
    for row in layout.requiredRows where !reference.leftOut.contains(row) {
      let violation = layout.rows[row].violation(by: values)
      if violation > allowance { complaints.append("r\(row) is violated by \(violation)") }
    }
    for (priority, least) in reference.violations {
      let total = layout.rows.lazy.filter { $0.priority == priority }
        .reduce(0) { $0 + $1.violation(by: values) }
      if abs(total - Double(least)) > allowance {
        complaints.append("level \(priority) is violated by \(total), least is \(least)")
        // The levels below follow from this one.
        break
      }
    }
    return complaints
  }

  private func determinationComplaints(_ reference: ReferenceSolution) -> [String] {
    // One by one, and all at once.
    let undetermined = Set(solver.undetermined(among: columns))
    return layout.columns.indices.flatMap { column in
      let isDetermined = reference.determinedValues[column] != nil
      return [self.isDetermined(column), !undetermined.contains(columns[column])]
        .filter { $0 != isDetermined }
        .map { "c\(column) is said to be \($0 ? "" : "un")determined" }
    }
  }

  /// A conflict names a minimal set of rows, and all conflicts together the right rows to leave
  /// out.
  private func conflictComplaints(
    _ reference: ReferenceSolution
  ) throws(Rational.Overflow) -> [String] {
    var complaints: [String] = []
    let leftOut = solver.conflicts.map { number(of: $0.leftOut) }
    if leftOut.sorted() != reference.leftOut.sorted() {
      complaints.append(
        "left out \(leftOut.sorted()), has to leave out \(reference.leftOut.sorted())")
    }
    for conflict in solver.conflicts {
      let rows = conflict.rows.map(number(of:))
      let sizes = Set(conflict.columns.compactMap { columns.firstIndex(of: $0) })
      let leftOut = number(of: conflict.leftOut)
      let name = "conflict of rows \(rows) and sizes \(sizes.sorted()) without \(leftOut)"
      if rows.isEmpty || rows != layout.requiredRows.filter(Set(rows).contains) {
        complaints.append("\(name): not in order, or not of required rows")
      } else if rows.last != leftOut {
        complaints.append("\(name): does not leave out the last")
      }
      if !Set(rows.dropLast()).isDisjoint(with: reference.leftOut) {
        complaints.append("\(name): blames a row that is left out itself")
      }
      if try ReferenceSolution.areConsistent(rows, in: layout, nonnegative: sizes) {
        complaints.append("\(name): these can hold together")
      }
      for row in rows {
        let fewer = rows.filter { $0 != row }
        if try !ReferenceSolution.areConsistent(fewer, in: layout, nonnegative: nil) {
          complaints.append("\(name): r\(row) is not needed for it")
        }
      }
      for size in sizes
      where try !ReferenceSolution.areConsistent(
        rows, in: layout, nonnegative: sizes.subtracting([size]))
      {
        complaints.append("\(name): c\(size) is not needed for it")
      }
    }
    return complaints
  }

  private func number(of row: Solver.Row) -> Int { rows.firstIndex(of: row) ?? -1 }

  /// What the solver finds wrong with itself; debug builds look.
  private var brokenInvariants: [String] {
    #if DEBUG
      solver.brokenInvariants
    #else
      []
    #endif
  }
}
