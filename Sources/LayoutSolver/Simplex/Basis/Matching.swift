extension Solver.Simplex {
  /// Matches expressions with roots, each at most once: which roots are basic in the beginning, and for which
  /// expressions.
  struct Matching: ~Copyable {
    // By equation.
    private var importances = FlatArray<Costs.Importance>()
    private var partners = FlatArray<PackedOptional>()
    /// The equations, the most important expression first.
    private var order = FlatArray<Int32>()
    // By the place that a root has in the component.
    private var rootImportances = FlatArray<Costs.Importance>()
    private var isTaken = FlatArray<Bool>()
    private var degrees = FlatArray<Int32>()
    // The edges of the present run, one linked list for each equation.
    private var firstEdges = FlatArray<PackedOptional>()
    private var edges = FlatArray<Edge>()

    struct Edge {
      var equation: Int32
      var root: Int32
      /// The root's place.
      var place: Int32
      /// The equation's next edge.
      var next: PackedOptional
    }
  }
}

extension Solver.Simplex.Matching {
  typealias Component = Solver.Simplex.Component
  typealias Costs = Solver.Costs
  typealias Program = Solver.Program

  /// The root that the expression of an equation was matched with.
  func partner(of equation: Int) -> Int? { partners[equation].number.map { Int($0) } }

  mutating func match(_ component: borrowing Component, _ program: borrowing Program) {
    begin(component, program)
    // The most important first, so that no expression of a lower level takes the only root of a required one.
    let importances = importances.elements
    order.sort(order.indices) {
      (importances[Int($0)], $0) < (importances[Int($1)], $1)
    }
    // Free roots cost nothing anywhere, so they are the best to be basic: no step will ever have them leave.
    matchAll(component, program) { _, _, root, program in program.isFree(Int(root)) }
    // Of the others, those that may leave their optimum to one side for nothing.
    matchAll(component, program) { importance, rootImportance, _, _ in
      importance < .none && rootImportance == .none
    }
  }

  private mutating func begin(_ component: borrowing Component, _ program: borrowing Program) {
    // An expression is worth keeping at its optimum, nonbasic, the more, the higher its level is.
    importances.removeAll()
    order.removeAll()
    for equation in 0..<component.equationCount {
      let expression = component.expressionVariable(equation, program)
      importances.append(program.costs.importance(expression))
      order.append(Int32(equation))
    }
    rootImportances.reset(to: .none, count: component.variableCount)
    for root in component.roots.elements {
      rootImportances[component.place(of: root)] = program.costs.importance(Int(root))
    }
    partners.reset(to: nil, count: component.equationCount)
    firstEdges.reset(to: nil, count: component.equationCount)
    isTaken.reset(to: false, count: component.variableCount)
    degrees.reset(to: 0, count: component.variableCount)
    edges.removeAll()
  }

  private mutating func matchAll(
    _ component: borrowing Component, _ program: borrowing Program,
    isEligible: (
      Costs.Importance, _ rootImportance: Costs.Importance, _ root: Int32, borrowing Program
    ) -> Bool
  ) {
    var start = 0
    while start < order.count {
      let importance = importances[order[start]]
      var end = start
      while end < order.count, importances[order[end]] == importance {
        let equation = order[end]
        end += 1
        guard partners[equation] == nil else { continue }
        for index in program.summands(ofExpression: Int(component.expressions[equation])) {
          let root = program.summands[index].variable
          // An expression with an equation of its own is no root of another one.
          guard component.isRoot(root, program) else { continue }
          let place = component.place(of: root)
          if !isTaken[place], isEligible(importance, rootImportances[place], root, program) {
            addEdge(equation, root, at: place)
          }
        }
      }
      // All expressions of one importance together, so that none of them takes the only root of another.
      for index in start..<end { match(order[index]) }
      removeEdges()
      start = end
    }
  }

  private mutating func addEdge(_ equation: Int32, _ root: Int32, at place: Int32) {
    edges.append(Edge(equation: equation, root: root, place: place, next: firstEdges[equation]))
    firstEdges[equation] = PackedOptional(edges.count - 1)
    degrees[place] += 1
  }

  /// Takes, of the equation's roots that are left, the one that the fewest others could use. A maximum matching would
  /// take an augmenting path for each expression. What greed leaves, a few steps make up for.
  private mutating func match(_ equation: Int32) {
    var best: Edge?
    var next = firstEdges[equation]
    while let edge = next.number.map({ edges[$0] }) {
      if !isTaken[edge.place], best.map({ degrees[edge.place] <= degrees[$0.place] }) ?? true {
        best = edge
      }
      next = edge.next
    }
    guard let best else { return }
    partners[equation] = PackedOptional(best.root)
    isTaken[best.place] = true
    // The equation needs none of its other roots any longer, which makes these better for others.
    next = firstEdges[equation]
    while let edge = next.number.map({ edges[$0] }) {
      degrees[edge.place] -= 1
      next = edge.next
    }
  }

  private mutating func removeEdges() {
    for edge in edges.elements {
      firstEdges[edge.equation] = nil
      degrees[edge.place] = 0
    }
    edges.removeAll()
  }
}
