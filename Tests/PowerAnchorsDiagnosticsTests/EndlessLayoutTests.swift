#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchorsDiagnostics
  import Testing

  /// Layouts that do not settle are problems of the view that asks for more.
  @MainActor
  struct EndlessLayoutTests {
    private final class Restless: UIView {
      var isRestless = true
      override func layoutSubviews() {
        super.layoutSubviews()
        if isRestless { setNeedsLayout() }
      }
    }

    @Test func aViewThatAsksForALayoutInEachLayoutIsFound() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.accessibilityIdentifier = "restless"
      root.addSubview(view)
      var loops = 0
      root.layoutLoopHandler = { _ in loops += 1 }
      let problems = root.layoutProblems
      #expect(problems.map(\.kind) == [.endlessLayout])
      #expect(problems.first?.view === view)
      #expect(problems.first?.summary.contains("called setNeedsLayout() of restless") == true)
      #expect(problems.first?.remedy.hasPrefix("change only what differs") == true)
      // It stays one until the view has settled, and is reported once.
      #expect(root.layoutProblems.count == 1)
      #expect(loops == 1)
      view.isRestless = false
      view.setNeedsLayout()
      #expect(root.layoutProblems.isEmpty)
    }

    /// Three heights to a width, so that no width agrees with its height.
    private final class Steps: UIView {
      override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        width > 1_000 ? 10 : width < 100 ? 300 : 40
      }
    }

    @Test func aHeightThatAgreesWithNoWidthIsFound() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
      let steps = Steps()
      steps.accessibilityIdentifier = "steps"
      steps.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(steps)
      NSLayoutConstraint.activate([
        steps.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        steps.topAnchor.constraint(equalTo: root.topAnchor),
        steps.widthAnchor.constraint(equalTo: steps.heightAnchor),
      ])
      root.layoutLoopHandler = { _ in }
      let problems = root.layoutProblems
      #expect(problems.map(\.kind) == [.endlessLayout])
      #expect(problems.first?.view === steps)
      #expect(problems.first?.summary.hasPrefix("The height of steps follows its width") == true)
    }
  }
#endif
