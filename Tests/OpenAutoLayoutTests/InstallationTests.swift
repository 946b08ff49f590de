import OpenAutoLayout
import Testing

@MainActor
struct InstallationTests {
  @Test func constraintsAreHeldInTheOrderOfTheirAddition() {
    let v = UIView()
    let constraints = (0..<5).map {
      v.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0))
    }
    NSLayoutConstraint.activate(constraints)
    #expect(v.constraints == constraints)
    constraints[1].isActive = false
    constraints[3].isActive = false
    #expect(v.constraints == [constraints[0], constraints[2], constraints[4]])
    constraints[1].isActive = true
    #expect(v.constraints == [constraints[0], constraints[2], constraints[4], constraints[1]])
  }

  @Test func aNewViewIsPutNextToItsSibling() {
    let root = UIView()
    let (sibling, above, below, stranger) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(sibling)
    root.insertSubview(above, aboveSubview: sibling)
    root.insertSubview(below, belowSubview: sibling)
    #expect(root.subviews == [below, sibling, above])
    let last = UIView()
    root.insertSubview(last, belowSubview: stranger)
    #expect(root.subviews == [below, sibling, above, last])
  }

  @Test func aTagFindsTheFirstViewThatHasIt() {
    let (root, left, inner, right) = (UIView(), UIView(), UIView(), UIView())
    [left, right].forEach(root.addSubview)
    left.addSubview(inner)
    (inner.tag, right.tag) = (7, 7)
    #expect(root.viewWithTag(7) === inner)
    #expect(inner.viewWithTag(7) === inner)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func manyRemovalsKeepTheOrder() {
    let v = UIView()
    let constraints = (0..<100).map {
      v.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0))
    }
    NSLayoutConstraint.activate(constraints)
    for index in 0..<100 where index % 3 != 0 { constraints[index].isActive = false }
    #expect(v.constraints == constraints.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
  }

  @Test func activatingTwiceIsOnce() {
    let v = UIView()
    let constraint = v.widthAnchor.constraint(equalToConstant: 1)
    constraint.isActive = true
    constraint.isActive = true
    v.addConstraint(constraint)
    NSLayoutConstraint.activate([constraint, constraint])
    #expect(v.constraints == [constraint])
  }

  @Test func aHigherAncestorMayHoldAConstraint() {
    let scene = Scene()
    let parent = scene.view()
    let child = scene.view(in: parent)
    let constraint = child.widthAnchor.constraint(equalToConstant: 70)
    scene.root.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(scene.root.constraints == [constraint])
    scene.layout()
    #expect(child.frame.width == 70)
    constraint.isActive = false
    #expect(scene.root.constraints == [])
  }

  @Test func addingToAnotherViewMovesAConstraint() {
    let scene = Scene()
    let v = scene.view()
    let constraint = v.widthAnchor.constraint(equalToConstant: 70)
    constraint.isActive = true
    scene.root.addConstraint(constraint)
    #expect(v.constraints == [])
    #expect(scene.root.constraints == [constraint])
    #expect(constraint.isActive)
  }

  @Test func removingWhatAViewDoesNotHoldHasNoEffect() {
    let scene = Scene()
    let v = scene.view()
    let constraint = v.widthAnchor.constraint(equalToConstant: 70)
    constraint.isActive = true
    scene.root.removeConstraint(constraint)
    #expect(constraint.isActive)
  }

  @Test func removalKeepsConstraintsInsideTheSubtree() {
    let scene = Scene()
    let parent = scene.view()
    let child = scene.view(in: parent)
    let inside = child.topAnchor.constraint(equalTo: parent.topAnchor)
    let own = parent.widthAnchor.constraint(equalToConstant: 10)
    let outside = child.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
    scene.activate(inside, own, outside)
    parent.removeFromSuperview()
    #expect(inside.isActive)
    #expect(own.isActive)
    #expect(!outside.isActive)
    scene.root.addSubview(parent)
    #expect(!outside.isActive)
  }

  @Test func reparentingDeactivatesToo() {
    let scene = Scene()
    let a = scene.view()
    let v = scene.view()
    let constraint = v.topAnchor.constraint(equalTo: scene.root.topAnchor)
    constraint.isActive = true
    a.addSubview(v)
    #expect(!constraint.isActive)
    #expect(v.superview === a)
    #expect(scene.root.subviews == [a])
  }

  @Test func aGuideIsAddedOnceAndMoves() {
    let a = UIView()
    let b = UIView()
    let guide = UILayoutGuide()
    #expect(a.layoutGuides == [])
    a.addLayoutGuide(guide)
    a.addLayoutGuide(guide)
    #expect(a.layoutGuides == [guide])
    let constraint = guide.widthAnchor.constraint(equalTo: a.widthAnchor)
    constraint.isActive = true
    b.addLayoutGuide(guide)
    #expect(a.layoutGuides == [])
    #expect(b.layoutGuides == [guide])
    #expect(guide.owningView === b)
    #expect(!constraint.isActive)
    b.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test func aRemovedGuideTakesItsConstraintsAlong() {
    let scene = Scene()
    let guide = scene.guide()
    let v = scene.view()
    let made = [
      guide.widthAnchor.constraint(equalToConstant: 10),
      guide.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      v.leftAnchor.constraint(equalTo: guide.rightAnchor),
    ]
    let other = v.widthAnchor.constraint(equalTo: scene.root.widthAnchor)
    NSLayoutConstraint.activate(made + [other])
    scene.root.removeLayoutGuide(guide)
    #expect(made.allSatisfy { $0.firstItem != nil && !$0.isActive })
    #expect(scene.root.constraints == [other])
    #expect(guide.owningView == nil)
  }

  @Test func theOwningViewOfAGuideCanBeSet() {
    let (a, b) = (UIView(), UIView())
    let guide = UILayoutGuide()
    guide.owningView = a
    #expect(a.layoutGuides == [guide])
    guide.owningView = b
    #expect(a.layoutGuides == [] && b.layoutGuides == [guide])
    guide.owningView = nil
    #expect(b.layoutGuides == [])
  }

  @Test func aBatchIsHeldInItsOrderByWhomeverItConcerns() {
    let scene = Scene()
    let box = scene.view()
    let (a, b) = (scene.view(in: box), UILabel())
    b.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(b)
    let made = [
      a.widthAnchor.constraint(equalToConstant: 1),
      a.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      b.widthAnchor.constraint(equalToConstant: 2),
      box.topAnchor.constraint(equalTo: scene.root.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      a.topAnchor.constraint(equalTo: scene.root.topAnchor),
      b.topAnchor.constraint(equalTo: box.topAnchor),
    ]
    NSLayoutConstraint.activate(made)
    #expect(a.constraints == [made[0]])
    #expect(b.constraints == [made[2]])
    #expect(box.constraints == [made[1], made[4], made[6]])
    #expect(scene.root.constraints == [made[3], made[5]])
    NSLayoutConstraint.deactivate([made[4], made[3]])
    box.addConstraints([made[4]])
    #expect(box.constraints == [made[1], made[6], made[4]])
    #expect(scene.root.constraints == [made[5]])
    box.removeConstraints(made)
    #expect(box.constraints == [])
    #expect(made[0].isActive && made[5].isActive)
  }

  @Test func aGuideWithoutAnOwnerRaisesNothing() {
    let guide = UILayoutGuide()
    let constraint = guide.widthAnchor.constraint(equalTo: guide.heightAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func theFactoryReturnsTheReceiversClass() {
    final class Named: NSLayoutConstraint {
      var label = "named"
    }
    let named = Named(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 10)
    #expect(named.label == "named")
    #expect(named.secondAttribute == .notAnAttribute)
    #expect(Named().label == "named")
  }

  @Test func anOptionalViewIsAnItem() {
    let view: UIView? = UIView()
    let none: UIView? = nil
    let constraint = NSLayoutConstraint(
      item: view as Any, attribute: .width, relatedBy: .equal, toItem: none, attribute: .width,
      multiplier: 1, constant: 10)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem == nil)
  }

  @Test func subviewsKeepTheirOrder() {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    views.forEach(root.addSubview)
    root.insertSubview(views[3], at: 0)
    #expect(root.subviews == [views[3], views[0], views[1], views[2]])
    root.insertSubview(views[3], aboveSubview: views[1])
    #expect(root.subviews == [views[0], views[1], views[3], views[2]])
    root.insertSubview(views[2], belowSubview: views[0])
    #expect(root.subviews == [views[2], views[0], views[1], views[3]])
    root.sendSubviewToBack(views[1])
    root.bringSubviewToFront(views[2])
    #expect(root.subviews == [views[1], views[0], views[3], views[2]])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews == [views[2], views[0], views[3], views[1]])
    root.exchangeSubview(at: 1, withSubviewAt: 4)
    root.exchangeSubview(at: -1, withSubviewAt: 1)
    #expect(root.subviews == [views[2], views[0], views[3], views[1]])
    views[0].removeFromSuperview()
    #expect(root.subviews == [views[2], views[3], views[1]])
  }
}
