extension Solver {
  /// A component without the roots that one other root limits.
  ///
  /// In a table a cell's width has costs of its own, and is limited by its column's width alone. So what a column
  /// costs can be said without its cells: nothing while it has room for the widest one, then what that one costs, from
  /// some smaller width on what two cost, and so on. That is a convex, piecewise linear function of the column's width,
  /// and the cells are projected out. (What Fourier–Motzkin elimination is to inequalities; for the costs, an infimal
  /// convolution.)
  ///
  /// Other roots that limit a cell, as its distance from the middle of its row, are taken to be where they cost least.
  /// So they are wherever it costs more to move them than the cell.
  struct Projection: ~Copyable {
    var program = Program()
    /// By variable of the program: the component's.
    var variables = FlatArray<Int32>()
    /// The breakpoints of the limited roots, numbered by the ranks that they have as breakpoints of other ones.
    var pressures = FlatArray<Pressure>()
    /// By place in the component: the variable of the program, or -1. `contains` looks.
    private var numbers = FlatArray<Int32>()

    /// A root that can go no further, in one direction, than `slope` times another one, more `offset`.
    struct Limit {
      var root: Int32
      var direction: Double
      var other: Int32
      var slope: Double
      var offset: Double
      var expression: Int32
    }

    /// A breakpoint of a limited root, beyond which the other one presses it.
    struct Pressure {
      var limit: Limit
      var breakpoint: Int32
      /// Whether the other one presses it wherever its range lets it be, so that it has no such breakpoint.
      var isConstant: Bool

      /// Whether the root is pressed where the other one is below its own breakpoint, rather than above.
      var isBelow: Bool { (limit.slope > 0) == (limit.direction > 0) }

      /// The piece of the root on the side to which it is pressed.
      var piece: Int32 { limit.direction > 0 ? breakpoint : breakpoint + 1 }
    }
  }
}

extension Solver.Projection {
  typealias Program = Solver.Program
  typealias Simplex = Solver.Simplex

  /// With fewer limited roots for each equation, most of the component would be solved twice.
  private static var leastShare: Double { 0.25 }

  /// Projects the limited roots of the simplex's component out; `nil` where there are few.
  ///
  /// - Precondition: Each variable is in the piece, or on the breakpoint, where it costs least.
  init?(of simplex: borrowing Simplex, _ program: borrowing Program) {
    var limits = FlatArray<Limit>()
    var isLimit = FlatArray<Bool>()
    isLimit.reset(to: false, count: simplex.equationCount)
    for root in simplex.roots.elements {
      guard let limit = Self.limit(of: Int(root), program) else { continue }
      limits.append(limit)
      for use in program.uses[root] {
        if let equation = simplex.equation(of: use.variable) { isLimit[equation] = true }
      }
    }
    guard Double(limits.count) >= Self.leastShare * Double(simplex.equationCount) else {
      return nil
    }

    numbers.reset(to: -1, count: simplex.variableCount)
    for equation in isLimit.indices where !isLimit[equation] {
      for index in program.summands(ofExpression: Int(simplex.expressions[equation])) {
        addRoot(program.summands[index].variable, simplex, program)
      }
    }
    for limit in limits.elements { addRoot(limit.other, simplex, program) }
    for equation in isLimit.indices where !isLimit[equation] {
      addExpression(ofEquation: equation, simplex, program)
    }
    for limit in limits.elements { addPressures(of: limit, simplex, program) }
    self.program.prepare()
  }

  /// Whether the program has the variable at a place of the component.
  func contains(_ place: Int32) -> Bool { numbers[place] >= 0 }

  // MARK: Limits

  /// What limits a root, if that is one other root, in one direction.
  private static func limit(of root: Int, _ program: borrowing Program) -> Limit? {
    // Most roots of most layouts fall out here.
    guard program.costs.hasPenalties(root), program.costs.isAtBreakpoint[root],
      program.uses[root].allSatisfy({ isOneSided($0.variable, program) })
    else { return nil }
    let importance = program.costs.importance(root)
    guard importance < .max else { return nil }
    var limit: Limit?
    for use in program.uses[root] {
      guard let next = self.limit(of: root, importance, by: use, program) else { return nil }
      guard let last = limit else {
        limit = next
        continue
      }
      guard next.other == last.other, next.direction == last.direction,
        abs(next.slope - last.slope) <= Solver.tolerance * abs(last.slope)
      else { return nil }
      if (next.offset < last.offset) == (next.direction > 0) { limit = next }
    }
    return limit
  }

