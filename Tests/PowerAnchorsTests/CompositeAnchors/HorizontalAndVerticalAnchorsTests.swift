import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct HorizontalAndVerticalAnchorsTests {
  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func eachPairHoldsItsOwnSidesOnly(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let row = root.addItem(kind), column = root.addItem(kind)
    row.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: EdgeAnchorsTests.insets)
    row.heightAnchor.constrain(to: 44)
    column.verticalAnchors.constrain(to: root.verticalAnchors, insetBy: EdgeAnchorsTests.insets)
    column.widthAnchor.constrain(to: 60)
    #expect(root.frame(of: row).minX == 20)
    #expect(root.frame(of: row).maxX == 280)
    #expect(root.frame(of: row).height == 44)
    #expect(root.frame(of: column).minY == 10)
    #expect(root.frame(of: column).maxY == 170)
    #expect(root.frame(of: column).width == 60)
  }

  @Test(arguments: ReadingDirection.allCases)
  func greaterThanOrEqualInsetsBothSidesAtLeast(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(.view)
    item.horizontalAnchors.constrain(.greaterThanOrEqual, to: root.horizontalAnchors, insetBy: 16)
    item.verticalAnchors.constrain(.greaterThanOrEqual, to: root.verticalAnchors, insetBy: 24)
    item.edgeAnchors.constrain(to: root.edgeAnchors, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item) == CGRect(x: 16, y: 24, width: 288, height: 152))
  }

  @Test(arguments: ReadingDirection.allCases)
  func lessThanOrEqualInsetsBothSidesAtMost(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(.view)
    item.horizontalAnchors.constrain(.lessThanOrEqual, to: root.horizontalAnchors, insetBy: 16)
    item.verticalAnchors.constrain(.lessThanOrEqual, to: root.verticalAnchors, insetBy: 24)
    item.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 60, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item) == CGRect(x: 16, y: 24, width: 288, height: 152))
  }

  @Test func theResultsNameBothConstraints() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let horizontal = item.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 1)
    let vertical = item.verticalAnchors.constrain(to: root.verticalAnchors, insetBy: 2)
    #expect(horizontal.all == [horizontal.leading, horizontal.trailing])
    #expect(horizontal.all.map(\.constant) == [1, -1])
    #expect(vertical.all == [vertical.top, vertical.bottom])
    #expect(vertical.all.map(\.constant) == [2, -2])
  }

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func pairsReachFromOneAnchorToAnother(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let start = root.addItem(.view), middle = root.addItem(kind)
    start.edgeAnchors.excluding(.trailing).constrain(to: root.edgeAnchors)
    start.widthAnchor.constrain(to: 100)
    let made = middle.horizontalAnchors.constrain(
      from: start.trailingAnchor, to: root.trailingAnchor, insetBy: 8)
    middle.verticalAnchors.constrain(
      .atLeast, from: root.centerYAnchor, to: start.bottomAnchor, insetBy: 4)
    middle.verticalAnchors.constrain(to: root, prioritizeAs: .defaultLow)
    #expect(root.frame(of: middle) == CGRect(x: 108, y: 104, width: 204, height: 92))
    #expect(made.leading.constant == 8 && made.trailing.constant == -8)
    made.inset = 20
    #expect(made.inset == 20 && made[.leading].inset == 20)
    #expect(root.frame(of: middle) == CGRect(x: 120, y: 104, width: 180, height: 92))
  }
}
