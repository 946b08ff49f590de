import OpenAutoLayout
import Testing

@MainActor
struct KeyboardTests {
  /// A root of 300 × 600 with a bar above the keyboard.
  private func scene() -> (Scene, UIView) {
    let scene = Scene(300, 600)
    let bar = scene.view()
    scene.activate(
      bar.leadingAnchor.constraint(equalTo: scene.root.keyboardLayoutGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: scene.root.keyboardLayoutGuide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: scene.root.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40))
    scene.layout()
    return (scene, bar)
  }

  @Test func aBarRidesOnTheKeyboard() {
    let (scene, bar) = scene()
    #expect(bar.frame == CGRect(x: 0, y: 560, width: 300, height: 40))
    scene.root.layoutKeyboardFrame = CGRect(x: 0, y: 400, width: 300, height: 200)
    scene.layout()
    #expect(bar.frame == CGRect(x: 0, y: 360, width: 300, height: 40))
    scene.root.layoutKeyboardFrame = nil
    scene.layout()
    #expect(bar.frame == CGRect(x: 0, y: 560, width: 300, height: 40))
  }

  @Test func theGuideOfAViewInsideMeasuresFromThatView() {
    let scene = Scene(300, 600)
    let card = scene.view()
    let bar = scene.view(in: card)
    card.pinEdges(100, 0, 50, 0)
    scene.activate(
      bar.bottomAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 10))
    scene.root.layoutKeyboardFrame = CGRect(x: 0, y: 400, width: 300, height: 200)
    scene.layout()
    #expect(bar.frame.maxY == 300)
    #expect(card.keyboardLayoutGuide.layoutFrame.minY == 300)
    // Below the card, it covers nothing of it.
    scene.root.layoutKeyboardFrame = CGRect(x: 0, y: 580, width: 300, height: 20)
    scene.layout()
    #expect(bar.frame.maxY == 450)
  }

  @Test func aFloatingKeyboardIsFollowedOnRequest() {
    let (scene, bar) = scene()
    let away = bar.heightAnchor.constraint(equalToConstant: 40)
    scene.root.keyboardLayoutGuide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(!away.isActive)
    scene.root.layoutKeyboardFrame = CGRect(x: 50, y: 300, width: 100, height: 80)
    scene.layout()
    #expect(bar.frame == CGRect(x: 0, y: 560, width: 300, height: 40))
    scene.root.keyboardLayoutGuide.followsUndockedKeyboard = true
    scene.layout()
    #expect(bar.frame == CGRect(x: 50, y: 260, width: 100, height: 40))
    #expect(away.isActive)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aKeyboardWithoutARectangleIsReported() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIView().layoutKeyboardFrame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
        }
      }
      #expect(result?.says("pass numbers of points") == true)
    }
  #endif
}
