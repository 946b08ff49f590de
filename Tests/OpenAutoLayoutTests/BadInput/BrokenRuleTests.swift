#if os(macOS) || os(Linux) || os(Windows)
  import Foundation
  import OpenAutoLayout
  import Testing

  /// A rule that is broken stops with a sentence at once, in optimized builds, too.
  @MainActor
  struct BrokenRuleTests {
    /// Whether the module stopped the process with a sentence of its own, not the runtime with two words.
    private func saysARule(_ result: ExitTest.Result?) -> Bool {
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      return output.split(separator: "\n").contains { line in
        line.hasPrefix("OpenAutoLayout/") && line.split(separator: " ").count > 8
      }
    }

    @Test func aScaleOfNothing() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIView().contentScaleFactor = 0
      }
      #expect(saysARule(result))
    }

    @Test func aSubviewBeforeTheFirst() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIView().insertSubview(UIView(), at: -1)
      }
      #expect(saysARule(result))
    }

    @Test func aRootOfInfiniteWidth() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIView().frame.size.width = .infinity
      }
      #expect(saysARule(result))
    }

    @Test func aFrameThatIsNotANumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      }
      #expect(saysARule(result))
    }

    @Test func boundsThatAreNotANumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIView().bounds.origin.y = .nan
      }
      #expect(saysARule(result))
    }

    @Test func aCenterThatIsNotANumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIView().center.x = .nan
      }
      #expect(saysARule(result))
    }

    @Test func aMarginThatIsNotANumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIView().layoutMargins.left = .nan
      }
      #expect(saysARule(result))
    }

    @Test func aContentSizeThatIsNotANumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = Scene(100, 100)
        let view = scene.view(.nan, 10)
        scene.activate(view.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
        scene.layout()
      }
      #expect(saysARule(result))
    }

    @Test func aFittingTargetThatIsNotANumber() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = UIView().systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: 0))
      }
      #expect(saysARule(result))
    }
  }
#endif
