import LayoutTestSupport
import PowerAnchorsGuides
import Testing

@MainActor
struct ChainTests {
  private func items(in root: LayoutView) -> [any LayoutItem] {
    let items = [root.addItem(.view), root.addItem(.guide), root.addItem(.view)]
    for item in items { item.sizeAnchors.constrain(to: CGSize(width: 30, height: 20)) }
    return items
  }

  @Test(arguments: ReadingDirection.allCases)
  func aHorizontalChainFollowsTheReadingDirection(direction: ReadingDirection) {
    let root = LayoutView.root(reading: direction)
    let items = items(in: root)
    items[0].leadingAnchor.constrain(to: root.leadingAnchor, with: 10)
    let made = items.chain(along: .horizontal, with: 8)
    #expect(made.all.count == 2)
    #expect(items.map { root.frame(of: $0).minX } == [10, 48, 86])
  }

  @Test func aVerticalChainGoesDownwards() {
    let root = LayoutView.root()
    let items = items(in: root)
    items[0].topAnchor.constrain(to: root.topAnchor, with: 10)
    items.chain(along: .vertical, with: 8)
    #expect(items.map { root.frame(of: $0).minY } == [10, 38, 66])
  }

  @Test func viewsOfOneClassAreChainedWithoutSpacing() {
    let root = LayoutView.root()
    let views = (0..<3).map { _ in ContentView(width: 30, height: 20) }
    root.addSubviewsUsingAutoLayout(views)
    views[0].topAnchor.constrain(to: root.topAnchor)
    views.chain(along: .vertical)
    #expect(views.map { root.frame(of: $0).minY } == [0, 20, 40])
  }

  @Test func theEndsAreLeftAlone() {
    let root = LayoutView.root(width: 320, height: 200)
    let items = items(in: root)
    items.chain(along: .vertical, with: 8)
    // Nothing but the last item's own end is held, and the chain hangs from it.
    items[2].bottomAnchor.constrain(to: root.bottomAnchor)
    #expect(items.map { root.frame(of: $0).minY } == [124, 152, 180])
  }

  @Test(
    arguments: [
      (.greaterThanOrEqual, 4, 8), (.greaterThanOrEqual, 20, 20),
      (.lessThanOrEqual, 4, 4), (.lessThanOrEqual, 20, 8), (.equal, 20, 8),
    ] as [(NSLayoutConstraint.Relation, CGFloat, CGFloat)], ReadingDirection.allCases)
  func everyRelationHolds(
    gap: (relation: NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat),
    direction: ReadingDirection
  ) {
    let root = LayoutView.root(reading: direction)
    let items = items(in: root)
    items[0].leadingAnchor.constrain(to: root.leadingAnchor)
    items.chain(gap.relation, along: .horizontal, with: 8)
    items.chain(along: .horizontal, with: gap.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: items[1]).minX == 30 + gap.result)
    #expect(root.frame(of: items[2]).minX == 60 + 2 * gap.result)
  }

  @Test func noneOrOneItemNeedNothing() {
    let root = LayoutView.root()
    #expect([LayoutView]().chain(along: .vertical).all.isEmpty)
    #expect([root].chain(along: .vertical).all.isEmpty)
  }
}
