import LayoutTestSupport
import PowerAnchors
import Testing

/// Closures that add, replace, return and throw.
@MainActor
struct GroupMembersTests: PlacedItem {
  private struct Failure: Error {}

  let root = LayoutView.root()
  let item = LayoutView()

  init() {
    root.addSubviewsUsingAutoLayout(item)
  }

  private func fail() throws {
    place(at: 70)
    _ = LayoutConstraintGroup { item.heightAnchor.constrain(to: 70) }
    throw Failure()
  }

  @Test func aPropertyStartsAsAGroupOfNothing() {
    let group = LayoutConstraintGroup(isActive: false)
    group.add { place(at: 40) }
    #expect(position == 0)
    group.isActive = true
    #expect(position == 40)
  }

  @Test func aClosureReturnsItsConstraint() {
    let group = LayoutConstraintGroup { item.heightAnchor.constrain(to: 10) }
    let top = group.add { place(at: 40) }
    #expect(group.constraints.count == 2 && group.constraints[1] === top)
    top.constant = 50
    #expect(position == 50)
    let new = group.replace { place(at: 60) }
    #expect(group.constraints == [new])
    #expect(position == 60)
  }

  @Test func aGroupMayAddToItselfWhileItCollects() {
    let group = LayoutConstraintGroup()
    var isActiveInside = true
    group.replace {
      place(at: 40)
      group.add { item.heightAnchor.constrain(to: 20) }
      isActiveInside = group.constraints.contains { $0.isActive }
      item.widthAnchor.constrain(to: 20)
    }
    #expect(!isActiveInside)
    #expect(group.constraints.count == 3 && group.constraints.allSatisfy { $0.isActive })
  }

  @Test func removedConstraintsAreInactiveAndForgotten() throws {
    var made: [NSLayoutConstraint] = []
    var innerMade: LayoutConstraintGroup?
    let group = LayoutConstraintGroup {
      made.append(place(at: 40))
      made.append(item.heightAnchor.constrain(to: 20))
      innerMade = LayoutConstraintGroup { made.append(item.widthAnchor.constrain(to: 20)) }
      made.append(item.leadingAnchor.constrain(to: root.leadingAnchor))
    }
    let inner = try #require(innerMade), other = item.centerYAnchor.constrain(to: root.topAnchor)
    group.remove([made[0], other])
    #expect(!made[0].isActive && other.isActive)
    #expect(group.constraints == [made[1], made[2], made[3]])
    group.remove([made[2]])
    #expect(inner.constraints.isEmpty && group.constraints == [made[1], made[3]])
    group.isActive = false
    group.isActive = true
    #expect(!made[0].isActive && !made[2].isActive)
  }

  @Test func aGroupWhoseClosureThrowsIsNotMade() {
    let outer = LayoutConstraintGroup {
      #expect(throws: Failure.self) { _ = try LayoutConstraintGroup { try fail() } }
      item.widthAnchor.constrain(to: 20)
    }
    #expect(outer.constraints.count == 1)
    #expect(root.frame(of: item) == CGRect(x: 0, y: 0, width: 20, height: 0))
    place(at: 30)
    #expect(outer.constraints.count == 1 && position == 30)
  }

  @Test func aGroupIsAsBeforeWhenAClosureThrows() {
    var inner: LayoutConstraintGroup?
    let group = LayoutConstraintGroup {
      place(at: 40)
      inner = LayoutConstraintGroup { item.heightAnchor.constrain(to: 20) }
    }
    let constraints = group.constraints
    #expect(throws: Failure.self) { try group.replace { try fail() } }
    #expect(throws: Failure.self) { try group.add { try fail() } }
    #expect(group.constraints == constraints && group.isActive && inner?.isActive == true)
    #expect(root.frame(of: item).height == 20 && position == 40)
    group.isActive = false
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func aMultiplierIsReplacedInTheGroupAroundTheClosure() {
    let group = LayoutConstraintGroup {
      let quarter = item.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.25)
      _ = LayoutConstraintGroup { _ = quarter.replaceMultiplier(with: 0.5) }
    }
    #expect(group.constraints.map(\.multiplier) == [0.5])
    #expect(root.frame(of: item).width == 160)
  }
}
