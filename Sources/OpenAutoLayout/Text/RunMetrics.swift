import Foundation

/// What one run of a text is measured with: its font, or the metrics that a view has in place of one.
struct RunMetrics {
  private enum Widths {
    case font(FontWidths)
    case fixed(UIView.TextMetrics)
    /// An image in the text.
    case image(CGFloat)
  }

  private let widths: Widths
  /// Beyond each character's own width, in points.
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

  /// The width of a character that follows another one.
  func width(of scalar: Unicode.Scalar, after last: Unicode.Scalar) -> CGFloat {
    // What a joiner joins is one character.
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
  /// What is left free below the line, if another one follows.
  var leading: CGFloat

  var height: CGFloat { ascent + descent }

  /// The metrics of a line that has text of both.
  func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading))
  }
}
