import LayoutTestSupport
import PowerAnchorsGuides
import Testing

@MainActor
struct FractionTests {
  @Test(arguments: [0, 0.25, 0.5, 1] as [CGFloat], ReadingDirection.allCases)
  func leadingAndTrailingLieAtAFractionInTheReadingDirection(
    fraction: CGFloat, direction: ReadingDirection
  ) {
    let root = LayoutView.root(width: 400, height: 200, reading: direction)
    let starting = root.addItem(.view), ending = root.addItem(.guide)
    for item in [starting, ending] { item.widthAnchor.constrain(to: 20) }
    starting.leadingAnchor.constrain(toFraction: fraction, of: root)
    ending.trailingAnchor.constrain(toFraction: fraction, of: root, with: 8)
    #expect(root.frame(of: starting).minX == 400 * fraction)
    #expect(root.frame(of: ending).maxX == 400 * fraction + 8)
  }

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func aCentreLiesAtAFractionInTheReadingDirection(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 400, height: 200, reading: direction)
    let item = root.addItem(kind)
    item.widthAnchor.constrain(to: 20)
    item.centerXAnchor.constrain(toFraction: 0.25, of: root)
    #expect(root.frame(of: item).midX == 100)
  }

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func aPlaceIsFoundAroundTheItem(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 400, height: 200, reading: direction)
    let item = root.addItem(kind)
    item.sizeAnchors.constrain(to: 20)
    item.leadingAnchor.constrain(toFraction: 0.25, of: .superview)
    item.centerYAnchor.constrain(.atMost, toFraction: 0.5, of: .superview, with: -10)
    item.anchors(.bottom).constrain(to: root, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item) == CGRect(x: 100, y: 80, width: 20, height: 20))
  }

  @Test(arguments: ItemKind.allCases)
  func yAnchorsLieAtAFractionFromTheTop(kind: ItemKind) {
    let root = LayoutView.root(width: 400, height: 200)
    let item = root.addItem(kind)
    item.topAnchor.constrain(toFraction: 0.25, of: root, with: -5)
    item.bottomAnchor.constrain(toFraction: 0.75, of: root)
    #expect(root.frame(of: item).minY == 45)
    #expect(root.frame(of: item).maxY == 150)
  }

  @Test(arguments: ReadingDirection.allCases)
  func aFractionIsMeasuredWithinAContainer(direction: ReadingDirection) {
    let root = LayoutView.root(width: 400, height: 200, reading: direction)
    let area = root.addItem(.guide), item = root.addItem(.view)
    area.horizontalAnchors.constrain(
      to: root.horizontalAnchors,
      insetBy: NSDirectionalEdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 60))
    item.leadingAnchor.constrain(toFraction: 0.5, of: area)
    #expect(root.frame(of: item).minX == 220)
  }

  @Test(
    arguments: [
      (.greaterThanOrEqual, 40, 100), (.greaterThanOrEqual, 160, 160),
      (.lessThanOrEqual, 40, 40), (.lessThanOrEqual, 160, 100), (.equal, 40, 100),
    ] as [(NSLayoutConstraint.Relation, CGFloat, CGFloat)], ReadingDirection.allCases)
  func everyRelationHolds(
    position: (relation: NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat),
    direction: ReadingDirection
  ) {
    let root = LayoutView.root(width: 400, height: 400, reading: direction)
    let item = root.addItem(.view)
    item.leadingAnchor.constrain(position.relation, toFraction: 0.25, of: root)
    item.topAnchor.constrain(position.relation, toFraction: 0.25, of: root)
    item.leadingAnchor.constrain(
      to: root.leadingAnchor, with: position.optional, prioritizeAs: .defaultLow)
    item.topAnchor.constrain(
      to: root.topAnchor, with: position.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).origin == CGPoint(x: position.result, y: position.result))
  }

  @Test func theTraitsAreTaken() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let made = item.leadingAnchor.constrain(
      toFraction: 0.5, of: root, prioritizeAs: .defaultLow, isActive: false, identifier: "half")
    #expect(made.priority == .defaultLow && !made.isActive && made.identifier == "half")
  }

  @Test(arguments: ReadingDirection.allCases)
  func aFractionIsReplaced(direction: ReadingDirection) {
    let root = LayoutView.root(width: 400, height: 200, reading: direction)
    let bar = root.addItem(.view)
    bar.leadingAnchor.constrain(to: root.leadingAnchor)
    let done = bar.trailingAnchor.constrain(
      toFraction: 0.25, of: root, prioritizeAs: .defaultHigh, identifier: "done")
    let more = done.replaceMultiplier(with: 0.75)
    #expect(root.frame(of: bar).maxX == 300)
    #expect(!done.isActive && more.isActive && more.priority == .defaultHigh)
    #expect(more.identifier == "done" && more.multiplier == 0.75)
  }
}
