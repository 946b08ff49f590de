#if canImport(UIKit) && !OpenAutoLayout && !os(watchOS)
  import PowerAnchors

  extension LayoutView {
    /// The height of content that follows the width which the view has; `nil` if it does not.
    var wrappedContentHeight: CGFloat? {
      switch self {
      case let label as UILabel:
        if label.numberOfLines == 1 || label.preferredMaxLayoutWidth > 0 { return nil }
      case let text as UITextView:
        if text.isScrollEnabled { return nil }
      default: return nil
      }
      return sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    }
  }
#endif
