import Foundation

/// The widths of characters in a font. It has only numbers, so that a copy counts no references.
struct FontWidths {
  private let boldness: Double
  private let tracking: Double
  private let pointsPerUnit: Double
  /// The advance of all characters of a monospaced font, in thousandths of an em.
  private let sharedAdvance: Double?
  private let digitAdvance: Double?

  init(_ font: UIFont) {
    let size = Double(font.pointSize)
    boldness = font.face.weight.boldness
    tracking = AdvanceTable.tracking(at: size)
    pointsPerUnit = size / 1000
    // Recorded: the same at every size and weight.
    sharedAdvance = font.face.design == .monospaced ? 618.2 : nil
    // Recorded: as wide as a regular "0", in heavier weights, too.
    digitAdvance = font.face.hasMonospacedDigits ? 604 : nil
  }

  /// Returns the width of a character, in points, or 0 for one that combines with the one before
  /// it.
  func width(of scalar: Unicode.Scalar) -> Double {
    if let digitAdvance, (0x30...0x39).contains(scalar.value) {
      return (digitAdvance + tracking) * pointsPerUnit
    }
    guard let (light, heavy) = AdvanceTable.advances(of: scalar) else {
      return scalar.fallbackAdvance * pointsPerUnit
    }
    if let sharedAdvance { return sharedAdvance * pointsPerUnit }
    return (light + (heavy - light) * boldness + tracking) * pointsPerUnit
  }
}

extension Unicode.Scalar {
  /// The width of a character that the table lacks, in thousandths of an em. It is chosen, not
  /// recorded, since Apple has other fonts for these.
  fileprivate var fallbackAdvance: Double {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate: return 0
    default: break
    }
    // A skin tone changes the emoji before it.
    if properties.isEmojiModifier { return 0 }
    // A flag is two of these.
    if (0x1F1E6...0x1F1FF).contains(value) { return 625 }
    if properties.isEmojiPresentation { return 1250 }
    return isIdeographic ? 1000 : 600
  }

  /// Whether the character is Chinese, Japanese or Korean: one em wide, with a possible break after
  /// it.
  var isIdeographic: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
