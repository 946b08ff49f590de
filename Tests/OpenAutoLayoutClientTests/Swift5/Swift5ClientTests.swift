import OpenAutoLayout
import XCTest

final class Swift5ClientTests: XCTestCase {
  func testAClientWithoutIsolationRuns() {
    let frames = Swift5Client().layOut()
    XCTAssertEqual(frames[0], CGRect(x: 29, y: 9, width: 42, height: 22))
    XCTAssertEqual(frames[1].minX, 0)
    XCTAssertEqual(frames[1].width, 30)
  }

  func testEverySignatureIsThere() {
    nameConstraintSignatures()
    nameAnchorSignatures()
    nameGuideSignatures()
    nameViewSignatures()
    XCTAssertEqual(nameValues().count, 13)
    XCTAssertEqual(PlainView().frame, PictureView(image: nil).frame)
  }

  func testViewsMayBeReleasedOnAnyThread() async {
    await Task.detached { _ = Swift5Client().layOut() }.value
  }
}
