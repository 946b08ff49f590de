public import Foundation

/// What a row of a list shows: an image, a text and a second one.
///
///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///     var content = cell.defaultContentConfiguration()
///     content.text = "Name"
///     content.image = UIImage(systemName: "person")
///     cell.contentConfiguration = content
///     cell.layoutIfNeeded()
///     // (cell.contentView.subviews.first as? UIListContentView)?.frame == cell.contentView.bounds
///
/// The margins and the padding were chosen so that rows are as high as recorded ones of the standard
/// styles; those of headers and footers are not recorded.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text; ``attributedText`` goes before it.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The second text; ``secondaryAttributedText`` goes before it.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The image, before both texts.
  public var image: UIImage?
  /// How large the image is, and how it looks.
  public var imageProperties = ImageProperties()
  /// The font of the text, and how it looks.
  public var textProperties = TextProperties()
  /// The font of the second text, and how it looks.
  public var secondaryTextProperties = TextProperties()
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: CellMeasures.paddingWithinContent / 2, leading: CellMeasures.inset,
    bottom: CellMeasures.paddingWithinContent / 2, trailing: CellMeasures.insetBesideAccessory)
  /// The axes along which the margins are at least those of the superview. It is stored only.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Whether the second text is at the end of the row, and not below the text.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between the image and the texts, in points.
  public var imageToTextPadding = CellMeasures.inset
  /// Between texts beside one another, in points.
  public var textToSecondaryTextHorizontalPadding = CellMeasures.insetBesideAccessory
  /// Between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding = CellMeasures.detailGap
  /// How opaque the content is, from 0 to 1. It is stored only.
  public var alpha: CGFloat = 1

  private init() {}

  private init(subtitleSize: CGFloat) {
    secondaryTextProperties.font = .systemFont(ofSize: subtitleSize)
  }

  private init(header style: UIFont.TextStyle) {
    textProperties.font = .preferredFont(forTextStyle: style)
    textProperties.color = .secondaryLabel
    secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    directionalLayoutMargins.top = CellMeasures.insetBesideAccessory
    directionalLayoutMargins.bottom = CellMeasures.insetBesideAccessory
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration {
  /// Makes the content of a row with a text, and with a second one below it.
  ///
  ///     let content = UIListContentConfiguration.cell()
  ///     // content.text == nil
  public static func cell() -> Self { Self() }

  /// Makes the content of a row with a text and a smaller one below it.
  ///
  ///     let content = UIListContentConfiguration.subtitleCell()
  ///     // content.text == nil
  public static func subtitleCell() -> Self { Self(subtitleSize: CellMeasures.subtitleSize) }

  /// Makes the content of a row with a text, and another one at its end.
  ///
  ///     let content = UIListContentConfiguration.valueCell()
  ///     // content.text == nil
  public static func valueCell() -> Self {
    var content = Self()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// Makes the content of a header.
  ///
  ///     let content = UIListContentConfiguration.plainHeader()
  ///     // content.text == nil
  public static func plainHeader() -> Self { Self(header: .headline) }

  /// Makes the content of a footer.
  ///
  ///     let content = UIListContentConfiguration.plainFooter()
  ///     // content.text == nil
  public static func plainFooter() -> Self { Self(header: .footnote) }

  /// Makes the content of a header of a group.
  ///
  ///     let content = UIListContentConfiguration.groupedHeader()
  ///     // content.text == nil
  public static func groupedHeader() -> Self { Self(header: .footnote) }

  /// Makes the content of a footer of a group.
  ///
  ///     let content = UIListContentConfiguration.groupedFooter()
  ///     // content.text == nil
  public static func groupedFooter() -> Self { Self(header: .footnote) }

  /// Makes the content of a row beside a screen.
  ///
  ///     let content = UIListContentConfiguration.sidebarCell()
  ///     // content.text == nil
  public static func sidebarCell() -> Self { Self() }

  /// Makes the content of such a row with two texts.
  ///
  ///     let content = UIListContentConfiguration.sidebarSubtitleCell()
  ///     // content.text == nil
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }

  /// Makes the content of a header beside a screen.
  ///
  ///     let content = UIListContentConfiguration.sidebarHeader()
  ///     // content.text == nil
  public static func sidebarHeader() -> Self { Self(header: .headline) }

  /// Makes the content of a row beside a screen that another view accompanies.
  ///
  ///     let content = UIListContentConfiguration.accompaniedSidebarCell()
  ///     // content.text == nil
  public static func accompaniedSidebarCell() -> Self { Self() }
}
