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
    root.widthAnchor.constrain(within: 10...)
    root.addSubview(container)
    container.addSubviewsUsingAutoLayout(content)
    container.bottomAnchor.constrain(
      .greaterThanOrEqual, to: content.bottomAnchor, prioritizeAs: .required - 1)
    container.heightAnchor.constrain(to: 44, prioritizeAs: .required - 1)
    container.topAnchor.constrain(to: root.topAnchor, isActive: false)
    #expect(container.translatesAutoresizingMaskIntoConstraints)
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
