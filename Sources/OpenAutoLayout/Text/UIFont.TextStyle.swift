import Foundation

extension UIFont {
  /// A text style, which has a font for each text size that a person can choose.
  ///
  ///     label.font = .preferredFont(forTextStyle: .headline)
  ///     label.adjustsFontForContentSizeCategory = true
  ///     // label.font.pointSize == 17
  ///
  /// Use ``UIFontMetrics`` for other sizes that follow the text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style on Apple's systems.
    public let rawValue: String

    /// Makes a style from its name. An unknown style is measured as ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles: 34 points by default.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles: 28 points by default.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles: 22 points by default.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles: 20 points by default.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headlines: 17 points in semibold by default.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadlines: 15 points by default.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text: 17 points by default.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts: 16 points by default.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes: 13 points by default.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions: 12 points by default.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of smaller captions: 11 points by default.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the font of a text style at the text size of ``UITraitCollection/current``.
  ///
  ///     // UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34
  ///
  /// - Parameter style: The text style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of a trait collection.
  ///
  ///     let large = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
  ///     UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize  // 21
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The traits, or `nil` for ``UITraitCollection/current``.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let step = style.step(in: traitCollection ?? .current)
    let size = CGFloat(step.size)
    let face = Face(weight: style == .headline ? .semibold : .regular)
    let lineHeight = UIFont(face, size: size).lineHeight
    return UIFont(
      face, size: size, leading: CGFloat(step.pitch) - lineHeight, origin: .style(style))
  }
}

extension UIFont.TextStyle {
  /// A font size and the distance between lines, in points.
  typealias Step = (size: Int, pitch: Int)

  /// Returns the sizes at the text size of traits.
  func step(in traits: UITraitCollection) -> Step {
    self[traits.preferredContentSizeCategory.step ?? Self.large]
  }

  /// The sizes at the default text size.
  var defaultStep: Step { self[Self.large] }

  private static let large = UIContentSizeCategory.large.step ?? 0

  private subscript(step: Int) -> Step {
    let table = Self.tables[self] ?? Self.bodyTable
    return (table.sizes[step], table.pitches[step])
  }

  private typealias Table = (sizes: [Int], pitches: [Int])

  private static let bodyTable: Table = (
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  )

  /// The sizes from extra small to the largest accessibility size.
  ///
  /// Recorded on iOS 26: body, callout, caption1, caption2, and all styles at XS, L and XL. The
  /// others are from Apple's Human Interface Guidelines.
  private static let tables: [Self: Table] = [
    .largeTitle: (
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    ),
    .title1: (
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    ),
    .title2: (
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    ),
    .title3: (
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    ),
    .headline: bodyTable,
    .body: bodyTable,
    .callout: (
      [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    ),
    .subheadline: (
      [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    ),
    .footnote: (
      [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    ),
    .caption1: (
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    ),
    .caption2: (
      [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    ),
  ]
}
