import Foundation

/// A line of text in a container.
struct LineFragment {
  /// The characters of the line with the break at its end, as UTF-16 code units of the text.
  let characters: Range<Int>
  /// The whole line, as wide as the container.
  let whole: CGRect
  /// The part of it that the text fills, with the padding.
  let used: CGRect
  /// The distance of the baseline from the top of the line.
  let baseline: CGFloat
  /// The left edge of each code unit, and the right edge of the last one.
  fileprivate let edges: [CGFloat]

  /// Returns the left edge of a character.
  func edge(at index: Int) -> CGFloat {
    edges[min(max(0, index - characters.lowerBound), edges.count - 1)]
  }

  func rect(of part: Range<Int>) -> CGRect {
    let (left, right) = (edge(at: part.lowerBound), edge(at: part.upperBound))
    return CGRect(x: left, y: whole.minY, width: right - left, height: whole.height)
  }

  /// Returns the character at a place, and how far the place is across it.
  func character(at x: CGFloat) -> (index: Int, fraction: CGFloat) {
    let count = edges.count - 1
    if count == 0 || x < edges[0] { return (characters.lowerBound, 0) }
    // The break at the end of a line has no width.
    guard let place = edges.indices.dropLast().first(where: { x < edges[$0 + 1] }) else {
      let last = edges.indices.dropLast().last { edges[$0] < edges[$0 + 1] } ?? count - 1
      return (characters.lowerBound + last, 1)
    }
    return (
      characters.lowerBound + place, (x - edges[place]) / (edges[place + 1] - edges[place])
    )
  }
}

@MainActor
extension NSLayoutManager {
  /// The text, which a text view changes in place.
  var text: NSAttributedString? { textView?.attributedText ?? textStorage }

  private var textView: UITextView? { textContainers.first?.view as? UITextView }

  func fragment(withGlyphAt index: Int) -> LineFragment? {
    textContainers.first.map(fragments)?.first { $0.characters.contains(index) }
  }

  /// Returns the lines that a container has room for.
  func fragments(in container: NSTextContainer) -> [LineFragment] {
    guard let text else { return [] }
    let measured = textView?.measuredText ?? MeasuredText(text, .unnamed)
    let paragraphs = ParagraphPlaces(text.string, measured)
    let padding = container.lineFragmentPadding
    // Without room, text is laid out on one line.
    let width = container.room
    let height =
      container.view == nil && container.size.height > 0 ? container.size.height : .infinity
    var lines: [MeasuredText.PlacedLine] = []
    measured.placeLines(
      within: width.isFinite && width > 0 ? max(1, width - 2 * padding) : 0,
      limit: container.maximumNumberOfLines, countsLeading: usesFontLeading
    ) {
      if $0.top + $0.height <= height + LineBreaking.tolerance { lines.append($0) }
    }
    return lines.enumerated().map { index, line in
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      let isLast = next?.paragraph != line.paragraph
      let place = paragraphs[line.paragraph]
      let start = place.unit(ofScalar: line.breaking.start)
      let inside = isLast ? place.count : place.unit(ofScalar: next?.breaking.start ?? 0)
      let space = width.isFinite && width > 0 ? width - 2 * padding - line.breaking.width : 0
      let offset = padding + max(0, space) * share(before: place.start, of: text)
      let left = offset + line.breaking.indent
      var edges = place.edges[start...inside].map { left + $0 - place.edges[start] }
      // The break belongs to the line, and has no width.
      let units = inside - start + (isLast ? place.breakLength : 0)
      edges += repeatElement(edges.last ?? left, count: units + 1 - edges.count)
      let whole = CGRect(
        x: 0, y: line.top,
        width: width.isFinite && width > 0 ? width : line.breaking.width + 2 * padding,
        height: line.height)
      return LineFragment(
        characters: place.start + start..<place.start + start + units, whole: whole,
        used: CGRect(
          x: offset - padding, y: line.top, width: line.breaking.width + 2 * padding,
          height: line.height),
        baseline: line.height - line.breaking.metrics.descent, edges: edges)
    }
  }

  /// The share of a line's free space that is before its text.
  private func share(before start: Int, of text: NSAttributedString) -> CGFloat {
    let style =
      start < text.length
      ? text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle : nil
    switch style?.alignment ?? textView?.textAlignment ?? .natural {
    case .left, .justified: return 0
    case .center: return 0.5
    case .right: return 1
    case .natural: return textView?.isRightToLeft == true ? 1 : 0
    }
  }
}

/// Where the paragraphs of a text are, in UTF-16 code units.
private struct ParagraphPlaces {
  struct Place {
    let start: Int
    let breakLength: Int
    /// The left edge of each code unit, and the right edge of the last one, from the first.
    let edges: [CGFloat]
    /// The code unit that each character begins with, and the number of units.
    let units: [Int]

    var count: Int { edges.count - 1 }

    func unit(ofScalar index: Int) -> Int { units[min(index, units.count - 1)] }
  }

  private var places: [Place] = []

  init(_ text: String, _ measured: MeasuredText) {
    var start = 0
    let breaks = text.filter(\.isNewline).map { String($0).utf16.count }
    for (index, paragraph) in measured.paragraphs.enumerated() {
      var edges: [CGFloat] = [0]
      var units = [0]
      let scalars = paragraph.runs.lazy.flatMap(\.text.unicodeScalars)
      for (scalar, width) in zip(scalars, LineBreaking(paragraph).characterWidths) {
        let edge = (edges.last ?? 0) + width
        edges += repeatElement(edge, count: UTF16.width(scalar))
        units.append(edges.count - 1)
      }
      let breakLength = index < breaks.count ? breaks[index] : 0
      places.append(Place(start: start, breakLength: breakLength, edges: edges, units: units))
      start += edges.count - 1 + breakLength
    }
  }

  subscript(index: Int) -> Place { places[index] }
}

extension NSTextContainer {
  /// The width of the lines with their padding, or 0 without a limit. A text view's container
  /// follows it.
  fileprivate var room: CGFloat {
    guard let view = view as? UITextView else { return size.width }
    return max(0, view.bounds.width - view.textContainerInset.left - view.textContainerInset.right)
  }
}

extension CGRect {
  /// Zero in place of the rectangle of nothing.
  var orZero: CGRect { isNull ? .zero : self }
}
