import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct SubviewsTests {
  @Test func subviewsAreAddedInOrderWithoutTranslatingTheirMasks() {
    let root = LayoutView.root()
    let first = LayoutView(), second = LayoutView(), third = LayoutView()
    root.addSubviewsUsingAutoLayout(first, second)
    root.addSubviewsUsingAutoLayout([third])
    #expect(root.subviews == [first, second, third])
    #expect(root.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func noSubviewsChangeNothing() {
    let root = LayoutView.root()
    root.addSubviewsUsingAutoLayout()
    root.addSubviewsUsingAutoLayout([])
    #expect(root.subviews.isEmpty)
  }
}
