public import Foundation

extension UIListContentConfiguration {
  /// The properties of a text of a row.
  ///
  ///     var content = UIListContentConfiguration.cell()
  ///     content.textProperties.numberOfLines = 2
  public struct TextProperties {
    /// The font of the text. The default is the body style.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color of the text.
    public var color = UIColor.label
    /// The transformer of the color. It is stored only.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The mode of breaking lines.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for no limit. The default is 0.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit the width. It is stored only.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum factor that the font shrinks by. It is stored only.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the letters move closer before the text is truncated. It is stored only.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font of a text style follows the content size category. The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The transform of the letters.
    public var transform = TextTransform.none

    /// The alignment of the lines of a text.
    ///
    /// ``UIListContentConfiguration/TextProperties/alignment`` takes it.
    public enum TextAlignment: Int, Sendable {
      /// To the side where the language begins a line.
      case natural = 0
      /// To the center.
      case center = 1
      /// To both sides.
      case justified = 2
    }

    /// The transform of the letters of a text.
    ///
    /// ``UIListContentConfiguration/TextProperties/transform`` takes it.
    public enum TextTransform: Int, Sendable {
      /// The letters are unchanged.
      case none = 0
      /// All letters are uppercase.
      case uppercase = 1
      /// All letters are lowercase.
      case lowercase = 2
      /// The first letter of each word is uppercase.
      case capitalized = 3
    }
  }

  /// The properties of the image of a row.
  ///
  ///     var content = UIListContentConfiguration.cell()
  ///     content.imageProperties.maximumSize = CGSize(width: 32, height: 32)
  public struct ImageProperties {
    /// The configuration for symbol images. A symbol's own configuration overrides it.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of the image.
    public var tintColor: UIColor?
    /// The transformer of the tint color. It is stored only.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points. It is stored only.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points. Larger images are scaled down. A length of 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The size of the space that the image is centered in, in points. A length of 0 is that of the
    /// image.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors while the screen's are inverted. It is stored only.
    public var accessibilityIgnoresInvertColors = false
  }
}
