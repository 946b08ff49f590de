import LayoutTestSupport
import PowerAnchors
import Testing

/// The sample screen of the article, in its own spelling, as it is and fixed.
@MainActor
struct ArticleScreenTests {
  private let logo = LayoutView()
  private let welcome = ContentView(width: 70, height: 20)
  private let dismiss = ContentView(width: 60, height: 32)

  private func makeScreen(width: CGFloat, reading direction: ReadingDirection) -> LayoutView {
    let view = LayoutView.root(width: width, height: 480, reading: direction)
    view.addSubviewsUsingAutoLayout(logo, welcome, dismiss)

    logo.topAnchor.constrain(to: view.topAnchor, with: 12)
    logo.centerXAnchor.constrain(to: view.centerXAnchor)
    logo.widthAnchor.constrain(to: 50)
    logo.heightAnchor.constrain(to: 50)

    dismiss.leadingAnchor.constrain(.greaterThanOrEqual, to: view.leadingAnchor, with: 12)
    dismiss.trailingAnchor.constrain(.lessThanOrEqual, to: view.trailingAnchor, with: -12)
    dismiss.bottomAnchor.constrain(to: view.bottomAnchor)
    dismiss.widthAnchor.constrain(to: 320, prioritizeAs: .defaultHigh + 1)

    welcome.topAnchor.constrain(to: logo.bottomAnchor, with: 12)
    welcome.bottomAnchor.constrain(
      .greaterThanOrEqual, to: dismiss.topAnchor, with: 12, identifier: "welcome.bottom")
    welcome.leadingAnchor.constrain(to: dismiss.leadingAnchor)
    welcome.trailingAnchor.constrain(to: dismiss.trailingAnchor)
    return view
  }

  @Test(arguments: [320, 376, 1024] as [CGFloat], ReadingDirection.allCases)
  func asItIsTheLabelReachesIntoTheButton(width: CGFloat, direction: ReadingDirection) {
    let view = makeScreen(width: width, reading: direction)
    let logo = view.frame(of: logo), welcome = view.frame(of: welcome)
    let dismiss = view.frame(of: dismiss)
    #expect(logo == CGRect(x: width / 2 - 25, y: 12, width: 50, height: 50))
    #expect(dismiss.width == min(320, width - 24))
    #expect(dismiss.minX >= 12 && dismiss.maxX <= width - 12)
    #expect(dismiss.maxY == 480)
    #expect(welcome.minY == 74)
    #expect(welcome.maxY >= dismiss.minY + 12)
    #expect(welcome.minX == dismiss.minX && welcome.maxX == dismiss.maxX)
  }

  @Test(arguments: [320, 376, 1024] as [CGFloat], ReadingDirection.allCases)
  func mendedTheLabelEndsAboveTheButtonInTheMiddle(width: CGFloat, direction: ReadingDirection) {
    let view = makeScreen(width: width, reading: direction)
    for wrong in view.constraints(identifiedAs: "welcome.bottom") { wrong.isActive = false }
    welcome.bottomAnchor.constrain(.lessThanOrEqual, to: dismiss.topAnchor, with: -12)
    dismiss.centerXAnchor.constrain(to: view.centerXAnchor)

    let buttonWidth = min(320, width - 24), x = (width - buttonWidth) / 2
    #expect(view.frame(of: welcome) == CGRect(x: x, y: 74, width: buttonWidth, height: 20))
    #expect(view.frame(of: dismiss) == CGRect(x: x, y: 448, width: buttonWidth, height: 32))
  }
}
