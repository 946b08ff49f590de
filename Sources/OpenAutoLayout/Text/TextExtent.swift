import Foundation

/// How much room a text takes, and where its baselines are.
struct TextExtent {
  /// The widest line's width, and the height of all lines, in points.
  private(set) var size = CGSize.zero
  /// From the top of the text, in points.
  private(set) var firstBaseline: CGFloat = 0
  private(set) var lastBaseline: CGFloat = 0
}

extension TextExtent {
  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The room for a line in points. If it is not above 0, lines end where the text says.
  ///   - limit: The largest number of lines; 0 for any.
  ///   - countsLeading: Whether the fonts' leading counts between lines.
  init(of text: MeasuredText, width: CGFloat, lines limit: Int, countsLeading: Bool = true) {
    let room = width > 0 && limit != 1 ? width : .infinity
    var lineCount = 0
    // What is left free below the last line so far, if another one follows.
    var gap: CGFloat = 0
    for (index, paragraph) in text.paragraphs.enumerated() {
      if limit > 0 && lineCount == limit { break }
      let style = paragraph.style
      if index > 0 { gap += style.spacingBefore }
      for line in LineBreaking(paragraph).lines(within: style.room(in: room)) {
        if limit > 0 && lineCount == limit { break }
        let top = size.height + gap
        let height = style.height(of: line.metrics)
        lastBaseline = top + height - line.metrics.descent
        if lineCount == 0 { firstBaseline = lastBaseline }
        size.width = max(size.width, line.width)
        size.height = top + height
        gap = style.lineSpacing + (countsLeading ? line.metrics.leading : 0)
        lineCount += 1
      }
      gap += style.spacingAfter
    }
  }

  /// The extent in whole pixels: lengths rounded up, baselines to the nearest.
  func rounded(toPixelsAt scale: CGFloat) -> TextExtent {
    guard scale < .infinity else { return self }
    var rounded = self
    rounded.size = size.roundedUp(toPixelsAt: scale)
    rounded.firstBaseline = (firstBaseline * scale).rounded() / scale
    rounded.lastBaseline = (lastBaseline * scale).rounded() / scale
    return rounded
  }

  /// - Parameter isCentered: Whether the text stays in the middle of a higher view.
  func baselines(isCentered: Bool) -> TextBaselines {
    TextBaselines(
      first: firstBaseline, last: size.height - lastBaseline,
      centeredHeight: isCentered ? size.height : nil)
  }
}

extension CGSize {
  /// The size in whole pixels. What sums have lost makes no pixel.
  func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
    guard scale < .infinity else { return self }
    let loss = LineBreaking.tolerance
    return CGSize(
      width: max(0, (width * scale - loss).rounded(.up)) / scale,
      height: max(0, (height * scale - loss).rounded(.up)) / scale)
  }
}
