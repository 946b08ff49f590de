public import Foundation

/// A view with a text of any number of lines that can be edited and scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text in the view.
  open var text: String = "" {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// None while the view scrolls; otherwise the size of the text, with 5 points beside it and 8 above
  /// and below.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return super.intrinsicContentSize }
    let size = textMetrics.size(of: text, width: 0, lines: 0)
    return CGSize(width: size.width + 2 * 5, height: size.height + 2 * Self.padding)
  }

  private static var padding: CGFloat { 8 }

  override var textBaselines: TextBaselines? {
    let baselines = textMetrics.baselines
    return TextBaselines(first: baselines.first + Self.padding, last: baselines.last + Self.padding)
  }

  override var shownText: String? { text }
}
