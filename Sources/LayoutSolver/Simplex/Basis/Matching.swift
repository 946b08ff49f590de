extension Solver.Simplex {
  /// Pairs equations with roots, each at most once.
  struct Matching: ~Copyable {
    private var partnerOfEquation = FlatArray<PackedOptional>()
    private var isRootTaken = FlatArray<Bool>()
    // The edges of the present run, one linked list for each equation.
    private var firstOfEquation = FlatArray<PackedOptional>()
    private var degreeOfRoot = FlatArray<Int32>()
    private var edges = FlatArray<Edge>()

    struct Edge {
      var equation: Int32
      var root: Int32
      /// The equation's next edge.
      var next: PackedOptional
    }

    mutating func begin(equationCount: Int, rootCount: Int) {
      partnerOfEquation.reset(to: nil, count: equationCount)
      isRootTaken.reset(to: false, count: rootCount)
      firstOfEquation.reset(to: nil, count: equationCount)
      degreeOfRoot.reset(to: 0, count: rootCount)
      edges.removeAll()
    }

    func isMatched(_ equation: Int32) -> Bool { partnerOfEquation[equation] != nil }

    func partner(of equation: Int32) -> Int? {
      partnerOfEquation[equation].number.map { Int($0) }
    }

    mutating func addEdge(_ equation: Int32, _ root: Int32) {
      guard !isRootTaken[root] else { return }
      edges.append(Edge(equation: equation, root: root, next: firstOfEquation[equation]))
      firstOfEquation[equation] = PackedOptional(edges.count - 1)
      degreeOfRoot[root] += 1
    }

    /// Matches the equations along the edges, and forgets the edges.
    mutating func run(_ equations: borrowing FlatArray<Int32>, _ range: Range<Int>) {
      guard !edges.isEmpty else { return }
      for index in range { match(equations[index]) }
      for edge in edges.elements {
        firstOfEquation[edge.equation] = nil
        degreeOfRoot[edge.root] = 0
      }
      edges.removeAll()
    }

    /// Takes, of the equation's roots that are left, the one that the fewest others could use.
    private mutating func match(_ equation: Int32) {
      guard !isMatched(equation) else { return }
      var best: Int32?
      var next = firstOfEquation[equation]
      while let edge = next.number {
        let root = edges[edge].root
        if !isRootTaken[root], best.map({ degreeOfRoot[root] <= degreeOfRoot[$0] }) ?? true {
          best = root
        }
        next = edges[edge].next
      }
      guard let best else { return }
      partnerOfEquation[equation] = PackedOptional(best)
      isRootTaken[best] = true
      // The equation needs none of its other roots any longer, which makes these better for others.
      next = firstOfEquation[equation]
      while let edge = next.number {
        degreeOfRoot[edges[edge].root] -= 1
        next = edges[edge].next
      }
    }
  }
}
