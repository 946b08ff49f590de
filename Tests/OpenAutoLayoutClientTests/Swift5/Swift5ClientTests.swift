import OpenAutoLayout
import XCTest

// XCTest brings in the kit of the platform, so that nothing here may name what both have.
final class Swift5ClientTests: XCTestCase {
  func testAClientWithoutIsolationRuns() {
    let frames = Client().layOut()
    XCTAssertEqual(frames[0], CGRect(x: 29, y: 9, width: 42, height: 22))
    XCTAssertEqual(frames[1].minX, 0)
    XCTAssertEqual(frames[1].width, 30)
  }

  func testEverySignatureIsThere() {
    let client = Client()
    client.nameConstraintSignatures()
    client.nameAnchorSignatures()
    client.nameGuideSignatures()
    client.nameViewSignatures()
    XCTAssertEqual(nameValues().count, 13)
    XCTAssertEqual(PlainView().frame, PictureView(image: nil).frame)
  }

  @MainActor
  func testAnchorsOfConstraintsCanBeCast() {
    for kinds in AnchorCasts().kinds() {
      XCTAssertEqual(kinds, ["xx", "yy", "dd", "dd", "d-", "yy"])
    }
    XCTAssertTrue(AnchorCasts().areAnchors())
  }

  func testViewsMayBeReleasedOnAnyThread() async {
    let isReleased = await ObservingTree.isReleasedOnAnyThread()
    XCTAssertTrue(isReleased)
  }
}
