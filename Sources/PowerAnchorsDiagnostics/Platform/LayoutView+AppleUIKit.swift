#if canImport(UIKit) && !OpenAutoLayout
  import LayoutReport
  import PowerAnchors

  extension LayoutView {
    /// The height of the content at the view's width, or `nil` if it does not depend on the width.
    var wrappedContentHeight: CGFloat? {
      let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
      switch self {
      case let label as UILabel:
        let wraps = label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
        return wraps ? sizeThatFits(room).height : nil
      case let text as UITextView:
        return text.isScrollEnabled ? nil : sizeThatFits(room).height
      case is UIButton:
        // On all systems, only the size shows whether the title wraps.
        let height = sizeThatFits(room).height
        return height > intrinsicContentSize.height ? height : nil
      default: return nil
      }
    }

    /// The point of the bounds that lies at the center, in fractions of their size.
    var placedPoint: CGPoint { layer.anchorPoint }

    /// The length of a pixel in points.
    ///
    /// The display scale is known outside of windows, too, where a view's own scale may be 1.
    var pixel: Double {
      let displayScale = traitCollection.displayScale
      return 1 / (displayScale > 0 ? displayScale : contentScaleFactor)
    }

    /// Where the keyboard is shows only a guide that reading the property would make.
    var shownKeyboard: CGRect? { nil }

    /// UIKit does not say which views asked for another layout each time.
    var layoutsWithoutEnd: [(view: LayoutView, words: LoopSentences)] { [] }
  }
#endif
