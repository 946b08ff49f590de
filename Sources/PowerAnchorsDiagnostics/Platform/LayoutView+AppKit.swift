#if canImport(AppKit) && !canImport(UIKit) && !OpenAutoLayout
  import LayoutReport
  import PowerAnchors

  extension LayoutView {
    func layOut() { layoutSubtreeIfNeeded() }

    /// The frame in the superview's bounds, counted downwards.
    var frameDownwards: CGRect { superview?.downwards(frame) ?? frame }

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

    var scrolls: Bool { self is NSClipView }

    var clips: Bool { scrolls }

    // AppKit's scroll views hold a document view, and no guides.
    var contentGuide: LayoutGuide? { nil }

    var frameGuide: LayoutGuide? { nil }

    var textSize: CGSize? {
      reportText?.isEmpty == false ? intrinsicContentSize : nil
    }
  }

  extension LayoutGuide {
    var reportFrame: CGRect { owningView?.downwards(frame) ?? frame }
  }
#endif
