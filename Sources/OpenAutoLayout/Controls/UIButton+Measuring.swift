import Foundation

/// The content of a button and its size.
extension UIButton {
  /// The title that the button shows. Text without a font of its own is set in ``titleFont``.
  var shownTitle: TextContent? {
    if let text = configuration?.titleAttributes.shownText { return TextContent(text) }
    if configuration?.title == nil, let text = entry(\.attributedTitle, state) {
      return text
    }
    guard let text = configuration?.title ?? currentTitle, !text.isEmpty else { return nil }
    return .plain(text)
  }

  /// The image that the button shows.
  var shownImage: UIImage? {
    guard let configuration else { return currentImage ?? buttonType.sign }
    if configuration.showsActivityIndicator { return UIImage(size: CGSize(width: 20, height: 20)) }
    return (configuration.image ?? currentImage)?
      .preferring(configuration.preferredSymbolConfigurationForImage)
  }

  /// The font of a title without one of its own.
  var titleFont: UIFont {
    if let configuration {
      let font = UIFont.preferredFont(
        forTextStyle: configuration.buttonSize.textStyle, compatibleWith: traitCollection)
      return configuration.titleAttributes.font(for: font)
    }
    return shownViews.title?.font ?? standardTitleFont
  }

  /// The font of a title without a configuration, until a client sets another one.
  var standardTitleFont: UIFont {
    .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  var subtitle: TextContent? {
    guard let configuration else { return nil }
    if let text = configuration.subtitleAttributes.shownText { return TextContent(text) }
    guard let text = configuration.subtitle, !text.isEmpty else { return nil }
    return .plain(text)
  }

  var subtitleFont: UIFont {
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    return configuration?.subtitleAttributes.font(for: font) ?? font
  }

  var titleExtent: TextExtent { extent(of: shownTitle, in: titleFont) }

  /// Returns the arrangement of the parts in a button of a width.
  func arrangement(within width: CGFloat) -> ButtonArrangement {
    configuration.map { configured($0, within: width) } ?? plain
  }

  private var plain: ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.image = shownImage?.size ?? .zero
    let isWithoutTitle = shownTitle == nil
    if !isWithoutTitle || shownImage == nil { arrangement.title = titleExtent.size }
    if contentEdgeInsets != .zero {
      arrangement.insets = NSDirectionalEdgeInsets(contentEdgeInsets, rightToLeft: isRightToLeft)
    } else if !isWithoutTitle || shownImage == nil {
      // The image may take the 6 points above and below the title before the button grows.
      let room = max(0, min(12, arrangement.title.height + 12 - arrangement.image.height))
      arrangement.insets.top = room / 2
      arrangement.insets.bottom = room / 2
      arrangement.least =
        buttonType == .custom ? CGSize(width: 0, height: 34) : CGSize(width: 30, height: 0)
    }
    return arrangement
  }

  private func configured(
    _ configuration: Configuration, within width: CGFloat
  ) -> ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.image = shownImage?.size ?? .zero
    arrangement.titlePadding = configuration.titlePadding
    arrangement.imagePadding = configuration.imagePadding
    arrangement.imagePlacement = configuration.imagePlacement
    arrangement.insets = configuration.contentInsets
    let image =
      arrangement.image == .zero ? 0 : arrangement.image.width + configuration.imagePadding
    let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    let room =
      width - configuration.contentInsets.leading - configuration.contentInsets.trailing
      - (isBeside ? image : 0)
    let wraps = configuration.wrapsTitle
    if let text = shownTitle { arrangement.title = lines(of: text, titleFont, room, wraps) }
    if let text = subtitle { arrangement.subtitle = lines(of: text, subtitleFont, room, wraps) }
    return arrangement
  }

  /// Returns the size of a text with the leading of its font below each line.
  ///
  /// In a button with a configuration the last line has it, too, unlike in a label (recorded).
  private func lines(
    of text: TextContent, _ font: UIFont, _ room: CGFloat, _ wraps: Bool
  ) -> CGSize {
    let width = wraps && room.isFinite ? max(room, 1) : 0
    let limit = wraps ? 0 : 1
    if item.rare?.textMetrics != nil {
      return extent(of: text, in: font, width: width, lines: limit).size
    }
    let exact = TextExtent(of: text.measured(in: font), width: width, lines: limit).size
    return CGSize(width: exact.width, height: exact.height + font.leading)
      .roundedUp(toPixelsAt: treeScale)
  }
}

extension UIButton.Configuration {
  /// Whether the title can have several lines.
  var wrapsTitle: Bool {
    switch titleLineBreakMode {
    case .byWordWrapping, .byCharWrapping: true
    default: false
    }
  }
}
