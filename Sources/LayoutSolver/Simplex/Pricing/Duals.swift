extension Solver {
  /// A dual for each equation on each level, 0 unless a step changed it.
  struct Duals: ~Copyable {
    private var equationCount = 0
    /// The levels that have duals, from the highest down, and where those begin.
    private(set) var levels = FlatArray<Int32>()
    private var starts = FlatArray<Int>()
    private var values = FlatArray<Double>()

    mutating func reset(equationCount count: Int) {
      equationCount = count
      levels.removeAll()
      starts.removeAll()
      values.removeAll()
    }

    /// Where the duals of a level begin, or `nil` if they are all 0.
    func start(ofLevel level: Int32) -> Int? {
      for index in levels.indices where levels[index] == level { return starts[index] }
      return nil
    }

    /// Where the duals of a level begin; from now on they need not be 0.
    mutating func makeStart(ofLevel level: Int32) -> Int {
      if let start = start(ofLevel: level) { return start }
      // The values stay where they are in memory. Only the list of levels is kept in order, for walks from the highest
      // down.
      var index = levels.count
      while index > 0, levels[index - 1] > level { index -= 1 }
      let start = values.count
      levels.insert(level, at: index)
      starts.insert(start, at: index)
      values.grow(to: start + equationCount, with: 0)
      return start
    }

    subscript(position: Int) -> Double {
      get { values[position] }
      _modify { yield &values[position] }
    }

    /// Where the duals of `levels[index]` begin.
    func start(at index: Int) -> Int { starts[index] }
  }
}
