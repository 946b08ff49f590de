import Foundation

/// Text in views, in whole pixels of the tree.
extension UIView {
  /// How many pixels a point of the tree has.
  var treeScale: CGFloat { item.engine?.scale ?? item.root.view?.storedScale ?? .infinity }

  /// The font, at the view's size of text if it follows that.
  func adjusted(_ font: UIFont, _ followsTraits: Bool) -> UIFont {
    followsTraits ? font.adjusted(to: traitCollection) : font
  }

  /// Measures a text in a font, or by the view's own metrics.
  ///
  /// - Parameters:
  ///   - width: The room for a line in points. If it is not above 0, lines end where the text says.
  ///   - limit: The largest number of lines; 0 for any.
  func extent(
    of text: String, in font: UIFont, width: CGFloat = 0, lines limit: Int = 1,
    _ style: ParagraphMetrics = ParagraphMetrics()
  ) -> TextExtent {
    let metrics = item.rare?.textMetrics.map(RunMetrics.init) ?? RunMetrics(font)
    return TextExtent(of: MeasuredText(text, metrics, style), width: width, lines: limit)
      .rounded(toPixelsAt: treeScale)
  }

  /// Measures an attributed text, of which what has no font or no style is in the given ones.
  func extent(
    of text: NSAttributedString, in font: UIFont, width: CGFloat = 0, lines limit: Int = 1,
    _ style: ParagraphMetrics = ParagraphMetrics()
  ) -> TextExtent {
    if item.rare?.textMetrics != nil {
      return extent(of: text.string, in: font, width: width, lines: limit, style)
    }
    return TextExtent(of: MeasuredText(text, font, style), width: width, lines: limit)
      .rounded(toPixelsAt: treeScale)
  }
}
