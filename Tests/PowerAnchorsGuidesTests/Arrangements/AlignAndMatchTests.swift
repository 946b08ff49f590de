import LayoutTestSupport
import PowerAnchorsGuides
import Testing

@MainActor
struct AlignAndMatchTests {
  @Test func viewsAreAlignedWithTheFirstOne() {
    let root = LayoutView.root()
    let views = [ContentView(width: 10, height: 40), ContentView(width: 10, height: 20)]
    root.addSubviewsUsingAutoLayout(views)
    views[0].topAnchor.constrain(to: root.topAnchor, with: 30)
    let made = views.align(on: \.centerYAnchor)
    #expect(made.all.count == 1)
    #expect(root.frame(of: views[1]) == CGRect(x: 0, y: 40, width: 10, height: 20))
  }

  @Test func baselinesOfViewsAreAligned() {
    let root = LayoutView.root()
    let views = [ContentView(width: 10, height: 40), ContentView(width: 10, height: 20)]
    root.addSubviewsUsingAutoLayout(views)
    views[0].topAnchor.constrain(to: root.topAnchor)
    views.align(on: \.lastBaselineAnchor)
    #expect(root.frame(of: views[1]).maxY == 40)
  }

  @Test(arguments: ReadingDirection.allCases)
  func viewsAndGuidesAreAlignedAndMatchedTogether(direction: ReadingDirection) {
    let root = LayoutView.root(reading: direction)
    let items = [root.addItem(.view), root.addItem(.guide), root.addItem(.view)]
    items[0].leadingAnchor.constrain(to: root.leadingAnchor, with: 24)
    items[0].sizeAnchors.constrain(to: CGSize(width: 60, height: 10))
    items.align(on: \.leadingAnchor)
    items.align(on: \.bottomAnchor)
    items.match(on: \.widthAnchor)
    items.match(on: \.heightAnchor)
    for item in items {
      #expect(root.frame(of: item) == CGRect(x: 24, y: 0, width: 60, height: 10))
    }
  }

  @Test func guidesAreMatchedWithTheFirstOne() {
    let root = LayoutView.root()
    let guides = (0..<3).map { _ in LayoutGuide() }
    for guide in guides { root.addLayoutGuide(guide) }
    guides[0].widthAnchor.constrain(to: 50)
    #expect(guides.match(on: \.widthAnchor).all.count == 2)
    #expect(guides.map { root.frame(of: $0).width } == [50, 50, 50])
  }

  @Test func theTraitsAreTakenAndNoneOrOneItemNeedNothing() {
    let root = LayoutView.root()
    let views = [LayoutView(), LayoutView()]
    root.addSubviewsUsingAutoLayout(views)
    let made =
      views.align(
        on: \.topAnchor, prioritizeAs: .defaultLow, isActive: false, identifier: "row"
      ).all
      + views.match(
        on: \.widthAnchor, prioritizeAs: .defaultLow, isActive: false, identifier: "row"
      ).all
    #expect(made.count == 2)
    #expect(made.allSatisfy { $0.priority == .defaultLow && !$0.isActive })
    #expect(made.allSatisfy { $0.identifier == "row" })
    #expect([LayoutView]().align(on: \.topAnchor).all.isEmpty)
    #expect(views.prefix(1).match(on: \.widthAnchor).all.isEmpty)
  }

  @Test(arguments: ReadingDirection.allCases)
  func aRelationHoldsEveryOtherItemToTheFirst(direction: ReadingDirection) {
    let root = LayoutView.root(reading: direction)
    let items = [root.addItem(.view), root.addItem(.guide), root.addItem(.view)]
    items[0].leadingAnchor.constrain(to: root.leadingAnchor, with: 24)
    items[0].widthAnchor.constrain(to: 60)
    items.align(.atLeast, on: \.leadingAnchor)
    items.match(.atMost, on: \.widthAnchor)
    for item in items.dropFirst() {
      item.leadingAnchor.constrain(to: root.leadingAnchor, prioritizeAs: .defaultLow)
      item.widthAnchor.constrain(to: 100, prioritizeAs: .defaultLow)
      #expect(root.frame(of: item).minX == 24 && root.frame(of: item).width == 60)
    }
  }

  @Test func bothDimensionsAreMatchedInOneCall() {
    let root = LayoutView.root()
    let views = [LayoutView(), LayoutView(), LayoutView()]
    root.addSubviewsUsingAutoLayout(views)
    views[0].sizeAnchors.constrain(to: CGSize(width: 30, height: 20))
    #expect(views.match(on: \.sizeAnchors).all.count == 4)
    let items: [any LayoutItem] = [views[0], root.addItem(.guide)]
    items.match(.atLeast, on: \.sizeAnchors)
    for item in views.map({ $0 as any LayoutItem }) + items {
      #expect(root.frame(of: item).size == CGSize(width: 30, height: 20))
    }
  }

