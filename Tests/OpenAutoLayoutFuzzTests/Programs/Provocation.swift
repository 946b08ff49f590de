import RandomTestSupport

/// Reactions that come at random, up to a number of them, also while another one goes on.
struct Provocation {
  private var random: SplitMix64
  private var rest = 4
  /// How many reactions are going on, each in the one before.
  var depth = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The next reaction, if there is one at this moment.
  mutating func next() -> (reaction: Reaction, word: UInt64)? {
    guard rest > 0, depth < 4, random.oneIn(6) else { return nil }
    rest -= 1
    return (random.pick(Reaction.allCases), random.next())
  }
}
