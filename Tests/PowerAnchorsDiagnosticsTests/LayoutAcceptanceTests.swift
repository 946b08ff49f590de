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
  private func addWide(_ view: LayoutView, to superview: LayoutView, top: CGFloat = 0) {
    superview.addSubviewsUsingAutoLayout(view)
    view.topAnchor.constrain(to: superview.topAnchor, with: top)
    view.leadingAnchor.constrain(to: superview.leadingAnchor)
    view.sizeAnchors.constrain(to: CGSize(width: 400, height: 20))
  }

  @Test func whatIsAcceptedAtAViewIsNoProblemThere() {
    let (accepted, other) = (LayoutView(), LayoutView())
    addWide(accepted, to: root)
    addWide(other, to: root, top: 40)
    #expect(root.layoutProblems.map(\.view) == [accepted, other])
    let left = root.layoutProblems(ignoring: [.at(accepted, [.outsideSuperview])])
    #expect(left.map(\.view) == [other])
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
