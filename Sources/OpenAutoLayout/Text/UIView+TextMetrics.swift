public import Foundation

extension UIView {
  /// How the views that show text measure it, in place of fonts.
  ///
  ///     label.textMetrics.characterWidth = 10
  ///
  /// The default is fixed, so that layouts are the same on every machine: each character is 9 points
  /// wide and each line 61 / 3 points high, of which 16 are above the baseline. The text wraps
  /// between words.
  public struct TextMetrics: Sendable, Equatable {
    /// The width of any character, in points.
    public var characterWidth: CGFloat = 9
    /// The height of a line, in points.
    public var lineHeight: CGFloat = 61 / 3
    /// The part of a line's height above the baseline, in points.
    public var ascent: CGFloat = 16

    /// Makes the default metrics.
    public init() {}
  }
}

extension UIView {
  func textMetricsDidChange(from old: TextMetrics) {
    if textMetrics == old { return }
    if !textMetrics.canMeasure { Violation.textMetrics(self).stop() }
    invalidateIntrinsicContentSize()
  }
}

extension UIView.TextMetrics {
  fileprivate var canMeasure: Bool {
    characterWidth > 0 && characterWidth.isFinite && lineHeight > 0 && lineHeight.isFinite
      && ascent >= 0 && ascent.isFinite
  }

  var baselines: TextBaselines { TextBaselines(first: ascent, last: lineHeight - ascent) }

  /// The size of a text that wraps at a width, if that is above 0, and has at most so many lines, if
  /// that is above 0.
  func size(of text: String, width: CGFloat, lines limit: Int) -> CGSize {
    if text.isEmpty { return CGSize(width: 0, height: lineHeight) }
    let capacity = width > 0 && limit != 1 ? capacity(of: width) : .max
    var lengths: [Int] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lengths += wrappedLengths(of: paragraph, capacity: capacity)
    }
    let shown = limit > 0 ? Array(lengths.prefix(limit)) : lengths
    return CGSize(
      width: CGFloat(shown.max() ?? 0) * characterWidth, height: CGFloat(shown.count) * lineHeight)
  }

  /// How many characters a line may have, at least one.
  private func capacity(of width: CGFloat) -> Int {
    let characters = (width / characterWidth).rounded(.down)
    // Room may be as good as unbounded, and its quotient is no Int then.
    return Int(exactly: characters).map { max(1, $0) } ?? .max
  }

  /// The lengths of the lines that a paragraph wraps into. A word that is too long is broken.
  private func wrappedLengths(of paragraph: Substring, capacity: Int) -> [Int] {
    if paragraph.count <= capacity { return [paragraph.count] }
    var lengths: [Int] = []
    var current = 0
    for word in paragraph.split(separator: " ") {
      var rest = word.count
      if current > 0 && current + 1 + rest <= capacity {
        current += 1 + rest
        continue
      }
      if current > 0 { lengths.append(current) }
      while rest > capacity {
        lengths.append(capacity)
        rest -= capacity
      }
      current = rest
    }
    lengths.append(current)
    return lengths
  }
}
