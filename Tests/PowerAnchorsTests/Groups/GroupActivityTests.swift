import LayoutTestSupport
import PowerAnchors
import Testing

/// What a group says of itself when others have changed its constraints, and what setting it does.
@MainActor
struct GroupActivityTests: PlacedItem {
  let root = LayoutView.root()
  let item = LayoutView()

  init() {
    root.addSubviewsUsingAutoLayout(item)
  }

  @Test func aGroupIsSwitchedOnAgainWhenItsViewComesBack() {
    let group = LayoutConstraintGroup { place(at: 40) }
    item.removeFromSuperview()
    #expect(!group.isActive)
    root.addSubview(item)
    group.isActive = true
    #expect(group.isActive && group.constraints.allSatisfy { $0.isActive })
    #expect(position == 40)
  }

  @Test func aGroupIsSwitchedOnAgainWhenAClientHasDeactivatedAConstraint() {
    let group = LayoutConstraintGroup {
      place(at: 40)
      item.heightAnchor.constrain(to: 20)
    }
    group.constraints[0].isActive = false
    #expect(!group.isActive)
    group.isActive = true
    #expect(group.isActive && position == 40)

    group.constraints[0].isActive = false
    group.isActive = false
    #expect(group.constraints.allSatisfy { !$0.isActive })
  }

  @Test func aGroupOfNothingIsAsItWasSet() {
    let group = LayoutConstraintGroup {}
    #expect(group.isActive)
    group.isActive = false
    #expect(!group.isActive)
  }

  @Test func aConstraintThatIsActivatedAloneDoesNotSwitchItsGroupOn() {
    let group = LayoutConstraintGroup(isActive: false) { place(at: 40) }
    group.constraints[0].isActive = true
    #expect(!group.isActive)
    group.isActive = false
    #expect(group.constraints.allSatisfy { !$0.isActive })
  }

  @Test func anInnerGroupWorksOnItsOwnWhenTheOuterOneHasBeenReplaced() throws {
    var made: LayoutConstraintGroup?
    let outer = LayoutConstraintGroup {
      made = LayoutConstraintGroup { place(at: 40) }
    }
    outer.replace {}
    let inner = try #require(made)
    #expect(!inner.isActive)
    inner.isActive = true
    #expect(inner.isActive && position == 40)
  }

  @Test func anInnerGroupWorksOnItsOwnWhenTheOuterOneIsGone() throws {
    var made: LayoutConstraintGroup?
    var outer: LayoutConstraintGroup? = LayoutConstraintGroup(isActive: false) {
      made = LayoutConstraintGroup { place(at: 40) }
    }
    let inner = try #require(made)
    // Switched on, and held back by the outer one.
    #expect(inner.isActive && outer?.isActive == false)
    outer = nil
    #expect(!inner.isActive)
    inner.isActive = true
    #expect(position == 40)
  }
}
