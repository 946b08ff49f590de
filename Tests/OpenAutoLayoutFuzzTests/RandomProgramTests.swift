import OpenAutoLayout
import Testing

/// A part of what `Scripts/fuzz` does for longer.
@MainActor
struct RandomProgramTests {
  @Test(arguments: LayoutWorld.Climate.allCases)
  func aChangedLayoutIsThatOfAFreshTree(climate: LayoutWorld.Climate) {
    for seed in UInt64(0)..<10 {
      let program = LayoutProgram(climate: climate, seed: seed, stepCount: 60)
      if program.complaints().isEmpty { continue }
      Issue.record("seed \(seed), shrunk: \(program.shrunk().report())")
    }
  }
}
