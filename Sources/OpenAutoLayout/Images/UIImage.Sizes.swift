public import Foundation

extension UIImage {
  /// The sizes of pictures by their names, which stand for catalogs.
  ///
  /// Shared by all threads of the process: fill it once, before the first test that reads it.
  public static let sizes = Sizes()

  /// A table of sizes.
  public final class Sizes: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String: CGSize] = [:]

    /// The size of the pictures of a name in points, of symbols as they are beside text of 17 points;
    /// `nil` for the default.
    ///
    /// Pictures that were made before keep their size.
    public subscript(name: String) -> CGSize? {
      get { lock.withLock { entries[name] } }
      set { lock.withLock { entries[name] = newValue } }
    }
  }
}
