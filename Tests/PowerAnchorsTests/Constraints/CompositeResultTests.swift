import LayoutTestSupport
import PowerAnchors
import Testing

/// What comes back from a call on several anchors acts like its constraints.
@MainActor
struct CompositeResultTests {
  private let root = LayoutView.root(width: 320, height: 200)

  @Test func allConstraintsAreSwitchedTogether() {
    let item = root.addItem(.view)
    let pins = item.edgeAnchors.constrain(to: root)
    #expect(pins.isActive)
    pins.isActive = false
    #expect(!pins.isActive && pins.all.allSatisfy { !$0.isActive })
    pins.isActive = true
    #expect(root.frame(of: item) == root.bounds)
    pins.top.isActive = false
    #expect(!pins.isActive)
  }

  @Test func allPrioritiesAreSetTogether() {
    let item = root.addItem(.view)
    let size = item.sizeAnchors.constrain(to: 40)
    item.widthAnchor.constrain(to: 60, prioritizeAs: .defaultHigh)
    #expect(root.frame(of: item).size == CGSize(width: 40, height: 40))
    size.priority = .defaultLow
    #expect(size.priority == .defaultLow && size.isActive)
    #expect(root.frame(of: item).size == CGSize(width: 60, height: 40))
  }

  @Test(arguments: ReadingDirection.allCases)
  func anInsetIsSetOnAllSidesAndOnNothingElse(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(.view)
    let pins = item.anchors([.leading, .trailing, .top, .height]).constrain(to: root)
    #expect(pins.inset == 0)
    pins.inset = 16
    #expect(root.frame(of: item) == CGRect(x: 16, y: 16, width: 288, height: 200))
    pins[.trailing].inset = 20
    #expect(root.frame(of: item).maxX == 300)
    #expect(pins.inset == 16 && pins[.trailing].inset == 20 && pins[.height].inset == 0)
  }

  @Test func noneHasTheDefaults() {
    let none = root.addItem(.view).anchors([]).constrain(to: root)
    #expect(none.isActive && none.priority == .required && none.constant == 0 && none.inset == 0)
  }

  @Test func severalResultsAreActivatedInOneCall() {
    let item = root.addItem(.view)
    let pins = item.anchors([.top, .leading]).constrain(to: root, isActive: false)
    let size = item.sizeAnchors.constrain(to: 40, isActive: false)
    NSLayoutConstraint.activate(pins, size)
    #expect(root.frame(of: item) == CGRect(x: 0, y: 0, width: 40, height: 40))
    NSLayoutConstraint.deactivate(pins, size)
    #expect(!pins.isActive && !size.isActive)
  }

  @Test func constraintsResultsAndGroupsAreActivatedTogether() {
    let item = root.addItem(.view)
    let pins = item.anchors([.top, .leading]).constrain(to: root, isActive: false)
    let height = item.heightAnchor.constrain(to: 40, isActive: false)
    let group = LayoutConstraintGroup(isActive: false)
    let inner = group.add {
      LayoutConstraintGroup(isActive: false) { item.widthAnchor.constrain(to: 20) }
    }
    group.add { item.widthAnchor.constrain(to: 60, prioritizeAs: .defaultHigh) }
    NSLayoutConstraint.activate(pins, height, group)
    #expect(group.isActive && !inner.isActive)
    #expect(root.frame(of: item) == CGRect(x: 0, y: 0, width: 60, height: 40))
    NSLayoutConstraint.deactivate(height, group)
    #expect(pins.isActive && !height.isActive && !group.isActive)
    #expect(group.constraints.allSatisfy { !$0.isActive })
  }

  @Test func shortRelationsAreApplesOwn() {
    #expect(NSLayoutConstraint.Relation.atLeast == .greaterThanOrEqual)
    #expect(NSLayoutConstraint.Relation.atMost == .lessThanOrEqual)
  }
}
