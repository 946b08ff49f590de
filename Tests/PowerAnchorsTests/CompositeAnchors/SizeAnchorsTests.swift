import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct SizeAnchorsTests {
  @Test(arguments: ItemKind.allCases)
  func aSizeIsHeldAtNumbers(kind: ItemKind) {
    let root = LayoutView.root()
    let item = root.addItem(kind)
    let made = item.sizeAnchors.constrain(to: CGSize(width: 24, height: 36))
    #expect(root.frame(of: item).size == CGSize(width: 24, height: 36))
    #expect(made.all == [made.width, made.height])
  }

  @Test(arguments: ItemKind.allCases)
  func aSizeIsHeldAtAnotherOne(kind: ItemKind) {
    let root = LayoutView.root(width: 300, height: 200)
    let same = root.addItem(kind), scaled = root.addItem(kind)
    same.sizeAnchors.constrain(to: root.sizeAnchors)
    scaled.sizeAnchors.constrain(
      to: root.sizeAnchors, with: CGSize(width: 5, height: -10), multiplyBy: 0.5)
    #expect(root.frame(of: same).size == CGSize(width: 300, height: 200))
    #expect(root.frame(of: scaled).size == CGSize(width: 155, height: 90))
  }

  @Test func relationsHoldOnBothDimensions() {
    let root = LayoutView.root(width: 300, height: 200)
    let atLeast = root.addItem(.view), atMost = root.addItem(.view)
    atLeast.sizeAnchors.constrain(.greaterThanOrEqual, to: CGSize(width: 50, height: 60))
    atLeast.sizeAnchors.constrain(to: CGSize(width: 10, height: 70), prioritizeAs: .defaultLow)
    atMost.sizeAnchors.constrain(.lessThanOrEqual, to: root.sizeAnchors)
    atMost.sizeAnchors.constrain(to: CGSize(width: 400, height: 70), prioritizeAs: .defaultLow)
    #expect(root.frame(of: atLeast).size == CGSize(width: 50, height: 70))
    #expect(root.frame(of: atMost).size == CGSize(width: 300, height: 70))
  }
}
