import LayoutTestSupport
import PowerAnchors
import Testing

struct PriorityTests {
  @Test func stepsAddToAndTakeFromTheRawValue() {
    #expect((LayoutPriority.defaultHigh + 1).rawValue == 751)
    #expect((LayoutPriority.defaultHigh - 1).rawValue == 749)
    #expect((LayoutPriority.defaultLow + 0.5).rawValue == 250.5)
  }

  @Test(arguments: [0, 1, 500, 999, 1000, 5000, .infinity] as [Float])
  func resultsStayWithinOneAndOneThousand(steps: Float) {
    for start in [LayoutPriority.required, .defaultHigh, .defaultLow, LayoutPriority(1)] {
      #expect((1...1000).contains((start + steps).rawValue), "\(start) + \(steps)")
      #expect((1...1000).contains((start - steps).rawValue), "\(start) - \(steps)")
    }
    #expect((LayoutPriority.required + steps) == .required)
    #expect((LayoutPriority(1) - steps).rawValue == 1)
  }

  @Test(arguments: [0, 1, 5000] as [Float])
  func aPriorityMovesWithinOneAndOneThousand(steps: Float) {
    var priority = LayoutPriority.defaultHigh
    priority += steps
    #expect(priority == .defaultHigh + steps)
    priority = .defaultHigh
    priority -= steps
    #expect(priority == .defaultHigh - steps)
  }

  @Test func prioritiesAreOrderedAsTheirNumbers() {
    #expect(LayoutPriority.defaultHigh < .required - 1)
    #expect([.defaultHigh, .required, .defaultLow].max() == LayoutPriority.required)
    #expect(LayoutPriority.required - .defaultHigh == 250 as Float)
  }

  @Test @MainActor func aStepDecidesBetweenTwoOptionalConstraints() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    item.leadingAnchor.constrain(
      to: root.leadingAnchor, with: 10, prioritizeAs: .defaultLow)
    item.leadingAnchor.constrain(
      to: root.leadingAnchor, with: 30, prioritizeAs: .defaultLow + 1)
    #expect(root.frame(of: item).minX == 30)
  }
}

#if os(macOS) || os(Linux) || os(Windows)
  struct PriorityMisuseTests {
    @Test func aStepThatIsNotANumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = LayoutPriority.defaultHigh + .nan
      }
      #expect(!isDebugBuild || result.printed("The steps are nan. Pass a number."))
    }
  }
#endif
