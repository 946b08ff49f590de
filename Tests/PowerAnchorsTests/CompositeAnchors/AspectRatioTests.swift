import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct AspectRatioTests {
  @Test(arguments: ItemKind.allCases)
  func theWidthIsAMultipleOfTheHeight(kind: ItemKind) {
    let root = LayoutView.root(width: 320, height: 400)
    let item = root.addItem(kind)
    item.horizontalAnchors.constrain(to: root.horizontalAnchors)
    item.constrainAspectRatio(to: 16 / 9)
    #expect(root.frame(of: item).size == CGSize(width: 320, height: 180))
  }

  @Test(
    arguments: [
      (.equal, 200), (.greaterThanOrEqual, 200), (.lessThanOrEqual, 50),
    ] as [(NSLayoutConstraint.Relation, CGFloat)])
  func everyRelationHolds(relation: NSLayoutConstraint.Relation, width: CGFloat) {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    item.heightAnchor.constrain(to: 100)
    item.widthAnchor.constrain(to: 50, prioritizeAs: .defaultLow)
    item.constrainAspectRatio(relation, to: 2)
    #expect(root.frame(of: item).width == width)
  }

  @Test func aSquareFitsIntoAContainer() {
    let root = LayoutView.root(width: 300, height: 200)
    let item = root.addItem(.view)
    item.constrainAspectRatio(to: 1)
    item.centerAnchors.constrain(to: root.centerAnchors)
    item.sizeAnchors.constrain(.lessThanOrEqual, to: root.sizeAnchors)
    item.sizeAnchors.constrain(to: root.sizeAnchors, prioritizeAs: .defaultHigh)
    #expect(root.frame(of: item) == CGRect(x: 50, y: 0, width: 200, height: 200))
  }
}
