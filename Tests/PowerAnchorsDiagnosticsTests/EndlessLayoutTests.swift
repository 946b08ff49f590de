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
  }
#endif
