import OpenAutoLayout
import Testing

/// Frames on whole pixels, as recorded.
@MainActor
struct RoundingTests {
  struct Position: Sendable {
    var exact: CGFloat
    var scale: CGFloat
    var rounded: CGFloat
  }

  @Test(arguments: [
    Position(exact: 62.5, scale: 3, rounded: 188.0 / 3),
    Position(exact: 94.5, scale: 3, rounded: 284.0 / 3),
    Position(exact: 375.5, scale: 3, rounded: 1127.0 / 3),
    Position(exact: 1001.5 / 3, scale: 3, rounded: 334),
    Position(exact: 483.5 / 3, scale: 3, rounded: 484.0 / 3),
    Position(exact: 1328.5 / 3, scale: 3, rounded: 1329.0 / 3),
    Position(exact: 1536.5 / 3, scale: 3, rounded: 1537.0 / 3),
    Position(exact: 1214.5 / 3, scale: 3, rounded: 405),
    Position(exact: 950.25, scale: 2, rounded: 950.5),
    Position(exact: 950.2, scale: 2, rounded: 950),
    Position(exact: 10.5, scale: 1, rounded: 11), Position(exact: 10.4, scale: 1, rounded: 10),
  ])
  func halfPixelsGoUp(position: Position) {
    let scene = Scene(2000, 2000, scale: position.scale)
    let v = scene.view(250, 8)
    scene.activate(
      v.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: position.exact),
      v.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: position.exact))
    scene.layout()
    #expect(Frame(position.rounded, position.rounded, 250, 8).matches(v.frame), "\(v.frame)")
  }

  @Test func edgesAreRoundedAndNotSizes() {
    let scene = Scene(scale: 1)
    let v = scene.view(10, 4.29)
    scene.activate(
      v.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 2.31),
      v.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 2, width: 10, height: 5))
  }

  @Test func eachViewIsRoundedInItsSuperview() {
    let scene = Scene(scale: 1)
    let box = scene.view()
    box.pinEdges(10.4, 10.4, 0, 0)
    let inner = scene.view(10, 10, in: box)
    scene.activate(inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10.4))
    scene.layout()
    #expect(box.frame.minX == 10)
    #expect(inner.frame.minX == 10)
  }

  @Test func guidesAreExact() {
    let scene = Scene(scale: 1)
    let guide = scene.guide()
    scene.activate(
      guide.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 0.25),
      guide.widthAnchor.constraint(equalToConstant: 1.5))
    scene.layout()
    #expect(Frame(0.25, nil, 1.5, nil).matches(guide.layoutFrame))
  }
}
