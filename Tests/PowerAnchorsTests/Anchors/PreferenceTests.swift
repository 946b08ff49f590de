import LayoutTestSupport
import PowerAnchors
import Testing

/// Bounds with a preferred value.
@MainActor
struct PreferenceTests {
  @Test(arguments: [(10, 44), (44, 44), (60, 60)] as [(content: CGFloat, result: CGFloat)])
  func contentTakesWhatItNeedsAboveTheMinimum(height: (content: CGFloat, result: CGFloat)) {
    let root = LayoutView.root()
    let row = ContentView(width: 10, height: height.content)
    root.addSubviewsUsingAutoLayout(row)
    let made = row.heightAnchor.constrain(.atLeast, to: 44, preferring: 44)
    #expect(root.frame(of: row).height == height.result)
    #expect(made.preferred.priority == .defaultHigh - 1 && made.minimum.priority == .required)
  }

  @Test(arguments: [(50, 100), (200, 200), (400, 320)] as [(preferred: CGFloat, result: CGFloat)])
  func theBoundsHoldAgainstThePreference(width: (preferred: CGFloat, result: CGFloat)) {
    let root = LayoutView.root()
    let item = root.addItem(.guide)
    item.widthAnchor.constrain(within: 100...320, preferring: width.preferred)
    #expect(root.frame(of: item).width == width.result)
  }

  @Test func contentThatHugsComesAfterThePreference() {
    let root = LayoutView.root()
    let buttons = [ContentView(width: 30, height: 10), ContentView(width: 40, height: 10)]
    root.addSubviewsUsingAutoLayout(buttons)
    buttons[1].widthAnchor.constrain(to: buttons[0].widthAnchor)
    buttons[0].widthAnchor.constrain(.atMost, to: 240, preferring: 240)
    #expect(buttons.map { root.frame(of: $0).width } == [240, 240])
  }

  @Test func aMaximumIsReachedWhereThereIsRoom() {
    let root = LayoutView.root(width: 320)
    let form = root.addItem(.view)
    form.anchors(.centerX).constrain(to: .superview)
    form.horizontalAnchors.constrain(.atLeast, to: .superview, insetBy: 20)
    let made = form.widthAnchor.constrain(.atMost, to: 240, preferring: 240)
    #expect(root.frame(of: form).width == 240)
    made.maximum.constant = 480
    made.preferred.constant = 480
    #expect(root.frame(of: form).width == 280)
  }
}

#if os(macOS) || os(Linux) || os(Windows)
  @MainActor
  @Suite(.enabled(if: isDebugBuild))
  struct PreferenceMisuseTests {
    @Test func aPreferenceThatIsNotFinite() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        LayoutView.root().addItem(.view).widthAnchor.constrain(.atLeast, to: 4, preferring: .nan)
      }
      #expect(result.printed("The constant is nan. Pass a finite number of points."))
    }

    @Test func aPreferenceBesideAFixedSize() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        LayoutView.root().addItem(.view).widthAnchor.constrain(.equal, to: 4, preferring: 8)
      }
      #expect(result.printed("A size that is equal to a number has no preferred one."))
    }
  }
#endif
