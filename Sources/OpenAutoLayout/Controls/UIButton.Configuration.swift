public import Foundation

extension UIButton {
  /// The style, the size and the content of a button.
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
      /// Insets of 7 points above and below and 12 at the sides, with body text.
      case medium = 0
      /// Insets of 6 points above and below and 10 at the sides, with subheadline text.
      case small = 1
      /// The same as ``small``.
      case mini = 2
      /// Insets of 15 points above and below and 20 at the sides, with body text.
      case large = 3
    }

    /// The radius of the corners.
    ///
    /// ``UIButton/Configuration/cornerStyle`` takes it. It changes no size, and nothing is drawn
    /// here.
    public enum CornerStyle: Int, Sendable {
      /// The radius of ``background``.
      case fixed = -1
      /// The radius of ``background``, scaled with the text size.
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
    /// ``UIButton/Configuration/titleAlignment`` takes it. It has no effect here.
    public enum TitleAlignment: Int, Sendable {
      /// Depends on the placement of the image.
      case automatic = 0
      /// At their leading edges.
      case leading = 1
      /// At their centers.
      case center = 2
      /// At their trailing edges.
      case trailing = 3
    }

    /// The title of the button.
    public var title: String?
    /// The text below the title, in the footnote style.
    public var subtitle: String?
    /// The image of the button.
    public var image: UIImage?
    /// The distance from the image to the titles, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The edge of the titles that the image is placed at. The default is the leading edge.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance from the title to the subtitle, in points. The default is 2.
    public var titlePadding: CGFloat = 2
    /// The size of the insets and the text. The default is ``Size/medium``.
    public var buttonSize = Size.medium
    /// The radius of the corners. It is stored only.
    public var cornerStyle = CornerStyle.dynamic
    /// How the title and the subtitle are aligned with each other. It is stored only.
    public var titleAlignment = TitleAlignment.automatic
    /// How the title breaks into lines. With a mode that truncates or clips, it has one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether an activity indicator of 20 × 20 points replaces the image.
    public var showsActivityIndicator = false
    /// The configuration for symbol images. A symbol's own configuration overrides it.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The color of the title and the image. It is stored only.
    public var baseForegroundColor: UIColor?
    /// The color of the background. It is stored only.
    public var baseBackgroundColor: UIColor?
    /// The transformer of the image's color. It is stored only.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The background of the button. It is stored only.
    public var background = UIBackgroundConfiguration.clear()
    var titleAttributes = TextAttributes()
    var subtitleAttributes = TextAttributes()
    private var ownInsets: NSDirectionalEdgeInsets?

    /// The insets around the content, in points. The default insets are those of ``buttonSize``.
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

    /// Returns the configuration updated for the state of a button: unchanged, since nothing is
    /// drawn here.
    ///
    ///     button.configuration = .filled()
    ///     button.configuration = button.configuration?.updated(for: button)
    ///
    /// - Parameter button: The button.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// The styles, which all have the same size.
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

  /// The text style of the title.
  var textStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}
