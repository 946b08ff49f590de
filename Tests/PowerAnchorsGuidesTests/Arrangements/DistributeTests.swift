import LayoutTestSupport
import PowerAnchorsGuides
import Testing

@MainActor
struct DistributeTests {
  private func items(_ widths: CGFloat..., in root: LayoutView) -> [any LayoutItem] {
    widths.enumerated().map { index, width in
      let item = root.addItem(index.isMultiple(of: 2) ? .view : .guide)
      item.sizeAnchors.constrain(to: CGSize(width: width, height: width))
      return item
    }
  }

  @Test(arguments: ReadingDirection.allCases)
  func equalGapsLieBetweenAndAtTheEnds(direction: ReadingDirection) {
    let root = LayoutView.root(width: 300, height: 100, reading: direction)
    let items = items(60, 60, in: root)
    items.distribute(along: .horizontal, within: root, gapsAtEnds: true)
    #expect(items.map { root.frame(of: $0).minX } == [60, 180])
  }

  @Test(arguments: ReadingDirection.allCases)
  func itemsOfDifferentSizesHaveEqualGaps(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 100, reading: direction)
    let items = items(20, 60, 100, in: root)
    items.distribute(along: .horizontal, within: root, gapsAtEnds: true)
    #expect(items.map { root.frame(of: $0).minX } == [35, 90, 185])
  }

  @Test(arguments: ReadingDirection.allCases)
  func withoutGapsAtTheEndsTheItemsTouchThem(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 100, reading: direction)
    let items = items(20, 60, 100, in: root)
    items.distribute(along: .horizontal, within: root, gapsAtEnds: false)
    #expect(items.map { root.frame(of: $0).minX } == [0, 90, 220])
  }

  @Test func itemsAreDistributedDownwardsWithinAGuide() {
    let root = LayoutView.root(width: 100, height: 320)
    let area = root.addLayoutGuide(identifier: "area")
    area.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 10)
    let items = items(20, 60, 100, in: root)
    items.distribute(along: .vertical, within: area, gapsAtEnds: true)
    #expect(items.map { root.frame(of: $0).minY } == [40, 90, 180])
  }

  @Test func gapsKeepTheirLeastSize() {
    let root = LayoutView.root(width: 300, height: 100)
    let views = (0..<2).map { _ in ContentView(width: 200, height: 10) }
    root.addSubviewsUsingAutoLayout(views)
    views.match(on: \.widthAnchor)
    views.distribute(along: .horizontal, within: root, gapsAtLeast: 20, gapsAtEnds: true)
    #expect(views.map { root.frame(of: $0).minX } == [20, 160])
    #expect(views.map { root.frame(of: $0).width } == [120, 120])
  }

  @Test func oneItemIsCentredOrFillsTheContainer() {
    let root = LayoutView.root(width: 300, height: 100)
    let centered = items(60, in: root), filling = [root.addItem(.view)]
    centered.distribute(along: .horizontal, within: root, gapsAtEnds: true)
    filling.distribute(along: .horizontal, within: root, gapsAtEnds: false)
    #expect(root.frame(of: centered[0]).minX == 120)
    #expect(root.frame(of: filling[0]).width == 300)
    #expect(
      [LayoutView]().distribute(along: .horizontal, within: root, gapsAtEnds: true).all.isEmpty)
  }

  @Test func theTraitsAreTaken() {
    let root = LayoutView.root()
    let made = items(10, 10, in: root).distribute(
      along: .horizontal, within: root, gapsAtEnds: true, prioritizeAs: .defaultLow,
      isActive: false,
      identifier: "tabs")
    #expect(made.all.allSatisfy { $0.priority == .defaultLow && !$0.isActive })
    #expect(made.all.allSatisfy { $0.identifier == "tabs" })
  }

  @Test(arguments: ReadingDirection.allCases)
  func thePlaceIsFoundAroundTheFirstItem(direction: ReadingDirection) {
    let root = LayoutView.root(width: 300, height: 100, reading: direction)
    let items = items(60, 60, in: root)
    items.distribute(along: .horizontal, within: .superview, gapsAtEnds: true)
    #expect(items.map { root.frame(of: $0).minX } == [60, 180])
  }
}
