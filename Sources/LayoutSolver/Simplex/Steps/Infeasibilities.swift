extension Solver.Simplex {
  /// The positions whose basic variables may be primal infeasible: those to be looked at, and those found to be so, the
  /// largest merit first.
  struct Infeasibilities: ~Copyable {
    private var positionsToCheck = FlatArray<Int32>()
    private var isToBeChecked = FlatArray<Bool>()
    private var queue = PriorityQueue<Leaving>()
    /// By position: the merit that it is queued with, or 0. The queue may have it with earlier ones, too.
    private var queuedMerits = FlatArray<Double>()
    #if DEBUG
      /// How often one was queued, in all solves.
      private(set) var queuedCount = 0
    #endif

    mutating func reset(count: Int) {
      queue.removeAll()
      queuedMerits.reset(to: 0, count: count)
      isToBeChecked.reset(to: false, count: count)
      positionsToCheck.removeAll()
    }

    /// Has all positions looked at, in order.
    mutating func recheckAll(count: Int) {
      reset(count: count)
      for position in 0..<Int32(count) { recheck(position) }
    }

    /// Has a position looked at when the next variable is to leave.
    mutating func recheck(_ position: Int32) {
      guard !isToBeChecked[position] else { return }
      isToBeChecked[position] = true
      positionsToCheck.append(position)
    }

    mutating func nextToCheck() -> Int32? {
      guard let position = positionsToCheck.popLast() else { return nil }
      isToBeChecked[position] = false
      return position
    }

    /// The next position to be looked at, the first one first. What was visited stays in memory until the next reset.
    mutating func nextToVisit(_ visitCount: inout Int) -> Int32? {
      guard visitCount < positionsToCheck.count else { return nil }
      let position = positionsToCheck[visitCount]
      isToBeChecked[position] = false
      visitCount += 1
      return position
    }

    mutating func forgetPositionsToCheck() { while nextToCheck() != nil {} }

    var first: Leaving? { queue.first }

    mutating func removeFirst() { _ = queue.removeFirst(by: Leaving.precedes) }

    func queuedMerit(_ position: Int32) -> Double { queuedMerits[position] }

    /// Queues a position with its present merit, if it is infeasible. What was queued for it before counts no longer.
    mutating func enqueue(_ leaving: Leaving?, _ position: Int32) {
      #if DEBUG
        queuedCount += 1
      #endif
      // A heap cannot change an entry in its middle. What was queued before stays, and is passed over when it comes up,
      // since its merit is another one.
      queuedMerits[position] = leaving?.merit ?? 0
      if let leaving { queue.insert(leaving, by: Leaving.precedes) }
    }
  }
}
