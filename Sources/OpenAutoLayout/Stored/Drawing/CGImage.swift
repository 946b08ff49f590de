#if !canImport(CoreGraphics)
  import Foundation

  /// A bitmap image, of which only the size is kept.
  ///
  ///     let picture = UIImage(size: CGSize(width: 40, height: 20))
  ///     // picture.cgImage?.width == 120
  ///
  /// ``UIImage/cgImage`` returns one.
  public final class CGImage: Sendable {
    /// The width of the image, in pixels.
    public let width: Int
    /// The height of the image, in pixels.
    public let height: Int

    private init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    static func blank(width: Int, height: Int) -> CGImage? {
      width > 0 && height > 0 ? CGImage(width: width, height: height) : nil
    }
  }
#endif
