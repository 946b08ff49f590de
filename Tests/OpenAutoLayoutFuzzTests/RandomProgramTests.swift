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

  /// Programs that came out otherwise than a fresh tree, or stopped, before a fix.
  nonisolated private static let onceWrong: [(climate: LayoutWorld.Climate, seed: UInt64)] = [
    // A view kept a place that nothing said any more.
    (.pixels, 517),
    // Insets of views that had not followed their superviews moved these again.
    (.everyday, 4194),
    // The same in a layout that a view called in its own.
    (.everyday, 31_887), (.everyday, 31_223),
    // A view left that had been named for a baseline.
    (.provoked, 27),
    // A search for heights took back a row of a conflict that was to be reported.
    (.everyday, 22_079),
    // A view kept its frame for a mask that was gone.
    (.guided, 10_059),
    (.provoked, 10_989),
    // A constraint was left out for a margins guide that would have been less than empty.
    (.everyday, 13_431),
    (.provoked, 13_949),
    // The same, where the conflict names what fills the guide.
    (.stacked, 75_255),
    // Which of two equal answers a guide takes depended on whether it was at its end before.
    (.guided, 30_659),
    // Rounding errors of a solve were taken for other frames, so that the layout did not end.
    (.everyday, 51_295), (.everyday, 52_687),
    // Guides that were tied again had changed a view, and changed it back.
    (.barred, 300_500),
    // A frame far to the right kept an old height.
    (.wild, 300_368),
    // A navigation item did not know its bar before the first layout.
    (.barred, 808_604),
  ]

  @Test(arguments: onceWrong)
  func whatWasWrongStaysRight(climate: LayoutWorld.Climate, seed: UInt64) {
    let program = LayoutProgram(climate: climate, seed: seed, stepCount: 100)
    #expect(program.complaints() == [])
  }

  /// Rounding errors of a solve were taken for other frames, so that the layout did not end. The program comes
  /// from everyday seed 916,252, which does not settle for another reason.
  @Test func framesThatDifferByRoundingErrorsStay() {
    let program = LayoutProgram(
      climate: .everyday,
      words: [
        0xd6bf2955eccdab44, 0x539edcf55350283, 0x6e1bc8e9126a7a88, 0xa69326f09174b141,
        0x141c82ddd2ca7c82, 0xbb10a9016c887e89, 0xd92571411fff6146, 0x609d5fbfad6f54c1,
        0xa371f27a2e0ec270, 0xfbf661587e809888, 0x5187809c267ddcc6, 0x6d0d161b759ffe71,
        0x5bd7a80363f82179, 0x925fef0acccc1039, 0xfa3f80886ea204c6, 0x2c816200355aacb8,
        0x59436de1b4065604, 0x6684a98ae5d4cec, 0x75579dfa2a9c8e83, 0x312d9bd3c936c498,
        0x2cf9d4d4dfa6976a, 0x55bc111c041a9689, 0x81dd62b17a10b282, 0x6779c970b05ee688,
        0x7dd6197562472f81, 0x92018da2f42b9c4a, 0x95152c387a9ab1c8, 0x933960ae7fb4385c,
      ])
    #expect(program.complaints() == [])
  }
}
