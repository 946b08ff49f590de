#if canImport(UIKit) && !OpenAutoLayout && !os(watchOS)
  import PowerAnchors

  extension LayoutView {
    /// The height of content that follows the width which the view has; `nil` if it does not.
    var wrappedContentHeight: CGFloat? {
      let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
      switch self {
      case let label as UILabel:
        let wraps = label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
        return wraps ? sizeThatFits(room).height : nil
      case let text as UITextView:
        return text.isScrollEnabled ? nil : sizeThatFits(room).height
      case is UIButton:
        // Whether its title wraps, only its size says on all systems.
        let height = sizeThatFits(room).height
        return height > intrinsicContentSize.height ? height : nil
      default: return nil
      }
    }
  }
#endif
