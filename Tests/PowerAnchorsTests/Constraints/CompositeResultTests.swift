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

  @Test func listsHaveAConstantToo() {
    let items = [root.addItem(.view), root.addItem(.view)]
    let widths = items.map { $0.widthAnchor.constrain(to: 10) }
    widths.constant = 30
    #expect(widths.constant == 30)
    #expect(items.map { root.frame(of: $0).width } == [30, 30])
    let none: [NSLayoutConstraint] = []
    #expect(none.isActive && none.priority == .required && none.constant == 0)
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

  @Test func shortRelationsAreApplesOwn() {
    #expect(NSLayoutConstraint.Relation.atLeast == .greaterThanOrEqual)
    #expect(NSLayoutConstraint.Relation.atMost == .lessThanOrEqual)
  }
}
