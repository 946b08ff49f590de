import OpenAutoLayout
import Testing

@MainActor
struct ReachTests {
  @Test(arguments: [1e9, -1e9])
  func aThousandMillionPointsCountAsTheyAre(constant: CGFloat) {
    let scene = Scene(100, 100, scale: .infinity)
    let view = scene.view(10, 10)
    scene.activate(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: constant))
    scene.layout()
    #expect(view.frame.minX == constant)
  }

  @Test(arguments: [.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e10] as [CGFloat])
  func aConstantBeyondCountsAsAThousandMillion(constant: CGFloat) {
    let scene = Scene(100, 100, scale: .infinity)
    let view = scene.view(10, 10)
    let left = view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: constant)
    scene.activate(left)
    scene.layout()
    #expect(view.frame.minX == (constant < 0 ? -1e9 : 1e9))
    #expect(left.constant == constant)
  }

  @Test func aHugeNumberIsNotCalledInfinite() {
    let width = UIView().widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
    #expect(width.description.hasSuffix("1.7976931348623157e+308"))
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func theFirstNumberBeyondIsToldOnce() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = Scene(100, 100)
        let view = scene.view(10, 10)
        view.accessibilityIdentifier = "poster"
        let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: 1)
        scene.activate(
          width, view.heightAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude))
        scene.layout()
        width.constant = 2e9
        scene.layout()
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.split(separator: "\n").count { $0.contains("a billion") } == 1)
      #expect(message.contains("poster.height"))
    }
  #endif
}
