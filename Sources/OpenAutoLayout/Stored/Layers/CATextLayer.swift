public import Foundation

/// A layer that shows text. It is stored, and neither drawn nor measured.
///
///     let text = CATextLayer()
///     text.string = "3.5"
///     text.fontSize = 12
///     card.layer.addSublayer(text)
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The color of the text.
  open var foregroundColor: CGColor?
  /// Whether lines wrap.
  open var isWrapped = false
  /// The alignment of the lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The way that text is truncated if it does not fit.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// The alignment of lines in a text layer.
///
/// ``CATextLayer/alignmentMode`` takes it.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The alignment of the language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned to the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned to the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified: aligned to both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The way that text in a text layer is truncated.
///
/// ``CATextLayer/truncationMode`` takes it.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Truncated at the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Truncated at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Truncated in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
