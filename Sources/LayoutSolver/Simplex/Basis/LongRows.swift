extension BasisFactorization {
  /// Rows that are too long to be rewritten step by step. They lose all their entries but one at the end, in one sweep.
  struct LongRows: ~Copyable {
    private var rows = FlatArray<Row>()
    private var entries = FlatArray<Entry>()
    /// The row that is being swept, by position.
    private var shares = SparseVector()
    /// The pivots whose positions it still has.
    private var isAhead = OrderedBits()

    struct Row {
      var number: Int32
      /// Its entries are entries[start..<end].
      var start: Int32
      var end: Int32
    }

    /// A row that has more entries than this is long. Rewriting one costs its length, each time: without a limit, the
    /// optional chains of 1,000 views in `Benchmarks` take 2.6 times as many instructions, and `weights` of 300 take
    /// 1.8 times.
    static var longestRewritten: Int32 { 32 }

    mutating func removeAll() {
      rows.removeAll()
      entries.removeAll()
    }

    mutating func append(_ number: Int32, _ row: Slice<UnsafeBufferPointer<Entry>>) {
      let start = Int32(entries.count)
      for entry in row { entries.append(entry) }
      rows.append(Row(number: number, start: start, end: Int32(entries.count)))
    }

    mutating func eliminate(_ factors: inout TriangularFactors, size: Int) {
      if rows.isEmpty { return }
      shares.reset(count: size)
      isAhead.reset(count: size)
      // Each loses the columns of all pivots, those of earlier long rows included, and gets a pivot of its own.
      for row in rows.elements {
        var largest = 0.0
        for index in Int(row.start)..<Int(row.end) {
          add(entries[index].value, at: entries[index].index, factors)
          largest = max(largest, abs(entries[index].value))
        }
        // Pivot after pivot in their order: taking one out may add entries in columns of later pivots only.
        var cursor = 0
        while let number = isAhead.removeFirst(&cursor) {
          let pivot = factors.pivots[number]
          let share = shares[pivot.position]
          guard share != 0 else { continue }
          let multiplier = share / pivot.value
          factors.append(Elimination(source: pivot.row, target: row.number, value: multiplier))
          for other in pivot.range {
            add(-multiplier * factors.upper[other].value, at: factors.upper[other].index, factors)
          }
        }
        choosePivot(of: row.number, &factors, largestEntry: largest)
        shares.clear()
      }
    }

    private mutating func add(
      _ value: Double, at position: Int32, _ factors: borrowing TriangularFactors
    ) {
      shares.add(value, at: position)
      if let pivot = factors.pivot(atPosition: position) { isAhead.insert(pivot) }
    }

    /// Takes the largest of what is left of a row as its pivot. None is left where the row depends on others.
    private func choosePivot(
      of row: Int32, _ factors: inout TriangularFactors, largestEntry: Double
    ) {
      // What is small beside the entries that the row had is rounding, and would make a basis of what is none.
      var largest = Solver.Substitution.cancellation * largestEntry
      var chosen: Int32?
      for position in shares.indices.elements where !factors.hasPivot(atPosition: position) {
        if abs(shares[position]) > largest {
          (largest, chosen) = (abs(shares[position]), position)
        }
      }
      guard let chosen else { return }
      for position in shares.indices.elements
      where position != chosen && shares[position] != 0 && !factors.hasPivot(atPosition: position) {
        factors.appendUpper(Entry(index: position, value: shares[position]))
      }
      factors.appendPivot(shares[chosen], row, chosen)
    }
  }
}
