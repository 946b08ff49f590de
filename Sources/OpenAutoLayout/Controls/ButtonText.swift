import Foundation

/// A text of a button: with attributes only where a client gave some.
///
/// A plain text is not made an attributed one to be measured: with Swift 6.3, Foundation on Linux
/// leaks a list for each attributed string.
enum ButtonText {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  /// The text before sizes are rounded to pixels.
  func measured(in font: UIFont) -> MeasuredText {
    switch self {
    case .plain(let text): MeasuredText(text, RunMetrics(font))
    case .attributed(let text): MeasuredText(text, font, ParagraphMetrics())
    }
  }

  /// Has a label show the text.
  @MainActor
  func show(in label: UILabel, _ font: UIFont) {
    switch self {
    case .plain(let text):
      label.text = text
      if label.font != font { label.font = font }
    case .attributed(let text):
      if label.attributedText != text { label.attributedText = text }
    }
  }
}

extension UIView {
  /// Measures a text in a font, or by the view's own metrics.
  func extent(
    of text: ButtonText, in font: UIFont, width: CGFloat = 0, lines limit: Int = 1
  ) -> TextExtent {
    switch text {
    case .plain(let text): extent(of: text, in: font, width: width, lines: limit)
    case .attributed(let text): extent(of: text, in: font, width: width, lines: limit)
    }
  }
}
