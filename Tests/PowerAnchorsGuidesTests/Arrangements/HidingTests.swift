import LayoutTestSupport
import PowerAnchorsGuides
import Testing

/// Hidden items give up their room in a column or a row.
@MainActor
struct HidingTests {
  private let items = (0..<4).map { _ in ContentView(width: 50, height: 20) }

  /// Lays out the items at the top of a box that is as high as they need.
  private func variants(
    along axis: LayoutAxis, in root: LayoutView
  ) -> (box: LayoutView, variants: [LayoutVariants<Bool>]) {
    let box = LayoutView()
    box.readingDirection = root.readingDirection
    root.addSubviewsUsingAutoLayout(box)
    box.addSubviewsUsingAutoLayout(items)
    box.anchors([.top, .leading]).constrain(to: .superview)
    let made = items.stack(along: axis, within: box, with: 8, insetBy: 10)
    return (box, items.map { made.variants(hiding: $0) })
  }

  @Test(arguments: 0..<16, ReadingDirection.allCases)
  func anyItemsCanBeHidden(hidden: Int, direction: ReadingDirection) {
    let root = LayoutView.root(width: 400, height: 300, reading: direction)
    let (box, variants) = variants(along: .vertical, in: root)
    for index in items.indices { variants[index].current = hidden & 1 << index != 0 }
    let shown = items.indices.filter { hidden & 1 << $0 == 0 }
    let positions = shown.map { root.frame(of: items[$0]).minY }
    #expect(positions == shown.indices.map { 10 + 28 * CGFloat($0) })
    #expect(root.frame(of: box).height == 10 + 28 * CGFloat(shown.count) - 8 + 10)
    for variant in variants { variant.current = false }
    #expect(items.map { root.frame(of: $0).minY } == [10, 38, 66, 94])
  }

  @Test(arguments: ReadingDirection.allCases)
  func aRowClosesInTheReadingDirection(direction: ReadingDirection) {
    let root = LayoutView.root(width: 400, height: 300, reading: direction)
    let (box, variants) = variants(along: .horizontal, in: root)
    variants[0].current = true
    variants[3].current = true
    #expect(root.frame(of: items[1]) == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(root.frame(of: items[2]).minX == 68)
    #expect(root.frame(of: box).width == 128)
  }

  @Test func allItemsOfAFixedContainerCanBeHidden() {
    let root = LayoutView.root()
    root.addSubviewsUsingAutoLayout(items)
    let column = items.stack(along: .vertical, within: root, with: 8)
    for item in items { column.variants(hiding: item).current = true }
    #expect(root.frame(of: items[0]).minY == 0)
  }

  @Test func aChainClosesWithoutEnds() {
    let root = LayoutView.root()
    root.addSubviewsUsingAutoLayout(items)
    items[0].anchors(.top).constrain(to: .superview, insetBy: 5)
    let chain = items.chain(along: .vertical, with: 8)
    chain.variants(hiding: items[1]).current = true
    chain.variants(hiding: items[3]).current = true
    #expect(root.frame(of: items[2]).minY == 33)
  }

  @Test func theFirstVariantIsWhatTheViewIs() {
    let root = LayoutView.root()
    items[1].isHidden = true
    let (_, variants) = variants(along: .vertical, in: root)
    #expect(variants.map(\.current) == [false, true, false, false])
    #expect(root.frame(of: items[2]).minY == 38)
  }

  @Test func aGroupAroundTheVariantsCanBeSwitched() {
    let root = LayoutView.root()
    root.addSubviewsUsingAutoLayout(items)
    items[0].isHidden = true
    var variants: [LayoutVariants<Bool>] = []
    let group = LayoutConstraintGroup {
      let column = items.stack(along: .vertical, within: root, reachesEnd: false)
      variants = items.map { column.variants(hiding: $0) }
    }
    #expect(items.map { root.frame(of: $0).minY } == [0, 0, 20, 40])
    variants[1].current = true
    group.isActive = false
    group.isActive = true
    #expect(items.map { root.frame(of: $0).minY } == [0, 0, 0, 20])
    // One at each end, three between the items and two across each of them, none of them twice.
    #expect(group.constraints.count { $0.isActive } == 13)
    variants[0].current = false
    #expect(items.map { root.frame(of: $0).minY } == [0, 20, 20, 40])
  }

  @Test func aGapKeepsItsPriorityAndItsName() {
    let root = LayoutView.root()
    root.addSubviewsUsingAutoLayout(items)
    let chain = items.chain(
      along: .vertical, with: 8, prioritizeAs: .defaultHigh, identifier: "gap")
    chain.variants(hiding: items[1]).current = true
    let found = root.constraints(identifiedAs: "gap")
    #expect(found.count == 3 && found.allSatisfy { $0.priority == .defaultHigh })
  }
}
