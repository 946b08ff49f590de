#if canImport(UIKit) || !canImport(AppKit) || OpenAutoLayout
  // UIKit, and OpenAutoLayout, which has its API.
  import LayoutReport
  import PowerAnchors

  extension LayoutView {
    func layOut() { layoutIfNeeded() }

    /// The frame in the superview's bounds, before any transform: constraints place this one.
    var frameDownwards: CGRect {
      // Exact, where the center would be rounded.
      if transform == .identity { return frame }
      let anchor = placedPoint
      return CGRect(
        x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }

    /// Returns a rectangle of the view's bounds in those of another view, before any transform.
    func rectangle(_ rectangle: CGRect, in other: LayoutView) -> CGRect {
      let (place, otherPlace) = (placeInTree, other.placeInTree)
      return rectangle.offsetBy(dx: place.x - otherPlace.x, dy: place.y - otherPlace.y)
    }

    /// Where the origin of the view's coordinates is in those around the tree, before any transform.
    private var placeInTree: CGPoint {
      var place = CGPoint.zero
      var next: LayoutView? = self
      while let view = next {
        let (frame, scrolled) = (view.frameDownwards, view.bounds.origin)
        place.x += frame.minX - scrolled.x
        place.y += frame.minY - scrolled.y
        next = view.surroundingView
      }
      return place
    }

    var scrolledOrigin: CGPoint { bounds.origin }

    var margins: LayoutFacts.Insets {
      let margins = layoutMargins
      return .init(
        left: margins.left, top: margins.top, right: margins.right, bottom: margins.bottom)
    }

    var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Sets the reading direction of the view, unless it has one of its own.
    ///
    /// - Returns: The closure that restores the previous direction.
    func setInterfaceDirection(_ direction: LayoutReadingDirection) -> (() -> Void)? {
      guard semanticContentAttribute == .unspecified else { return nil }
      semanticContentAttribute =
        direction == .leftToRight ? .forceLeftToRight : .forceRightToLeft
      return { self.semanticContentAttribute = .unspecified }
    }

    static var hasTextSizes: Bool { true }

    /// Sets the text size of the view and its subtree.
    ///
    /// - Returns: The closure that restores the previous text size.
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

    var isTransparent: Bool { alpha == 0 }

    /// Whether the view shows more of what is behind it than of itself.
    var isFaint: Bool { alpha < 0.5 }

    /// Whether the view made its guides itself, such as the gaps of a stack.
    var placesItsGuides: Bool { self is UIStackView }

    /// The axis of a stack and its arranged views, or `nil` for other views.
    var arrangement: (axis: LayoutFacts.Axis, views: [LayoutView])? {
      (self as? UIStackView).map {
        ($0.axis == .horizontal ? .horizontal : .vertical, $0.arrangedSubviews)
      }
    }

    /// The least length of what a finger hits, in points.
    static var leastTarget: Double? { 44 }

    var safeInsets: LayoutFacts.Insets {
      let insets = safeAreaInsets
      return .init(
        left: insets.left, top: insets.top, right: insets.right, bottom: insets.bottom)
    }

    var isTextInput: Bool { self is UITextField || self is UITextView || self is UISearchBar }

    /// Whether touches end at the view: at a control, and where a gesture recognizer waits for them.
    var catchesTouches: Bool {
      isUserInteractionEnabled && (self is UIControl || gestureRecognizers?.isEmpty == false)
    }

    /// Whether the autoresizing mask keeps the width and the distance from the left.
    var keepsWidth: Bool {
      !autoresizingMask.contains(.flexibleWidth) && !autoresizingMask.contains(.flexibleLeftMargin)
    }

    /// Whether lines break where the view is too narrow.
    var wraps: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? false }

    /// The width of the longest word of a label that wraps, if the label is narrower.
    var longestWord: CGFloat? {
      guard let label = self as? UILabel, label.numberOfLines != 1, bounds.width > 0,
        !label.adjustsFontSizeToFitWidth, let text = label.text
      else { return nil }
      let word = text.split(whereSeparator: \.isWhitespace).max { $0.count < $1.count }
      // No letter is wider than its line is high.
      guard let word, CGFloat(word.count) * label.lineHeight > bounds.width else { return nil }
      let width = Self.width(of: String(word), in: label.font)
      return width > bounds.width ? width : nil
    }

    private static func width(of text: String, in font: UIFont) -> CGFloat {
      let probe = UILabel()
      probe.font = font
      probe.text = text
      return probe.intrinsicContentSize.width
    }

    /// How much the background covers of what is behind the view.
    var paint: LayoutFacts.Paint {
      if self is UIVisualEffectView { return .translucent }
      guard let opacity = backgroundColor?.cgColor.alpha, opacity > 0 else { return .none }
      return opacity * alpha >= 1 ? .opaque : .translucent
    }

    var scrolls: Bool { self is UIScrollView }

    /// Whether the view scrolls, and says itself how large its content is.
    var sizesItsContent: Bool {
      self is UITableView || self is UICollectionView || self is UITextView
    }

    var clips: Bool { clipsToBounds }

    /// The guide for the content of a scroll view, which its edges mean in the constraints that it
    /// holds.
    var contentGuide: LayoutGuide? { (self as? UIScrollView)?.contentLayoutGuide }

    /// The minimum size that shows all of the view's text, at the width of the view where lines
    /// break.
    var textSize: CGSize? {
      guard let text = reportText, !text.isEmpty else { return nil }
      var size = intrinsicContentSize
      // A system button asks for 30 points where its title is shorter, such as the letter of a key. Its title's
      // label is made when it is first read, which would change the tree.
      if self is UIButton, size.width == 30 {
        let title = subviews.lazy.compactMap { $0 as? UILabel }.first
        let font: UIFont = title?.font ?? .systemFont(ofSize: 15)
        size.width = min(size.width, Self.width(of: text, in: font))
      }
      guard let label = self as? UILabel else {
        return wrappedContentHeight.map {
          CGSize(width: min(size.width, bounds.width), height: $0)
        } ?? size
      }
      if label.numberOfLines == 1 {
        let factor = label.adjustsFontSizeToFitWidth ? label.minimumScaleFactor : 1
        return CGSize(width: size.width * factor, height: size.height * factor)
      }
      return label.textSize(lines: 0)
    }

    /// The height of the maximum number of lines of a label, or `nil` without a maximum.
    var textLimit: CGFloat? {
      guard let label = self as? UILabel, label.numberOfLines > 1 else { return nil }
      return label.textSize(lines: label.numberOfLines).height
    }
  }

  extension UILabel {
    fileprivate var lineHeight: CGFloat { textSize(lines: 1).height }

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
