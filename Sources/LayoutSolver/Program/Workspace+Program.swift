extension Solver.Workspace {
  /// Turns the rows that the substitution left into ranges and costs of single roots, or of expressions.
  mutating func buildProgram(_ model: borrowing Model) {
    program.reset(
      roots: ranks.columns, of: model, substitution: &substitution,
      rowCount: reducedRows.requiredCount, optionalRowCount: reducedRows.optional.count)
    // An equality that no elimination has shortened is an expression with a range of one point.
    for row in reducedRows.equalities.elements { tightenBounds(by: row, model) }
    for row in reducedRows.inequalities.elements { tightenBounds(by: row, model) }
    guard !reducedRows.optional.isEmpty else { return }
    program.costs.penalties.reserveCapacity(reducedRows.optional.count)
    // Only the order of priorities counts, so levels are numbered without gaps.
    let levels = LevelTable(reducedRows.optional, model)
    for row in reducedRows.optional.elements {
      addPenalty(of: row, level: levels.level(of: model.rows[row].priority), model)
    }
  }

  mutating func tightenBounds(by index: Int32, _ model: borrowing Model) {
    let relation = model.rows[index].relation
    substitution.reduce(
      model.terms, model.rows[index].termRange, constant: model.rows[index].constant)
    if substitution.reduced.isEmpty {
      if violation(of: relation, constant: substitution.reducedConstant)
        > substitution.residualTolerance
      {
        recordConflict([.row(index, 1)], model)
      }
      return
    }
    // Divided by its scale, the row is the same as others that are multiples of it, and the expression is found again.
    let scale = substitution.reducedScale
    let variable = program.variable(ofReducedRow: substitution.reduced, scale: scale)
    let range = range(ofReducedRow: index, relation, scale: scale)
    if let (lower, upper) = program.ranges[variable].intersect(range) {
      recordConflict([.bound(lower, 1), .bound(upper, -1)], model)
    } else {
      addBoundSlope(variable, relation, scale: scale, rank: ranks[index])
    }
  }

  /// Where the row that was reduced last leaves its variable.
  func range(
    ofReducedRow row: Int32, _ relation: Solver.Relation, scale: Double
  ) -> Solver.ValueRange {
    // A negative scale turns the relation around: see `bounds`.
    let position = substitution.reducedConstant / scale
    let source = Solver.BoundSource.row(row, rank: ranks[row])
    var range = Solver.ValueRange.unbounded
    if relation.bounds(.below, scale: scale) {
      range.lower = position
      range.lowerSource = source
    }
    if relation.bounds(.above, scale: scale) {
      range.upper = position
      range.upperSource = source
    }
    return range
  }

  private mutating func addPenalty(of index: Int32, level: Int32, _ model: borrowing Model) {
    let relation = model.rows[index].relation
    substitution.reduce(
      model.terms, model.rows[index].termRange, constant: model.rows[index].constant)
    // All of its unknowns have values, so it costs what it costs.
    if substitution.reduced.isEmpty { return }
    let scale = substitution.reducedScale
    let variable = program.variable(ofReducedRow: substitution.reduced, scale: scale)
    // A violation counts in the units of the row, a distance of the variable in its own.
    let weight = abs(scale)
    program.costs.penalties.append(
      .init(
        variable: Int32(variable), level: level,
        position: substitution.reducedConstant / scale,
        below: relation.bounds(.below, scale: scale) ? weight : 0,
        above: relation.bounds(.above, scale: scale) ? weight : 0,
        rank: ranks[index]))
    addBoundSlope(variable, relation, scale: scale, rank: ranks[index])
  }

  private mutating func addBoundSlope(
    _ variable: Int, _ relation: Solver.Relation, scale: Double, rank: Int32
  ) {
    // Most towards the bound of the earliest inequality.
    let weight = Solver.Substitution.weight(ofRank: rank)
    if relation != .equal {
      program.boundSlopes[variable] += relation.bounds(.below, scale: scale) ? weight : -weight
    }
  }

  private func violation(of relation: Solver.Relation, constant: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: -constant
    case .equal: abs(constant)
    case .greaterThanOrEqual: constant
    }
  }
}

extension Solver.Relation {
  enum Side {
    case below
    case above
  }

  /// Whether scale · value, relation, constant keeps the value from going far to the side.
  func bounds(_ side: Side, scale: Double) -> Bool {
    switch self {
    case .equal: true
    case .lessThanOrEqual: (scale > 0) == (side == .above)
    case .greaterThanOrEqual: (scale > 0) == (side == .below)
    }
  }
}

/// Numbers the priorities of optional rows from the highest down.
private struct LevelTable: ~Copyable {
  private var priorities = FlatArray<Float>()

  init(_ optionalRows: borrowing FlatArray<Int32>, _ model: borrowing Solver.Model) {
    // Rows of one priority mostly follow each other, so the search is seldom needed.
    var last = Float.nan
    for index in optionalRows.elements where model.rows[index].priority != last {
      last = model.rows[index].priority
      let place = Int(level(of: last))
      if place == priorities.count || priorities[place] != last {
        priorities.insert(last, at: place)
      }
    }
  }

  func level(of priority: Float) -> Int32 {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) >> 1
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(truncatingIfNeeded: low)
  }
}
