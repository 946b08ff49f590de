import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct SetTests {
  private let root = LayoutView.root()
  private let item = LayoutView()

  init() {
    root.addSubviewsUsingAutoLayout(item)
  }

  @Test func priorityAndActivityAreSetTogether() {
    let width = item.widthAnchor.constrain(to: 200, isActive: false)
    let returned = width.set(priority: .defaultHigh + 1, isActive: true)
    #expect(returned === width)
    #expect(width.priority.rawValue == 751)
    #expect(root.frame(of: item).width == 200)
    width.set(priority: .defaultLow, isActive: false)
    #expect(!width.isActive && width.priority == .defaultLow)
  }

  @Test func anActiveConstraintCrossesRequiredBothWays() {
    let width = item.widthAnchor.constrain(to: 200)
    item.widthAnchor.constrain(to: 100, prioritizeAs: .defaultHigh)
    #expect(root.frame(of: item).width == 200)
    width.set(priority: .defaultLow)
    #expect(width.isActive)
    #expect(root.frame(of: item).width == 100)
    width.set(priority: .required)
    #expect(width.isActive)
    #expect(root.frame(of: item).width == 200)
  }

  @Test func anInactiveConstraintStaysInactive() {
    let width = item.widthAnchor.constrain(to: 200, isActive: false)
    width.set(priority: .defaultLow)
    #expect(!width.isActive)
  }
}
