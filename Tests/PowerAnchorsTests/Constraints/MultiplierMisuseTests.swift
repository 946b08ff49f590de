#if os(macOS) || os(Linux) || os(Windows)
  import LayoutTestSupport
  import PowerAnchors
  import Testing

  /// Multipliers that cannot be replaced stop in optimized builds, too.
  @MainActor
  struct MultiplierMisuseTests {
    @Test func aMultiplierReplacedBetweenDistances() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        let distance = root.leadingAnchor.anchorWithOffset(to: root.trailingAnchor)
        _ = distance.constrain(to: 100).replaceMultiplier(with: 2)
      }
      #expect(result.printed("holds a distance at a constant"))
    }

    @Test(.enabled(if: isDebugBuild)) func aReplacementThatIsNotFinite() async {
      let line = #line + 1
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        _ = root.widthAnchor.constrain(to: root.heightAnchor).replaceMultiplier(with: .nan)
      }
      #expect(result.printed("The multiplier is nan. Pass a finite factor."))
      #expect(result.printed("MultiplierMisuseTests.swift:\(line):"))
    }

    @Test func aMultiplierReplacedInAnotherGroup() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root(), view = LayoutView()
        root.addSubviewsUsingAutoLayout(view)
        let group = LayoutConstraintGroup { view.heightAnchor.constrain(to: 20) }
        let width = view.widthAnchor.constrain(to: root.widthAnchor)
        _ = group.replaceMultiplier(of: width, with: 2)
      }
      #expect(result.printed("The group does not hold this constraint"))
    }
  }
#endif
