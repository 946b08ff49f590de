/// A set of small numbers that is emptied in their order, and may be filled meanwhile.
///
/// A bit for each number; 64 that are not in the set cost one look.
struct OrderedBits: ~Copyable {
  private var words = FlatArray<UInt64>()

  /// Makes room for the numbers below `count`. The set is empty then.
  mutating func reset(count: Int) { words.reset(to: 0, count: (count + 63) / 64) }

  /// Makes room for a number. It is not in the set yet.
  mutating func grow(toInclude number: Int32) { words.grow(to: Int(number) / 64 + 1, with: 0) }

  @inline(__always)
  mutating func insert(_ number: Int32) { words[Int(number) / 64] |= 1 << UInt64(number % 64) }

  /// Removes the least number. None that is added meanwhile may be below those removed.
  ///
  /// - Parameter cursor: Where to go on; 0 in the beginning.
  @inline(__always)
  mutating func removeFirst(_ cursor: inout Int) -> Int? {
    while cursor < words.count {
      let word = words[cursor]
      if word != 0 {
        words[cursor] = word & (word - 1)
        return 64 * cursor + word.trailingZeroBitCount
      }
      cursor += 1
    }
    return nil
  }

  /// Removes the greatest number. None that is added meanwhile may be above those removed.
  ///
  /// - Parameter cursor: Where to go on; `lastCursor` in the beginning.
  @inline(__always)
  mutating func removeLast(_ cursor: inout Int) -> Int? {
    while cursor >= 0 {
      let word = words[cursor]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        words[cursor] = word & ~(1 << UInt64(bit))
        return 64 * cursor + bit
      }
      cursor -= 1
    }
    return nil
  }

  var lastCursor: Int { words.count - 1 }
}
