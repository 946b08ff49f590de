import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct IdentifierTests {
  @Test func constraintsAreFoundInTheViewAndInsideIt() {
    let root = LayoutView.root()
    let outer = LayoutView(), inner = LayoutView()
    root.addSubviewsUsingAutoLayout(outer)
    outer.addSubviewsUsingAutoLayout(inner)
    let atRoot = outer.topAnchor.constrain(to: root.topAnchor, identifier: "wanted")
    let atInner = inner.widthAnchor.constrain(to: 10, identifier: "wanted")
    let atOuter = inner.topAnchor.constrain(to: outer.topAnchor, identifier: "wanted")
    inner.heightAnchor.constrain(to: 10, identifier: "other")
    #expect(root.constraints(identifiedAs: "wanted") == [atRoot, atOuter, atInner])
    #expect(outer.constraints(identifiedAs: "wanted") == [atOuter, atInner])
    #expect(root.constraints(identifiedAs: "missing").isEmpty)
  }

  @Test func theConstraintThatIsFoundMovesTheView() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    item.topAnchor.constrain(to: root.topAnchor, with: 8, identifier: "item.top")
    root.constraints(identifiedAs: "item.top").first?.constant = 16
    #expect(root.frame(of: item).minY == 16)
  }

  @Test func aDeepTreeIsSearchedToItsEnd() {
    let deepest = LayoutView()
    deepest.widthAnchor.constrain(to: 10, identifier: "deep")
    var top = deepest
    for _ in 0..<10_000 {
      let parent = LayoutView()
      parent.addSubviewsUsingAutoLayout(top)
      top = parent
    }
    #expect(top.constraints(identifiedAs: "deep").count == 1)
  }
}
