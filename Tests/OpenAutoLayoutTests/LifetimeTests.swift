import OpenAutoLayout
import Testing

@MainActor
struct LifetimeTests {
  @Test func aDroppedTreeIsDeallocated() {
    weak var root: UIView?
    weak var child: UIView?
    weak var guide: UILayoutGuide?
    weak var constraint: NSLayoutConstraint?
    weak var systemsConstraint: NSLayoutConstraint?
    do {
      let scene = Scene()
      let v = scene.view(10, 10)
      let g = scene.guide()
      let c = v.leadingAnchor.constraint(equalTo: g.trailingAnchor)
      scene.activate(c, g.widthAnchor.constraint(equalTo: scene.root.widthAnchor))
      v.topAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.topAnchor).isActive = true
      let keyboard = scene.root.keyboardLayoutGuide
      v.bottomAnchor.constraint(lessThanOrEqualTo: keyboard.topAnchor).isActive = true
      scene.layout()
      _ = scene.root.systemLayoutSizeFitting(.zero)
      (root, child, guide, constraint) = (scene.root, v, g, c)
      systemsConstraint = scene.root.constraints.first { $0.identifier != nil }
      #expect(systemsConstraint != nil)
    }
    #expect(root == nil)
    #expect(child == nil)
    #expect(guide == nil)
    #expect(constraint == nil)
    #expect(systemsConstraint == nil)
  }

  @Test func anchorsAndConstraintsKeepNoViewAlive() {
    let scene = Scene()
    var v: ContentView? = scene.view()
    let anchor = v?.topAnchor
    let constraint = v?.widthAnchor.constraint(equalToConstant: 10)
    weak var weakView: UIView?
    weakView = v
    v?.removeFromSuperview()
    v = nil
    #expect(weakView == nil)
    #expect(anchor != nil)
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.isActive == false)
  }

  @Test func aConstraintThatOutlivesItsViewIsInactive() {
    let constraint: NSLayoutConstraint
    do {
      let v = UIView()
      constraint = v.widthAnchor.constraint(equalToConstant: 10)
      constraint.isActive = true
      #expect(constraint.isActive)
    }
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil)
  }

  @Test func aSubviewThatOutlivesItsSuperviewIsTopmost() {
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    child.translatesAutoresizingMaskIntoConstraints = false
    let inside = child.widthAnchor.constraint(equalToConstant: 30)
    let outside: NSLayoutConstraint
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(child)
      outside = child.leftAnchor.constraint(equalTo: root.leftAnchor)
      NSLayoutConstraint.activate([inside, outside])
      root.layoutIfNeeded()
      #expect(child.frame == CGRect(x: 0, y: 0, width: 30, height: 0))
    }
    #expect(child.superview == nil)
    #expect(!outside.isActive)
    #expect(inside.isActive)
    inside.constant = 40
    child.layoutIfNeeded()
    #expect(child.bounds.width == 40)
  }

  @Test func guidesAndTheirViewsDoNotHoldEachOther() {
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
      #expect(guide.owningView === view)
    }
    #expect(guide.owningView == nil)
  }

  /// Something that may be gone.
  private struct Trace {
    weak var object: AnyObject?
  }

  @Test func nothingIsLeftOfTreesThatAreBuiltChangedAndDropped() {
    var traces: [Trace] = []
    for round in 0..<1000 {
      let scene = Scene()
      let a = scene.view(20, 10)
      let b = scene.view(in: a)
      let guide = scene.guide(in: a)
      b.pinEdges(1, 1, 1, 1)
      a.pinOrigin()
      guide.widthAnchor.constraint(equalTo: a.safeAreaLayoutGuide.widthAnchor).isActive = true
      scene.layout()
      b.removeFromSuperview()
      scene.layout()
      a.addSubview(b)
      b.pinEdges(2, 2, 2, 2)
      scene.layout()
      #expect(b.frame == CGRect(x: 2, y: 2, width: 16, height: 6), "round \(round)")
      let constraints = [scene.root, a, b].flatMap(\.constraints)
      let objects: [AnyObject] = [scene.root, a, b, guide, a.safeAreaLayoutGuide] + constraints
      traces += objects.map { Trace(object: $0) }
    }
    #expect(traces.count { $0.object != nil } == 0)
    #expect(traces.count > 15_000)
  }

  @Test func aDeepTreeIsLaidOutMovedAndDroppedWithoutRecursion() {
    let levels = 10_000
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 100))
    root.contentScaleFactor = 1
    var views: [UIView] = [root]
    for _ in 1..<levels {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views[views.count - 1].addSubview(view)
      view.pinEdges(0, 1, 0, 0)
      views.append(view)
    }
    let deepest = views[levels - 1]
    let across = deepest.heightAnchor.constraint(equalTo: root.heightAnchor)
    let far = UILayoutGuide()
    root.addLayoutGuide(far)
    NSLayoutConstraint.activate([
      across, far.leftAnchor.constraint(equalTo: deepest.leftAnchor),
      far.widthAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(deepest.frame.width == CGFloat(20_000 - levels + 1))
    #expect(far.layoutFrame.minX == CGFloat(levels - 1))
    #expect(deepest.convert(CGPoint.zero, to: root).x == CGFloat(levels - 1))
    #expect(deepest.safeAreaInsets == .zero)
    #expect(root.hitTest(CGPoint(x: 19_999, y: 50), with: nil) === deepest)
    #expect(!deepest.hasAmbiguousLayout)
    for view in views { view.preservesSuperviewLayoutMargins = true }
    #expect(deepest.layoutMargins.right == 8)
    root.semanticContentAttribute = .forceRightToLeft
    root.frame.size.width = 21_000
    root.layoutIfNeeded()
    #expect(deepest.frame.width == CGFloat(21_000 - levels + 1))
    let middle = views[levels / 2]
    middle.removeFromSuperview()
    #expect(!across.isActive)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(middle)
    other.layoutIfNeeded()
    #expect(other.hitTest(CGPoint(x: 50, y: 50), with: nil) != nil)
    views = []
  }
}
