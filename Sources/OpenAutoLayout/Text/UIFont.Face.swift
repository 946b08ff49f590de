import Foundation

extension UIFont {
  /// The properties of a font except for its size.
  struct Face: Hashable, Sendable {
    /// The design of the characters. Only ``monospaced`` changes widths.
    enum Design: String, Hashable, Sendable {
      case standard = "SFUI"
      case serif = "NewYork"
      case rounded = "SFUIRounded"
      case monospaced = "SFUIMono"
    }

    var weight = Weight.regular
    var design = Design.standard
    var hasMonospacedDigits = false
    var isItalic = false

    /// Whether the weight is at least that of `boldSystemFont(ofSize:)`.
    var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

    var name: String { ".\(design.rawValue)-\(weight.name)\(isItalic ? "Italic" : "")" }
  }
}
