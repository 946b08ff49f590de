import LayoutTestSupport
import PowerAnchors
import Testing

/// What looks like misuse and is none passes the checks of a debug build.
@MainActor
struct PermittedTests {
  @Test func aMaskThatIsTranslatedOnPurposeIsLeftAlone() {
    // A root without a superview, a container held by its content, a size that the mask leaves
    // flexible or that is optional, and a constraint that is not active yet.
    let root = LayoutView.root(), container = LayoutView(), content = LayoutView()
    root.widthAnchor.constrain(.atLeast, to: 10)
    root.addSubview(container)
    container.addSubviewsUsingAutoLayout(content)
    container.bottomAnchor.constrain(
      .greaterThanOrEqual, to: content.bottomAnchor, prioritizeAs: .required - 1)
    container.heightAnchor.constrain(to: 44, prioritizeAs: .required - 1)
    container.topAnchor.constrain(to: root.topAnchor, isActive: false)
    #expect(container.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(arguments: [.required, .defaultHigh] as [LayoutPriority])
  func aViewPlacedByItsFrameMayHaveASatisfiedConstraint(priority: LayoutPriority) {
    let root = LayoutView.root(), text = root.addItem(.view)
    let map = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
    root.addSubview(map)
    text.topAnchor.constrain(to: root.topAnchor, with: 100)
    map.bottomAnchor.constrain(.atMost, to: text.topAnchor, prioritizeAs: priority)
    map.topAnchor.constrain(to: root.topAnchor, prioritizeAs: priority)
    map.widthAnchor.constrain(to: 320, prioritizeAs: priority)
    #expect(root.frame(of: map) == CGRect(x: 0, y: 0, width: 320, height: 90))
    #expect(root.frame(of: text).minY == 100)
  }

  @Test func aMaskMayBeSwitchedOffAfterTheConstraintsAreMade() {
    let root = LayoutView.root(), view = LayoutView(), other = LayoutView(), third = LayoutView()
    for view in [view, other, third] { root.addSubview(view) }
    view.topAnchor.constrain(to: root.topAnchor, with: 7)
    view.leadingAnchor.constrain(to: root.leadingAnchor, with: 9)
    view.sizeAnchors.constrain(to: CGSize(width: 20, height: 10))
    _ = LayoutConstraintGroup { other.edgeAnchors.constrain(to: view.edgeAnchors, insetBy: 2) }
    third.anchors([.top, .trailing, .height]).constrain(to: .superview)
    third.widthAnchor.constrain(within: 5...6)
    third.widthAnchor.constrain(to: 6)
    for view in [view, other, third] { view.translatesAutoresizingMaskIntoConstraints = false }
    #expect(root.frame(of: view) == CGRect(x: 9, y: 7, width: 20, height: 10))
    #expect(root.frame(of: other) == CGRect(x: 11, y: 9, width: 16, height: 6))
    #expect(root.frame(of: third) == CGRect(x: 314, y: 0, width: 6, height: 200))
  }

  @Test func constraintsMadeInactiveMayComeBeforeTheHierarchy() {
    let root = LayoutView.root(), view = LayoutView()
    let top = view.topAnchor.constrain(to: root.topAnchor, with: 5, isActive: false)
    let group = LayoutConstraintGroup(isActive: false) {
      view.leadingAnchor.constrain(to: root.leadingAnchor, with: 7)
    }
    root.addSubviewsUsingAutoLayout(view)
    top.isActive = true
    group.isActive = true
    #expect(root.frame(of: view).origin == CGPoint(x: 7, y: 5))
  }
}
