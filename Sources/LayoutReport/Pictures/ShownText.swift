import Foundation
import LayoutNames

/// The text of a view in a drawing, in letters of about its size.
///
/// Facts have the size that the text needs, and no font. So the height of a line is estimated from the number
/// of characters: on average, a letter is half as wide as its font is high, and a line 1.2 times as high.
struct ShownText {
  private static var letterWidth: CGFloat { 0.5 }
  private static var lineHeight: CGFloat { 1.2 }
  /// The number of lines that are drawn.
  private static var lineLimit: Int { 40 }

  private let lines: [String]
  private let fontSize: CGFloat
  private let size: CGSize
  private let isCentered: Bool
  private let isRightToLeft: Bool
  /// The width of a text of one line.
  private let width: CGFloat?

  /// - Returns: The text, or `nil` for an item without one.
  init?(of item: LayoutFacts.Item, in rectangle: CGRect, isRightToLeft: Bool) {
    guard let text = item.text, !text.isEmpty, let needed = item.textSize, needed.height > 0,
      needed.height.isFinite, needed.width.isFinite, rectangle.width > 0, rectangle.height > 0
    else { return nil }
    let words = text.replacingOccurrences(of: "\n", with: " ")
    let area = CGFloat(words.count) * Self.letterWidth * needed.height / Self.lineHeight
    let count = item.wraps ? max(1, (area / max(rectangle.width, 1)).squareRoot().rounded(.up)) : 1
    // The height of a button is more than that of its text.
    let widest = count > 1 ? .infinity : needed.width / (CGFloat(words.count) * Self.letterWidth)
    fontSize = min(needed.height / count / Self.lineHeight, widest)
    let room = max(1, Int(rectangle.width / (fontSize * Self.letterWidth)))
    lines =
      count > 1
      ? Array(words.wrapped(to: room).prefix(Self.lineLimit)) : [words.cut(to: 4 * room + 4)]
    width = count > 1 || words.count > 4 * room + 4 ? nil : needed.width
    size = rectangle.size
    isCentered = item.isTarget
    self.isRightToLeft = isRightToLeft
  }

  /// The part of the view's rectangle that the text takes.
  var extent: CGRect {
    let height = min(size.height, fontSize * Self.lineHeight * CGFloat(lines.count))
    let longest = CGFloat(lines.map(\.count).max() ?? 0) * fontSize * Self.letterWidth
    let length = min(size.width, width ?? longest)
    let x = isCentered ? (size.width - length) / 2 : isRightToLeft ? size.width - length : 0
    return CGRect(x: x, y: (size.height - height) / 2, width: length, height: height)
  }

  /// The elements in the coordinates of the view's rectangle.
  var elements: [String] {
    let height = fontSize * Self.lineHeight
    // What is too long shows its start, as it would in a view.
    let isCut = width.map { $0 > size.width } ?? false
    let (x, anchor) =
      isCut
      ? (0, "start")
      : isCentered ? (size.width / 2, "middle") : isRightToLeft ? (size.width, "end") : (0, "start")
    let top = (size.height - height * CGFloat(lines.count)) / 2
    let length = width.map { " textLength=\"\($0.brief)\" lengthAdjust=\"spacingAndGlyphs\"" } ?? ""
    return lines.enumerated().map { number, line in
      """
      <text class="shown" x="\(x.brief)" y="\((top + height * (CGFloat(number) + 0.78)).brief)" \
      text-anchor="\(anchor)"\(length) style="font-size:\(fontSize.brief)px">\(line.escapedForXML)</text>
      """
    }
  }
}

extension String {
  /// The words in lines of at most a number of characters, where no word is longer.
  func wrapped(to count: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= count {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
