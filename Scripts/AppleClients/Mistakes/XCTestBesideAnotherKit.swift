// expected: 'UIView' is ambiguous for type lookup
import SecondKit
import XCTest

final class ViewTests: XCTestCase {
  func testThatAViewIsMade() {
    let view: UIView? = nil
    XCTAssertNil(view)
  }
}
