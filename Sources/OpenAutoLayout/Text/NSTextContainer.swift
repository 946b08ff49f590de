public import Foundation

/// The area of a text view that its text is laid out in.
///
///     let text = UITextView()
///     text.isScrollEnabled = false
///     text.text = "Grace"
///     let width = text.intrinsicContentSize.width
///     text.textContainer.lineFragmentPadding = 0
///     // text.intrinsicContentSize.width == width - 10
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  /// The padding on both sides of each line, in points: 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view?.invalidateIntrinsicContentSize() } }
  }

  /// The largest number of lines; 0 for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { view?.invalidateIntrinsicContentSize() } }
  }
}
