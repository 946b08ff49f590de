public import Foundation

extension UIView {
  /// The metrics of text in a view, in place of a font.
  ///
  ///     label.textMetrics.characterWidth = 10
  ///     label.textMetrics.characterWidths = ["i": 4]
  ///
  /// Use them in tests that need exact numbers, or the numbers of a font that ``UIFont`` only
  /// approximates.
  public struct TextMetrics: Sendable, Equatable {
    /// The width of a character, in points. The default is 9.
    public var characterWidth: CGFloat = 9
    /// The widths of single characters, in points. They replace ``characterWidth``.
    public var characterWidths: [Character: CGFloat] = [:]
    /// The height of a line, in points. The default is 61 / 3.
    public var lineHeight: CGFloat = 61 / 3
    /// The part of a line's height above the baseline, in points. The default is 16.
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
    // A character that combines with the one before it adds no width.
    if scalar.value > 0x2FF, scalar.properties.isGraphemeExtend { return 0 }
    if characterWidths.isEmpty { return characterWidth }
    return characterWidths[Character(scalar)] ?? characterWidth
  }
}
