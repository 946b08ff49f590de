extension LayoutSolver.Simplex {
  /// Chooses who is basic in the beginning, and puts everyone at its optimum.
  ///
  /// A form is worth pinning to its optimum the more, the higher its level is; a root that costs
  /// nothing is the one to follow. So forms are matched with roots: the required ones first, then
  /// level after level, each with a free root, or else with one whose cost is flat, or of a lower
  /// level. An optional equality that can be met is met from the start. (What a crash basis is to a
  /// linear program; matched as by R. Karp and M. Sipser, "Maximum matchings in sparse random
  /// graphs", 1981: whoever has one choice left chooses first.)
  mutating func chooseBasis(_ program: inout Program) {
    basis.removeAll(keepingCapacity: true)
    for equation in 0..<equationCount {
      basis.append(Int32(formVariable(equation, program)))
    }
    match(&program)
    for position in 0..<equationCount { positions[Int(basis[position])] = Int32(position) }
    for root in roots where positions[Int(root)] < 0 {
      program.values[Int(root)] = program.restValue(Int(root))
    }
    for equation in 0..<equationCount {
      let variable = formVariable(equation, program)
      if positions[variable] < 0 { program.values[variable] = program.restValue(variable) }
    }
  }

  private mutating func match(_ program: inout Program) {
    let importances = forms.map { importance(program.rootCount + Int($0), program) }
    let rootImportances = roots.map { importance(Int($0), program) }
    matching.begin(equationCount: equationCount, rootCount: roots.count)
    // Number the part's roots for the matching.
    for (number, root) in roots.enumerated() { positions[Int(root)] = Int32(number) }
    let order = (0..<Int32(equationCount)).sorted {
      let (first, second) = (importances[Int($0)], importances[Int($1)])
      return first != second ? first < second : $0 < $1
    }
    for isFreeRound in [true, false] {
      var start = 0
      while start < order.count {
        let level = importances[Int(order[start])]
        var end = start
        while end < order.count, importances[Int(order[end])] == level { end += 1 }
        for equation in order[start..<end] where !matching.isMatched(equation) {
          for index in program.summands(ofForm: Int(forms[Int(equation)])) {
            let root = program.formSummands[index].variable
            let number = positions[Int(root)]
            let isEligible =
              isFreeRound
              ? program.isFree(Int(root))
              : level < .max && rootImportances[Int(number)] > level
                && rootImportances[Int(number)] == .max
            if isEligible { matching.addEdge(equation, number) }
          }
        }
        matching.run(order[start..<end])
        start = end
      }
    }
    for root in roots { positions[Int(root)] = -1 }
    for equation in 0..<equationCount {
      if let number = matching.partner(of: Int32(equation)) {
        basis[equation] = roots[number]
      }
    }
  }

  /// The level that keeps a variable from leaving its optimum, 0 for a required one, or `.max` if
  /// it may leave it on one side at no cost.
  private func importance(_ variable: Int, _ program: Program) -> Int {
    guard program.costs.isOnEntry[variable] else {
      let (lower, upper) = program.costs.interval(variable)
      return lower == upper ? 0 : .max
    }
    return max(
      program.costs.firstCostlyLevel(variable, direction: 1),
      program.costs.firstCostlyLevel(variable, direction: -1))
  }
}

extension LayoutSolver.Costs {
  /// The level of the first cost of leaving an entry in the direction, counted from 1; 0 if the
  /// entry is the end of the range there.
  fileprivate func firstCostlyLevel(_ variable: Int, direction: Double) -> Int {
    let entry = entries[entryIndex(variable, pieces[variable])]
    if isEnd(variable, pieces[variable], towards: direction) { return 0 }
    for index in Int(slopeStarts[variable])..<Int(slopeStarts[variable + 1]) {
      let slope = slopes[index]
      let value =
        slope.value + (direction > 0 && slope.level == entry.level ? entry.rise : 0)
      if abs(value) > Self.slopeTolerance { return Int(slope.level) + 1 }
    }
    return .max
  }
}

