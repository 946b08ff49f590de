import Foundation

/// An engine's drawing as two pictures, for docc's light and dark appearance.
///
/// The drawing follows the system's appearance by a media query; the site has a switch of its own.
struct Picture {
  private(set) var light = ""
  private(set) var dark = ""

  /// How much larger than in the layout a point is in the picture, so that its texts can be read.
  private static let scale = 1.5

  init(drawing: String) throws {
    var isInQuery = false
    var hasQuery = false
    for line in Self.enlarged(drawing).split(separator: "\n", omittingEmptySubsequences: true) {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("@media") {
        isInQuery = true
        hasQuery = true
      } else if isInQuery && words == "}" {
        isInQuery = false
      } else {
        dark += line + "\n"
        if !isInQuery { light += line + "\n" }
      }
    }
    guard hasQuery, !isInQuery else { throw Problem("The drawing has no dark appearance.") }
  }

  /// The drawing with other measures on its first line, which is all that the size depends on.
  private static func enlarged(_ drawing: String) -> String {
    let end = drawing.firstIndex(of: "\n") ?? drawing.endIndex
    let measures = drawing[..<end].replacing(/(width|height)="([0-9.]+)"/) { match in
      "\(match.1)=\"\((Double(match.2) ?? 0) * scale)\""
    }
    return String(measures + drawing[end...])
  }

  func write(named name: String, to folder: URL) throws {
    try light.write(
      to: folder.appendingPathComponent("\(name).svg"), atomically: true, encoding: .utf8)
    try dark.write(
      to: folder.appendingPathComponent("\(name)~dark.svg"), atomically: true, encoding: .utf8)
  }
}
