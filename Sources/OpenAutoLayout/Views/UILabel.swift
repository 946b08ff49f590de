public import Foundation

/// A view with the size of a text.
///
///     let label = UILabel()
///     label.text = "Welcome"
///     label.intrinsicContentSize  // 63 × 20.3333 with the default metrics
///
/// Nothing is drawn. The text is measured by ``UIView/TextMetrics``.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text. Changing it changes the intrinsic size.
  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How many lines the text may have; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which the text wraps, in points, if it may have more than one line; 0 to wrap only
  /// where the text itself does.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text; zero for none.
  open override var intrinsicContentSize: CGSize {
    size(within: preferredMaxLayoutWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width)
  }

  private func size(within width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return textMetrics.size(of: text, width: width, lines: numberOfLines)
  }

  override var textBaselines: TextBaselines? { textMetrics.baselines }
  override var shownText: String? { text }
}