extension LayoutSolver.Simplex {
  /// Pairs equations with roots, each at most once.
  struct Matching {
    private var partnerOfEquation = ContiguousArray<Int32>()
    private var isRootTaken = ContiguousArray<Bool>()
    // The edges of the present run as linked lists from both sides.
    private var firstOfEquation = ContiguousArray<Int32>()
    private var firstOfRoot = ContiguousArray<Int32>()
    private var degreeOfEquation = ContiguousArray<Int32>()
    private var degreeOfRoot = ContiguousArray<Int32>()
    private var edges = ContiguousArray<Edge>()
    private var forcedEquations = ContiguousArray<Int32>()

    private struct Edge {
      var equation: Int32
      var root: Int32
      var nextOfEquation: Int32
      var nextOfRoot: Int32
    }

    mutating func begin(equationCount: Int, rootCount: Int) {
      partnerOfEquation.reset(to: -1, count: equationCount)
      isRootTaken.reset(to: false, count: rootCount)
      firstOfEquation.reset(to: -1, count: equationCount)
      firstOfRoot.reset(to: -1, count: rootCount)
      degreeOfEquation.reset(to: 0, count: equationCount)
      degreeOfRoot.reset(to: 0, count: rootCount)
      edges.removeAll(keepingCapacity: true)
    }

    func isMatched(_ equation: Int32) -> Bool { partnerOfEquation[Int(equation)] >= 0 }

    func partner(of equation: Int32) -> Int? {
      let partner = partnerOfEquation[Int(equation)]
      return partner >= 0 ? Int(partner) : nil
    }

    mutating func addEdge(_ equation: Int32, _ root: Int32) {
      guard !isRootTaken[Int(root)] else { return }
      edges.append(
        Edge(
          equation: equation, root: root, nextOfEquation: firstOfEquation[Int(equation)],
          nextOfRoot: firstOfRoot[Int(root)]))
      firstOfEquation[Int(equation)] = Int32(edges.count - 1)
      firstOfRoot[Int(root)] = Int32(edges.count - 1)
      degreeOfEquation[Int(equation)] += 1
      degreeOfRoot[Int(root)] += 1
    }

    /// Matches the equations along the edges, and forgets the edges.
    mutating func run(_ equations: ArraySlice<Int32>) {
      guard !edges.isEmpty else { return }
      forcedEquations.removeAll(keepingCapacity: true)
      for equation in equations where degreeOfEquation[Int(equation)] == 1 {
        forcedEquations.append(equation)
      }
      for equation in equations {
        while let forced = forcedEquations.popLast() { match(forced) }
        match(equation)
      }
      while let forced = forcedEquations.popLast() { match(forced) }
      for edge in edges {
        firstOfEquation[Int(edge.equation)] = -1
        firstOfRoot[Int(edge.root)] = -1
        degreeOfEquation[Int(edge.equation)] = 0
        degreeOfRoot[Int(edge.root)] = 0
      }
      edges.removeAll(keepingCapacity: true)
    }

    /// Takes, of the equation's roots that are left, the one that the fewest others could use.
    private mutating func match(_ equation: Int32) {
      guard partnerOfEquation[Int(equation)] < 0 else { return }
      var best: Int32 = -1
      var edge = firstOfEquation[Int(equation)]
      while edge >= 0 {
        let root = edges[Int(edge)].root
        if !isRootTaken[Int(root)],
          best < 0 || degreeOfRoot[Int(root)] <= degreeOfRoot[Int(best)]
        {
          best = root
        }
        edge = edges[Int(edge)].nextOfEquation
      }
      guard best >= 0 else { return }
      partnerOfEquation[Int(equation)] = best
      isRootTaken[Int(best)] = true
      leave(equation)
      edge = firstOfRoot[Int(best)]
      while edge >= 0 {
        let other = edges[Int(edge)].equation
        degreeOfEquation[Int(other)] -= 1
        if degreeOfEquation[Int(other)] == 1, partnerOfEquation[Int(other)] < 0 {
          forcedEquations.append(other)
        }
        edge = edges[Int(edge)].nextOfRoot
      }
    }

    private mutating func leave(_ equation: Int32) {
      var edge = firstOfEquation[Int(equation)]
      while edge >= 0 {
        degreeOfRoot[Int(edges[Int(edge)].root)] -= 1
        edge = edges[Int(edge)].nextOfEquation
      }
    }
  }
}
