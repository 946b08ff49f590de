#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  // UIKit, and OpenAutoLayout, which has its API.
  public import PowerAnchors

  typealias RootView = LayoutView

  extension LayoutView {
    /// The direction in which the view lays out leading and trailing.
    public var readingDirection: ReadingDirection {
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
