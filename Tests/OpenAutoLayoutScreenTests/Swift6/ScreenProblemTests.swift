#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import Foundation
  import PowerAnchorsDiagnostics
  import Testing

  /// What is found in screens that are as they should be: nothing.
  @MainActor
  struct ScreenProblemTests {
    /// At how many widths to look.
    ///
    ///     POWERANCHORS_WIDTHS=200 swift test -c release --filter ScreenProblemTests
    private static var widths: [CGFloat] {
      let said = ProcessInfo.processInfo.environment["POWERANCHORS_WIDTHS"].flatMap { Int($0) }
      let count = said ?? 3
      return (0..<count).map { 320 + (704 * CGFloat($0) / CGFloat(max(1, count - 1))).rounded() }
    }

    @Test(arguments: Screen.allCases)
    func aSoundScreenHasNone(_ screen: Screen) {
      let shown = ShownScreen(screen) { Issue.record("\($0)") }
      let problems = shown.window.layoutProblems(widths: Self.widths)
      #expect(problems.isEmpty, "\(problems)")
    }

    @Test(arguments: ListScreen.allCases)
    func aSoundScreenOfAListHasNone(_ screen: ListScreen) {
      let shown = ShownScreen(screen.makeController()) { Issue.record("\($0)") }
      let problems = shown.window.layoutProblems(widths: Self.widths)
      #expect(problems.isEmpty, "\(problems)")
    }

    @Test func aTitleOfAButtonMayWrap() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "A title of several words, which takes several lines"
      button.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(button)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: root.topAnchor),
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      #expect(root.layoutProblems.isEmpty, "\(root.layoutProblems)")
      #expect(root.layoutDifferences().isEmpty)
      #expect(button.frame.height > 60)
    }
  }
#endif
