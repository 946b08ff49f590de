import Foundation

/// A small picture of one fact, for the head of the README.
struct Badge {
  let name: String
  let label: String
  let value: String

  /// What the manifest and the license say. A README that says otherwise is out of date.
  static func all(manifest: String, license: String) throws -> [Badge] {
    guard let version = manifest.firstMatch(of: /swift-tools-version: ([0-9.]+)/)?.1,
      let platforms = manifest.firstMatch(of: /\n  platforms: \[(\.[^\]]+)\]/)?.1,
      let name = license.firstMatch(of: /^([A-Z]+) License\n/)?.1
    else { throw Problem("The manifest or the license has another form.") }
    let others = manifest.contains(".when(platforms: [.linux") ? ["Linux"] : []
    let names = platforms.matches(of: /\.([A-Za-z]+)\(/).map { title(of: String($0.1)) } + others
    return [
      Badge(name: "swift", label: "Swift", value: "\(version) or later"),
      Badge(name: "platforms", label: "Platforms", value: names.joined(separator: ", ")),
      Badge(name: "license", label: "License", value: String(name)),
    ]
  }

  /// How people write what the manifest calls `macCatalyst`.
  private static func title(of platform: String) -> String {
    platform == "macCatalyst" ? "Mac Catalyst" : platform
  }

  var markdown: String { "![\(label): \(value)](.github/badges/\(name).svg)" }

  /// Readable on light and dark pages alike, with widths that do not depend on the reader's fonts.
  var svg: String {
    let left = Self.width(of: label), right = Self.width(of: value)
    func text(_ words: String, at x: Double, _ width: Double) -> String {
      #"<text x="\#(x + width / 2)" y="14" textLength="\#(width - 12)">\#(words)</text>"#
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img">
      <title>\(label): \(value)</title>
      <style>text { font: 11px ui-sans-serif, system-ui, sans-serif; fill: #fff; text-anchor: middle }</style>
      <clipPath id="corners"><rect width="\(left + right)" height="20" rx="3"/></clipPath>
      <g clip-path="url(#corners)">
      <rect width="\(left)" height="20" fill="#555"/>
      <rect x="\(left)" width="\(right)" height="20" fill="#0a66c2"/>
      </g>
      \(text(label, at: 0, left))
      \(text(value, at: left, right))
      </svg>

      """
  }

  private static func width(of words: String) -> Double { Double(words.count) * 6 + 12 }
}
