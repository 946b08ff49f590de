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
    #expect(made.count == 1)
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
    items.match(\.widthAnchor)
    items.match(\.heightAnchor)
    for item in items {
      #expect(root.frame(of: item) == CGRect(x: 24, y: 0, width: 60, height: 10))
    }
  }

  @Test func guidesAreMatchedWithTheFirstOne() {
    let root = LayoutView.root()
    let guides = (0..<3).map { _ in LayoutGuide() }
    root.addLayoutGuides(guides)
    guides[0].widthAnchor.constrain(to: 50)
    #expect(guides.match(\.widthAnchor).count == 2)
    #expect(guides.map { root.frame(of: $0).width } == [50, 50, 50])
  }

  @Test func theTraitsAreTakenAndNoneOrOneItemNeedNothing() {
    let root = LayoutView.root()
    let views = [LayoutView(), LayoutView()]
    root.addSubviewsUsingAutoLayout(views)
    let made =
      views.align(on: \.topAnchor, prioritizeAs: .defaultLow, isActive: false, identifier: "row")
      + views.match(
        \.widthAnchor, prioritizeAs: .defaultLow, isActive: false, identifier: "row")
    #expect(made.count == 2)
    #expect(made.allSatisfy { $0.priority == .defaultLow && !$0.isActive })
    #expect(made.allSatisfy { $0.identifier == "row" })
    #expect([LayoutView]().align(on: \.topAnchor).isEmpty)
    #expect(views.prefix(1).match(\.widthAnchor).isEmpty)
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
    #expect(views.match(on: \.sizeAnchors).count == 4)
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
}
