import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct CenterAnchorsTests {
  private static let size = CGSize(width: 60, height: 40)

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func theCentreIsHeldOnBothAxes(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(kind)
    item.sizeAnchors.constrain(to: Self.size)
    let made = item.centerAnchors.constrain(to: root.centerAnchors)
    #expect(root.frame(of: item) == CGRect(x: 130, y: 80, width: 60, height: 40))
    #expect(made.all == [made.centerX, made.centerY])
  }

  @Test(arguments: ReadingDirection.allCases)
  func anOffsetIsToTheRightAndDownwardsInBothDirections(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(.view)
    item.sizeAnchors.constrain(to: Self.size)
    item.centerAnchors.constrain(to: root.centerAnchors, offsetBy: CGPoint(x: 10, y: -20))
    #expect(root.physicalFrame(of: item) == CGRect(x: 140, y: 60, width: 60, height: 40))
  }

  @Test func relationsHoldOnBothAxes() {
    let root = LayoutView.root(width: 320, height: 200)
    let atLeast = root.addItem(.view), atMost = root.addItem(.view)
    for item in [atLeast, atMost] {
      item.sizeAnchors.constrain(to: Self.size)
    }
    atLeast.centerAnchors.constrain(.greaterThanOrEqual, to: root.centerAnchors)
    atLeast.centerAnchors.constrain(
      to: root.centerAnchors, offsetBy: CGPoint(x: -30, y: 30), prioritizeAs: .defaultLow)
    atMost.centerAnchors.constrain(.lessThanOrEqual, to: root.centerAnchors)
    atMost.centerAnchors.constrain(
      to: root.centerAnchors, offsetBy: CGPoint(x: -30, y: 30), prioritizeAs: .defaultLow)
    #expect(root.frame(of: atLeast).origin == CGPoint(x: 130, y: 110))
    #expect(root.frame(of: atMost).origin == CGPoint(x: 100, y: 80))
  }
}
