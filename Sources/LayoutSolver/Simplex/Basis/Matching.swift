extension Solver.Simplex {
  /// Pairs equations with roots, each at most once.
  struct Matching: ~Copyable {
    private var partnerOfEquation = FlatArray<Int32>()
    private var isRootTaken = FlatArray<Bool>()
    // The edges of the present run, one linked list for each equation.
    private var firstOfEquation = FlatArray<Int32>()
    private var degreeOfRoot = FlatArray<Int32>()
    private var edges = FlatArray<Edge>()

    struct Edge {
      var equation: Int32
      var root: Int32
      /// The equation's next edge, or -1.
      var next: Int32
    }

    mutating func begin(equationCount: Int, rootCount: Int) {
      partnerOfEquation.reset(to: -1, count: equationCount)
      isRootTaken.reset(to: false, count: rootCount)
      firstOfEquation.reset(to: -1, count: equationCount)
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
      edges.append(Edge(equation: equation, root: root, next: firstOfEquation[equation]))
      firstOfEquation[equation] = Int32(edges.count - 1)
      degreeOfRoot[root] += 1
    }

    /// Matches the equations along the edges, and forgets the edges.
    mutating func run(_ equations: borrowing FlatArray<Int32>, _ range: Range<Int>) {
      guard !edges.isEmpty else { return }
      for index in range { match(equations[index]) }
      for edge in edges.elements {
        firstOfEquation[edge.equation] = -1
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
        if !isRootTaken[root], best < 0 || degreeOfRoot[root] <= degreeOfRoot[best] { best = root }
        edge = edges[edge].next
      }
      guard best >= 0 else { return }
      partnerOfEquation[equation] = best
      isRootTaken[best] = true
      edge = firstOfEquation[equation]
      while edge >= 0 {
        degreeOfRoot[edges[edge].root] -= 1
        edge = edges[edge].next
      }
    }
  }
}
