import Foundation

/// The size of a text, and its baselines.
struct TextExtent {
  /// The width of the widest line, and the height of all lines, in points.
  private(set) var size = CGSize.zero
  /// The distance from the top of the text to its first baseline, in points.
  private(set) var firstBaseline: CGFloat = 0
  private(set) var lastBaseline: CGFloat = 0
  private(set) var firstLine = LineMetrics(ascent: 0, descent: 0, leading: 0)
  private(set) var lastLine = LineMetrics(ascent: 0, descent: 0, leading: 0)
}

extension TextExtent {
  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The maximum width of a line, in points. If it is not above 0, there is no limit.
  ///   - limit: The maximum number of lines, or 0 for no limit.
  ///   - countsLeading: Whether the space between lines includes the leading of fonts.
  init(of text: MeasuredText, width: CGFloat, lines limit: Int, countsLeading: Bool = true) {
    var isFirst = true
    text.placeLines(within: width, limit: limit, countsLeading: countsLeading) { line in
      size.width = max(size.width, line.breaking.width)
      size.height = line.top + line.height
      lastLine = line.breaking.metrics
      lastBaseline = size.height - lastLine.descent
      if isFirst { (firstBaseline, firstLine) = (lastBaseline, lastLine) }
      isFirst = false
    }
  }

  /// Measures a run on a line of its own, without the lists of paragraphs, runs and lines.
  init(ofLine run: MeasuredText.Run) {
    var last: Unicode.Scalar = "\0"
    run.add(to: &size.width, after: &last)
    lastLine = run.metrics.line
    size.height = lastLine.height
    lastBaseline = size.height - lastLine.descent
    (firstBaseline, firstLine) = (lastBaseline, lastLine)
  }

  /// Returns the extent in whole pixels. Lengths are rounded up, and baselines to the nearest
  /// pixel.
  func rounded(toPixelsAt scale: CGFloat) -> TextExtent {
    guard scale < .infinity else { return self }
    var rounded = self
    rounded.size = size.roundedUp(toPixelsAt: scale)
    rounded.firstBaseline = (firstBaseline * scale).rounded() / scale
    rounded.lastBaseline = (lastBaseline * scale).rounded() / scale
    return rounded
  }

  /// Returns the baselines in a view.
  ///
  /// - Parameter isCentered: Whether the text is centered in a taller view.
  func baselines(isCentered: Bool) -> TextBaselines {
    TextBaselines(
      first: firstBaseline, last: size.height - lastBaseline,
      centeredHeight: isCentered ? size.height : nil, firstLine: firstLine, lastLine: lastLine)
  }
}

extension CGSize {
  /// Returns the size rounded up to whole pixels. A rounding error of sums adds no pixel.
  func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
    guard scale < .infinity else { return self }
    let loss = LineBreaking.tolerance
    return CGSize(
      width: max(0, (width * scale - loss).rounded(.up)) / scale,
      height: max(0, (height * scale - loss).rounded(.up)) / scale)
  }
}
