public import Foundation

extension UIButton {
  /// The look, the size and the content of a button.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Share"
  ///     configuration.image = UIImage(systemName: "square.and.arrow.up")
  ///     configuration.imagePadding = 8
  public struct Configuration {
    /// The size of the insets and the text.
    ///
    /// ``UIButton/Configuration/buttonSize`` takes it.
    public enum Size: Int, Sendable {
      /// 7 points above and below, 12 beside, body text.
      case medium = 0
      /// 6 points above and below, 10 beside, subheadline.
      case small = 1
      /// As ``small``.
      case mini = 2
      /// 15 points above and below, 20 beside, body text.
      case large = 3
    }

    /// The radius of the corners.
    ///
    /// ``UIButton/Configuration/cornerStyle`` takes it. It changes no size, and nothing is drawn
    /// here.
    public enum CornerStyle: Int, Sendable {
      /// The radius of ``background``.
      case fixed = -1
      /// The radius of ``background``, scaled with the size of text.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half of the height.
      case capsule = 4
    }

    /// How the title and the subtitle are aligned with each other.
    ///
    /// ``UIButton/Configuration/titleAlignment`` takes it.
    public enum TitleAlignment: Int, Sendable {
      /// By the place of the image.
      case automatic = 0
      /// At their leading sides.
      case leading = 1
      /// At their centers.
      case center = 2
      /// At their trailing sides.
      case trailing = 3
    }

    /// The title.
    public var title: String?
    /// A line below the title, in footnote text.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The distance from the image to the titles, in points.
    public var imagePadding: CGFloat = 0
    /// The side of the titles that the image is on: the leading side by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance from the title to the subtitle, in points.
    public var titlePadding: CGFloat = 2
    /// The size of the insets and the text.
    public var buttonSize = Size.medium
    /// The radius of the corners. It is stored only.
    public var cornerStyle = CornerStyle.dynamic
    /// How the title and the subtitle are aligned with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// How the title breaks into lines. A title that is truncated has one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether an indicator of 20 points shows in place of the image.
    public var showsActivityIndicator = false
    /// The configuration of a symbol image that has none.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The color of the title and the image.
    public var baseForegroundColor: UIColor?
    /// The color of the background.
    public var baseBackgroundColor: UIColor?
    /// Changes the color of the image. It is stored only.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    var titleAttributes = TextAttributes()
    var subtitleAttributes = TextAttributes()
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The insets around the content, in points: those of ``buttonSize`` unless they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Restores the insets of ``buttonSize``.
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

  /// Describes a button on a background in a light tint color.
  ///
  ///     button.configuration = .tinted()
  public static func tinted() -> Self { Self() }

  /// Describes a button on a background in the tint color, for the main action.
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
