#if os(macOS) || os(Linux) || os(Windows)
  import LayoutTestSupport
  import PowerAnchors
  import Testing

  @MainActor
  struct PlaceMisuseTests {
    @Test func aViewWithoutSuperview() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        LayoutView().edgeAnchors.constrain(to: .superview)
      }
      #expect(result.printed("is in no view yet, so there is nothing around it"))
    }

    @Test func aGuideWithoutOwner() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        LayoutGuide().anchors(.top).constrain(to: .safeArea)
      }
      #expect(result.printed("is in no view yet, so there is nothing around it"))
    }

    @Test func aBaselineOfAGuide() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.guide).anchors(.firstBaseline).constrain(to: root)
      }
      #expect(result.printed("A guide has no baselines."))
    }

    @Test(.enabled(if: isDebugBuild)) func anchorsThatTheOtherItemLeavesOut() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).edgeAnchors.constrain(to: root.edgeAnchors.excluding(.top))
      }
      #expect(result.printed("The other item's anchors leave out some of these."))
    }

    @Test(.enabled(if: isDebugBuild)) func leftInsetByDirectionalInsets() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).anchors(.left).constrain(
          to: root, insetBy: NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 8))
      }
      #expect(result.printed("Left and right take one inset, the same on both sides"))
    }

    @Test func aNameThatTheCallDidNotMake() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        _ = root.addItem(.view).horizontalAnchors.constrain(to: root).top
      }
      #expect(result.printed("The call made no constraint of this name."))
    }

    @Test(.enabled(if: isDebugBuild)) func anInsetThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).anchors(.top).constrain(to: root, insetBy: .nan)
      }
      #expect(result.printed("The constant is nan. Pass a finite number of points."))
    }

    @Test(.enabled(if: isDebugBuild)) func anInsetOfACenter() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).anchors([.centerY, .width]).constrain(to: root, insetBy: 4)
      }
      #expect(result.printed("Centers, baselines and dimensions have no insets."))
    }

    @Test(.enabled(if: isDebugBuild)) func aSquareThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        LayoutView.root().addItem(.view).sizeAnchors.constrain(to: CGFloat.infinity)
      }
      #expect(result.printed("The constant is inf. Pass a finite number of points."))
    }
  }
#endif
