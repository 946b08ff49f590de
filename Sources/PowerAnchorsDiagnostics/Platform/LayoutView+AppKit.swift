#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  import LayoutReport
  import PowerAnchors

  extension LayoutView {
    func layOut() { layoutSubtreeIfNeeded() }

    /// The frame in the superview's bounds, with y increasing downward.
    var frameDownwards: CGRect { surroundingView?.downwards(frame) ?? frame }

    /// Returns a rectangle of the view's bounds in those of another view, with y increasing
    /// downward.
    func rectangle(_ rectangle: CGRect, in other: LayoutView) -> CGRect {
      other.downwards(convert(rectangle, to: other))
    }

    fileprivate func downwards(_ rectangle: CGRect) -> CGRect {
      if isFlipped { return rectangle }
      return CGRect(
        x: rectangle.minX, y: bounds.minY + bounds.maxY - rectangle.maxY, width: rectangle.width,
        height: rectangle.height)
    }

    var scrolledOrigin: CGPoint { bounds.origin }

    // No attribute of AppKit's constraints refers to margins.
    var margins: LayoutFacts.Insets { LayoutFacts.Insets() }

    var readsRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }

    /// Sets the reading direction of the view.
    ///
    /// - Returns: The closure that restores the previous direction.
    func setInterfaceDirection(_ direction: LayoutReadingDirection) -> (() -> Void)? {
      let former = userInterfaceLayoutDirection
      userInterfaceLayoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
      return { self.userInterfaceLayoutDirection = former }
    }

    static var hasTextSizes: Bool { false }

    /// Does nothing, since AppKit has a single text size.
    func setTextSize(_ size: LayoutTextSize) -> () -> Void { {} }

    /// The length of a pixel in points.
    ///
    /// AppKit's header declares the window as `assign`. This relies on the kit to clear it.
    var pixel: Double { unsafe 1 / (window?.backingScaleFactor ?? 1) }

    var isTransparent: Bool { alphaValue == 0 }

    /// Whether the view shows more of what is behind it than of itself.
    var isFaint: Bool { alphaValue < 0.5 }

    /// Whether the view made its guides itself, such as the gaps of a stack.
    var placesItsGuides: Bool { self is NSStackView }

    // AppKit does not document which view of a stack gives way.
    var arrangement: (axis: LayoutFacts.Axis, views: [LayoutView])? { nil }

    // The content size of a text field that wraps is that of its lines.
    var wrappedContentHeight: CGFloat? { nil }

    /// AppKit does not say which views asked for another layout each time.
    var layoutsWithoutEnd: [(view: LayoutView, words: LoopSentences)] { [] }

    static var leastTarget: Double? { nil }

    // No part of a Mac's screen covers what is in a window's content.
    var safeInsets: LayoutFacts.Insets { LayoutFacts.Insets() }

    var shownKeyboard: CGRect? { nil }

    var isTextInput: Bool { (self as? NSTextField)?.isEditable ?? false }

    // No view is known to be clear.
    var catchesTouches: Bool { false }

    /// Whether the autoresizing mask keeps the width and the distance from the left.
    var keepsWidth: Bool {
      !autoresizingMask.contains(.width) && !autoresizingMask.contains(.minXMargin)
    }

    var wraps: Bool { false }

    // The text of a field breaks where its cell says, and the field does not say where.
    var longestWord: CGFloat? { nil }

    // A layer has the background, if the view has one.
    var paint: LayoutFacts.Paint { .none }

    var scrolls: Bool { self is NSClipView }

    var sizesItsContent: Bool { false }

    var clips: Bool { scrolls }

    // AppKit's scroll views hold a document view, and no guides.
    var contentGuide: LayoutGuide? { nil }

    // The height of a text field decides how many lines it shows.
    var textLimit: CGFloat? { nil }

    var textSize: CGSize? {
      reportText?.isEmpty == false ? intrinsicContentSize : nil
    }
  }

  extension LayoutGuide {
    var reportFrame: CGRect { owningView?.downwards(frame) ?? frame }
  }
#endif
