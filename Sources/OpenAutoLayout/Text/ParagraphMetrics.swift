import Foundation

/// The rules for the line breaks of a paragraph, and the distances between its lines.
struct ParagraphMetrics {
  var breaksCharacters = false
  /// Whether a last word that is alone on its line gets the word before it.
  var pushesOut = false
  var lineSpacing: CGFloat = 0
  var spacingBefore: CGFloat = 0
  var spacingAfter: CGFloat = 0
  var firstIndent: CGFloat = 0
  var indent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = .infinity
  var lineHeightMultiple: CGFloat = 1
  /// The place where lines end, in points. A negative number is measured from the trailing edge.
  var tailIndent: CGFloat = 0

  init() {}

  init(_ style: NSParagraphStyle) {
    breaksCharacters = style.lineBreakMode == .byCharWrapping
    pushesOut = style.lineBreakStrategy.contains(.pushOut)
    lineSpacing = style.lineSpacing
    spacingBefore = style.paragraphSpacingBefore
    spacingAfter = style.paragraphSpacing
    firstIndent = style.firstLineHeadIndent
    indent = style.headIndent
    tailIndent = style.tailIndent
    minimumLineHeight = style.minimumLineHeight
    if style.maximumLineHeight > 0 { maximumLineHeight = style.maximumLineHeight }
    if style.lineHeightMultiple > 0 { lineHeightMultiple = style.lineHeightMultiple }
  }

  /// Returns the maximum width of a line within a width.
  func room(in width: CGFloat) -> CGFloat {
    if tailIndent > 0 { return min(tailIndent, width) }
    return width + tailIndent
  }

  func height(of line: LineMetrics) -> CGFloat {
    min(maximumLineHeight, max(minimumLineHeight, line.height * lineHeightMultiple))
  }
}
