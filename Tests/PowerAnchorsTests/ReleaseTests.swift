import LayoutTestSupport
import PowerAnchors
import Testing

/// Nothing here keeps a view alive, nor itself.
@MainActor
struct ReleaseTests {
  private func weakly<Object: AnyObject>(_ object: Object) -> () -> Object? {
    { [weak object] in object }
  }

  @Test func viewsGuidesAndConstraintsAreReleasedWithTheirTree() {
    var released: [() -> AnyObject?] = []
    do {
      let root = LayoutView.root()
      let view = LayoutView(), guide = LayoutGuide()
      root.addSubviewsUsingAutoLayout(view)
      root.addLayoutGuide(guide)
      let edges = view.edgeAnchors.constrain(to: guide.edgeAnchors)
      let size = guide.sizeAnchors.constrain(to: CGSize(width: 10, height: 10))
      #expect(root.frame(of: view).width == 10)
      released = [weakly(root), weakly(view), weakly(guide)]
      released += (edges.all + size.all).map { constraint in { [weak constraint] in constraint } }
    }
    #expect(released.allSatisfy { $0() == nil })
  }

  @Test func aGroupKeepsItsConstraintsAndNotTheirViews() {
    let root = LayoutView.root()
    var group: LayoutConstraintGroup?
    let view: () -> LayoutView?
    do {
      let child = LayoutView()
      root.addSubviewsUsingAutoLayout(child)
      group = LayoutConstraintGroup(isActive: false) {
        child.topAnchor.constrain(to: root.topAnchor)
      }
      view = weakly(child)
      child.removeFromSuperview()
    }
    #expect(view() == nil)
    let constraint = group?.constraints.first.map { weakly($0) }
    #expect(constraint?() != nil)
    group = nil
    #expect(constraint?() == nil)
  }

  @Test func nestedGroupsAreReleasedWithTheOuterOne() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    var inner: LayoutConstraintGroup?
    var outer: LayoutConstraintGroup? = LayoutConstraintGroup {
      inner = LayoutConstraintGroup { item.topAnchor.constrain(to: root.topAnchor) }
    }
    let weakInner = inner.map { weakly($0) }, weakOuter = outer.map { weakly($0) }
    inner = nil
    #expect(weakInner?() != nil)
    #expect(outer?.isActive == true)
    outer = nil
    #expect(weakOuter?() == nil && weakInner?() == nil)
  }
}
