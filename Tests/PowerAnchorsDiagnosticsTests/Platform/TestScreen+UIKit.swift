#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  // UIKit, and OpenAutoLayout, which has its API.
  import PowerAnchors

  typealias TestScreen = LayoutView

  extension LayoutView {
    /// Keeps expected conflicts from the log.
    func silenceConflicts() {
      #if !canImport(UIKit) || OpenAutoLayout
        layoutConflictHandler = { _ in }
      #endif
    }
  }

  @MainActor
  func makeLabel(_ text: String, lines: Int = 1) -> LayoutView {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }
#endif
