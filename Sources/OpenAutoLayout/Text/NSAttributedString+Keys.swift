public import Foundation

/// Keys of attributes, which Foundation lacks where there is no UIKit.
extension NSAttributedString.Key {
  /// A ``UIFont``. Text without it has the font of the view.
  public static let font = NSAttributedString.Key("NSFont")
  /// An ``NSParagraphStyle``, which decides where lines break and how far apart they are.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The additional space between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A ``UIColor`` of the text. Layout does not read it.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A ``UIColor`` behind the text. Layout does not read it.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The ``NSUnderlineStyle`` of the underline. Layout does not read it.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A ``UIColor`` of the underline. Layout does not read it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The ``NSUnderlineStyle`` of the strikethrough. Layout does not read it.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A ``UIColor`` of the strikethrough. Layout does not read it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The width of the outlines. Layout does not read it.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A ``UIColor`` of the outlines. Layout does not read it.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The offset of the text from its baseline, in points. Layout does not read it.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// Which ligatures are drawn. Layout does not read it.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// An ``NSShadow`` behind the text. Layout does not read it.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The destination of a link. Layout does not read it.
  public static let link = NSAttributedString.Key("NSLink")
  /// An ``NSTextAttachment`` in place of the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The additional space between characters, in points, where ``kern`` is not set.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The slant of the characters. Layout does not read it.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// An effect of the text. Layout does not read it.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The expansion of the characters. Layout does not read it.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The writing directions, as numbers. Layout does not read it.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

#if !canImport(ObjectiveC)
  extension NSMutableAttributedString {
    /// Makes an empty text. Foundation has this only on Apple's platforms.
    ///
    ///     let text = NSMutableAttributedString()
    ///     text.append(NSAttributedString(string: "Grace"))
    ///     // text.length == 5
    public convenience init() { self.init(string: "") }
  }
#endif

/// The style of an underline or a strikethrough. Nothing is drawn here.
///
///     let style = NSUnderlineStyle([.single, .byWord])
///     let text = NSAttributedString(
///       string: "Grace Hopper", attributes: [.underlineStyle: style.rawValue])
///
/// It changes no size.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line under words, but not under spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
