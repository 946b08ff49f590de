public import Foundation

extension UIFont {
  /// Returns the system font in a size.
  ///
  ///     label.font = .systemFont(ofSize: 20)
  ///     // label.font.pointSize == 20
  ///
  /// - Parameter fontSize: The size in points.
  /// - Precondition: The size is above 0, and finite.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(), size: fontSize)
  }

  /// Returns the system font in a size and a weight.
  ///
  ///     label.text = "Total"
  ///     let regular = label.intrinsicContentSize.width
  ///     label.font = .systemFont(ofSize: 17, weight: .bold)
  ///     // label.intrinsicContentSize.width > regular
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight of the font.
  /// - Precondition: The size is above 0, and finite.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Face(weight: weight), size: fontSize)
  }

  /// Returns the system font in a size, a weight and a width. Here, the width has no effect.
  ///
  ///     let narrow = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
  ///     // narrow == .systemFont(ofSize: 17, weight: .bold)
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight of the font.
  ///   - width: The width of the characters. It has no effect.
  /// - Precondition: The size is above 0, and finite.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The width of the characters of a font. It has no effect here.
  ///
  /// ``UIFont/systemFont(ofSize:weight:width:)`` takes it.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Very narrow.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The names of the families of fonts. Always empty here, where each name has a font.
  public class var familyNames: [String] { [] }

  /// Returns the names of the fonts of a family. Always empty here, where each name has a font.
  ///
  ///     // UIFont.fontNames(forFamilyName: "Avenir").isEmpty
  ///
  /// - Parameter familyName: The name of the family.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// Returns the bold system font. As on Apple's platforms, its weight is ``Weight/semibold``.
  ///
  ///     // UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits == .traitBold
  ///
  /// - Parameter fontSize: The size in points.
  /// - Precondition: The size is above 0, and finite.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(weight: .semibold), size: fontSize)
  }

  /// Returns the italic system font. It has the widths of the regular one.
  ///
  ///     // UIFont.italicSystemFont(ofSize: 17).fontDescriptor.symbolicTraits == .traitItalic
  ///
  /// - Parameter fontSize: The size in points.
  /// - Precondition: The size is above 0, and finite.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(isItalic: true), size: fontSize)
  }

  /// Returns the system font with digits of equal width, for numbers that change.
  ///
  ///     label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
  ///     label.text = "1111"
  ///     let width = label.intrinsicContentSize.width
  ///     label.text = "0000"
  ///     // label.intrinsicContentSize.width == width
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight of the font.
  /// - Precondition: The size is above 0, and finite.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(Face(weight: weight, hasMonospacedDigits: true), size: fontSize)
  }

  /// Returns the monospaced system font. Each character is 0.6182 times as wide as the font size.
  ///
  ///     label.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
  ///     label.text = "iii"
  ///     let width = label.intrinsicContentSize.width
  ///     label.text = "mmm"
  ///     // label.intrinsicContentSize.width == width
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight of the font.
  /// - Precondition: The size is above 0, and finite.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Face(weight: weight, design: .monospaced), size: fontSize)
  }

  /// The default font size of labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The default font size of custom buttons, 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The font size of small text, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The default font size of the system, 14 points.
  public class var systemFontSize: CGFloat { 14 }
}

// MARK: Vertical measures, recorded on iOS 26 for all sizes and weights, in 2048ths of an em

extension UIFont {
  /// The height of the font above the baseline, in points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// The depth of the font below the baseline, in points. It is negative.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  /// The height of a line without ``leading``, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }

  /// The height of an "x", in points.
  public var xHeight: CGFloat {
    // Recorded: 1078 for regular up to 17 points, 1040 from 28 points on, 1093 for semibold.
    let regular = interpolated(pointSize, [(17, 1078), (28, 1040)])
    return pointSize * (regular + 22.5 * face.weight.boldness) / 2048
  }
}
