import Foundation

/// The metrics of one run of a text: those of its font, or those that a view has in place of a
/// font.
struct RunMetrics {
  private enum Widths {
    case font(FontWidths)
    case fixed(UIView.TextMetrics)
    /// An image in the text.
    case image(CGFloat)
  }

  private let widths: Widths
  /// The additional space after each character, in points.
  private let kern: CGFloat
  let line: LineMetrics

  init(_ font: UIFont, kern: CGFloat = 0) {
    widths = .font(FontWidths(font))
    self.kern = kern
    line = LineMetrics(ascent: font.ascender, descent: -font.descender, leading: font.leading)
  }

  /// - Parameter font: The font of a run that has none of its own.
  init(_ attributes: [NSAttributedString.Key: Any], _ font: UIFont) {
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      self.init(attachment)
      return
    }
    let kern = attributes[.kern] ?? attributes[.tracking]
    self.init(
      attributes[.font] as? UIFont ?? font,
      kern: (kern as? NSNumber).map { CGFloat($0.doubleValue) } ?? kern as? CGFloat ?? 0)
  }

  init(_ metrics: UIView.TextMetrics) {
    widths = .fixed(metrics)
    kern = 0
    line = LineMetrics(
      ascent: metrics.ascent, descent: metrics.lineHeight - metrics.ascent, leading: 0)
  }

  private init(_ attachment: NSTextAttachment) {
    let box = attachment.box
    widths = .image(box.width)
    kern = 0
    line = LineMetrics(ascent: max(0, box.maxY), descent: max(0, -box.minY), leading: 0)
  }

  /// Returns the width of a character after another one, in points.
  func width(of scalar: Unicode.Scalar, after last: Unicode.Scalar) -> CGFloat {
    // Characters that a joiner joins are one.
    if last == "\u{200D}" { return 0 }
    switch widths {
    case .font(let font): return CGFloat(font.width(of: scalar)) + kern
    case .fixed(let metrics): return metrics.width(of: scalar)
    case .image(let width): return width
    }
  }
}

/// The vertical measures of a line, in points.
struct LineMetrics: Equatable {
  var ascent: CGFloat
  var descent: CGFloat
  /// The space below the line, if another one follows.
  var leading: CGFloat

  var height: CGFloat { ascent + descent }

  /// Returns the metrics of a line that has the text of both.
  func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading))
  }
}
