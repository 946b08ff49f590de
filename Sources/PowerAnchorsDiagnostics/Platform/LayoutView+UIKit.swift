#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  // UIKit, and OpenAutoLayout, which has its API.
  import LayoutReport
  import PowerAnchors

  extension LayoutView {
    func layOut() { layoutIfNeeded() }

    /// The frame in the superview's bounds, before any transform.
    var frameDownwards: CGRect {
      if frame.size == bounds.size { return frame }
      return CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }

    /// A rectangle of the view's bounds in those of another view.
    func rectangle(_ rectangle: CGRect, in other: LayoutView) -> CGRect {
      convert(rectangle, to: other)
    }

    var scrolledOrigin: CGPoint { bounds.origin }

    var margins: LayoutFacts.Insets {
      let margins = layoutMargins
      return .init(
        left: margins.left, top: margins.top, right: margins.right, bottom: margins.bottom)
    }

    var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Has the view read in a direction, unless it has one of its own.
    ///
    /// - Returns: What takes that back.
    func setInterfaceDirection(_ direction: LayoutDirection) -> (() -> Void)? {
      guard semanticContentAttribute == .unspecified else { return nil }
      semanticContentAttribute =
        direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
      return { self.semanticContentAttribute = .unspecified }
    }

    static var hasTextSizes: Bool { true }

    /// Gives the view and all that is in it a text size.
    ///
    /// - Returns: What takes that back.
    func setTextSize(_ size: LayoutTextSize) -> () -> Void {
      guard #available(iOS 17, tvOS 17, *) else {
        preconditionFailure(
          "The text size of a view can be set from iOS 17 and tvOS 17 on: test on a later system, or "
            + "leave textSizes out.")
      }
      let isOverridden = traitOverrides.contains(UITraitPreferredContentSizeCategory.self)
      let former = isOverridden ? traitOverrides.preferredContentSizeCategory : nil
      traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(size)
      return {
        if let former {
          self.traitOverrides.preferredContentSizeCategory = former
        } else {
          self.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        }
      }
    }

    var scrolls: Bool { self is UIScrollView }

    var clips: Bool { clipsToBounds }

    /// The guides whose place a scroll view decides, and not its constraints.
    var contentGuide: LayoutGuide? { (self as? UIScrollView)?.contentLayoutGuide }

    var frameGuide: LayoutGuide? { (self as? UIScrollView)?.frameLayoutGuide }

    /// The size in which all of the view's text shows, as wide as the view where its lines break.
    var textSize: CGSize? {
      guard let text = reportText, !text.isEmpty else { return nil }
      guard let label = self as? UILabel, label.numberOfLines != 1 else {
        return intrinsicContentSize
      }
      let width = bounds.width
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }

  extension LayoutGuide {
    var reportFrame: CGRect { layoutFrame }
  }

  extension UIContentSizeCategory {
    fileprivate init(_ size: LayoutTextSize) {
      self =
        switch size {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
  }
#endif
