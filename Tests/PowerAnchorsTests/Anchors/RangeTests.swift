import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct RangeTests {
  @Test(arguments: [(60, 100), (200, 200), (400, 320)] as [(CGFloat, CGFloat)], ItemKind.allCases)
  func aClosedRangeHoldsBothBounds(size: (asked: CGFloat, given: CGFloat), kind: ItemKind) {
    let root = LayoutView.root()
    let item = root.addItem(kind)
    let range = item.widthAnchor.constrain(within: 100...320)
    item.widthAnchor.constrain(to: size.asked, prioritizeAs: .defaultHigh)
    #expect(root.frame(of: item).width == size.given)
    #expect(range.all == [range.minimum, range.maximum])
    #expect(range.minimum.constant == 100 && range.minimum.relation == .greaterThanOrEqual)
    #expect(range.maximum.constant == 320 && range.maximum.relation == .lessThanOrEqual)
  }

  @Test(arguments: [(10, 44), (60, 60)] as [(CGFloat, CGFloat)], ItemKind.allCases)
  func aMinimumIsHeld(
    size: (asked: CGFloat, given: CGFloat), kind: ItemKind
  ) {
    let root = LayoutView.root()
    let item = root.addItem(kind)
    item.heightAnchor.constrain(.atLeast, to: 44)
    item.heightAnchor.constrain(to: size.asked, prioritizeAs: .defaultHigh)
    #expect(root.frame(of: item).height == size.given)
  }

  @Test(arguments: [(300, 300), (400, 320)] as [(CGFloat, CGFloat)], ItemKind.allCases)
  func aMaximumIsHeld(
    size: (asked: CGFloat, given: CGFloat), kind: ItemKind
  ) {
    let root = LayoutView.root()
    let item = root.addItem(kind)
    item.widthAnchor.constrain(.atMost, to: 320)
    item.widthAnchor.constrain(to: size.asked, prioritizeAs: .defaultHigh)
    #expect(root.frame(of: item).width == size.given)
  }

  @Test func bothConstraintsOfARangeTakeTheTraits() {
    let item = LayoutView()
    let range = item.widthAnchor.constrain(
      within: 1...2, prioritizeAs: .defaultLow, isActive: false, identifier: "narrow")
    #expect(range.all.allSatisfy { $0.priority == .defaultLow && !$0.isActive })
    #expect(range.all.allSatisfy { $0.identifier == "narrow" })
  }
}
