extension Solver.Simplex {
  /// What of a program shares variables, directly or through others: equations of the form expression = Σ coefficient ·
  /// root. An expression that took the place of a root is a root, too.
  struct Component: ~Copyable {
    /// By equation: its expression.
    private(set) var expressions = FlatArray<Int32>()
    /// The variables in the sums.
    private(set) var roots = FlatArray<Int32>()
    /// By expression: its equation. One that stands for a root has none.
    private var equations = FlatArray<PackedOptional>()
    /// By variable of the component: how many were gathered before it.
    private var places = FlatArray<Int32>()
  }
}

extension Solver.Simplex.Component {
  typealias Program = Solver.Program

  var equationCount: Int { expressions.count }
  var variableCount: Int { roots.count + expressions.count }

  func variable(at index: Int, _ program: borrowing Program) -> Int {
    index < roots.count ? Int(roots[index]) : expressionVariable(index - roots.count, program)
  }

  /// The variable of an equation's expression.
  @inline(__always)
  func expressionVariable(_ equation: Int, _ program: borrowing Program) -> Int {
    program.rootCount + Int(expressions[equation])
  }

  /// The summands of an equation's expression.
  @inline(__always)
  func summands(of equation: Int, _ program: borrowing Program) -> Range<Int> {
    program.summands(ofExpression: Int(expressions[equation]))
  }

  @inline(__always)
  func equation(of expression: Int32) -> Int? { equations[expression].number.map { Int($0) } }

  @inline(__always)
  func isRoot(_ variable: Int32, _ program: borrowing Program) -> Bool {
    Int(variable) < program.rootCount
      || equation(of: variable - Int32(program.rootCount)) == nil
  }

  /// Which the variable is in the order in which the component was gathered. That depends on nothing else that is being
  /// solved, as the variable's number does.
  @inline(__always)
  func place(of variable: Int32) -> Int32 { places[variable] }

  mutating func gather(from expression: Int32, _ program: inout Program) {
    for expression in expressions.elements { equations[expression] = nil }
    expressions.removeAll()
    roots.removeAll()
    equations.grow(to: program.expressionCount, with: nil)
    places.grow(to: program.variableCount, with: 0)
    take(expression, &program)
    // Breadth first. The list of expressions doubles as the queue of the search.
    var next = 0
    while next < expressions.count {
      // An expression may have taken the place of a root in others, which belong to the component then.
      takeExpressions(of: expressionVariable(next, program), &program)
      for index in summands(of: next, program) {
        let variable = Int(program.summands[index].variable)
        switch program.stages[variable] {
        case .waiting where variable >= program.rootCount:
          take(Int32(variable - program.rootCount), &program)
        case .waiting, .defining:
          program.stages[variable] = .gathered
          places[variable] = Int32(variableCount)
          roots.append(Int32(variable))
          takeExpressions(of: variable, &program)
        case .removed, .gathered: break
        }
      }
      next += 1
    }
  }

  private mutating func takeExpressions(of variable: Int, _ program: inout Program) {
    for use in program.uses[variable] { take(use.variable, &program) }
  }

  private mutating func take(_ expression: Int32, _ program: inout Program) {
    let variable = program.rootCount + Int(expression)
    guard program.stages[variable] == .waiting else { return }
    program.stages[variable] = .gathered
    places[variable] = Int32(variableCount)
    equations[expression] = PackedOptional(expressions.count)
    expressions.append(expression)
  }
}
