import OpenAutoLayout
import XCTest

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
    var tree: [UIView] = await MainActor.run {
      let controller = ObservingController()
      let root = ObservingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      controller.view = root
      let child = ObservingStack(arrangedSubviews: [ObservingView(), UILabel()])
      child.addLayoutGuide(ObservingGuide())
      root.addSubview(child)
      child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      root.layoutIfNeeded()
      return [root, child]
    }
    weak let released = tree.last
    tree = []
    // What is released here is taken apart on the main actor, before what it is given later.
    await MainActor.run {}
    XCTAssertNil(released)
  }
}
