#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  import PowerAnchors

  /// AppKit counts upwards by default; this counts downwards, as the others do.
  class TestScreen: LayoutView {
    override var isFlipped: Bool { true }
  }

  extension LayoutView {
    /// AppKit logs expected conflicts, and nothing keeps it from that.
    func silenceConflicts() {}
  }

  @MainActor
  func makeLabel(_ text: String, lines: Int = 1) -> LayoutView {
    let label = NSTextField()
    label.stringValue = text
    return label
  }
#endif
