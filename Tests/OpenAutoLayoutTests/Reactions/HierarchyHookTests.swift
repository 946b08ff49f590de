import OpenAutoLayout
import Testing

/// Views that change the tree in the calls that tell them of a change of the tree.
@MainActor
struct HierarchyHookTests {
  private final class Hooked: UIView {
    var whenSubviewLeaves: (UIView) -> Void = { _ in }
    var whenSubviewCame: (UIView) -> Void = { _ in }
    var whenMoving: (UIView?) -> Void = { _ in }
    var whenMoved: () -> Void = {}

    override func willRemoveSubview(_ subview: UIView) { whenSubviewLeaves(subview) }
    override func didAddSubview(_ subview: UIView) { whenSubviewCame(subview) }
    override func willMove(toSuperview newSuperview: UIView?) { whenMoving(newSuperview) }
    override func didMoveToSuperview() { whenMoved() }
  }

  @Test func aSubviewRemovedInWillRemoveIsOut() {
    let parent = Hooked()
    let (view, other) = (UIView(), UIView())
    parent.addSubview(view)
    parent.addSubview(other)
    var calls = 0
    parent.whenSubviewLeaves = { subview in
      calls += 1
      if calls == 1 { subview.removeFromSuperview() }
    }
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(parent.subviews == [other])
  }

  @Test func aSiblingRemovedInWillRemoveIsOutToo() {
    let parent = Hooked()
    let views = (0..<3).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    var calls = 0
    parent.whenSubviewLeaves = { _ in
      calls += 1
      if calls == 1 { views[1].removeFromSuperview() }
    }
    views[0].removeFromSuperview()
    #expect(parent.subviews == [views[2]])
    #expect(views.map { $0.superview === parent } == [false, false, true])
  }

  @Test func aViewRemovedInWillMoveToNothingIsOut() {
    let parent = UIView()
    let view = Hooked()
    parent.addSubview(view)
    var calls = 0
    view.whenMoving = { [unowned view] _ in
      calls += 1
      if calls == 1 { view.removeFromSuperview() }
    }
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(parent.subviews == [])
  }

  @Test func aViewRemovedWhenItHasMovedIsOut() {
    let parent = Hooked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Hooked()
    view.whenMoved = { [unowned view] in view.removeFromSuperview() }
    parent.addSubview(view)
    #expect(view.superview == nil)
    #expect(parent.subviews == [])
    view.whenMoved = {}
    parent.whenSubviewCame = { $0.removeFromSuperview() }
    parent.addSubview(view)
    #expect(view.superview == nil)
    #expect(parent.subviews == [])
    parent.layoutIfNeeded()
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aSuperviewAddedToTheViewThatMovesIntoItStopsWithASentence() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        stopAfter(seconds: 10)
        let parent = UIView()
        let view = Hooked()
        view.whenMoving = { [unowned view] newSuperview in
          if let newSuperview, newSuperview.superview == nil { view.addSubview(newSuperview) }
        }
        parent.addSubview(view)
        parent.layoutIfNeeded()
      }
      #expect(result?.says("inside itself") == true)
    }
  #endif
}
