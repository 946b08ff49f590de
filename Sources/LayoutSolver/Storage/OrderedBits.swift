/// A set of small numbers that is emptied in their order, and may be filled meanwhile.
///
/// A bit for each number, and a bit for each 64 of these; 4,096 numbers that are not in the set cost one look.
struct OrderedBits: ~Copyable {
  private var words = FlatArray<UInt64>()
  /// A bit for each word that is not 0.
  private var filledWords = FlatArray<UInt64>()

  /// Makes room for the numbers below `count`. The set is empty then.
  mutating func reset(count: Int) {
    words.reset(to: 0, count: (count + 63) / 64)
    filledWords.reset(to: 0, count: (words.count + 63) / 64)
  }

  /// Makes room for a number. It is not in the set yet.
  mutating func grow(toInclude number: Int32) {
    words.grow(to: Int(number) / 64 + 1, with: 0)
    filledWords.grow(to: Int(number) / 4_096 + 1, with: 0)
  }

  @inline(__always)
  mutating func insert(_ number: Int32) {
    let number = UInt32(bitPattern: number)
    words[Int(number / 64)] |= 1 << UInt64(number % 64)
    filledWords[Int(number / 4_096)] |= 1 << UInt64(number / 64 % 64)
  }

  /// Removes the least number. None that is added meanwhile may be below those removed.
  ///
  /// - Parameter cursor: Where to go on; 0 in the beginning.
  @inline(__always)
  mutating func removeFirst(_ cursor: inout Int) -> Int? {
    while cursor < filledWords.count {
      let filled = filledWords[cursor]
      if filled != 0 {
        let index = 64 * cursor + filled.trailingZeroBitCount
        let word = words[index]
        // Clears the lowest bit.
        let rest = word & (word - 1)
        words[index] = rest
        if rest == 0 { filledWords[cursor] = filled & (filled - 1) }
        return 64 * index + word.trailingZeroBitCount
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
      let filled = filledWords[cursor]
      if filled != 0 {
        let place = 63 - filled.leadingZeroBitCount
        let index = 64 * cursor + place
        let word = words[index]
        let bit = 63 - word.leadingZeroBitCount
        let rest = word & ~(1 << UInt64(bit))
        words[index] = rest
        if rest == 0 { filledWords[cursor] = filled & ~(1 << UInt64(place)) }
        return 64 * index + bit
      }
      cursor -= 1
    }
    return nil
  }

  var lastCursor: Int { filledWords.count - 1 }
}
