import Foundation

extension MeasuredText {
  /// A line at its place.
  struct PlacedLine {
    let breaking: LineBreaking.Line
    /// The index of the line's paragraph.
    let paragraph: Int
    let top: CGFloat
    let height: CGFloat
  }

  /// Breaks the text into lines, and passes them to a closure from the top.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line, in points. If it is not above 0, there is no limit.
  ///   - limit: The maximum number of lines, or 0 for no limit.
  ///   - countsLeading: Whether the space between lines includes the leading of fonts.
  ///   - body: The closure that takes a line.
  func placeLines(
    within width: CGFloat, limit: Int, countsLeading: Bool, _ body: (PlacedLine) -> Void
  ) {
    let room = width > 0 && limit != 1 ? width : .infinity
    var count = 0
    var bottom: CGFloat = 0
    // The space below the last line so far, if another one follows.
    var gap: CGFloat = 0
    for (index, paragraph) in paragraphs.enumerated() {
      if limit > 0 && count == limit { break }
      let style = paragraph.style
      if index > 0 { gap += style.spacingBefore }
      for line in LineBreaking(paragraph).lines(within: style.room(in: room)) {
        if limit > 0 && count == limit { break }
        let top = bottom + gap
        let height = style.height(of: line.metrics)
        body(PlacedLine(breaking: line, paragraph: index, top: top, height: height))
        bottom = top + height
        gap = style.lineSpacing + (countsLeading ? line.metrics.leading : 0)
        count += 1
      }
      gap += style.spacingAfter
    }
  }
}