  /// Whether an expression costs nothing, and may go so far and no further in one direction.
  private static func isOneSided(_ expression: Int32, _ program: borrowing Program) -> Bool {
    let variable = program.rootCount + Int(expression)
    return !program.costs.hasPenalties(variable) && program.costs.breakpointCount(variable) == 1
  }

  /// What a one-sided expression says of a root.
  private static func limit(
    of root: Int, _ importance: Int32, by use: Program.Summand, _ program: borrowing Program
  ) -> Limit? {
    let expression = program.rootCount + Int(use.variable)
    let side: Double = program.costs.isEnd(expression, 0, towards: 1) ? 1 : -1
    let direction = use.coefficient > 0 ? side : -side
    guard let resistance = program.costs.firstSlope(root, -direction) else { return nil }
    var offset = program.costs.breakpoints[program.costs.breakpointIndex(expression, 0)].position
    var other: Program.Summand?
    for index in program.summands(ofExpression: Int(use.variable)) {
      let summand = program.summands[index]
      let variable = Int(summand.variable)
      if variable == root { continue }
      let otherImportance = program.costs.importance(variable)
      if otherImportance <= resistance.level, program.costs.isAtBreakpoint[variable] {
        offset -= summand.coefficient * program.costs.position(variable)
      } else {
        // So no two roots limit each other.
        guard other == nil, otherImportance > importance else { return nil }
        other = summand
      }
    }
    guard let other else { return nil }
    return Limit(
      root: Int32(root), direction: direction, other: other.variable,
      slope: -other.coefficient / use.coefficient, offset: offset / use.coefficient,
      expression: Int32(expression))
  }

  // MARK: The program

  private mutating func addRoot(
    _ variable: Int32, _ simplex: borrowing Simplex, _ component: borrowing Program
  ) {
    if contains(simplex.places[variable]) { return }
    program.rootColumns.append(0)
    program.restingValues.append(0)
    addVariable(variable, simplex, component)
  }

  private mutating func addExpression(
    ofEquation equation: Int, _ simplex: borrowing Simplex, _ component: borrowing Program
  ) {
    let start = program.summands.count
    for index in component.summands(ofExpression: Int(simplex.expressions[equation])) {
      var summand = component.summands[index]
      summand.variable = numbers[simplex.places[summand.variable]]
      program.summands.append(summand)
    }
    program.spans.append(.init(start..<program.summands.count))
    addVariable(Int32(simplex.expressionVariable(equation, component)), simplex, component)
  }

  private mutating func addVariable(
    _ variable: Int32, _ simplex: borrowing Simplex, _ component: borrowing Program
  ) {
    let number = Int32(variables.count)
    numbers[simplex.places[variable]] = number
    variables.append(variable)
    program.ranges.append(component.ranges[variable])
    program.sizeSlopes.append(component.sizeSlopes[variable])
    program.boundSlopes.append(component.boundSlopes[variable])
    for index in component.costs.penaltiesOfVariables[variable] {
      var penalty = component.costs.penalties[index]
      penalty.variable = number
      penalty.rank = -1
      program.costs.penalties.append(penalty)
    }
  }

  /// Gives what pressing a root costs to the other one.
  private mutating func addPressures(
    of limit: Limit, _ simplex: borrowing Simplex, _ component: borrowing Program
  ) {
    let root = Int(limit.root)
    guard let resistance = component.costs.firstSlope(root, -limit.direction) else { return }
    let range = component.ranges[limit.other]
    var breakpoint = component.costs.pieces[root]
    var (level, rise) = (resistance.level, abs(resistance.value))
    while level >= 0 {
      let place = component.costs.breakpoints[component.costs.breakpointIndex(root, breakpoint)]
        .position
      let position = (place - limit.offset) / limit.slope
      var pressure = Pressure(limit: limit, breakpoint: breakpoint, isConstant: false)
      pressure.isConstant =
        pressure.isBelow ? position >= range.upper : position <= range.lower
      let weight = rise * abs(limit.slope)
      program.costs.penalties.append(
        .init(
          variable: numbers[simplex.places[limit.other]], level: level, position: position,
          below: pressure.isBelow ? weight : 0, above: pressure.isBelow ? 0 : weight,
          rank: Int32(pressures.count)))
      pressures.append(pressure)
      breakpoint += limit.direction > 0 ? -1 : 1
      guard 0..<component.costs.breakpointCount(root) ~= breakpoint else { return }
      let next = component.costs.breakpoints[component.costs.breakpointIndex(root, breakpoint)]
      (level, rise) = (next.level, next.rise)
    }
  }
}
