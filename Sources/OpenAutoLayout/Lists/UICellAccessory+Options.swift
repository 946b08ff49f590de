import Foundation

extension UICellAccessory {
  /// What all accessories of the system have in common.
  ///
  ///     UICellAccessory.CheckmarkOptions(isHidden: true)
  public struct Options {
    /// Whether the accessory is hidden. Then it takes no space.
    public var isHidden: Bool
    /// The width that is reserved. The default depends on the accessory.
    public var reservedLayoutWidth: LayoutDimension {
      get { reserved ?? .standard }
      set { reserved = newValue }
    }
    /// The color. It is stored only.
    public var tintColor: UIColor?
    /// The color behind the accessory. It is stored only.
    public var backgroundColor: UIColor?
    /// Whether a line stands before a handle that moves the cell. It is stored only.
    public var showsVerticalSeparator: Bool
    var reserved: LayoutDimension?

    /// Makes options.
    ///
    ///     UICellAccessory.DeleteOptions(reservedLayoutWidth: .custom(40))
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden, which it is not by default.
    ///   - reservedLayoutWidth: The width that is reserved, or `nil` for that of the accessory.
    ///   - tintColor: The color.
    ///   - backgroundColor: The color behind the accessory.
    ///   - showsVerticalSeparator: Whether a line stands before a handle that moves the cell.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      reserved = reservedLayoutWidth
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of a check mark.
  public typealias CheckmarkOptions = Options
  /// The options of a button that deletes.
  public typealias DeleteOptions = Options
  /// The options of a button that inserts.
  public typealias InsertOptions = Options
  /// The options of a handle that moves.
  public typealias ReorderOptions = Options
  /// The options of a mark of selection.
  public typealias MultiselectOptions = Options
  /// The options of a button for details.
  public typealias DetailOptions = Options

  /// The options of a chevron that expands.
  ///
  ///     UICellAccessory.OutlineDisclosureOptions(style: .header)
  public struct OutlineDisclosureOptions {
    /// What a tap beside the chevron does.
    ///
    /// ``init(style:isHidden:reservedLayoutWidth:tintColor:)`` takes it. Nobody taps here.
    public enum Style: Sendable {
      /// The system chooses.
      case automatic
      /// It expands the item, too.
      case header
      /// It selects the cell.
      case cell
    }

    /// What a tap beside the chevron does. It is stored only.
    public var style: Style
    /// Whether the accessory is hidden. Then it takes no space.
    public var isHidden: Bool
    /// The width that is reserved.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. It is stored only.
    public var tintColor: UIColor?

    /// Makes options.
    ///
    ///     UICellAccessory.OutlineDisclosureOptions(isHidden: true)
    ///
    /// - Parameters:
    ///   - style: What a tap beside the chevron does.
    ///   - isHidden: Whether the accessory is hidden, which it is not by default.
    ///   - reservedLayoutWidth: The width that is reserved, or `nil` for that of the chevron.
    ///   - tintColor: The color.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style ?? .automatic, isHidden ?? false)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .actual, tintColor)
    }
  }

  /// The options of a text.
  ///
  ///     UICellAccessory.LabelOptions(font: .preferredFont(forTextStyle: .footnote))
  public struct LabelOptions {
    /// Whether the accessory is hidden. Then it takes no space.
    public var isHidden: Bool
    /// The width that is reserved.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. It is stored only.
    public var tintColor: UIColor?
    /// The font. Body text is the default.
    public var font: UIFont?
    /// Whether the font follows the size of text. The default is `true`.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options.
    ///
    ///     UICellAccessory.LabelOptions(isHidden: true)
    ///
    /// - Parameters:
    ///   - isHidden: Whether the accessory is hidden, which it is not by default.
    ///   - reservedLayoutWidth: The width that is reserved, or `nil` for that of the text.
    ///   - tintColor: The color.
    ///   - font: The font.
    ///   - adjustsFontForContentSizeCategory: Whether the font follows the size of text.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (
        isHidden ?? false, reservedLayoutWidth ?? .actual
      )
      (self.tintColor, self.font) = (tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A custom view, and where it stands.
  ///
  ///     let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
  ///     let configuration = UICellAccessory.CustomViewConfiguration(
  ///       customView: badge, placement: .leading())
  ///     let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  ///     cell.accessories = [.customView(configuration: configuration)]
  ///     cell.layoutIfNeeded()
  ///     // badge.frame == CGRect(x: 16, y: 7, width: 30, height: 30)
  ///     // cell.contentView.frame.minX == 46
  public struct CustomViewConfiguration {
    /// The view. It keeps its size, or has that of its content if it has none.
    public let customView: UIView
    /// The side and the position.
    public let placement: Placement
    /// Whether the accessory is hidden. Then it takes no space.
    public var isHidden: Bool
    /// The width that is reserved.
    public var reservedLayoutWidth: LayoutDimension
    /// The color. It is stored only.
    public var tintColor: UIColor?
    /// Whether the view does not follow the size of text. It is stored only, and no view follows here.
    public var maintainsFixedSize: Bool

    /// Makes a configuration.
    ///
    ///     UICellAccessory.CustomViewConfiguration(customView: logo, placement: .trailing())
    ///
    /// - Parameters:
    ///   - customView: The view.
    ///   - placement: The side and the position.
    ///   - isHidden: Whether the accessory is hidden, which it is not by default.
    ///   - reservedLayoutWidth: The width that is reserved, or `nil` for that of the view.
    ///   - tintColor: The color.
    ///   - maintainsFixedSize: Whether the view does not follow the size of text.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .actual, tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
