extension Solver.Simplex {
  /// Decides by chance where nothing else does; the same each time, whatever else is being solved.
  struct RandomOrder {
    var seed: UInt64

    /// A number from 1 up to 2 for a place in the component. Sums and differences of such numbers do not cancel.
    func number(of place: Int32) -> Double {
      // A step of SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators).
      var bits = seed &+ UInt64(truncatingIfNeeded: place) &* 0x9e37_79b9_7f4a_7c15
      bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
      bits ^= bits >> 31
      return 1 + Double(bits >> 12) * 0x1p-52
    }
  }

  /// An order for the step, if so many before it were degenerate that there may be a cycle.
  static func randomOrder(_ step: Int, degenerateCount: Int) -> RandomOrder? {
    degenerateCount > longestDegenerateRun
      ? RandomOrder(seed: UInt64(step) &* 0xbf58_476d_1ce4_e5b9) : nil
  }

  /// After so many degenerate steps in a row there may be a cycle.
  private static var longestDegenerateRun: Int { 50 }
}
