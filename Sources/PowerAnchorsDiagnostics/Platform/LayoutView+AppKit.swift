#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  import LayoutReport
  import PowerAnchors

  extension LayoutView {
    func layOut() { layoutSubtreeIfNeeded() }

    /// The frame in the superview's bounds, counted downwards.
    var frameDownwards: CGRect { surroundingView?.downwards(frame) ?? frame }

    /// A rectangle of the view's bounds in those of another view, counted downwards.
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

    // No attribute of AppKit's constraints speaks of margins.
    var margins: LayoutFacts.Insets { LayoutFacts.Insets() }

    var readsRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }

    /// Has the view read in a direction.
    ///
    /// - Returns: What takes that back.
    func setInterfaceDirection(_ direction: LayoutDirection) -> (() -> Void)? {
      let former = userInterfaceLayoutDirection
      userInterfaceLayoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
      return { self.userInterfaceLayoutDirection = former }
    }

    static var hasTextSizes: Bool { false }

    /// Does nothing: AppKit has one size of text.
    func setTextSize(_ size: LayoutTextSize) -> () -> Void { {} }

    /// The length of a pixel in points.
    ///
    /// AppKit's header declares the window as `assign`. This relies on the kit to clear it.
    var pixel: Double { unsafe 1 / (window?.backingScaleFactor ?? 1) }

    var isTransparent: Bool { alphaValue == 0 }

    /// Whether views in it that no constraint places are parts that it made and places itself.
    var placesItsParts: Bool { self is NSControl }

    /// Whether guides in it are its own, such as the gaps of a stack.
    var placesItsGuides: Bool { self is NSStackView }

    // Which view of a stack gives way, AppKit does not say.
    var arrangement: (axis: LayoutFacts.Axis, views: [LayoutView])? { nil }

    // The content size of a text field that wraps is that of its lines.
    var wrappedContentHeight: CGFloat? { nil }

    var scrolls: Bool { self is NSClipView }

    var clips: Bool { scrolls }

    // AppKit's scroll views hold a document view, and no guides.
    var contentGuide: LayoutGuide? { nil }

    // How many lines a text field shows, its height says.
    var textLimit: CGFloat? { nil }

    var textSize: CGSize? {
      reportText?.isEmpty == false ? intrinsicContentSize : nil
    }
  }

  extension LayoutGuide {
    var reportFrame: CGRect { owningView?.downwards(frame) ?? frame }
  }
#endif
