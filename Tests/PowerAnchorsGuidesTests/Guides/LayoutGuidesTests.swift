import LayoutTestSupport
import PowerAnchorsGuides
import Testing

@MainActor
struct LayoutGuidesTests {
  @Test func aGuideIsMadeAndAddedByName() {
    let root = LayoutView.root(width: 320, height: 200)
    let content = root.addLayoutGuide(identifier: "content")
    #expect(content.owningView === root)
    #expect(content.identifier == .init("content"))
    content.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 16)
    #expect(root.frame(of: content) == CGRect(x: 16, y: 16, width: 288, height: 168))
  }

  @Test(arguments: ReadingDirection.allCases)
  func aGuideHasTheCompositeAnchorsOfAView(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let outer = root.addLayoutGuide(identifier: "outer")
    let inner = root.addLayoutGuide(identifier: "inner")
    outer.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 20)
    outer.verticalAnchors.constrain(to: root.verticalAnchors, insetBy: 10)
    inner.sizeAnchors.constrain(to: outer.sizeAnchors, multiplyBy: 0.5)
    inner.centerAnchors.constrain(to: outer.centerAnchors)
    #expect(root.frame(of: outer) == CGRect(x: 20, y: 10, width: 280, height: 180))
    #expect(root.frame(of: inner) == CGRect(x: 90, y: 55, width: 140, height: 90))
  }
}
