#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  import PowerAnchors

  /// AppKit counts upwards by default; this counts downwards, as the others do.
  final class RootView: LayoutView {
    override var isFlipped: Bool { true }
  }

  extension LayoutView {
    var readingDirection: ReadingDirection {
      get { userInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft }
      set {
        userInterfaceLayoutDirection = newValue == .leftToRight ? .leftToRight : .rightToLeft
      }
    }

    func updateFrames() { layoutSubtreeIfNeeded() }
  }

  extension LayoutGuide {
    var frameInOwner: CGRect { frame }
  }
#endif
