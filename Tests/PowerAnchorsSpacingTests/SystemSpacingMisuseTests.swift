#if os(macOS) || os(Linux) || os(Windows)
  import LayoutTestSupport
  import PowerAnchorsSpacing
  import Testing

  @MainActor
  @Suite(.enabled(if: isDebugBuild))
  struct SystemSpacingMisuseTests {
    @Test func aSpacingThatIsSetToNoNumber() async {
      let line = #line + 1
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root(), view = LayoutView()
        root.addSubviewsUsingAutoLayout(view)
        view.leadingAnchor.constrain(toSystemSpacingAfter: root.leadingAnchor)
          .setSystemSpacing(multiplyBy: .infinity)
      }
      #expect(result.printed("The multiplier is inf. Pass a finite factor."))
      #expect(result.printed("SystemSpacingMisuseTests.swift:\(line):"))
    }

    @Test func aMultiplierThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        let item = root.addItem(.view)
        item.topAnchor.constrain(toSystemSpacingBelow: root.topAnchor, multiplyBy: .nan)
      }
      #expect(result.printed("The multiplier is nan. Pass a finite factor."))
    }

    @Test func leadingMixedWithRight() async {
      // The platform's own sentence is all there is.
      await #expect(processExitsWith: .failure) { @MainActor in
        let root = LayoutView.root()
        let item = root.addItem(.view)
        item.leadingAnchor.constrain(toSystemSpacingBefore: root.rightAnchor)
      }
    }

    @Test func edgesThatTheOtherItemLeavesOut() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).edgeAnchors.constrain(
          toSystemSpacingInside: root.edgeAnchors.excluding(.top))
      }
      #expect(result.printed("The other item's anchors leave out some of these."))
    }

    @Test func aCenterHasNoSpacing() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).anchors([.top, .centerX]).constrain(toSystemSpacingInside: root)
      }
      #expect(result.printed("The system has spacing for top, leading, bottom and trailing."))
    }

    @Test func aNeighborWithATranslatedMaskIsLeftAlone() {
      let root = LayoutView.root()
      let fixed = LayoutView(frame: CGRect(x: 50, y: 60, width: 20, height: 20))
      let item = LayoutView()
      root.addSubview(fixed)
      root.addSubviewsUsingAutoLayout(item)
      item.bottomAnchor.constrain(toSystemSpacingAbove: fixed.topAnchor)
      item.trailingAnchor.constrain(toSystemSpacingBefore: fixed.leadingAnchor)
      #expect(root.frame(of: item).maxY == 52)
      #expect(root.frame(of: item).maxX == 42)
    }
  }
#endif
