import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics
import Testing

@MainActor
struct LayoutAcceptanceTests {
  private final class Ribbon: LayoutView, AcceptsLayoutProblems {
    let acceptedLayoutProblems: Set<LayoutProblem.Kind> = [.outsideSuperview]
  }

  private let root = TestScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  /// Adds a view that reaches out of the root by its width.
  private func addWide(
    _ view: LayoutView, to superview: LayoutView, top: CGFloat = 0, width: CGFloat = 400
  ) {
    superview.addSubviewsUsingAutoLayout(view)
    view.topAnchor.constrain(to: superview.topAnchor, with: top)
    view.leadingAnchor.constrain(to: superview.leadingAnchor)
    view.sizeAnchors.constrain(to: CGSize(width: width, height: 20))
  }

  @Test func whatIsAcceptedAtAViewIsNoProblemThere() {
    let (accepted, other) = (LayoutView(), LayoutView())
    addWide(accepted, to: root)
    addWide(other, to: root, top: 40, width: 420)
    #expect(root.layoutProblems.map(\.view) == [accepted, other])
    let left = root.layoutProblems(ignoring: [.at(accepted, [.outsideSuperview])])
    #expect(left.map(\.view) == [other])
  }

  @Test func whatConcernsSeveralViewsIsAcceptedAtEachOfThem() {
    let views = [LayoutView(), LayoutView()]
    for (number, view) in views.enumerated() { addWide(view, to: root, top: 40 * CGFloat(number)) }
    let acceptances = views.map { LayoutAcceptance.at($0, [.outsideSuperview]) }
    // By one line, or of views made alike, which is one problem.
    #expect(root.layoutProblems.count == 1)
    #expect(root.layoutProblems(ignoring: [acceptances[0]]).count == 1)
    #expect(root.layoutProblems(ignoring: [acceptances[1]]).count == 1)
    #expect(root.layoutProblems(ignoring: acceptances).isEmpty)
    #expect(root.layoutProblems(ignoring: [.within(root, [.outsideSuperview])]).isEmpty)
  }

  @Test func whatIsAcceptedWithinAViewIsNoProblemOfItsSubviews() {
    let (card, inner) = (LayoutView(), LayoutView())
    root.addSubviewsUsingAutoLayout(card)
    card.edgeAnchors.constrain(to: root.edgeAnchors)
    addWide(inner, to: card)
    #expect(root.layoutProblems(ignoring: [.within(card, [.outsideSuperview])]).isEmpty)
    #expect(root.layoutProblems(ignoring: [.within(card, [.overlap])]).count == 2)
  }

  @Test func aClassAcceptsProblemsOfItsViews() {
    addWide(Ribbon(), to: root)
    #expect(root.layoutProblems.isEmpty)
  }

  @Test func anAcceptanceThatNothingNeedsIsAProblem() throws {
    let view = LayoutView()
    root.addSubviewsUsingAutoLayout(view)
    view.edgeAnchors.constrain(to: root.edgeAnchors)
    let problems = root.layoutProblems(ignoring: [.at(view, [.outsideSuperview])])
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.kind == .unusedAcceptance)
    #expect(problem.view === view)
  }

  @Test func anAcceptanceIsNeededInOneOfTheCircumstances() {
    let view = LayoutView()
    addWide(view, to: root)
    let acceptances = [LayoutAcceptance.at(view, [.outsideSuperview])]
    #expect(root.layoutProblems(ignoring: acceptances, widths: [320, 500]).isEmpty)
    #expect(root.layoutProblems(ignoring: acceptances, widths: [500]).count == 1)
  }
}
