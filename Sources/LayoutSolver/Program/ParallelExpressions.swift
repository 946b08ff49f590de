extension Solver.Program {
  /// Finds an expression with the same summands, up to rounding: a hash table of expressions.
  struct ParallelExpressions: ~Copyable {
    /// The first expression of each hash, and the next expression of the same hash.
    private var buckets = FlatArray<PackedOptional>()
    private var nextExpressions = FlatArray<PackedOptional>()

    /// Forgets all expressions. It does not keep the room of a larger program, which each later one would have to
    /// clear.
    mutating func reset(rowCount: Int) {
      // A power of two, so that a mask takes the remainder.
      let bits = Int.bitWidth - max(63, rowCount).leadingZeroBitCount
      buckets.reset(to: nil, count: 1 << bits)
      nextExpressions.removeAll()
    }

    /// The expression that the new summands equal. If there is none, they become one.
    mutating func expression(
      parallelTo new: Span, _ summands: borrowing FlatArray<Summand>,
      _ spans: borrowing FlatArray<Span>
    ) -> Int? {
      let bucket = bucket(of: new, summands)
      var next = buckets[bucket]
      while let expression = next.number {
        // Different sums may share a bucket.
        if Self.areParallel(spans[expression], new, summands) { return Int(expression) }
        next = nextExpressions[expression]
      }
      nextExpressions.append(buckets[bucket])
      buckets[bucket] = PackedOptional(nextExpressions.count - 1)
      return nil
    }

    private static func areParallel(
      _ first: Span, _ second: Span, _ summands: borrowing FlatArray<Summand>
    ) -> Bool {
      guard first.count == second.count else { return false }
      for (left, right) in zip(first.range, second.range) {
        guard summands[left].variable == summands[right].variable,
          abs(summands[left].coefficient - summands[right].coefficient) <= Substitution.cancellation
        else { return false }
      }
      return true
    }

    /// Expressions that repeat a pattern further on have buckets further on: in a list, one row after the other has its
    /// expressions looked up, and finds them in memory one after the other.
    private func bucket(of span: Span, _ summands: borrowing FlatArray<Summand>) -> Int {
      let first = summands[Int(span.start)].variable
      // FNV-1a of how far the other variables are from the first (G. Fowler, L. Noll, K. Vo).
      var pattern: UInt64 = 0xcbf2_9ce4_8422_2325
      for index in span.range.dropFirst() {
        let distance = UInt64(UInt32(bitPattern: summands[index].variable - first))
        pattern = (pattern ^ distance) &* 0x100_0000_01b3
      }
      let hash = UInt64(UInt32(bitPattern: first)) &+ (pattern ^ (pattern >> 29))
      return Int(truncatingIfNeeded: hash & UInt64(buckets.count - 1))
    }

    typealias Substitution = Solver.Substitution
  }
}
