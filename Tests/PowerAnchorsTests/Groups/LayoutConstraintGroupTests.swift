import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct LayoutConstraintGroupTests {
  private let root = LayoutView.root()
  private let item = LayoutView()

  init() {
    root.addSubviewsUsingAutoLayout(item)
  }

  private func place(at position: CGFloat) {
    item.topAnchor.constrain(to: root.topAnchor, with: position)
  }

  private var position: CGFloat { root.frame(of: item).minY }

  @Test func aGroupCollectsAndActivatesWhatItsClosureMakes() {
    let group = LayoutConstraintGroup {
      item.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 10)
      item.widthAnchor.constrain(within: 10...400)
      item.heightAnchor.constrain(to: 50, prioritizeAs: .defaultLow)
    }
    #expect(group.constraints.count == 7)
    #expect(group.constraints.allSatisfy { $0.isActive })
    #expect(root.frame(of: item) == CGRect(x: 10, y: 10, width: 300, height: 180))
  }

  @Test func nothingIsActiveBeforeTheClosureEnds() {
    var inside: [Bool] = []
    let group = LayoutConstraintGroup {
      inside.append(item.topAnchor.constrain(to: root.topAnchor).isActive)
      inside.append(item.edgeAnchors.constrain(to: root.edgeAnchors).top.isActive)
    }
    #expect(inside == [false, false])
    #expect(group.constraints.allSatisfy { $0.isActive })
  }

  @Test func aGroupThatStartsSwitchedOffActivatesNothing() {
    let group = LayoutConstraintGroup(isActive: false) { place(at: 40) }
    #expect(position == 0)
    group.isActive = true
    #expect(position == 40)
    group.isActive = false
    #expect(group.constraints.allSatisfy { !$0.isActive })
  }

  @Test func constraintsMadeInactiveAreLeftOut() {
    var kept: NSLayoutConstraint?
    let group = LayoutConstraintGroup {
      kept = item.topAnchor.constrain(to: root.topAnchor, isActive: false)
    }
    #expect(group.constraints.isEmpty)
    #expect(kept?.isActive == false)
  }

  @Test func switchingMovesFromOneGroupToAnother() {
    let near = LayoutConstraintGroup { place(at: 10) }
    let far = LayoutConstraintGroup(isActive: false) { place(at: 90) }
    near.switch(to: far)
    #expect(!near.isActive && far.isActive)
    #expect(position == 90)
    far.switch(to: near)
    #expect(position == 10)
  }

  @Test func replacingDropsTheOldConstraints() {
    let group = LayoutConstraintGroup { place(at: 10) }
    let old = group.constraints
    group.replace { place(at: 70) }
    #expect(old.allSatisfy { !$0.isActive })
    #expect(group.constraints.count == 1)
    #expect(position == 70)
  }

  @Test func replacingInASwitchedOffGroupActivatesNothing() {
    let group = LayoutConstraintGroup(isActive: false) { place(at: 10) }
    group.replace { place(at: 70) }
    #expect(group.constraints.allSatisfy { !$0.isActive })
    group.isActive = true
    #expect(position == 70)
  }

  @Test func addedConstraintsFollowTheGroup() {
    let group = LayoutConstraintGroup(isActive: false) {}
    let raw = item.topAnchor.constraint(equalTo: root.topAnchor, constant: 30)
    raw.isActive = true
    group.add([raw])
    #expect(!raw.isActive)
    group.isActive = true
    #expect(position == 30)
    let height = item.heightAnchor.constraint(equalToConstant: 20)
    group.add([height])
    #expect(height.isActive)
  }

  @Test func constraintsAddedInsideTheClosureAreActivatedWithIt() {
    let raw = item.topAnchor.constraint(equalTo: root.topAnchor, constant: 30)
    var group: LayoutConstraintGroup?
    group = LayoutConstraintGroup {}
    group?.replace { group?.add([raw]) }
    #expect(raw.isActive)
    #expect(position == 30)
  }

  @Test func anOuterGroupSwitchesTheInnerOnesAsTheyWere() throws {
    var shown: LayoutConstraintGroup?
    var hidden: LayoutConstraintGroup?
    let outer = LayoutConstraintGroup {
      shown = LayoutConstraintGroup { place(at: 10) }
      hidden = LayoutConstraintGroup(isActive: false) { place(at: 90) }
      item.heightAnchor.constrain(to: 20)
    }
    let inner = try #require(shown), other = try #require(hidden)
    #expect(outer.constraints.count == 3)
    #expect(position == 10)

    outer.isActive = false
    #expect(outer.constraints.allSatisfy { !$0.isActive })
    inner.switch(to: other)
    #expect(outer.constraints.allSatisfy { !$0.isActive })
    outer.isActive = true
    #expect(position == 90)
    other.isActive = false
    #expect(position == 0)
    #expect(root.frame(of: item).height == 20)
  }

  @Test func anInnerGroupOfASwitchedOffOneStaysOff() throws {
    var made: LayoutConstraintGroup?
    let outer = LayoutConstraintGroup(isActive: false) {
      made = LayoutConstraintGroup { place(at: 10) }
    }
    let inner = try #require(made)
    #expect(inner.constraints.allSatisfy { !$0.isActive })
    inner.replace { place(at: 20) }
    #expect(inner.constraints.allSatisfy { !$0.isActive })
    outer.isActive = true
    #expect(position == 20)
  }

  @Test func replacingAnOuterGroupLetsTheInnerOneGo() throws {
    var made: LayoutConstraintGroup?
    let outer = LayoutConstraintGroup {
      made = LayoutConstraintGroup { place(at: 10) }
    }
    let inner = try #require(made)
    outer.replace { place(at: 50) }
    #expect(position == 50)
    #expect(inner.constraints.allSatisfy { !$0.isActive })
  }

  @Test func aCallOutsideAClosureIsNoLongerCollected() {
    let group = LayoutConstraintGroup {}
    place(at: 10)
    #expect(group.constraints.isEmpty)
    #expect(position == 10)
  }
}
