import LayoutTestSupport
import PowerAnchorsGuides
import Testing

/// The views that the rows of a table of calls are about, in a root view of 320 by 200 points.
@MainActor
final class Stage {
  let root: LayoutView
  let box = LayoutView(), other = LayoutView(), card = LayoutView(), guide = LayoutGuide()
  let a = ContentView(width: 30, height: 20), b = ContentView(width: 30, height: 20)
  let icon = ContentView(width: 24, height: 24), title = ContentView(width: 60, height: 12)
  let rows = (0..<3).map { _ in ContentView(width: 50, height: 10) }

  init(_ direction: ReadingDirection) {
    root = .root(reading: direction)
    root.addSubviewsUsingAutoLayout(other, box, a, b, icon, title)
    root.addSubviewsUsingAutoLayout(rows)
    root.addLayoutGuide(guide)
    other.anchors(.leading).constrain(to: .superview, insetBy: 40)
    other.anchors(.top).constrain(to: .superview, insetBy: 60)
    other.sizeAnchors.constrain(to: CGSize(width: 100, height: 50))
  }

  /// Where an item is, with x from the leading edge of the root view.
  func frame(_ item: any LayoutItem) -> CGRect { root.frame(of: item) }

  /// Where an item is, with x from the left.
  func physicalFrame(_ item: any LayoutItem) -> CGRect { root.physicalFrame(of: item) }
}

/// A row of the table of calls: what is wanted, and whether a call gives it.
struct Call: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let holds: @MainActor @Sendable (Stage) -> Bool

  init(_ wanted: String, _ holds: @escaping @MainActor @Sendable (Stage) -> Bool) {
    testDescription = wanted
    self.holds = holds
  }
}
