import Foundation

/// A distance between two baselines that is a multiple of the height of a line.
///
/// Apple says that the spacing follows from the fonts, and not how. Here a line is as high as what the font
/// of the upper text has below its baseline, with the leading, and what the font of the lower text has above.
/// So two texts lie as the lines of one do. Between views without text, it is the spacing of edges.
// A subclass, so that no other constraint pays for the multiplier.
final class LineSpacingConstraint: NSLayoutConstraint {
  /// The multiple, until a client sets a distance of its own.
  private nonisolated(unsafe) var lineMultiplier: CGFloat? = 1

  convenience init(multiplier: CGFloat) {
    self.init()
    lineMultiplier = multiplier
  }

  override var constant: CGFloat {
    get { super.constant }
    set {
      lineMultiplier = nil
      super.constant = newValue
    }
  }

  /// Takes the distance from what the two views have answered.
  fileprivate nonisolated func followFonts() {
    guard let lineMultiplier else { return }
    let above = terms.second?.textMetrics(at: terms.secondAttribute)
    let below = terms.first?.textMetrics(at: terms.firstAttribute)
    let height =
      if let above, let below { above.descent + above.leading + below.ascent } else {
        CGFloat.systemSpacing
      }
    terms.constant = lineMultiplier * height
  }
}

extension NSLayoutConstraint {
  /// Has the constant follow the fonts, if it is a distance that does. The views have answered by now.
  // Each row asks. Few constraints are between baselines, so that the others are neither called nor cast.
  @inline(__always)
  nonisolated func followFontsOfBaselines() {
    guard terms.firstAttribute.isBaseline, terms.secondAttribute.isBaseline else { return }
    (self as? LineSpacingConstraint)?.followFonts()
  }
}

extension LayoutItem {
  /// The metrics of the line at a baseline, or `nil` without text.
  fileprivate func textMetrics(at attribute: NSLayoutConstraint.Attribute) -> LineMetrics? {
    (attribute == .firstBaseline ? rare?.firstBaseline : rare?.lastBaseline)?.line
  }
}

extension CGFloat {
  /// The system's standard distance between two items, in points.
  static var systemSpacing: CGFloat { 8 }
}
