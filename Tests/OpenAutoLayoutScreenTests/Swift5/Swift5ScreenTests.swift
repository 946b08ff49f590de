import OpenAutoLayout
import XCTest

final class Swift5ScreenTests: XCTestCase {
  func testScreensInSwift5ModeAreAsLargeAsTheirWindow() async {
    await MainActor.run {
      for screen in Screen.allCases {
        let shown = ShownScreen(screen) { XCTFail("\($0)") }
        XCTAssertEqual(shown.controller.view.frame, shown.window.bounds)
        XCTAssertGreaterThan(shown.views.count, 3)
      }
      for screen in ListScreen.allCases {
        let shown = ShownScreen(screen.makeController()) { XCTFail("\($0)") }
        XCTAssertGreaterThan(shown.views.count, 3, "\(screen)")
      }
    }
  }
}
