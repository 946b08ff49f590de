extension Solver {
  /// Numbers in their order, each at most once at a time.
  struct NumberQueue: ~Copyable {
    private var queue = PriorityQueue<Int32>()
    private var isQueued = FlatArray<Bool>()

    var isEmpty: Bool { queue.isEmpty }

    mutating func reset(count: Int) {
      queue.removeAll()
      isQueued.reset(to: false, count: count)
    }

    mutating func insert(_ number: Int32, by precedes: (Int32, Int32) -> Bool) {
      if isQueued[number] { return }
      isQueued[number] = true
      queue.insert(number, by: precedes)
    }

    mutating func removeFirst(by precedes: (Int32, Int32) -> Bool) -> Int32? {
      guard let number = queue.removeFirst(by: precedes) else { return nil }
      isQueued[number] = false
      return number
    }
  }
}
