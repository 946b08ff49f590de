extension Solver.Simplex {
  /// Looks whether the tie-breaks have decided by the sizes alone, and notes it with the tie.
  ///
  /// Each equally good answer is reached by moves of nonbasic variables that may move at no loss. If each of these
  /// moves makes sizes larger and none smaller, the sizes are as small as they may be, all at once.
  ///
  /// - Complexity: A solve with the basis for each variable that may move.
  mutating func noteLeastSizes(_ program: inout Program) {
    guard let tie = program.ties.elements.last, tie.variable == component.roots[0],
      tie.decision == .tieBreaks
    else { return }
    // The edges of the face at this vertex. As the face is convex, it lies within the cone of these.
    for variable in face.movable.elements.map(Int.init) where !basis.contains(variable) {
      let (value, lowest, highest) =
        (program.values[variable], face.lowest(variable), face.highest(variable))
      // All basic variables that follow have sizes of their own, which have to grow as well.
      computeColumn(variable, program)
      if highest - value > Self.slack(value), !growsSizes(variable, 1, program) { return }
      if value - lowest > Self.slack(value), !growsSizes(variable, -1, program) { return }
    }
    program.ties[program.ties.count - 1].decision = .leastSizes
  }

  private func growsSizes(
    _ variable: Int, _ direction: Double, _ program: borrowing Program
  ) -> Bool {
    // One size that grows is enough where none shrinks. If none grows, the sizes did not decide about this move.
    var hasGrown = program.sizeSlopes[variable] != 0
    if hasGrown, !growsSizes(of: variable, direction, program) { return false }
    for position in column.indices.elements where abs(column[position]) > Solver.tolerance {
      let other = basis[position]
      if program.sizeSlopes[other] == 0 { continue }
      guard growsSizes(of: other, -column[position] * direction, program) else { return false }
      hasGrown = true
    }
    return hasGrown
  }

  /// Whether a variable's sizes, all of them, grow with its move. Two sizes of which one grows when the other shrinks
  /// bound their variable on both sides.
  private func growsSizes(
    of variable: Int, _ distance: Double, _ program: borrowing Program
  ) -> Bool {
    program.ranges[variable].endCount == 1 && program.sizeSlopes[variable] * distance > 0
  }
}
