import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics

/// A screen with a deliberate mistake, and what fixes it.
@MainActor
class MistakenScreen: TestScreen {
  /// The line of the mistake, if it is a line.
  var line: Int?

  required init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    build()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Lays the screen out, with the mistake.
  func build() {}

  /// Does what the problem says.
  func fix() {}

  /// What has to be found.
  var expected: Expectation { fatalError("Each screen says what has to be found in it.") }

  struct Expectation {
    var kind: LayoutProblem.Kind
    var view: LayoutView
    var sides: [LayoutProblem.Side] = []
    var summary: String
    var remedy: String
  }
}
