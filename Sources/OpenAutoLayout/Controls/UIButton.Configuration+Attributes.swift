public import Foundation

extension UIButton.Configuration {
  /// The attributed text of a title or a subtitle, and the transformer of its attributes.
  struct TextAttributes {
    fileprivate var text: AttributedString?
    fileprivate var transformer: UIConfigurationTextAttributesTransformer?

    /// The text with its fonts, as it is measured.
    var shownText: NSAttributedString? { text.map { NSAttributedString(fontsOf: $0) } }

    /// Returns the font that the transformer makes of a font.
    func font(for font: UIFont) -> UIFont { transformer?.font(for: font) ?? font }

    /// Whether both give the same text. Transformers are compared by the fonts that they give.
    func isSame(as other: Self) -> Bool {
      let font = UIFont.unnamed
      return (shownText == nil) == (other.shownText == nil)
        && TextContent(shownText).isSame(as: TextContent(other.shownText), in: font)
        && self.font(for: font) == other.font(for: font)
    }
  }
}

extension UIButton.Configuration? {
  /// Whether a button looks the same with another configuration, but for its background.
  func isLaidOut(like other: Self) -> Bool {
    guard let own = self, let other else { return self == nil && other == nil }
    let hasSameTitles =
      own.title == other.title && own.subtitle == other.subtitle
      && own.titleAttributes.isSame(as: other.titleAttributes)
      && own.subtitleAttributes.isSame(as: other.subtitleAttributes)
      && own.titleAlignment == other.titleAlignment
      && own.titleLineBreakMode == other.titleLineBreakMode
    let hasSameImage =
      own.image.isLaidOut(like: other.image) && own.imagePlacement == other.imagePlacement
      && own.preferredSymbolConfigurationForImage == other.preferredSymbolConfigurationForImage
      && own.showsActivityIndicator == other.showsActivityIndicator
    return hasSameTitles && hasSameImage && own.titlePadding == other.titlePadding
      && own.imagePadding == other.imagePadding && own.contentInsets == other.contentInsets
      && own.buttonSize == other.buttonSize && own.cornerStyle == other.cornerStyle
  }
}

extension UIButton.Configuration {
  /// The title with attributes, in place of ``title``.
  public var attributedTitle: AttributedString? {
    get { titleAttributes.text }
    set { titleAttributes.text = newValue }
  }

  /// The line below the title with attributes, in place of ``subtitle``.
  public var attributedSubtitle: AttributedString? {
    get { subtitleAttributes.text }
    set { subtitleAttributes.text = newValue }
  }

  /// The transformer of the title's attributes. Only its font changes the layout.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { titleAttributes.transformer }
    set { titleAttributes.transformer = newValue }
  }

  /// The transformer of the subtitle's attributes. Only its font changes the layout.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { subtitleAttributes.transformer }
    set { subtitleAttributes.transformer = newValue }
  }
}
