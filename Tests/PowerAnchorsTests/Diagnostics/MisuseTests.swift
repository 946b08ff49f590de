#if os(macOS) || os(Linux) || os(Windows)
  import LayoutTestSupport
  import PowerAnchors
  import Testing

  /// Each misuse stops a debug build with a sentence that says what to change, at the call.
  @MainActor
  @Suite(.enabled(if: isDebugBuild))
  struct MisuseTests {
    @Test func aConstantThatIsNotFinite() async {
      // Inside the macro every line is the macro's.
      let line = #line + 1
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).topAnchor.constrain(to: root.topAnchor, with: .nan)
      }
      #expect(result.printed("The constant is nan. Pass a finite number of points."))
      #expect(result.printed("MisuseTests.swift:\(line):"))
    }

    @Test func aDimensionThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let view = LayoutView()
        view.widthAnchor.constrain(to: .infinity)
      }
      #expect(result.printed("The constant is inf. Pass a finite number of points."))
    }

    @Test func anInsetThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).edgeAnchors.constrain(to: root.edgeAnchors, insetBy: .infinity)
      }
      #expect(result.printed("Pass a finite number of points."))
    }

    @Test func aRangeThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let view = LayoutView()
        view.widthAnchor.constrain(within: 0...CGFloat.infinity)
      }
      #expect(result.printed("The constant is inf. Pass a finite number of points."))
    }

    @Test func aMultiplierThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).widthAnchor.constrain(to: root.widthAnchor, multiplyBy: .nan)
      }
      #expect(result.printed("The multiplier is nan. Pass a finite factor."))
    }

    @Test func aMultiplierOfNothingOnAPosition() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).topAnchor.constrain(to: root.topAnchor, multiplyBy: 0)
      }
      #expect(result.printed("Pass another factor."))
    }

    @Test func leadingMixedWithLeft() async {
      // The platform's own sentence is all there is.
      await #expect(processExitsWith: .failure) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).leadingAnchor.constrain(to: root.leftAnchor)
      }
    }

    @Test func rightMixedWithTrailing() async {
      // The platform's own sentence is all there is.
      await #expect(processExitsWith: .failure) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.guide).rightAnchor.constrain(to: root.trailingAnchor)
      }
    }

    @Test func noCommonAncestor() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let view = LayoutView(), root = LayoutView.root()
        view.topAnchor.constrain(to: root.topAnchor)
      }
      #expect(result.printed("share no ancestor. Add both to one hierarchy"))
    }

    @Test func noCommonAncestorInAGroup() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let view = LayoutView(), root = LayoutView.root()
        _ = LayoutConstraintGroup {
          view.topAnchor.constrain(to: root.topAnchor, identifier: "view.top")
        }
      }
      #expect(result.printed("view.top"))
      #expect(result.printed("share no ancestor. Add both to one hierarchy"))
    }

    @Test func aGuideOfNoView() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let guide = LayoutGuide(), root = LayoutView.root()
        guide.topAnchor.constrain(to: root.topAnchor)
      }
      #expect(result.printed("A layout guide belongs to no view."))
    }

    @Test func aMessageNamesTheTypeOfAViewAndItsIndex() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = LayoutView(), title = LayoutView(), view = ContentView(width: 10, height: 10)
        screen.addSubview(title)
        title.topAnchor.constrain(to: view.topAnchor)
      }
      #expect(result.printed("View #0 and ContentView share no ancestor."))
    }

    @Test func aMessageNamesBothItems() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let view = ContentView(width: 10, height: 10), root = LayoutView.root(),
          guide = LayoutGuide()
        root.addLayoutGuide(guide)
        view.topAnchor.constrain(to: guide.topAnchor)
      }
      #expect(result.printed("ContentView and guide #0 share no ancestor."))
    }

    @Test(arguments: [0, -1, 1001] as [Float])
    func aPriorityThatIsNone(priority: Float) async {
      let line = #line + 1
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor [priority] in
        let view = LayoutView()
        view.widthAnchor.constrain(to: 10, prioritizeAs: LayoutPriority(priority))
      }
      #expect(result.printed("Pass one above 0 and at most 1000"))
      #expect(result.printed("MisuseTests.swift:\(line):"))
    }

    @Test func aPriorityThatIsNoNumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        LayoutView().widthAnchor.constrain(to: 10, prioritizeAs: LayoutPriority(.nan))
      }
      #expect(result.printed("The priority is nan. Pass one above 0 and at most 1000"))
    }

    @Test func aPriorityOfNothingThatIsSet() async {
      let line = #line + 1
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let view = LayoutView()
        view.widthAnchor.constrain(to: 10).set(priority: LayoutPriority(0))
      }
      #expect(result.printed("Pass one above 0 and at most 1000"))
      #expect(result.printed("MisuseTests.swift:\(line):"))
    }
  }
#endif
