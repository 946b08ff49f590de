import LayoutTestSupport
import PowerAnchorsSpacing
import Testing

@Suite(.listingDifferences) @MainActor
struct SystemSpacingPlaceTests {
  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func sidesAreHeldInsideTheSuperview(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(kind)
    item.edgeAnchors.excluding(.trailing).constrain(
      toSystemSpacingInside: .superview, multiplyBy: 2)
    item.widthAnchor.constrain(to: 10)
    #expect(root.frame(of: item) == CGRect(x: 16, y: 16, width: 10, height: 168))
  }
}
