extension Solver.Simplex {
  /// A variable whose move would gain something on the level of a tie-break.
  struct Entering {
    /// The level on which the move gains something.
    var level: Int32
    var direction: Double
    var gain: Double
    var place: Int32
    var variable: Int32

    static func precedes(_ first: Entering, _ second: Entering) -> Bool {
      // Sizes come before bounds, however small the gain.
      if first.level != second.level { return first.level < second.level }
      if first.gain != second.gain { return first.gain > second.gain }
      return first.place < second.place
    }
  }

  /// The answers that are equally good on all levels, an interval for each variable, and the search for the best of
  /// them.
  struct Face: ~Copyable {
    /// The variables that may move at no loss.
    private(set) var movable = FlatArray<Int32>()
    // By variable.
    private var lowestValues = FlatArray<Double>()
    private var highestValues = FlatArray<Double>()
    /// The movable variables that may enter, or were so when they were queued.
    private var enteringQueue = PriorityQueue<Entering>()
    /// Whether the tie-breaks may leave more than one answer: a variable may move for nothing, or the best vertex was
    /// not reached.
    var leavesOpen = false

    mutating func begin(variableCount: Int) {
      lowestValues.grow(to: variableCount, with: 0)
      highestValues.grow(to: variableCount, with: 0)
      movable.removeAll()
      leavesOpen = false
    }

    /// - Returns: Whether the variable may move.
    mutating func note(_ variable: Int, _ lowest: Double, _ highest: Double) -> Bool {
      lowestValues[variable] = lowest
      highestValues[variable] = highest
      guard highest > lowest else { return false }
      movable.append(Int32(variable))
      return true
    }

    func lowest(_ variable: some BinaryInteger) -> Double { lowestValues[Int(variable)] }
    func highest(_ variable: some BinaryInteger) -> Double { highestValues[Int(variable)] }

    var hasEntering: Bool { !enteringQueue.isEmpty }

    mutating func insert(_ entering: Entering) {
      enteringQueue.insert(entering, by: Entering.precedes)
    }

    mutating func removeFirstEntering() -> Entering? {
      enteringQueue.removeFirst(by: Entering.precedes)
    }

    mutating func removeAllEntering() { enteringQueue.removeAll() }
  }
}
