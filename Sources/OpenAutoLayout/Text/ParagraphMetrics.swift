import Foundation

/// How the lines of a paragraph are broken and how far apart they are.
struct ParagraphMetrics {
  var breaksCharacters = false
  /// Whether a last word alone on its line gets the word before it.
  var pushesOut = false
  var lineSpacing: CGFloat = 0
  var spacingBefore: CGFloat = 0
  var spacingAfter: CGFloat = 0
  var firstIndent: CGFloat = 0
  var indent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = .infinity
  var lineHeightMultiple: CGFloat = 1
  /// Where lines end: from where they begin, or from the other edge if negative. 0 for the edge.
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

  /// Where lines end in a width.
  func room(in width: CGFloat) -> CGFloat {
    if tailIndent > 0 { return min(tailIndent, width) }
    return width + tailIndent
  }

  func height(of line: LineMetrics) -> CGFloat {
    min(maximumLineHeight, max(minimumLineHeight, line.height * lineHeightMultiple))
  }
}
