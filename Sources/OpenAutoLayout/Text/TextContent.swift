import Foundation

/// The text of a view, with attributes if a client has set some.
///
/// A plain text is measured without making an attributed string of it, since with Swift 6.3,
/// Foundation on Linux leaks a list for each attributed string.
enum TextContent {
  case plain(String)
  /// `changeable` is what a client can change in place, as it was when the text was set.
  case attributed(NSAttributedString, changeable: [AnyHashable])

  init?(plain text: String?) {
    guard let text else { return nil }
    self = .plain(text)
  }

  init?(_ text: NSAttributedString?) {
    guard let text else { return nil }
    // A copy, since the client's may be mutable.
    self = .attributed(
      NSAttributedString(attributedString: text), changeable: text.changeableValues)
  }

  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text, _): text.string
    }
  }

  /// Returns the text with attributes.
  func attributed(in font: UIFont) -> NSAttributedString {
    switch self {
    case .plain(let text): NSAttributedString(string: text, attributes: [.font: font])
    case .attributed(let text, _): text
    }
  }

  /// Returns the text ready to be measured. `font` and `style` are for parts without their own.
  func measured(
    in font: UIFont, _ style: ParagraphMetrics = ParagraphMetrics()
  ) -> MeasuredText {
    switch self {
    case .plain(let text): MeasuredText(text, RunMetrics(font), style)
    case .attributed(let text, _): MeasuredText(text, font, style)
    }
  }
}

extension TextContent? {
  var isEmpty: Bool { self?.string.isEmpty ?? true }

  /// Returns whether another text looks the same. `font` is for plain texts.
  func isSame(as other: TextContent?, in font: @autoclosure () -> UIFont) -> Bool {
    switch (self ?? .plain(""), other ?? .plain("")) {
    case (.plain(let text), .plain(let other)): text == other
    case (.attributed(let text, let values), .attributed(let other, let otherValues)):
      values == otherValues && text.isSame(as: other)
    case (.attributed(let text, let values), .plain(let other)),
      (.plain(let other), .attributed(let text, let values)):
      values.isEmpty && text.isSame(as: TextContent.plain(other).attributed(in: font()))
    }
  }
}

extension UIView {
  /// Measures a text in a font, or by the view's own metrics, in whole pixels of the tree. `nil` is
  /// measured as an empty text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font of parts without one of their own.
  ///   - width: The maximum width of a line, in points. If it is not above 0, there is no limit.
  ///   - limit: The maximum number of lines, or 0 for no limit.
  ///   - style: The rules for breaking lines in paragraphs without a style of their own.
  func extent(
    of text: TextContent?, in font: UIFont, width: CGFloat = 0, lines limit: Int = 1,
    _ style: ParagraphMetrics = ParagraphMetrics()
  ) -> TextExtent {
    let scale = treeScale
    // Labels of lists are measured like this, and most are never measured otherwise.
    if limit == 1 || !(width > 0), case .plain(let line) = text, line.isOneParagraph {
      let run = MeasuredText.Run(text: line, metrics: metrics(in: font))
      return TextExtent(ofLine: run).rounded(toPixelsAt: scale)
    }
    return TextExtent(of: measured(text, in: font, style), width: width, lines: limit)
      .rounded(toPixelsAt: scale)
  }

  private func metrics(in font: UIFont) -> RunMetrics {
    item.rare?.textMetrics.map { RunMetrics($0) } ?? RunMetrics(font)
  }

  /// Returns a text ready to be measured in a font, or by the view's own metrics.
  func measured(
    _ text: TextContent?, in font: UIFont, _ style: ParagraphMetrics = ParagraphMetrics()
  ) -> MeasuredText {
    let text = text ?? .plain("")
    if let metrics = item.rare?.textMetrics {
      return MeasuredText(text.string, RunMetrics(metrics), style)
    }
    return text.measured(in: font, style)
  }
}
