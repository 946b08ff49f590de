import LayoutTestSupport
import PowerAnchorsGuides
import Testing

@MainActor
struct StackTests {
  private func items(in root: LayoutView) -> [any LayoutItem] {
    let items = [root.addItem(.view), root.addItem(.guide), root.addItem(.view)]
    for item in items.dropLast() {
      item.sizeAnchors.constrain(to: CGSize(width: 30, height: 20), prioritizeAs: .defaultHigh)
    }
    return items
  }

  @Test(arguments: ReadingDirection.allCases)
  func aColumnFillsItsContainer(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let items = items(in: root)
    let made = items.stack(along: .vertical, within: root, with: 12, insetBy: 16)
    #expect(items.map { root.frame(of: $0).minY } == [16, 48, 80])
    #expect(items.map { root.frame(of: $0).height } == [20, 20, 104])
    #expect(items.map { root.frame(of: $0).minX } == [16, 16, 16])
    #expect(items.map { root.frame(of: $0).width } == [288, 288, 288])
    #expect(made.all.count == 10 && made.gaps.all.count == 2)
    made.gaps.constant = 8
    #expect(items.map { root.frame(of: $0).minY } == [16, 44, 72])
  }

  @Test(arguments: ReadingDirection.allCases)
  func aRowFollowsTheReadingDirection(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let items = items(in: root)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 24, bottom: 3, trailing: 16)
    items.stack(along: .horizontal, within: .superview, with: 8, insetBy: insets)
    #expect(items.map { root.frame(of: $0).minX } == [24, 62, 100])
    #expect(root.frame(of: items[2]) == CGRect(x: 100, y: 1, width: 204, height: 196))
  }

  @Test(
    arguments: [
      (.leading, 16), (.centerX, 145), (.trailing, 274),
    ] as [(LayoutAnchorSet, CGFloat)], ReadingDirection.allCases)
  func aColumnIsAlignedAcross(
    alignment: (anchor: LayoutAnchorSet, minX: CGFloat), direction: ReadingDirection
  ) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let items = items(in: root)
    items[2].widthAnchor.constrain(to: 30, prioritizeAs: .defaultHigh)
    items.stack(along: .vertical, within: root, insetBy: 16, aligning: alignment.anchor)
    #expect(
      items.map { root.frame(of: $0).minX } == [alignment.minX, alignment.minX, alignment.minX])
    #expect(items.map { root.frame(of: $0).width } == [30, 30, 30])
  }

  @Test func itemsKeepInsideAcross() {
    let root = LayoutView.root(width: 320, height: 200)
    let wide = ContentView(width: 500, height: 20)
    root.addSubviewsUsingAutoLayout(wide)
    [wide].stack(along: .vertical, within: .superview, insetBy: 10, aligning: .centerX)
    #expect(root.frame(of: wide) == CGRect(x: 10, y: 10, width: 300, height: 180))
  }

  @Test func theEndIsLeftOpen() {
    let root = LayoutView.root(width: 320, height: 200)
    let views = [ContentView(width: 10, height: 20), ContentView(width: 10, height: 30)]
    root.addSubviewsUsingAutoLayout(views)
    views.stack(along: .vertical, within: .safeArea, with: 5, reachesEnd: false)
    #expect(views.map { root.frame(of: $0).maxY } == [20, 55])
    views[1].heightAnchor.constrain(to: 500, prioritizeAs: .defaultHigh + 1)
    #expect(root.frame(of: views[1]).maxY == 200)
  }

  @Test func theTraitsAreTakenAndNothingNeedsNothing() {
    let root = LayoutView.root()
    let made = items(in: root).stack(
      along: .horizontal, within: root, aligning: .centerY, prioritizeAs: .defaultLow,
      isActive: false, identifier: "row")
    #expect(made.priority == .defaultLow && !made.isActive && made.all.count == 13)
    #expect(made.all.allSatisfy { $0.identifier == "row" })
    #expect([LayoutView]().stack(along: .vertical, within: root).all.isEmpty)
  }

  @Test(arguments: ReadingDirection.allCases)
  func oneGapDiffersFromTheOthers(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let items = items(in: root)
    let row = items.stack(along: .horizontal, within: root, with: 8)
    row.gap(after: items[0]).constant = 24
    #expect(items.map { root.frame(of: $0).minX } == [0, 54, 92])
  }

  @Test(arguments: ReadingDirection.allCases)
  func insetsOfABlockChangeLater(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let items = items(in: root)
    let column = items.stack(along: .vertical, within: root, with: 12, insetBy: 16)
    column.inset = 20
    column.gaps.constant = 4
    #expect(items.map { root.frame(of: $0).minY } == [20, 44, 68])
    #expect(items.map { root.frame(of: $0).width } == [280, 280, 280])
    #expect(root.frame(of: items[2]).maxY == 180)
  }

  @Test(arguments: [(.firstBaseline, 0), (.lastBaseline, 20)] as [(LayoutAnchorSet, CGFloat)])
  func aRowIsAlignedOnABaseline(alignment: (anchor: LayoutAnchorSet, minY: CGFloat)) {
    let root = LayoutView.root(width: 320, height: 200)
    let views = [ContentView(width: 10, height: 40), ContentView(width: 10, height: 20)]
    root.addSubviewsUsingAutoLayout(views)
    views.stack(
      along: .horizontal, within: .superview, aligning: alignment.anchor, reachesEnd: false)
    views[0].anchors(.top).constrain(to: .superview)
    views[0].heightAnchor.constrain(to: 40)
    views[1].heightAnchor.constrain(to: 20)
    #expect(root.frame(of: views[1]).minY == alignment.minY)
  }

  @Test(
    arguments: [(.left, 16), (.right, 274)] as [(LayoutAnchorSet, CGFloat)],
    ReadingDirection.allCases)
  func aColumnIsAlignedLeftOrRight(
    alignment: (anchor: LayoutAnchorSet, minX: CGFloat), direction: ReadingDirection
  ) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let items = items(in: root)
    items[2].widthAnchor.constrain(to: 30, prioritizeAs: .defaultHigh)
    items.stack(along: .vertical, within: root, insetBy: 16, aligning: alignment.anchor)
    #expect(items.map { root.physicalFrame(of: $0).minX == alignment.minX } == [true, true, true])
  }
}
