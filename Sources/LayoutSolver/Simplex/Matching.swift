extension Solver.Simplex {
  /// Pairs equations with roots, each at most once.
  struct Matching: ~Copyable {
    private var partnerOfEquation = FlatArray<Int32>()
    private var isRootTaken = FlatArray<Bool>()
    // The edges of the present run as linked lists from both sides.
    private var firstOfEquation = FlatArray<Int32>()
    private var firstOfRoot = FlatArray<Int32>()
    private var degreeOfEquation = FlatArray<Int32>()
    private var degreeOfRoot = FlatArray<Int32>()
    private var edges = FlatArray<Edge>()
    private var forcedEquations = FlatArray<Int32>()

    struct Edge {
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
      edges.removeAll()
    }

    func isMatched(_ equation: Int32) -> Bool { partnerOfEquation[equation] >= 0 }

    func partner(of equation: Int32) -> Int? {
      let partner = partnerOfEquation[equation]
      return partner >= 0 ? Int(partner) : nil
    }

    mutating func addEdge(_ equation: Int32, _ root: Int32) {
      guard !isRootTaken[root] else { return }
      edges.append(
        Edge(
          equation: equation, root: root, nextOfEquation: firstOfEquation[equation],
          nextOfRoot: firstOfRoot[root]))
      firstOfEquation[equation] = Int32(edges.count - 1)
      firstOfRoot[root] = Int32(edges.count - 1)
      degreeOfEquation[equation] += 1
      degreeOfRoot[root] += 1
    }

    /// Matches the equations along the edges, and forgets the edges.
    mutating func run(_ equations: borrowing FlatArray<Int32>, _ range: Range<Int>) {
      guard !edges.isEmpty else { return }
      forcedEquations.removeAll()
      for index in range where degreeOfEquation[equations[index]] == 1 {
        forcedEquations.append(equations[index])
      }
      for index in range {
        while let forced = forcedEquations.popLast() { match(forced) }
        match(equations[index])
      }
      while let forced = forcedEquations.popLast() { match(forced) }
      for edge in edges.elements {
        firstOfEquation[edge.equation] = -1
        firstOfRoot[edge.root] = -1
        degreeOfEquation[edge.equation] = 0
        degreeOfRoot[edge.root] = 0
      }
      edges.removeAll()
    }

    /// Takes, of the equation's roots that are left, the one that the fewest others could use.
    private mutating func match(_ equation: Int32) {
      guard partnerOfEquation[equation] < 0 else { return }
      var best: Int32 = -1
      var edge = firstOfEquation[equation]
      while edge >= 0 {
        let root = edges[edge].root
        if !isRootTaken[root],
          best < 0 || degreeOfRoot[root] <= degreeOfRoot[best]
        {
          best = root
        }
        edge = edges[edge].nextOfEquation
      }
      guard best >= 0 else { return }
      partnerOfEquation[equation] = best
      isRootTaken[best] = true
      leave(equation)
      edge = firstOfRoot[best]
      while edge >= 0 {
        let other = edges[edge].equation
        degreeOfEquation[other] -= 1
        if degreeOfEquation[other] == 1, partnerOfEquation[other] < 0 {
          forcedEquations.append(other)
        }
        edge = edges[edge].nextOfRoot
      }
    }

    private mutating func leave(_ equation: Int32) {
      var edge = firstOfEquation[equation]
      while edge >= 0 {
        degreeOfRoot[edges[edge].root] -= 1
        edge = edges[edge].nextOfEquation
      }
    }
  }
}
