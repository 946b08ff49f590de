public import Foundation

/// A pasteboard, for data that the user copies. Here, it belongs to this process alone.
///
///     UIPasteboard.general.string = "Grace"
///     // UIPasteboard.general.hasStrings == true
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The general pasteboard. Apps share it on Apple's platforms.
  public static let general = UIPasteboard()

  /// The strings on the pasteboard.
  open var strings: [String]?
  /// The URLs on the pasteboard.
  open var urls: [URL]?
  /// The images on the pasteboard.
  open var images: [UIImage]?
  /// The colors on the pasteboard.
  open var colors: [UIColor]?

  /// The first string. Setting it replaces all strings.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The first URL. Setting it replaces all URLs.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The first image. Setting it replaces all images.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The first color. Setting it replaces all colors.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// Whether the pasteboard contains a string.
  open var hasStrings: Bool { string != nil }
  /// Whether the pasteboard contains a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether the pasteboard contains an image.
  open var hasImages: Bool { image != nil }
  /// Whether the pasteboard contains a color.
  open var hasColors: Bool { color != nil }
}
