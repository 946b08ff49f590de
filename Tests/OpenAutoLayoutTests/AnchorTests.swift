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
}
