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

    /// The length of a pixel in points; 0 if frames are not rounded.
    var pixel: Double { 1 / contentScaleFactor }

    var isTransparent: Bool { alpha == 0 }

    /// Whether views in it that no constraint places are parts that it made and places itself.
    var placesItsParts: Bool {
      self is UIControl || self is UINavigationBar || self is UITabBar || self is UISearchBar
    }

    /// Whether guides in it are its own, such as the gaps of a stack.
    var placesItsGuides: Bool { self is UIStackView }

    /// The views that a stack arranges, and along which axis; `nil` for what is no stack.
    var arrangement: (axis: LayoutFacts.Axis, views: [LayoutView])? {
      (self as? UIStackView).map {
        ($0.axis == .horizontal ? .horizontal : .vertical, $0.arrangedSubviews)
      }
    }

    var scrolls: Bool { self is UIScrollView }

    var clips: Bool { clipsToBounds }

    /// What a scroll view's edges stand for in the constraints that it holds.
    var contentGuide: LayoutGuide? { (self as? UIScrollView)?.contentLayoutGuide }

    /// The size in which all of the view's text shows, as wide as the view where its lines break, and
    /// as small as it may be made.
    var textSize: CGSize? {
      guard let text = reportText, !text.isEmpty else { return nil }
      guard let label = self as? UILabel else {
        return CGSize(
          width: intrinsicContentSize.width,
          height: wrappedContentHeight ?? intrinsicContentSize.height)
      }
      if label.numberOfLines == 1 {
        let size = intrinsicContentSize
        let factor = label.adjustsFontSizeToFitWidth ? label.minimumScaleFactor : 1
        return CGSize(width: size.width * factor, height: size.height * factor)
      }
      return label.textSize(lines: 0)
    }

    /// The height of as many lines as a label may have, where that is not any number.
    var textLimit: CGFloat? {
      guard let label = self as? UILabel, label.numberOfLines > 1 else { return nil }
      return label.textSize(lines: label.numberOfLines).height
    }
  }

  extension UILabel {
    fileprivate func textSize(lines: Int) -> CGSize {
      let room = CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude)
      return textRect(forBounds: room, limitedToNumberOfLines: lines).size
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
