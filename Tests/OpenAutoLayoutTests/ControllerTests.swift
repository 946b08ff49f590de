import OpenAutoLayout
import Testing

@MainActor
struct ControllerTests {
  private final class Counting: UIViewController {
    var layouts = 0
    override func viewDidLayoutSubviews() { layouts += 1 }
  }

  @Test func aSecondControllerKeepsTheViewOfAFirstThatGoesAway() throws {
    var first: Counting? = Counting()
    let second = Counting()
    second.view = first?.view
    first = nil
    let view = try #require(second.view)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.next === second)
    #expect(second.layouts == 1)
  }
}
