#if os(Linux) || os(Windows)
  import LayoutTestSupport
  import PowerAnchors
  import Testing

  /// Subviews of a stack view that it would not arrange.
  @MainActor
  struct StackViewMisuseTests {
    @Test(.enabled(if: isDebugBuild)) func aDebugBuildStops() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        UIStackView().addSubviewsUsingAutoLayout(LayoutView())
      }
      #expect(result.printed("is a stack view, which lays out its arranged subviews alone."))
    }

    @Test(.enabled(if: !isDebugBuild)) func anOptimizedBuildAddsSubviews() {
      let stack = UIStackView(), view = LayoutView()
      stack.addSubviewsUsingAutoLayout(view)
      #expect(stack.subviews == [view] && stack.arrangedSubviews.isEmpty)
    }
  }
#endif
