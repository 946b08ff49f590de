import OpenAutoLayout
import Testing

@MainActor
struct AnchorTests {
  @Test func anchorsOfTheSameItemAndAttributeAreEqual() {
    let view = UIView()
    let other = UIView()
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor != view.trailingAnchor)
    #expect(view.leadingAnchor != other.leadingAnchor)
    #expect(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
  }

  @Test func aConstraintOfAnchorsSaysWhatTheyAre() {
    let a = UIView()
    let b = UIView()
    let constraint = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    #expect(constraint.firstItem === a)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondItem === b)
    #expect(constraint.secondAttribute == .leading)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
  }

  @Test func aSizeSetToAConstantHasNoSecondItemAndAMultiplierOfOne() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 44)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 44)
  }

  @Test func theAnchorsOfAConstraintAreOfTheirAxis() {
    let a = UIView()
    let b = UIView()
    let left = a.leftAnchor.constraint(equalTo: b.rightAnchor)
    #expect(left.firstAnchor.isEqual(a.leftAnchor))
    #expect(left.secondAnchor?.isEqual(b.rightAnchor) == true)
    #expect(left.firstAnchor as AnyObject is NSLayoutXAxisAnchor)
    #expect(left.secondAnchor as AnyObject is NSLayoutXAxisAnchor)
    let top = a.topAnchor.constraint(equalTo: b.lastBaselineAnchor)
    #expect(top.firstAnchor as AnyObject is NSLayoutYAxisAnchor)
    let height = a.heightAnchor.constraint(equalToConstant: 3)
    #expect(height.firstAnchor as AnyObject is NSLayoutDimension)
    #expect(height.secondAnchor == nil)
    let gap = a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
    let distance = gap.constraint(equalTo: a.widthAnchor)
    #expect(distance.firstAnchor.isEqual(gap))
    #expect(NSLayoutConstraint().firstAnchor as AnyObject is NSLayoutAnchor<AnyObject>)
  }

  @Test func anAnchorFromAConstraintMakesConstraints() {
    let scene = Scene()
    let v = scene.view(10, 10)
    let model = v.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
    guard let anchor = model.firstAnchor as AnyObject as? NSLayoutXAxisAnchor else {
      Issue.record("The anchor of a left side is an x-axis anchor.")
      return
    }
    scene.activate(anchor.constraint(equalTo: scene.root.rightAnchor, constant: -30))
    scene.layout()
    #expect(v.frame.minX == 370)
  }

  @Test func anAnchorIsItsOwnCopy() {
    let anchor = UIView().topAnchor
    #expect(anchor.copy() as AnyObject === anchor)
  }
}
