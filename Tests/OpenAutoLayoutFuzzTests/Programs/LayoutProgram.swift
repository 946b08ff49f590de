import OpenAutoLayout
import RandomTestSupport

/// A list of steps, and the layouts that they are about.
struct LayoutProgram: Sendable, CustomStringConvertible {
  var climate: LayoutWorld.Climate
  var words: [UInt64]

  @MainActor
  func complaints() -> [String] {
    LayoutWorld(climate: climate).run(words)
  }

  /// What is wrong, and the layout in which it is.
  @MainActor
  func report() -> String {
    let world = LayoutWorld(climate: climate)
    let complaints = world.run(words)
    let constraints = world.constraints.filter(\.isActive).sorted {
      world.activation(of: $0) < world.activation(of: $1)
    }
    return
      ([description] + complaints + world.root.family.map(world.words)
      + constraints.map(\.description)).joined(separator: "\n  ")
  }

  /// The program with the steps taken out that the complaint does not need.
  @MainActor
  func shrunk() -> LayoutProgram {
    var best = self
    var length = max(1, words.count / 2)
    while length >= 1 {
      var start = 0
      while start < best.words.count {
        var candidate = best
        candidate.words.removeSubrange(start..<min(start + length, best.words.count))
        if candidate.complaints().isEmpty {
          start += length
        } else {
          best = candidate
        }
      }
      length /= 2
    }
    return best
  }

  var description: String {
    let list = words.map { "0x" + String($0, radix: 16) }.joined(separator: ", ")
    return "LayoutProgram(climate: .\(climate), words: [\(list)])"
  }
}

extension LayoutProgram {
  /// The program of a seed.
  init(climate: LayoutWorld.Climate, seed: UInt64, stepCount: Int) {
    var random = SplitMix64(seed: seed)
    self.climate = climate
    words = (0..<stepCount).map { _ in random.next() }
  }
}
