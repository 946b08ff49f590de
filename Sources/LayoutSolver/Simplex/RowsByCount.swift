extension BasisFactorization {
  /// The rows that are left, by the number of their entries: a doubly linked list for each number.
  struct RowsByCount: ~Copyable {
    /// By number of entries: the row that was listed last, or -1.
    private var heads = FlatArray<Int32>()
    private var next = FlatArray<Int32>()
    private var previous = FlatArray<Int32>()
    /// By row: where it is listed, or -1.
    private var counts = FlatArray<Int32>()
    private(set) var isFilled = false

    mutating func removeAll() { isFilled = false }

    /// Lists rows, of which those with low numbers come first among those with as many entries.
    mutating func fill(_ counts: borrowing FlatArray<Int32>, isDone: borrowing FlatArray<Bool>) {
      isFilled = true
      heads.removeAll()
      next.reset(to: -1, count: counts.count)
      previous.reset(to: -1, count: counts.count)
      self.counts.reset(to: -1, count: counts.count)
      for row in counts.indices.reversed() where !isDone[row] { list(Int32(row), counts[row]) }
    }

    /// Puts a row where it belongs, with the number of entries that it has now.
    mutating func move(_ row: Int32, to count: Int32) {
      guard isFilled, counts[row] != count else { return }
      remove(row)
      list(row, count)
    }

    mutating func remove(_ row: Int32) {
      guard isFilled, counts[row] >= 0 else { return }
      if previous[row] >= 0 {
        next[previous[row]] = next[row]
      } else {
        heads[counts[row]] = next[row]
      }
      if next[row] >= 0 { previous[next[row]] = previous[row] }
      counts[row] = -1
    }

    /// Shows rows that have entries, those with the fewest first.
    ///
    /// - Parameter body: Returns whether to go on.
    func visit(_ body: (_ row: Int32, _ count: Int) -> Bool) {
      for count in heads.indices.dropFirst() {
        var row = heads[count]
        while row >= 0 {
          if !body(row, count) { return }
          row = next[row]
        }
      }
    }

    private mutating func list(_ row: Int32, _ count: Int32) {
      heads.grow(to: Int(count) + 1, with: -1)
      let head = heads[count]
      if head >= 0 { previous[head] = row }
      next[row] = head
      previous[row] = -1
      heads[count] = row
      counts[row] = count
    }
  }
}