  @Test func aDimensionOfAllIsHeldAtANumber() {
    let root = LayoutView.root()
    let views = [LayoutView(), LayoutView()]
    root.addSubviewsUsingAutoLayout(views)
    let made = views.match(on: \.heightAnchor, to: 44)
    #expect(views.map { root.frame(of: $0).height } == [44, 44])
    made.constant = 50
    #expect(views.map { root.frame(of: $0).height } == [50, 50])
    let items: [any LayoutItem] = [root.addItem(.guide), root.addItem(.view)]
    items.match(.atLeast, on: \.widthAnchor, to: 30)
    #expect(items.map { root.frame(of: $0).width } == [30, 30])
  }

  @Test(arguments: ReadingDirection.allCases)
  func anAnchorOfAllIsHeldToAnotherAnchor(direction: ReadingDirection) {
    let root = LayoutView.root(reading: direction)
    let icon = root.addItem(.view)
    icon.anchors([.top, .leading]).constrain(to: root)
    icon.sizeAnchors.constrain(to: 40)
    let items = [root.addItem(.view), root.addItem(.guide)]
    let made = items.align(on: \.leadingAnchor, to: icon.trailingAnchor, with: 8)
    items.align(.atMost, on: \.trailingAnchor, to: root.trailingAnchor, with: -20)
    items.align(on: \.trailingAnchor, to: root.trailingAnchor, prioritizeAs: .defaultLow)
    #expect(made.all.count == 2)
    #expect(items.map { root.frame(of: $0).minX } == [48, 48])
    #expect(items.map { root.frame(of: $0).maxX } == [300, 300])
    let views = [LayoutView(), LayoutView()]
    root.addSubviewsUsingAutoLayout(views)
    views.align(on: \.centerYAnchor, to: icon.bottomAnchor, with: 1)
    #expect(views.map { root.frame(of: $0).midY } == [41, 41])
  }

  @Test(arguments: ReadingDirection.allCases)
  func severalAnchorsOfAllAreHeldToAPlace(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let items = [root.addItem(.view), root.addItem(.guide)]
    let made = items.align(on: \.horizontalAnchors, to: .superview, insetBy: 16)
    items.align(.atLeast, on: \.verticalAnchors, to: root, insetBy: 30)
    items.align(on: \.edgeAnchors, to: root, prioritizeAs: .defaultLow)
    for item in items {
      #expect(root.frame(of: item) == CGRect(x: 16, y: 30, width: 288, height: 140))
    }
    made.inset = 20
    #expect(items.map { root.frame(of: $0).width } == [280, 280])
    #expect(made.inset == 20 && made[.leading].all.count == 2)
    let views = [LayoutView(), LayoutView()]
    root.addSubviewsUsingAutoLayout(views)
    views.align(on: \.edgeAnchors, to: .superview, insetBy: 1)
    #expect(views.map { root.frame(of: $0).minX } == [1, 1])
  }

  @Test func bothDimensionsOfAllAreHeldAtANumber() {
    let root = LayoutView.root()
    let views = [LayoutView(), LayoutView()]
    root.addSubviewsUsingAutoLayout(views)
    let made = views.match(on: \.sizeAnchors, to: 44)
    #expect(
      views.map { root.frame(of: $0).size } == [
        CGSize(width: 44, height: 44), CGSize(width: 44, height: 44),
      ])
    made.constant = 50
    #expect(root.frame(of: views[1]).size == CGSize(width: 50, height: 50))
    let items: [any LayoutItem] = [root.addItem(.guide), root.addItem(.view)]
    items.match(.atLeast, on: \.sizeAnchors, to: 30)
    #expect(items.map { root.frame(of: $0).width } == [30, 30])
  }

  @Test(arguments: ReadingDirection.allCases)
  func elementsWithSeveralViewsAreAlignedAndMatched(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let rows = (0..<2).map { _ in (label: LayoutView(), toggle: LayoutView()) }
    root.addSubviewsUsingAutoLayout(rows.flatMap { [$0.label, $0.toggle] })
    rows.align(on: \.label.leadingAnchor, to: root.leadingAnchor, with: 16)
    rows.align(on: \.toggle.verticalAnchors, to: .superview, insetBy: 8)
    rows.match(.atLeast, on: \.label.heightAnchor, to: 44)
    rows.match(on: \.toggle.sizeAnchors)
    rows.align(on: \.toggle.trailingAnchor)
    rows[0].toggle.anchors(.trailing).constrain(to: root)
    rows[0].toggle.widthAnchor.constrain(to: 50)
    for row in rows {
      #expect(root.frame(of: row.label).minX == 16 && root.frame(of: row.label).height == 44)
      #expect(root.frame(of: row.toggle) == CGRect(x: 270, y: 8, width: 50, height: 184))
    }
  }
}
