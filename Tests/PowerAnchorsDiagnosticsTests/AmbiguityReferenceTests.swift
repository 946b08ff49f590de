#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import Foundation
  import PowerAnchors
  import PowerAnchorsDiagnostics
  import Testing

  /// What is found in random trees, against exact arithmetic.
  @MainActor
  struct AmbiguityReferenceTests {
    /// How many trees without contradictions to compare.
    ///
    ///     POWERANCHORS_RANDOM_LAYOUTS=10000 swift test -c release --filter AmbiguityReferenceTests
    private static var count: Int {
      let said = ProcessInfo.processInfo.environment["POWERANCHORS_RANDOM_LAYOUTS"]
      return said.flatMap { Int($0) } ?? 50
    }

    /// The solver takes what no row mentions for settled.
    @Test func aViewWithoutConstraintsIsAmbiguousBesideSoundOnes() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
      let (sound, open) = (UIView(), UIView())
      root.addSubviewsUsingAutoLayout(sound, open)
      sound.edgeAnchors.constrain(to: root.edgeAnchors)
      #expect(
        root.layoutProblems(of: [.ambiguity]).map { $0.items.first === open } == [true, true])
    }

    @Test func whatIsAmbiguousIsWhatExactArithmeticLeavesOpen() {
      var compared = 0
      for seed in UInt64(0)... {
        let layout = RandomLayout(seed: seed)
        let ambiguous: [UIView]?
        do throws(Rational.Overflow) {
          ambiguous = try ExactLayout(layout.root, layout.views).ambiguous(among: layout.views)
        } catch {
          // A fraction left `Int`, so that there is no exact answer.
          continue
        }
        let found = layout.root.layoutProblems(of: [.conflict, .ambiguity])
        guard let ambiguous else {
          #expect(found.contains { $0.kind == .conflict }, "seed \(seed) contradicts itself")
          continue
        }
        #expect(!found.contains { $0.kind == .conflict }, "seed \(seed): \(found)")
        let items = found.flatMap(\.items)
        for view in layout.views {
          let isFound = items.contains { $0 === view }
          let isOpen = ambiguous.contains { $0 === view }
          #expect(isFound == isOpen, "seed \(seed): \(view)")
          #expect(view.hasAmbiguousLayout == isOpen, "seed \(seed), the engine: \(view)")
        }
        compared += 1
        if compared == Self.count { break }
      }
    }
  }
#endif
