/// Numbers that are the same in each run: Marsaglia's xorshift generator, with 64 bits.
struct PseudorandomNumbers {
  private var state: UInt64 = 88_172_645_463_325_252

  mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
