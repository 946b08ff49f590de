import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct MultiplierTests {
  @Test func theNewConstraintTakesTheOldOnesPlace() {
    let root = LayoutView.root(width: 320)
    let item = root.addItem(.view)
    let quarter = item.widthAnchor.constrain(
      .lessThanOrEqual, to: root.widthAnchor, with: 7, multiplyBy: 0.25,
      prioritizeAs: .defaultHigh, identifier: "bar")
    quarter.shouldBeArchived = true
    let half = quarter.replaceMultiplier(with: 0.5)
    #expect(!quarter.isActive && half.isActive)
    #expect(half.multiplier == 0.5)
    #expect(half.constant == 7)
    #expect(half.relation == .lessThanOrEqual)
    #expect(half.priority == .defaultHigh)
    #expect(half.identifier == "bar")
    #expect(half.shouldBeArchived)
    item.widthAnchor.constrain(to: 300, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).width == 167)
  }

  @Test func anInactiveConstraintIsReplacedByAnInactiveOne() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let old = item.widthAnchor.constrain(to: root.widthAnchor, isActive: false)
    #expect(!old.replaceMultiplier(with: 2).isActive)
  }

  @Test(arguments: [true, false])
  func aGroupFollowsWhenItIsAsked(isInside: Bool) throws {
    let root = LayoutView.root(width: 320)
    let item = root.addItem(.view)
    var made: NSLayoutConstraint?
    func constrain() { made = item.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.25) }
    let group = LayoutConstraintGroup {
      item.heightAnchor.constrain(to: 20)
      if isInside { _ = LayoutConstraintGroup { constrain() } } else { constrain() }
      item.topAnchor.constrain(to: root.topAnchor)
    }
    let quarter = try #require(made)
    let half = group.replaceMultiplier(of: quarter, with: 0.5)
    #expect(half.isActive && group.constraints[1] === half && group.constraints.count == 3)
    group.isActive = false
    #expect(!half.isActive)
    group.isActive = true
    #expect(!quarter.isActive)
    #expect(root.frame(of: item).width == 160)
  }

  @Test func aGroupFollowsWhileItCollects() {
    let root = LayoutView.root(width: 320)
    let item = root.addItem(.view)
    let group = LayoutConstraintGroup {
      let quarter = item.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.25)
      _ = quarter.replaceMultiplier(with: 0.5)
    }
    #expect(group.constraints.count == 1)
    #expect(root.frame(of: item).width == 160)
  }
}
