#if os(macOS) || os(Linux) || os(Windows)
  import LayoutTestSupport
  import PowerAnchorsGuides
  import Testing

  @MainActor
  @Suite(.enabled(if: isDebugBuild))
  struct ArrangementMisuseTests {
    @Test func aSpacingThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        [root.addItem(.view), root.addItem(.guide)].chain(along: .horizontal, with: .nan)
      }
      #expect(result.printed("The constant is nan. Pass a finite number of points."))
    }

    @Test func aLeastGapThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        [root.addItem(.view), root.addItem(.guide)].distribute(
          along: .vertical, within: root, gapsAtLeast: .infinity, gapsAtEnds: true)
      }
      #expect(result.printed("The constant is inf. Pass a finite number of points."))
    }

    @Test func itemsThatShareNoAncestor() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let views = [LayoutView(), LayoutView()]
        views.align(on: \.topAnchor)
      }
      #expect(result.printed("share no ancestor. Add both to one hierarchy"))
    }

    @Test func distributedItemsThatShareNoAncestor() async {
      // The distances between them name no item, so the platform's own sentence is all there is.
      await #expect(processExitsWith: .failure) { @MainActor in
        let views = [LayoutView(), LayoutView()], root = LayoutView.root()
        views.distribute(along: .horizontal, within: root, gapsAtEnds: true)
      }
    }

    @Test func aColumnAlignedOnItsOwnAxis() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        [root.addItem(.view)].stack(along: .vertical, within: root, aligning: .top)
      }
      #expect(
        result.printed("A column is aligned on .leading, .centerX, .trailing, .left or .right."))
    }

    @Test func anItemOfNoColumnThatIsHidden() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root(), views = [root.addItem(.view), root.addItem(.view)]
        let column = views.stack(along: .vertical, within: root)
        _ = column.variants(hiding: root)
      }
      #expect(result.printed("is not in this chain, column or row. Pass an item that"))
    }

    @Test func anItemOfNoChainThatIsHidden() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root(), views = [root.addItem(.view), root.addItem(.view)]
        let other = root.addItem(.guide)
        _ = views.chain(along: .horizontal).variants(hiding: other)
      }
      #expect(result.printed("is not in this chain, column or row. Pass an item that"))
    }

    @Test func aStackInNoSuperview() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        [LayoutView()].stack(along: .horizontal, within: .superview)
      }
      #expect(result.printed("is in no view yet"))
    }

    @Test func aStackWhoseSpacingIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        [root.addItem(.view), root.addItem(.view)].stack(
          along: .horizontal, within: root, with: .infinity)
      }
      #expect(result.printed("The constant is inf. Pass a finite number of points."))
    }

    @Test func aCommonHeightThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        [LayoutView.root().addItem(.view)].match(on: \.heightAnchor, to: .nan)
      }
      #expect(result.printed("The constant is nan. Pass a finite number of points."))
    }
  }
#endif
