#if os(macOS) || os(Linux) || os(Windows)
  import PowerAnchors
  import PowerAnchorsDiagnostics
  import Testing

  /// A negative width moved the root, and was judged.
  @MainActor
  struct TriedSizeTests {
    @Test func aNegativeWidthStops() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        _ = LayoutView(frame: .zero).layoutProblems(widths: [320, -50])
      }
    }

    @Test func aHeightWithoutEndStops() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        _ = LayoutView(frame: .zero).layoutProblems(widths: [320], heights: [.infinity])
      }
    }
  }
#endif
