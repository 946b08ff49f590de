import Foundation

extension UIFont {
  /// What fonts of different sizes have in common.
  struct Face: Hashable, Sendable {
    /// How characters are drawn. Only the last makes a difference to layout.
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

    /// Whether the weight is one that `boldSystemFont(ofSize:)` has, or above.
    var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

    var name: String { ".\(design.rawValue)-\(weight.name)\(isItalic ? "Italic" : "")" }
  }
}
