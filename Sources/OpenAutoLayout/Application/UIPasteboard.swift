public import Foundation

/// What was copied. Each pasteboard keeps it for this process alone.
///
///     UIPasteboard.general.string = "Grace"
///     // UIPasteboard.general.hasStrings == true
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of all apps, which is that of this process here.
  public static let general = UIPasteboard()

  /// The texts that were copied.
  open var strings: [String]?
  /// The addresses that were copied.
  open var urls: [URL]?
  /// The images that were copied.
  open var images: [UIImage]?
  /// The colors that were copied.
  open var colors: [UIColor]?

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }
}
