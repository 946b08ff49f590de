import OpenAutoLayout
import Testing

@MainActor
struct Swift6ClientTests {
  @Test func aStrictClientRuns() {
    let frames = Client().layOut()
    #expect(frames[0] == CGRect(x: 29, y: 9, width: 42, height: 22))
    #expect(frames[1].minX == 0)
    #expect(frames[1].width == 30)
  }

  @Test func everySignatureIsThere() {
    let client = Client()
    client.nameConstraintSignatures()
    client.nameAnchorSignatures()
    client.nameGuideSignatures()
    client.nameViewSignatures()
    #expect(nameValues().count == 13)
    #expect(PlainView().frame == PictureView(image: nil).frame)
  }

  @Test func anchorsOfConstraintsCanBeCast() {
    for kinds in AnchorCasts().kinds() {
      #expect(kinds == ["xx", "yy", "dd", "dd", "d-", "yy"])
    }
    #expect(AnchorCasts().areAnchors())
  }
}
