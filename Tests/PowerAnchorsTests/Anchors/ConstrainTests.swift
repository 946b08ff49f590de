import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct ConstrainTests {
  /// What a relation makes of an optional position: that position where it may stand, or the bound.
  nonisolated static let positions:
    [(NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat)] = [
      (.equal, 10, 40), (.equal, 70, 40),
      (.greaterThanOrEqual, 10, 40), (.greaterThanOrEqual, 70, 70),
      (.lessThanOrEqual, 10, 10), (.lessThanOrEqual, 70, 40),
    ]

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func anAnchorIsHeldAtAnotherOneActiveAndRequiredByDefault(
    kind: ItemKind, direction: ReadingDirection
  ) {
    let root = LayoutView.root(reading: direction)
    let item = root.addItem(kind)
    let constraints = [
      item.topAnchor.constrain(to: root.topAnchor, with: 12),
      item.leadingAnchor.constrain(to: root.leadingAnchor, with: 20),
      item.bottomAnchor.constrain(to: root.centerYAnchor, with: -8),
      item.trailingAnchor.constrain(to: root.trailingAnchor, with: -30),
    ]
    #expect(constraints.allSatisfy { $0.isActive && $0.priority == .required })
    #expect(root.frame(of: item) == CGRect(x: 20, y: 12, width: 270, height: 80))
  }

  @Test(arguments: positions, ReadingDirection.allCases)
  func everyRelationHoldsOnTheXAxis(
    position: (NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat),
    direction: ReadingDirection
  ) {
    let root = LayoutView.root(reading: direction)
    let item = root.addItem(.view)
    item.leadingAnchor.constrain(position.0, to: root.leadingAnchor, with: 40)
    item.leadingAnchor.constrain(
      to: root.leadingAnchor, with: position.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).minX == position.result)
  }

  @Test(arguments: positions, ItemKind.allCases)
  func everyRelationHoldsOnTheYAxis(
    position: (NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat), kind: ItemKind
  ) {
    let root = LayoutView.root()
    let item = root.addItem(kind)
    item.topAnchor.constrain(position.0, to: root.topAnchor, with: 40)
    item.topAnchor.constrain(to: root.topAnchor, with: position.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).minY == position.result)
  }

  @Test(arguments: positions, ItemKind.allCases)
  func everyRelationHoldsBetweenADimensionAndANumber(
    position: (NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat), kind: ItemKind
  ) {
    let root = LayoutView.root()
    let item = root.addItem(kind)
    item.widthAnchor.constrain(position.0, to: 40)
    item.widthAnchor.constrain(to: position.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).width == position.result)
  }

  @Test(arguments: positions, ItemKind.allCases)
  func everyRelationHoldsBetweenDimensionsWithMultiplierAndConstant(
    position: (NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat), kind: ItemKind
  ) {
    let root = LayoutView.root(width: 60, height: 200)
    let item = root.addItem(kind)
    item.heightAnchor.constrain(position.0, to: root.widthAnchor, with: 10, multiplyBy: 0.5)
    item.heightAnchor.constrain(to: position.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).height == position.result)
  }

  @Test(arguments: positions)
  func everyRelationHoldsOnAPositionWithAMultiplier(
    position: (NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat)
  ) {
    let root = LayoutView.root(width: 300, height: 120)
    let item = root.addItem(.view)
    item.topAnchor.constrain(position.0, to: root.bottomAnchor, with: 10, multiplyBy: 0.25)
    item.topAnchor.constrain(to: root.topAnchor, with: position.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).minY == position.result)
  }

  @Test func aMultiplierOnAPositionKeepsEverythingElse() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let constraint = item.centerXAnchor.constrain(
      .lessThanOrEqual, to: root.centerXAnchor, with: 3, multiplyBy: 2,
      prioritizeAs: .defaultHigh, identifier: "twice")
    #expect(constraint.firstItem === item)
    #expect(constraint.secondItem === root)
    #expect(constraint.firstAttribute == .centerX)
    #expect(constraint.secondAttribute == .centerX)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .defaultHigh)
    #expect(constraint.identifier == "twice")
    #expect(constraint.isActive)
  }

  @Test func aDimensionWithAConstantReachesTheDimensionFactory() {
    let root = LayoutView.root(width: 320)
    let item = root.addItem(.view)
    let constraint = item.widthAnchor.constrain(to: root.widthAnchor, with: 4)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 4)
    #expect(root.frame(of: item).width == 324)
  }

  @Test func baselinesOfViewsAreYAxisAnchors() {
    let root = LayoutView.root()
    let first = LayoutView(), second = LayoutView()
    root.addSubviewsUsingAutoLayout(first, second)
    first.topAnchor.constrain(to: root.topAnchor, with: 10)
    first.heightAnchor.constrain(to: 30)
    second.heightAnchor.constrain(to: 50)
    second.lastBaselineAnchor.constrain(to: first.lastBaselineAnchor, with: 5)
    // Without text the last baseline is the bottom.
    #expect(root.frame(of: second).maxY == 45)
  }

  @Test func leftAndRightStayInARightToLeftLayout() {
    let root = LayoutView.root(width: 320, reading: .rightToLeft)
    let item = root.addItem(.view)
    item.leftAnchor.constrain(to: root.leftAnchor, with: 10)
    item.rightAnchor.constrain(to: root.rightAnchor, with: -50)
    #expect(root.physicalFrame(of: item).minX == 10)
    #expect(root.physicalFrame(of: item).maxX == 270)
  }

  @Test func anInactiveConstraintHoldsNothing() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let position = item.topAnchor.constrain(to: root.topAnchor, with: 40, isActive: false)
    let size = item.widthAnchor.constrain(to: 80, isActive: false)
    #expect(!position.isActive && !size.isActive)
    #expect(root.frame(of: item).minY == 0)
    position.isActive = true
    #expect(root.frame(of: item).minY == 40)
  }

  @Test func theStrongerPriorityWins() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    item.widthAnchor.constrain(to: 100, prioritizeAs: .defaultHigh)
    item.widthAnchor.constrain(to: 200, prioritizeAs: .defaultHigh + 1)
    item.widthAnchor.constrain(to: 300, prioritizeAs: .defaultHigh - 1)
    #expect(root.frame(of: item).width == 200)
  }

  @Test(arguments: ReadingDirection.allCases)
  func functionsMayTakeAnchorsOfAnyKind(direction: ReadingDirection) {
    func hold<Anchor: LayoutAnchor>(_ anchor: Anchor, at other: Anchor) {
      anchor.constrain(to: other, with: 6)
    }
    func fill<Kind>(_ sides: LayoutItemAnchors<Kind>, _ other: LayoutItemAnchors<Kind>) {
      sides.constrain(to: other, insetBy: 6)
    }
    let root = LayoutView.root(width: 100, height: 80, reading: direction)
    let held = root.addItem(.view), filling = root.addItem(.guide)
    hold(held.leadingAnchor, at: root.leadingAnchor)
    hold(held.topAnchor, at: root.topAnchor)
    // Chosen dynamically, a dimension still takes its own way, with its multiplier of 1.
    hold(held.widthAnchor, at: root.widthAnchor)
    fill(filling.horizontalAnchors, root.horizontalAnchors)
    fill(filling.verticalAnchors, root.verticalAnchors)
    #expect(root.frame(of: held) == CGRect(x: 6, y: 6, width: 106, height: 0))
    #expect(root.frame(of: filling) == CGRect(x: 6, y: 6, width: 88, height: 68))
  }
}
