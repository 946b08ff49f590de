#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  // UIKit, and OpenAutoLayout, which has its API.
  import PowerAnchors

  typealias RootView = LayoutView

  extension LayoutView {
    var readingDirection: ReadingDirection {
      get { effectiveUserInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft }
      set {
        semanticContentAttribute = newValue == .leftToRight ? .forceLeftToRight : .forceRightToLeft
      }
    }

    func updateFrames() { layoutIfNeeded() }
  }

  extension LayoutGuide {
    var frameInOwner: CGRect { layoutFrame }
  }
#endif
