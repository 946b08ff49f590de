import Foundation

/// What one run of a text is measured with: its font, or the metrics that a view has in place of one.
struct RunMetrics {
  private enum Widths {
    case font(FontWidths)
    case fixed(UIView.TextMetrics)
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

  init(_ metrics: UIView.TextMetrics) {
    widths = .fixed(metrics)
    kern = 0
    line = LineMetrics(
      ascent: metrics.ascent, descent: metrics.lineHeight - metrics.ascent, leading: 0)
  }

  /// The width of a character that follows another one.
  func width(of scalar: Unicode.Scalar, after last: Unicode.Scalar) -> CGFloat {
    // What a joiner joins is one character.
    if last == "\u{200D}" { return 0 }
    switch widths {
    case .font(let font): return CGFloat(font.width(of: scalar)) + kern
    case .fixed(let metrics): return metrics.width(of: scalar)
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
