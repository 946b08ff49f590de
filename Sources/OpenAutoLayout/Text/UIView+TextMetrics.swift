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

extension UIView.TextMetrics {
  var baselines: TextBaselines { TextBaselines(first: ascent, last: lineHeight - ascent) }

  /// The size of a text that wraps at a width, unless that is 0, and has at most so many lines,
  /// unless that is 0.
  func size(of text: String, width: CGFloat, lines limit: Int) -> CGSize {
    if text.isEmpty { return CGSize(width: 0, height: lineHeight) }
    let capacity =
      width > 0 && limit != 1 ? max(1, Int((width / characterWidth).rounded(.down))) : Int.max
    var lengths: [Int] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lengths += wrappedLengths(of: paragraph, capacity: capacity)
    }
    let shown = limit > 0 ? Array(lengths.prefix(limit)) : lengths
    return CGSize(
      width: CGFloat(shown.max() ?? 0) * characterWidth, height: CGFloat(shown.count) * lineHeight)
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
