import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct ReadmeTests {
  @Test(arguments: ReadingDirection.allCases)
  func theFirstExampleGivesItsFrames(direction: ReadingDirection) {
    let view = LayoutView.root(width: 320, height: 200, reading: direction)
    let logo = LayoutView(), title = LayoutView()

    view.addSubviewsUsingAutoLayout(logo, title)
    logo.topAnchor.constrain(to: view.topAnchor, with: 12)
    logo.centerXAnchor.constrain(to: view.centerXAnchor)
    logo.sizeAnchors.constrain(to: CGSize(width: 50, height: 50))
    title.topAnchor.constrain(to: logo.bottomAnchor, with: 8)
    title.horizontalAnchors.constrain(to: view.horizontalAnchors, insetBy: 16)
    title.heightAnchor.constrain(.greaterThanOrEqual, to: 20, prioritizeAs: .defaultHigh + 1)

    #expect(view.frame(of: logo) == CGRect(x: 135, y: 12, width: 50, height: 50))
    #expect(view.frame(of: title) == CGRect(x: 16, y: 70, width: 288, height: 20))
  }
}
