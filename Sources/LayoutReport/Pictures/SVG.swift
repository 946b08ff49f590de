import Foundation

/// The elements of drawings. Numbers have an outline in the color of the paper, so that they can be
/// read on top of lines.
package enum SVG {
  static var style: String {
    "<style>\n\(lightRules)\n@media (prefers-color-scheme: dark) {\n\(darkRules)\n}\n</style>"
  }

  /// The style of drawings, which is a rule a line.
  package static let lightRules = """
    .paper { fill: #ffffff }
    .view { fill: #0a66c2; fill-opacity: 0.08; stroke: #0a66c2; stroke-width: 1 }
    .guide { fill: none; stroke: #1a7f4b; stroke-width: 1; stroke-dasharray: 2 2 }
    .empty { fill: none; stroke: #0a66c2; stroke-width: 1.5 }
    .shown { fill: #3c3c43; fill-opacity: 0.55 }
    .required { stroke: #b3401a; stroke-width: 1 }
    .optional { stroke: #b3401a; stroke-width: 1; stroke-dasharray: 4 2 }
    .dot { fill: #b3401a }
    .broken { stroke: #8e8e93 }
    .optional.broken { stroke-dasharray: 1 2 }
    .open, .left-out { stroke: #d70015; stroke-width: 2; stroke-linecap: square }
    .partner { stroke: #d70015 }
    .dot.left-out, .dot.partner { fill: #d70015; stroke: none }
    .clash { fill: #d70015; fill-opacity: 0.25 }
    .badge { fill: #d70015 }
    text { font: 8px ui-sans-serif, system-ui, sans-serif }
    .name { fill: #0a3d75 }
    .note { fill: #8f2f10 }
    .note.broken { fill: #6c6c70; stroke: none; text-decoration: line-through }
    .note.left-out, .note.partner { fill: #d70015; font-weight: bold }
    .name, .note, .note.left-out, .note.partner { stroke: #ffffff; stroke-width: 2; paint-order: stroke }
    .number { fill: #ffffff; font-weight: bold; text-anchor: middle }
    .caption { fill: #1c1c1e }
    .middle { text-anchor: middle }
    .end { text-anchor: end }
    """

  /// What differs on a dark screen.
  package static let darkRules = """
    .paper { fill: #16181d }
    .view { fill: #6cb2ff; stroke: #6cb2ff }
    .guide { stroke: #5fd39a }
    .empty { stroke: #6cb2ff }
    .shown { fill: #ebebf5 }
    .required, .optional { stroke: #ff9a70 }
    .dot { fill: #ff9a70 }
    .broken { stroke: #8e8e93 }
    .open, .left-out, .partner { stroke: #ff6961 }
    .dot.left-out, .dot.partner, .clash, .badge { fill: #ff6961 }
    .name { fill: #b9d9ff }
    .note { fill: #ffc0a3 }
    .note.broken { fill: #aeaeb2 }
    .note.left-out, .note.partner { fill: #ff6961 }
    .name, .note, .note.left-out, .note.partner { stroke: #16181d }
    .number { fill: #16181d }
    .caption { fill: #f2f2f7 }
    """

  static func rectangle(_ rectangle: CGRect, _ kind: String) -> String {
    "<rect class=\"\(kind)\" \(place(of: rectangle))/>"
  }

  static func line(
    _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ kind: String
  ) -> String {
    "<line class=\"\(kind)\" x1=\"\(x1.brief)\" y1=\"\(y1.brief)\" x2=\"\(x2.brief)\" "
      + "y2=\"\(y2.brief)\"/>"
  }

  static func circle(_ center: CGPoint, _ radius: CGFloat, _ kind: String) -> String {
    "<circle class=\"\(kind)\" cx=\"\(center.x.brief)\" cy=\"\(center.y.brief)\" r=\"\(radius.brief)\"/>"
  }

  static func text(_ words: String, at point: CGPoint, _ kind: String) -> String {
    "<text class=\"\(kind)\" x=\"\(point.x.brief)\" y=\"\(point.y.brief)\">\(words.escapedForXML)</text>"
  }

  /// A part of the picture with coordinates of its own, which is cut at its edges.
  static func cut(to rectangle: CGRect, _ elements: [String]) -> String {
    "<svg \(place(of: rectangle))>\(elements.joined())</svg>"
  }

  static func place(of rectangle: CGRect) -> String {
    "x=\"\(rectangle.minX.brief)\" y=\"\(rectangle.minY.brief)\" "
      + "width=\"\(rectangle.width.brief)\" height=\"\(rectangle.height.brief)\""
  }
}

extension String {
  /// The text with the special characters of XML escaped, and without those that XML does not have.
  package var escapedForXML: String {
    String(String.UnicodeScalarView(unicodeScalars.filter(\.isInXML)))
      .replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}

extension Unicode.Scalar {
  /// Whether XML and HTML have the character.
  fileprivate var isInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case ..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
