public import Foundation

/// A layer that shows a text. It is stored, and neither drawn nor measured.
///
///     let text = CATextLayer()
///     text.string = "3.5"
///     text.fontSize = 12
///     card.layer.addSublayer(text)
open class CATextLayer: CALayer {
  /// The text, plain or with attributes.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The color of the text.
  open var foregroundColor: CGColor?
  /// Whether lines wrap.
  open var isWrapped = false
  /// To which side lines are moved.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// How a text is shortened that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// To which side the lines of a layer are moved.
///
/// ``CATextLayer/alignmentMode`` takes it.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// To the side where the language begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// To the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// To both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How the text of a layer is shortened.
///
/// ``CATextLayer/truncationMode`` takes it.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
