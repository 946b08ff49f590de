import PowerAnchors
import XCTest

/// XCTest brings in the kit of the platform. Its class is not isolated, whatever the module's default is.
nonisolated final class ClientTests: XCTestCase {
  @MainActor
  func testThatAViewIsPlaced() throws {
    #if canImport(UIKit)
      let view = UIView()
    #else
      let view = NSView()
    #endif
    view.widthAnchor.constrain(to: 44)
    XCTAssertEqual(view.constraints.count, 1)
  }
}
