import LayoutTestSupport
import PowerAnchorsDiagnostics
import Testing

/// A description reads the names of properties, and lives with those that have lost their objects.
@MainActor
struct UnownedPropertyTests {
  @Test func unownedPropertiesMayHaveLostTheirObjects() {
    var owner: Owner? = Owner()
    let root = LayoutView.root()
    let view = ViewWithOwner(owner: owner!)
    owner = nil
    root.addSubviewsUsingAutoLayout(view)
    view.addSubviewsUsingAutoLayout(view.badge)
    view.anchors([.top, .leading]).constrain(to: .superview)
    view.sizeAnchors.constrain(to: 100)
    view.badge.anchors([.top, .leading]).constrain(to: .superview)
    view.badge.sizeAnchors.constrain(to: 20)
    #expect(root.layoutDescription.contains("badge"))
    #expect(root.layoutProblems.isEmpty)
  }
}

private final class Owner {}

private final class ViewWithOwner: LayoutView {
  unowned let owner: Owner
  unowned(unsafe) let sameOwner: Owner
  let badge = LayoutView()

  init(owner: Owner) {
    self.owner = owner
    sameOwner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
