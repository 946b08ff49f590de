/// The reduced cost of a variable: its slope less the duals times its column, one number a level.
///
/// They are computed from the duals each time. To keep them in step with the duals, as most dual simplex codes do,
/// would take an update a level for each variable of each row.
extension Solver.Simplex {
  /// A place among the levels on which a variable has a slope or the equations have duals.
  struct LevelWalk {
    /// The next level of `duals`.
    fileprivate var dual = 0
    /// The next slope of the variable.
    fileprivate var slope: Int
  }

  /// Starts with the highest level.
  func levels(of variable: Int, _ program: borrowing Program) -> LevelWalk {
    LevelWalk(slope: Int(program.costs.slopeStarts[variable]))
  }

  /// Starts with the highest level below another one.
  func levels(
    below level: Int32, of variable: Int, _ program: borrowing Program
  ) -> LevelWalk {
    // Linear, since few variables have slopes on more than three levels.
    var walk = levels(of: variable, program)
    let end = program.costs.slopeStarts[variable + 1]
    while walk.dual < duals.levels.count, duals.levels[walk.dual] <= level { walk.dual += 1 }
    while walk.slope < end, program.costs.slopes[walk.slope].level <= level { walk.slope += 1 }
    return walk
  }

  /// The next level on which the variable or an equation has something, the duals' part of the reduced cost there, and
  /// where the slope is, if the variable has one of its own.
  private func next(
    _ walk: inout LevelWalk, _ variable: Int, _ program: borrowing Program
  ) -> (level: Int32, slope: Int?, product: Double)? {
    let dual = walk.dual < duals.levels.count ? duals.levels[walk.dual] : .max
    let hasSlope = walk.slope < Int(program.costs.slopeStarts[variable + 1])
    let own = hasSlope ? program.costs.slopes[walk.slope].level : .max
    // The highest level that either has: where both have it, the two parts belong together.
    let level = min(dual, own)
    if level == .max { return nil }
    var (slope, product): (Int?, Double) = (nil, 0)
    if own == level {
      slope = walk.slope
      walk.slope += 1
    }
    if dual == level {
      product = dualProduct(variable, startingAt: duals.start(at: walk.dual), program)
      walk.dual += 1
    }
    return (level, slope, product)
  }

  /// The reduced cost of the variable in a direction, on the next level.
  func nextReducedCost(
    _ walk: inout LevelWalk, _ variable: Int, _ direction: Double, _ program: borrowing Program
  ) -> (level: Int32, cost: Double)? {
    guard let (level, slope, product) = next(&walk, variable, program) else { return nil }
    // Tie-breaks are linear, so these have one slope everywhere, and it is not among the pieces.
    let own =
      Self.isTieLevel(level)
      ? tieSlope(variable, level: level, program)
      : slope.map { program.costs.slope($0, of: variable, direction) } ?? 0
    return (level, direction * Self.reducedCost(own, product))
  }

  /// The signs of what a step to either side costs: that of the first level on which it is not 0; 1 at the end of the
  /// range.
  func reducedCostSigns(
    _ variable: Int, _ program: borrowing Program
  ) -> (below: Int, above: Int) {
    var below = program.costs.isAtEnd(variable, towards: -1) ? 1 : 0
    var above = program.costs.isAtEnd(variable, towards: 1) ? 1 : 0
    // Lexicographic: the first level on which a side costs anything decides for that side, and lower levels cannot make
    // up for it. The two sides may be decided on different levels, as at a breakpoint the slopes differ on one level
    // only.
    var walk = levels(of: variable, program)
    while below == 0 || above == 0, let (level, slope, product) = next(&walk, variable, program),
      !Self.isTieLevel(level)
    {
      func cost(_ direction: Double) -> Double {
        Self.reducedCost(
          slope.map { program.costs.slope($0, of: variable, direction) } ?? 0, product)
      }
      if below == 0 { below = -Self.sign(cost(-1)) }
      if above == 0 { above = Self.sign(cost(1)) }
    }
    return (below, above)
  }

  private static func sign(_ value: Double) -> Int { value == 0 ? 0 : value > 0 ? 1 : -1 }

  /// A slope less the duals times the variable's column, 0 where both cancel.
  static func reducedCost(_ slope: Double, _ product: Double) -> Double {
    let difference = slope - product
    // Slopes are sums of coefficients, so what cancels to less than that is rounding, and counts as a tie.
    return abs(difference) <= Costs.slopeTolerance * max(1, abs(slope), abs(product))
      ? 0 : difference
  }

  /// The duals of a level, which start at an index, times the variable's column.
  func dualProduct(
    _ variable: Int, startingAt start: Int, _ program: borrowing Program
  ) -> Double {
    product(variable, program) { duals[start + $0] }
  }

  /// A row vector, by equation, times the variable's column.
  @inline(__always)
  func product(
    _ variable: Int, _ program: borrowing Program, _ row: (Int) -> Double
  ) -> Double {
    var product = 0.0
    // By columns, since each variable is in few equations.
    for use in program.uses[variable] {
      guard let equation = component.equation(of: use.variable) else { continue }
      product += row(equation) * use.coefficient
    }
    return product
  }
}
