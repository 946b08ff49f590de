public import Foundation

extension UIButton {
  /// What a button looks like, and how large it is around its content.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Share"
  ///     configuration.image = UIImage(systemName: "square.and.arrow.up")
  ///     configuration.imagePadding = 8
  public struct Configuration {
    /// How large the insets and the text are.
    ///
    /// ``UIButton/Configuration/buttonSize`` takes it.
    public enum Size: Int, Sendable {
      /// 7 points above and below, 12 beside, body text.
      case medium = 0
      /// 6 points above and below, 10 beside, subheadline.
      case small = 1
      /// As small.
      case mini = 2
      /// 15 points above and below, 20 beside, body text.
      case large = 3
    }

    /// How round the corners would be.
    ///
    /// ``UIButton/Configuration/cornerStyle`` takes it. It changes no size, and nothing is drawn
    /// here.
    public enum CornerStyle: Int, Sendable {
      /// As ``background`` says.
      case fixed = -1
      /// As ``background`` says, by the size of text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// A lot.
      case large = 3
      /// As far as they can be.
      case capsule = 4
    }

    /// Where the title and the subtitle are, if one is wider.
    ///
    /// ``UIButton/Configuration/titleAlignment`` takes it.
    public enum TitleAlignment: Int, Sendable {
      /// By the place of the picture.
      case automatic = 0
      /// Where reading begins.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where reading ends.
      case trailing = 3
    }

    /// The title.
    public var title: String?
    /// A line below the title, in footnote text.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The distance from the picture to the titles, in points.
    public var imagePadding: CGFloat = 0
    /// Where the picture is: before the titles by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance from the title to the subtitle, in points.
    public var titlePadding: CGFloat = 2
    /// How large the insets and the text are.
    public var buttonSize = Size.medium
    /// How round the corners would be.
    public var cornerStyle = CornerStyle.dynamic
    /// Where the title and the subtitle are, if one is wider.
    public var titleAlignment = TitleAlignment.automatic
    /// Where lines of the title end; a title that is truncated has one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether an indicator of 20 points shows in place of the picture.
    public var showsActivityIndicator = false
    /// The configuration of a symbol that has none.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The color of the title and the picture.
    public var baseForegroundColor: UIColor?
    /// The color behind them.
    public var baseBackgroundColor: UIColor?
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()
    var titleAttributes = TextAttributes()
    var subtitleAttributes = TextAttributes()
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The distances around the content in points: those of ``buttonSize`` unless they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Goes back to the distances of ``buttonSize``.
    ///
    ///     var configuration = UIButton.Configuration.plain()
    ///     configuration.contentInsets = .zero
    ///     configuration.setDefaultContentInsets()
    ///     // configuration.contentInsets.leading == 12
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration for a button in its state: this one, since looks are not drawn
    /// here.
    ///
    ///     button.configuration = .filled()
    ///     button.configuration = button.configuration?.updated(for: button)
    ///
    /// - Parameter button: The button.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// The looks, which all have one size.
extension UIButton.Configuration {
  /// Describes a button without a background.
  ///
  ///     let button = UIButton(configuration: .plain())
  ///     button.configuration?.title = "Share"
  public static func plain() -> Self { Self() }

  /// Describes a button on a background in a light tint.
  ///
  ///     button.configuration = .tinted()
  public static func tinted() -> Self { Self() }

  /// Describes a button on a background in the tint, for what people mostly want.
  ///
  ///     let button = UIButton(configuration: .filled())
  ///     button.configuration?.title = "Continue"
  public static func filled() -> Self { Self() }

  /// Describes a button on a gray background.
  ///
  ///     button.configuration = .gray()
  public static func gray() -> Self { Self() }

  /// Describes a button without a border.
  ///
  ///     button.configuration = .borderless()
  public static func borderless() -> Self { Self() }

  /// Describes a button with a border.
  ///
  ///     button.configuration = .bordered()
  public static func bordered() -> Self { Self() }

  /// Describes a button with a border and a light tint.
  ///
  ///     button.configuration = .borderedTinted()
  public static func borderedTinted() -> Self { Self() }

  /// Describes a button with a border and the tint.
  ///
  ///     button.configuration = .borderedProminent()
  public static func borderedProminent() -> Self { Self() }

  /// Describes a button on glass.
  ///
  ///     button.configuration = .glass()
  public static func glass() -> Self { Self() }

  /// Describes a button on glass in the tint.
  ///
  ///     button.configuration = .prominentGlass()
  public static func prominentGlass() -> Self { Self() }

  /// Describes a button on clear glass.
  ///
  ///     button.configuration = .clearGlass()
  public static func clearGlass() -> Self { Self() }
}

extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small:
      NSDirectionalEdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The style of the title.
  var textStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}

/// What would be behind a content.
///
/// ``UIButton/Configuration/background`` takes it. It changes no size, and nothing is drawn here.
public struct UIBackgroundConfiguration: Sendable {
  /// The color.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The color of the line around it.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points.
  public var strokeWidth: CGFloat = 0

  /// Describes no background at all.
  ///
  ///     configuration.background = .clear()
  public static func clear() -> Self { Self() }
}
