import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct LayoutConstraintGroupTests: PlacedItem {
  let root = LayoutView.root()
  let item = LayoutView()

  init() {
    root.addSubviewsUsingAutoLayout(item)
  }

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

  @Test func constraintsAreListedInTheOrderOfTheirMaking() {
    var made: [NSLayoutConstraint] = []
    func bound(_ constant: CGFloat) {
      made.append(item.widthAnchor.constrain(.lessThanOrEqual, to: constant))
    }
    let group = LayoutConstraintGroup {}
    group.replace {
      bound(1)
      _ = LayoutConstraintGroup {
        bound(2)
        _ = LayoutConstraintGroup { bound(3) }
        bound(4)
      }
      bound(5)
      let raw = item.heightAnchor.constraint(equalToConstant: 20)
      group.add([raw])
      made.append(raw)
      made += item.centerAnchors.constrain(to: root.centerAnchors).all
      bound(6)
    }
    #expect(group.constraints == made)
    #expect(made.allSatisfy { $0.isActive })
    // They are activated in that order, too.
    #expect(item.constraints == made.filter { $0.secondItem == nil })
  }

  @Test func theListIsCompleteWhileTheClosureRuns() {
    var counts: [Int] = []
    let outer = LayoutConstraintGroup {}
    let inner = LayoutConstraintGroup {}
    outer.replace {
      place(at: 10)
      counts.append(outer.constraints.count)
      inner.replace {
        place(at: 10)
        place(at: 10)
        counts += [outer.constraints.count, inner.constraints.count]
      }
      place(at: 10)
      counts.append(outer.constraints.count)
    }
    #expect(counts == [1, 1, 2, 2])
    #expect((outer.constraints.count, inner.constraints.count) == (2, 2))
  }

  @Test func aClosureMayMakeAnyNumberOfConstraints() {
    var made: [NSLayoutConstraint] = []
    let group = LayoutConstraintGroup {
      for position in 0..<1_000 {
        made.append(
          item.topAnchor.constrain(.greaterThanOrEqual, to: root.topAnchor, with: CGFloat(position))
        )
      }
    }
    #expect(group.constraints == made)
    #expect(position == 999)
  }

  @Test func aGroupIsAllThatKeepsItsConstraintsAlive() {
    weak var constraint: NSLayoutConstraint?
    var group: LayoutConstraintGroup? = LayoutConstraintGroup(isActive: false) {
      constraint = item.topAnchor.constrain(to: root.topAnchor)
    }
    #expect(group?.constraints.count == 1 && constraint != nil)
    group = nil
    #expect(constraint == nil)
  }

  @Test func anInnerGroupOutlivesTheOuterOne() throws {
    var made: LayoutConstraintGroup?
    var outer: LayoutConstraintGroup? = LayoutConstraintGroup(isActive: false) {
      made = LayoutConstraintGroup(isActive: false) { place(at: 10) }
    }
    let inner = try #require(made)
    #expect(outer?.constraints == inner.constraints)
    outer = nil
    inner.isActive = true
    #expect(position == 10)
  }
}
