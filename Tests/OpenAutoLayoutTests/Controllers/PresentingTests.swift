import OpenAutoLayout
import Testing

@MainActor
struct PresentingTests {
  @Test func aPresentedControllerIsKeptUntilItIsDismissed() {
    let (outer, child, inner) = (UIViewController(), UIViewController(), UIViewController())
    outer.addChild(child)
    var completions = 0
    outer.present(inner, animated: true) { completions += 1 }
    #expect(outer.presentedViewController === inner && child.presentedViewController === inner)
    #expect(inner.presentingViewController === outer && completions == 1)
    #expect(!inner.isViewLoaded)
    inner.dismiss(animated: true) { completions += 1 }
    #expect(outer.presentedViewController == nil && inner.presentingViewController == nil)
    #expect(completions == 2)
  }

  @Test func theOneThatPresentsCanDismiss() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.present(inner, animated: false)
    outer.dismiss(animated: false)
    #expect(outer.presentedViewController == nil && inner.presentingViewController == nil)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aControllerCannotPresentItself() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let controller = UIViewController()
          controller.present(controller, animated: true)
        }
      }
      #expect(result?.says("A controller presents another one") == true)
    }
  #endif
}
