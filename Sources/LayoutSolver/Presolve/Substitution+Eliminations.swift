extension Solver.Substitution {
  mutating func fix(_ column: Int32, at value: Double, by row: Int32, coefficient: Double) {
    note(
      Elimination(
        column: column, row: row, coefficient: coefficient, factor: 0, offset: value,
        parent: nil))
    links[column] = Link(factor: 0, offset: value, parent: nil)
  }

  /// Makes a root a member of another one's class: column = factor · parent + offset. The parent's class has absorbed
  /// the column's already.
  mutating func aggregate(
    _ column: Int32, into parent: Int32, factor: Double, offset: Double, by row: Int32,
    coefficient: Double
  ) {
    note(
      Elimination(
        column: column, row: row, coefficient: coefficient, factor: factor, offset: offset,
        parent: parent))
    links[column] = Link(factor: factor, offset: offset, parent: PackedOptional(parent))
  }

  @inline(__always)
  private mutating func note(_ elimination: Elimination) {
    // Only a conflict has to know which row eliminated which column, and most layouts have none.
    eliminatedCount += 1
    guard notesEliminations else { return }
    eliminationOfColumn[elimination.column] = PackedOptional(eliminations.count)
    eliminations.append(elimination)
  }
}
