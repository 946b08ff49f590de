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

    @Test func anchorsOfSeveralItems() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        LayoutCenterAnchors(x: root.leadingAnchor, y: root.topAnchor).constrain(to: .superview)
      }
      #expect(result.printed("put together from several items"))
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
      #expect(result.printed("Centers and dimensions have no insets."))
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
