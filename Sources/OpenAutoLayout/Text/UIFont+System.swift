public import Foundation

extension UIFont {
  /// Returns the system font of a size.
  ///
  ///     label.font = .systemFont(ofSize: 20)
  ///     // label.font.pointSize == 20
  ///
  /// - Parameter fontSize: The size in points.
  /// - Precondition: The size is above 0, and finite.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(), size: fontSize)
  }

  /// Returns the system font of a size and a weight.
  ///
  ///     label.text = "Total"
  ///     let regular = label.intrinsicContentSize.width
  ///     label.font = .systemFont(ofSize: 17, weight: .bold)
  ///     // label.intrinsicContentSize.width > regular
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: How heavy the font is.
  /// - Precondition: The size is above 0, and finite.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Face(weight: weight), size: fontSize)
  }

  /// Returns the system font in semibold, which is what Apple's platforms call bold here.
  ///
  ///     // UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits == .traitBold
  ///
  /// - Parameter fontSize: The size in points.
  /// - Precondition: The size is above 0, and finite.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(weight: .semibold), size: fontSize)
  }

  /// Returns the slanted system font.
  ///
  ///     // UIFont.italicSystemFont(ofSize: 17).fontDescriptor.symbolicTraits == .traitItalic
  ///
  /// - Parameter fontSize: The size in points.
  /// - Precondition: The size is above 0, and finite.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(isItalic: true), size: fontSize)
  }

  /// Returns the system font whose digits are all as wide as each other, for numbers that change.
  ///
  ///     label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
  ///     label.text = "1111"
  ///     let width = label.intrinsicContentSize.width
  ///     label.text = "0000"
  ///     // label.intrinsicContentSize.width == width
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: How heavy the font is.
  /// - Precondition: The size is above 0, and finite.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(Face(weight: weight, hasMonospacedDigits: true), size: fontSize)
  }

  /// Returns the system font whose characters are all as wide as each other: 0.6182 of the size.
  ///
  ///     label.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
  ///     label.text = "iii"
  ///     let width = label.intrinsicContentSize.width
  ///     label.text = "mmm"
  ///     // label.intrinsicContentSize.width == width
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: How heavy the font is.
  /// - Precondition: The size is above 0, and finite.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Face(weight: weight, design: .monospaced), size: fontSize)
  }

  /// The size of a label's text: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a button's title: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
}

// MARK: Vertical measures, recorded on iOS 26 for all sizes and weights, in 2048ths of an em

extension UIFont {
  /// The height of the font above the baseline, in points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// The depth of the font below the baseline, in points: a negative number.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  /// The height of a line, in points, without ``leading``.
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
