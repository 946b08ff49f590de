import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics
import Testing

@MainActor
struct SoundScreenTests {
  /// A form with a background, a badge, labels, a guide and a scrolled list.
  private final class SoundScreen: TestScreen {
    let background = LayoutView()
    let title = makeLabel("A title")
    let detail = makeLabel("A detail")
    let badge = LayoutView()
    let button = ContentView(width: 120, height: 44)

    init(width: CGFloat) {
      super.init(frame: CGRect(x: 0, y: 0, width: width, height: 480))
      addSubviewsUsingAutoLayout(background, title, detail, badge, button)
      background.edgeAnchors.constrain(to: edgeAnchors)
      title.topAnchor.constrain(to: topAnchor, with: 20)
      title.leadingAnchor.constrain(to: leadingAnchor, with: 16)
      title.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      detail.topAnchor.constrain(to: title.topAnchor)
      detail.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
      detail.trailingAnchor.constrain(to: trailingAnchor, with: -16)
      badge.sizeAnchors.constrain(to: CGSize(width: 8, height: 8))
      badge.topAnchor.constrain(to: button.topAnchor)
      badge.trailingAnchor.constrain(to: button.trailingAnchor)
      let gap = LayoutGuide()
      addLayoutGuide(gap)
      gap.topAnchor.constrain(to: title.bottomAnchor)
      gap.leadingAnchor.constrain(to: leadingAnchor)
      gap.trailingAnchor.constrain(to: trailingAnchor)
      gap.heightAnchor.constrain(to: heightAnchor, multiplyBy: 0.25)
      button.topAnchor.constrain(to: gap.bottomAnchor)
      button.centerXAnchor.constrain(to: centerXAnchor)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  @Test func hasNoProblemsAtAnyWidthInEitherDirection() {
    let screen = SoundScreen(width: 320)
    let problems = screen.layoutProblems(widths: (0..<200).map { 320 + 4 * CGFloat($0) })
    #expect(problems.isEmpty, "\(problems)")
    #expect(screen.frame.width == 320)
  }

  @Test func aProblemSaysAtWhichWidthsItOccurs() throws {
    let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let view = LayoutView()
    root.addSubviewsUsingAutoLayout(view)
    view.verticalAnchors.constrain(to: root.verticalAnchors)
    view.centerXAnchor.constrain(to: root.centerXAnchor)
    view.widthAnchor.constrain(to: 500)
    let problems = root.layoutProblems(widths: [320, 400, 480, 520, 1024])
    #expect(problems.map(\.circumstancesInWords) == ["at widths 320 to 480"])
    let problem = try #require(problems.first)
    #expect(problem.description.contains("\n  It occurs at widths 320 to 480.\n"))
  }

  @Test func aProblemSaysInWhichDirectionItOccurs() {
    let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = LayoutView()
    root.addSubviewsUsingAutoLayout(view)
    view.topAnchor.constrain(to: root.topAnchor)
    view.heightAnchor.constrain(to: 10)
    view.leftAnchor.constrain(to: root.leftAnchor, with: 5)
    view.widthAnchor.constrain(to: 40)
    let mark = LayoutView()
    root.addSubviewsUsingAutoLayout(mark)
    mark.topAnchor.constrain(to: root.topAnchor)
    mark.sizeAnchors.constrain(to: CGSize(width: 80, height: 20))
    mark.leadingAnchor.constrain(to: root.leadingAnchor)
    // On top of all of the other from the left, of a part of it from the right.
    let problems = root.layoutProblems(of: .standard, widths: [100])
    #expect(problems.map(\.circumstancesInWords) == ["right to left"])
  }

  @Test func whatOnlyDistancesSettleIsLeftToTheKit() {
    let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = LayoutView()
    root.addSubviewsUsingAutoLayout(view)
    view.topAnchor.constrain(to: root.topAnchor)
    view.sizeAnchors.constrain(to: CGSize(width: 10, height: 10))
    // Public API shows no items of such a constraint.
    root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(equalToConstant: 7)
      .isActive = true
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func aSubtreeIsJudgedByItself() {
    let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let card = LayoutView()
    let inner = LayoutView()
    root.addSubviewsUsingAutoLayout(card)
    card.addSubviewsUsingAutoLayout(inner)
    card.topAnchor.constrain(to: root.topAnchor)
    card.sizeAnchors.constrain(to: CGSize(width: 50, height: 50))
    inner.edgeAnchors.excluding(.trailing).constrain(to: card.edgeAnchors)
    // From inside the card to the outside of it.
    inner.trailingAnchor.constrain(.equal, to: root.centerXAnchor)
    #expect(card.layoutProblems(of: [.ambiguity, .conflict]).isEmpty)
    #expect(root.layoutProblems(of: [.ambiguity]).map(\.view) == [card])
  }
}
