import OpenAutoLayout
import Testing

/// Views that never come to rest stop with a sentence that names them.
@MainActor
struct EndlessReactionTests {
  @Test func aLayoutInTheContentSizeThatInvalidatesItStops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      stopAfter(seconds: 20)
      let scene = Scene(300, 200)
      let restless = scene.reactingView(10, 10)
      restless.accessibilityIdentifier = "restless"
      restless.whenAskedForContent = { [unowned restless] in restless.layoutIfNeeded() }
      restless.whenLaidOut = { [unowned restless] in restless.invalidateIntrinsicContentSize() }
      scene.activate(restless.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
      scene.layout()
    }
    #expect(result?.says("come to an end") == true)
    #expect(result?.says("restless") == true)
  }

  @Test func aContentSizeThatInvalidatesItselfStops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      stopAfter(seconds: 20)
      let scene = Scene(300, 200)
      let restless = scene.reactingView(10, 10)
      restless.accessibilityIdentifier = "restless"
      restless.whenAskedForContent = { [unowned restless] in
        restless.content.width += 1
        restless.invalidateIntrinsicContentSize()
      }
      scene.activate(restless.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
      scene.layout()
    }
    #expect(result?.says("come to an end") == true)
    #expect(result?.says("restless") == true)
  }

  @Test func twoContentSizesThatInvalidateEachOtherStop() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      stopAfter(seconds: 20)
      let scene = Scene(300, 200)
      let (first, second) = (scene.reactingView(10, 10), scene.reactingView(10, 10))
      first.accessibilityIdentifier = "restless"
      second.accessibilityIdentifier = "restless"
      first.whenAskedForContent = { [unowned second] in
        second.content.width += 1
        second.invalidateIntrinsicContentSize()
      }
      second.whenAskedForContent = { [unowned first] in
        first.content.width += 1
        first.invalidateIntrinsicContentSize()
      }
      scene.activate(first.leadingAnchor.constraint(equalTo: second.trailingAnchor))
      scene.layout()
    }
    #expect(result?.says("come to an end") == true)
    #expect(result?.says("restless") == true)
  }

  @Test func aContentSizeThatInvalidatesItselfWhileItIsMeasuredStops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      stopAfter(seconds: 20)
      let scene = Scene(300, 200)
      let restless = scene.reactingView(10, 10)
      restless.accessibilityIdentifier = "restless"
      restless.whenAskedForContent = { [unowned restless] in
        restless.content.width += 1
        restless.invalidateIntrinsicContentSize()
      }
      _ = restless.systemLayoutSizeFitting(.zero)
    }
    #expect(result?.says("come to an end") == true)
    #expect(result?.says("restless") == true)
  }

  @Test func aContentSizeThatAddsAViewEachTimeStops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      stopAfter(seconds: 20)
      let scene = Scene(300, 200)
      var last: ReactingView?
      @MainActor func addRestless() {
        let view = scene.reactingView(10, 10)
        view.accessibilityIdentifier = "restless"
        view.whenAskedForContent = once { addRestless() }
        view.leadingAnchor.constraint(
          equalTo: last?.trailingAnchor ?? scene.root.leadingAnchor
        ).isActive = true
        last = view
      }
      addRestless()
      scene.layout()
    }
    #expect(result?.says("come to an end") == true)
    #expect(result?.says("restless") == true)
  }
}
