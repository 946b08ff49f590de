extension LayoutSolver.Workspace {
  /// Turns the rows that the folding left into ranges and costs of single roots, or of forms.
  mutating func form(_ rows: borrowing Rows, _ terms: borrowing Terms) {
    program.reset(roots: gathered.columns, substitution: &substitution)
    var rank: Int32 = 0
    for row in pendingEqualities.elements {
      bound(by: row, rank: rank, rows, terms)
      rank += 1
    }
    for row in inequalities.elements {
      bound(by: row, rank: rank, rows, terms)
      rank += 1
    }
    guard !optionalRows.isEmpty else { return }
    let levels = LevelTable(optionalRows, rows)
    program.costs.levelCount = levels.count
    for row in optionalRows.elements {
      charge(by: row, rank: rank, level: levels.level(of: rows[row].priority), rows, terms)
      rank += 1
    }
  }

  /// A required row narrows a range.
  private mutating func bound(
    by index: Int32, rank: Int32, _ rows: borrowing Rows, _ terms: borrowing Terms
  ) {
    let row = rows[index]
    substitution.reduce(terms, row.termRange, constant: row.constant)
    if substitution.reducedColumns.isEmpty {
      if violation(of: row.relation, constant: substitution.reducedConstant)
        > substitution.residualTolerance
      {
        recordConflict([.row(index, 1)], rows, terms)
      }
      return
    }
    let (variable, scale) = program.variable(forReduced: substitution)
    let position = substitution.reducedConstant / scale
    let source = LayoutSolver.BoundSource.row(index, rank: rank)
    var range = LayoutSolver.ValueRange.unbounded
    if row.relation.bounds(.below, scale: scale) {
      range.lower = position
      range.lowerSource = source
    }
    if row.relation.bounds(.above, scale: scale) {
      range.upper = position
      range.upperSource = source
    }
    if let (lower, upper) = program.ranges[variable].intersect(range) {
      recordConflict([.bound(lower, 1), .bound(upper, -1)], rows, terms)
    } else {
      lean(variable, row.relation, scale: scale, rank: rank)
    }
  }

  /// An optional row adds to a cost.
  private mutating func charge(
    by index: Int32, rank: Int32, level: Int32, _ rows: borrowing Rows, _ terms: borrowing Terms
  ) {
    let row = rows[index]
    substitution.reduce(terms, row.termRange, constant: row.constant)
    if substitution.reducedColumns.isEmpty { return }
    let (variable, scale) = program.variable(forReduced: substitution)
    let weight = abs(scale)
    program.costs.hinges.append(
      .init(
        variable: Int32(variable), level: level,
        position: substitution.reducedConstant / scale,
        below: row.relation.bounds(.below, scale: scale) ? weight : 0,
        above: row.relation.bounds(.above, scale: scale) ? weight : 0,
        rank: rank))
    lean(variable, row.relation, scale: scale, rank: rank)
  }

  /// A variable leans towards the bound of an inequality, most towards the earliest one.
  private mutating func lean(
    _ variable: Int, _ relation: LayoutSolver.Relation, scale: Double, rank: Int32
  ) {
    let weight = LayoutSolver.Substitution.weight(ofRank: rank)
    if relation != .equal {
      program.boundSlopes[variable] += relation.bounds(.below, scale: scale) ? weight : -weight
    }
  }

  private func violation(of relation: LayoutSolver.Relation, constant: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: -constant
    case .equal: abs(constant)
    case .greaterThanOrEqual: constant
    }
  }
}

extension LayoutSolver.Relation {
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
private struct LevelTable {
  private let priorities: [Float]

  init(_ optionalRows: borrowing FlatArray<Int32>, _ rows: borrowing LayoutSolver.Workspace.Rows) {
    var distinct = Set<Float>()
    var last = Float.nan
    for index in optionalRows.elements where rows[index].priority != last {
      last = rows[index].priority
      distinct.insert(last)
    }
    priorities = distinct.sorted(by: >)
  }

  var count: Int { priorities.count }

  /// - Complexity: O(log `count`)
  func level(of priority: Float) -> Int32 {
    var (low, high) = (0, priorities.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }
}
