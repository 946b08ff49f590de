public import Foundation

extension UIImage {
  /// The sizes of images by name, in place of an asset catalog.
  ///
  /// All threads of the process share it. Fill it once, before the first test that reads it.
  public static let sizes = Sizes()

  /// A table of sizes by name.
  ///
  /// ``UIImage/sizes`` is the only one.
  public final class Sizes: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String: CGSize] = [:]

    /// Accesses the size of images with a name, or `nil` for the default size.
    ///
    ///     UIImage.sizes["banner"] = CGSize(width: 300, height: 100)
    ///     // UIImage(named: "banner")?.size == CGSize(width: 300, height: 100)
    ///
    /// The size is in points. For a symbol, it is the size beside text of 17 points. Images that
    /// were made before keep their size.
    ///
    /// - Parameter name: The name in the asset catalog, or the name of a symbol.
    public subscript(name: String) -> CGSize? {
      get { lock.withLock { entries[name] } }
      set { lock.withLock { entries[name] = newValue } }
    }
  }
}
