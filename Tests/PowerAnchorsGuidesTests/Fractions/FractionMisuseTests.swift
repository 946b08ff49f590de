#if os(macOS) || os(Linux) || os(Windows)
  import LayoutTestSupport
  import PowerAnchorsGuides
  import Testing

  @MainActor
  @Suite(.enabled(if: isDebugBuild))
  struct FractionMisuseTests {
    @Test func aLeftAnchorStopsWithASentence() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        let item = root.addItem(.view)
        item.leftAnchor.constrain(toFraction: 0.5, of: root)
      }
      #expect(result.printed("Use leading and trailing on both sides."))
    }

    @Test func aFractionThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        let item = root.addItem(.view)
        item.topAnchor.constrain(toFraction: .nan, of: root)
      }
      #expect(result.printed("The multiplier is nan. Pass a finite factor."))
    }

    @Test func noCommonAncestor() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let view = LayoutView(), root = LayoutView.root()
        view.topAnchor.constrain(toFraction: 0.5, of: root)
      }
    }
  }
#endif
