public import Foundation

extension UIView {
  /// The measures of text in a view, in place of a font.
  ///
  ///     label.textMetrics.characterWidth = 10
  ///     label.textMetrics.characterWidths = ["i": 4]
  ///
  /// For tests that are to be exact, or that have the numbers of a font which ``UIFont`` only comes near
  /// to. Each line is 61 / 3 points high unless set, and 16 of these are above the baseline.
  public struct TextMetrics: Sendable, Equatable {
    /// The width of a character, in points.
    public var characterWidth: CGFloat = 9
    /// The widths of characters that have one of their own, in points.
    public var characterWidths: [Character: CGFloat] = [:]
    /// The height of a line, in points.
    public var lineHeight: CGFloat = 61 / 3
    /// The part of a line's height above the baseline, in points.
    public var ascent: CGFloat = 16

    /// Makes the default metrics.
    ///
    ///     // UIView.TextMetrics().characterWidth == 9
    public init() {}
  }
}

extension UIView {
  func setTextMetrics(_ metrics: TextMetrics) {
    if item.rare?.textMetrics == metrics { return }
    item.makeRare().textMetrics = metrics
    if !metrics.canMeasure { Violation.textMetrics(self).stop() }
    invalidateIntrinsicContentSize()
  }
}

extension UIView.TextMetrics {
  fileprivate var canMeasure: Bool {
    characterWidth > 0 && characterWidth.isFinite && lineHeight > 0 && lineHeight.isFinite
      && ascent >= 0 && ascent.isFinite
      && characterWidths.values.allSatisfy { $0 >= 0 && $0.isFinite }
  }

  func width(of scalar: Unicode.Scalar) -> CGFloat {
    // What is drawn onto the character before is a part of it.
    if scalar.value > 0x2FF, scalar.properties.isGraphemeExtend { return 0 }
    if characterWidths.isEmpty { return characterWidth }
    return characterWidths[Character(scalar)] ?? characterWidth
  }
}
