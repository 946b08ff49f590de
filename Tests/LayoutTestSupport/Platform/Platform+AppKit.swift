#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  public import PowerAnchors

  /// AppKit counts upwards by default; this counts downwards, as the others do.
  final class RootView: LayoutView {
    override var isFlipped: Bool { true }
  }

  extension LayoutView {
    /// The direction in which the view lays out leading and trailing.
    public var readingDirection: ReadingDirection {
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
