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

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns the number of pixels of a length in points, or 0 for a length that is too large or not
  /// finite.
  static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    Int(exactly: (points * scale).rounded(.up)) ?? 0
  }
}
