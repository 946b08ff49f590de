import Foundation

/// The elements of drawings. Numbers have an outline in the color of the paper, so that they can be
/// read on top of lines.
enum SVG {
  static let style = """
    <style>
      .paper { fill: #ffffff }
      .view { fill: #0a66c2; fill-opacity: 0.08; stroke: #0a66c2; stroke-width: 1 }
      .guide { fill: none; stroke: #1a7f4b; stroke-width: 1; stroke-dasharray: 2 2 }
      .required { stroke: #b3401a; stroke-width: 1 }
      .optional { stroke: #b3401a; stroke-width: 1; stroke-dasharray: 4 2 }
      .dot { fill: #b3401a }
      .broken { stroke: #8e8e93 }
      .optional.broken { stroke-dasharray: 1 2 }
      .open, .left-out { stroke: #d70015; stroke-width: 2; stroke-linecap: square }
      .dot.left-out { fill: #d70015; stroke: none }
      .clash { fill: #d70015; fill-opacity: 0.25 }
      text { font: 8px ui-sans-serif, system-ui, sans-serif }
      .name { fill: #0a3d75 }
      .note { fill: #8f2f10 }
      .note.broken { fill: #6c6c70; stroke: none; text-decoration: line-through }
      .note.left-out { fill: #d70015; font-weight: bold }
      .note, .note.left-out { stroke: #ffffff; stroke-width: 2; paint-order: stroke }
      .middle { text-anchor: middle }
      .end { text-anchor: end }
      @media (prefers-color-scheme: dark) {
        .paper { fill: #16181d }
        .view { fill: #6cb2ff; stroke: #6cb2ff }
        .guide { stroke: #5fd39a }
        .required, .optional { stroke: #ff9a70 }
        .dot { fill: #ff9a70 }
        .broken { stroke: #8e8e93 }
        .open, .left-out { stroke: #ff6961 }
        .dot.left-out, .clash { fill: #ff6961 }
        .name { fill: #b9d9ff }
        .note { fill: #ffc0a3 }
        .note.broken { fill: #aeaeb2 }
        .note.left-out { fill: #ff6961 }
        .note, .note.left-out { stroke: #16181d }
      }
    </style>
    """

  static func rectangle(_ rectangle: CGRect, _ kind: String) -> String {
    "<rect class=\"\(kind)\" x=\"\(rectangle.minX.brief)\" y=\"\(rectangle.minY.brief)\" "
      + "width=\"\(rectangle.width.brief)\" height=\"\(rectangle.height.brief)\"/>"
  }

  static func line(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ kind: String
  ) -> String {
    "<line class=\"\(kind)\" x1=\"\(x1.brief)\" y1=\"\(y1.brief)\" x2=\"\(x2.brief)\" "
      + "y2=\"\(y2.brief)\"/>"
  }

  static func text(_ words: String, at point: CGPoint, _ kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(point.x.brief)\" y=\"\(point.y.brief)\">\(escaped(words))</text>"
  }

  /// Returns the text with the special characters of XML escaped, and without those that XML does not have.
  static func escaped(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter(isInXML)))
      .replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  private static func isInXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
