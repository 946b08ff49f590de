public import Foundation

/// The content of a row of a list: an image, a text and a secondary text.
///
///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///     var content = cell.defaultContentConfiguration()
///     content.text = "Name"
///     content.image = UIImage(systemName: "person")
///     cell.contentConfiguration = content
///     cell.layoutIfNeeded()
///     // (cell.contentView.subviews.first as? UIListContentView)?.frame == cell.contentView.bounds
///
/// The margins and the padding are chosen so that rows have the recorded heights of the standard
/// styles. The heights of headers and footers are not recorded.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text. ``attributedText`` replaces it.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The secondary text. ``secondaryAttributedText`` replaces it.
  public var secondaryText: String?
  /// The secondary text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The image, which is before both texts.
  public var image: UIImage?
  /// The properties of the image, such as its maximum size.
  public var imageProperties = ImageProperties()
  /// The properties of the text, such as its font.
  public var textProperties = TextProperties()
  /// The properties of the secondary text, such as its font.
  public var secondaryTextProperties = TextProperties()
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: CellMeasures.paddingWithinContent / 2, leading: CellMeasures.inset,
    bottom: CellMeasures.paddingWithinContent / 2, trailing: CellMeasures.insetBesideAccessory)
  /// The axes along which the margins are at least those of the superview. It is stored only.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Whether the secondary text is at the end of the row, instead of below the text.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance from the image to the texts, in points.
  public var imageToTextPadding = CellMeasures.inset
  /// The distance between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding = CellMeasures.insetBesideAccessory
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding = CellMeasures.detailGap
  /// The opacity of the content, from 0 to 1. It is stored only.
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
  /// Makes the content of a row with a text, and a secondary text below it.
  ///
  ///     let content = UIListContentConfiguration.cell()
  ///     // content.text == nil
  public static func cell() -> Self { Self() }

  /// Makes the content of a row with a text, and a smaller secondary text below it.
  ///
  ///     let content = UIListContentConfiguration.subtitleCell()
  ///     // content.text == nil
  public static func subtitleCell() -> Self { Self(subtitleSize: CellMeasures.subtitleSize) }

  /// Makes the content of a row with a text, and a secondary text at the end.
  ///
  ///     let content = UIListContentConfiguration.valueCell()
  ///     // content.text == nil
  public static func valueCell() -> Self {
    var content = Self()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// Makes the content of a header in a plain list.
  ///
  ///     let content = UIListContentConfiguration.plainHeader()
  ///     // content.text == nil
  public static func plainHeader() -> Self { Self(header: .headline) }

  /// Makes the content of a footer in a plain list.
  ///
  ///     let content = UIListContentConfiguration.plainFooter()
  ///     // content.text == nil
  public static func plainFooter() -> Self { Self(header: .footnote) }

  /// Makes the content of a header in a grouped list.
  ///
  ///     let content = UIListContentConfiguration.groupedHeader()
  ///     // content.text == nil
  public static func groupedHeader() -> Self { Self(header: .footnote) }

  /// Makes the content of a footer in a grouped list.
  ///
  ///     let content = UIListContentConfiguration.groupedFooter()
  ///     // content.text == nil
  public static func groupedFooter() -> Self { Self(header: .footnote) }

  /// Makes the content of a row in a sidebar.
  ///
  ///     let content = UIListContentConfiguration.sidebarCell()
  ///     // content.text == nil
  public static func sidebarCell() -> Self { Self() }

  /// Makes the content of a row in a sidebar with a secondary text below the text.
  ///
  ///     let content = UIListContentConfiguration.sidebarSubtitleCell()
  ///     // content.text == nil
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }

  /// Makes the content of a header in a sidebar.
  ///
  ///     let content = UIListContentConfiguration.sidebarHeader()
  ///     // content.text == nil
  public static func sidebarHeader() -> Self { Self(header: .headline) }

  /// Makes the content of a row that accompanies a sidebar.
  ///
  ///     let content = UIListContentConfiguration.accompaniedSidebarCell()
  ///     // content.text == nil
  public static func accompaniedSidebarCell() -> Self { Self() }
}
