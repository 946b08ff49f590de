public import Foundation

extension UIListContentConfiguration {
  /// How a text of a row looks.
  ///
  ///     var content = UIListContentConfiguration.cell()
  ///     content.textProperties.numberOfLines = 2
  public struct TextProperties {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// What changes the color. It is stored only.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// To which side lines are moved.
    public var alignment = TextAlignment.natural
    /// Where lines break.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether the text is scaled down to fit. It changes no size.
    public var adjustsFontSizeToFitWidth = false
    /// How far it is scaled down.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style follows the size of text in the traits.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the text is shown in other letters.
    public var transform = TextTransform.none

    /// To which side lines are moved.
    ///
    /// ``UIListContentConfiguration/TextProperties/alignment`` takes it.
    public enum TextAlignment: Int, Sendable {
      /// To the side where the language begins.
      case natural = 0
      /// To the middle.
      case center = 1
      /// To both sides.
      case justified = 2
    }

    /// In which letters a text is shown.
    ///
    /// ``UIListContentConfiguration/TextProperties/transform`` takes it.
    public enum TextTransform: Int, Sendable {
      /// As it is.
      case none = 0
      /// In capital letters.
      case uppercase = 1
      /// In small letters.
      case lowercase = 2
      /// With a capital letter for each word.
      case capitalized = 3
    }
  }

  /// How the image of a row looks.
  ///
  ///     var content = UIListContentConfiguration.cell()
  ///     content.imageProperties.maximumSize = CGSize(width: 32, height: 32)
  public struct ImageProperties {
    /// The size of a symbol, as far as it does not say so itself.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a symbol.
    public var tintColor: UIColor?
    /// What changes the color. It is stored only.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for any along an axis. Larger images are scaled down.
    public var maximumSize = CGSize.zero
    /// The room for the image, in points; 0 for its own size along an axis. The image is in its middle.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors where all others are inverted.
    public var accessibilityIgnoresInvertColors = false
  }
}
