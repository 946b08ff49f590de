import Foundation

/// The pixels of a picture: how many there are.
///
///     let picture = UIImage(size: CGSize(width: 40, height: 20))
///     // picture.cgImage?.width == 120
///
/// ``UIImage/cgImage`` is one.
public final class CGImage: Sendable {
  /// The number of pixels across.
  public let width: Int
  /// The number of pixels down.
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// How many pixels a length in points has; 0 for lengths that no picture can have.
  static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    Int(exactly: (points * scale).rounded(.up)) ?? 0
  }
}
