import Foundation

/// A text that a view shows: with attributes only where a client gave some.
///
/// A plain text is not made an attributed one to be measured: with Swift 6.3, Foundation on Linux
/// leaks a list for each attributed string.
enum TextContent {
  case plain(String)
  case attributed(NSAttributedString)

  init?(plain text: String?) {
    guard let text else { return nil }
    self = .plain(text)
  }

  init?(_ text: NSAttributedString?) {
    guard let text else { return nil }
    // What is given may be mutable.
    self = .attributed(NSAttributedString(attributedString: text))
  }

  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  /// The text as clients read it that want attributes.
  func attributed(in font: UIFont) -> NSAttributedString {
    switch self {
    case .plain(let text): NSAttributedString(string: text, attributes: [.font: font])
    case .attributed(let text): text
    }
  }

  /// Whether the text is a plain one of these characters.
  func isPlain(_ text: String?) -> Bool {
    if case .plain(let own) = self { own == text } else { false }
  }

  /// What is measured, in which `font` and `style` are those of what has none of its own.
  func measured(
    in font: UIFont, _ style: ParagraphMetrics = ParagraphMetrics()
  ) -> MeasuredText {
    switch self {
    case .plain(let text): MeasuredText(text, RunMetrics(font), style)
    case .attributed(let text): MeasuredText(text, font, style)
    }
  }
}

extension TextContent? {
  var isEmpty: Bool { self?.string.isEmpty ?? true }

  /// Whether giving a view a plain text changes nothing.
  func isPlain(_ text: String?) -> Bool { self?.isPlain(text) ?? (text == nil) }
}

extension UIView {
  /// Measures a text in a font, or by the view's own metrics, in whole pixels of the tree. No text is
  /// measured as an empty one.
  ///
  /// - Parameters:
  ///   - width: The room for a line in points. If it is not above 0, lines end where the text says.
  ///   - limit: The largest number of lines; 0 for any.
  func extent(
    of text: TextContent?, in font: UIFont, width: CGFloat = 0, lines limit: Int = 1,
    _ style: ParagraphMetrics = ParagraphMetrics()
  ) -> TextExtent {
    let text = text ?? .plain("")
    let measured =
      if let metrics = item.rare?.textMetrics {
        MeasuredText(text.string, RunMetrics(metrics), style)
      } else {
        text.measured(in: font, style)
      }
    return TextExtent(of: measured, width: width, lines: limit).rounded(toPixelsAt: treeScale)
  }
}
