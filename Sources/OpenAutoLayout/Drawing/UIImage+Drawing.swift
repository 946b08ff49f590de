public import Foundation

extension UIImage {
  convenience init(drawnIn context: CGContext) {
    self.init(size: context.size, scale: context.scale)
  }

  /// Makes an image of pixels, each of which is a point.
  ///
  ///     let photo = UIImage(size: CGSize(width: 40, height: 20))
  ///     let pixels = photo.cgImage.map { UIImage(cgImage: $0) }
  ///     // pixels?.size == CGSize(width: 120, height: 60)
  ///
  /// - Parameter cgImage: The pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image of pixels.
  ///
  ///     let photo = UIImage(size: CGSize(width: 40, height: 20))
  ///     let turned = photo.cgImage.map { UIImage(cgImage: $0, scale: 3, orientation: .right) }
  ///     // turned?.size == CGSize(width: 20, height: 40)
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels in a point; 0 counts as 1.
  ///   - orientation: How the pixels are turned to be drawn.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale == 0 ? 1 : scale
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(
      size: orientation.turnsAside ? CGSize(width: size.height, height: size.width) : size,
      scale: scale, orientation: orientation)
  }

  /// The pixels.
  public final var cgImage: CGImage? {
    let (width, height) = (CGImage.pixels(size.width, scale), CGImage.pixels(size.height, scale))
    return imageOrientation.turnsAside
      ? CGImage(width: height, height: width) : CGImage(width: width, height: height)
  }

  /// How the pixels of an image are turned to be drawn.
  ///
  /// ``UIImage/init(cgImage:scale:orientation:)`` takes it.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// Upside down.
    case down = 1
    /// A quarter to the left.
    case left = 2
    /// A quarter to the right.
    case right = 3
    /// As they are, in a mirror.
    case upMirrored = 4
    /// Upside down, in a mirror.
    case downMirrored = 5
    /// A quarter to the left, in a mirror.
    case leftMirrored = 6
    /// A quarter to the right, in a mirror.
    case rightMirrored = 7

    fileprivate var turnsAside: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// Draws the image. Nothing is drawn here.
  ///
  ///     UIImage(systemName: "star")?.draw(at: .zero)
  ///
  /// - Parameters:
  ///   - point: The upper left corner.
  ///   - blendMode: How colors are mixed.
  ///   - alpha: How opaque it is, from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {}

  /// Draws the image in a rectangle. Nothing is drawn here.
  ///
  ///     UIImage(systemName: "star")?.draw(in: card.bounds)
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: How colors are mixed.
  ///   - alpha: How opaque it is, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {}

  /// Returns the image as a file: there are no pixels here.
  ///
  ///     // UIImage(size: CGSize(width: 40, height: 20)).pngData() == nil
  ///
  /// - Returns: `nil`.
  public func pngData() -> Data? { nil }

  /// Returns the image as a file: there are no pixels here.
  ///
  ///     // UIImage(size: CGSize(width: 40, height: 20)).jpegData(compressionQuality: 0.8) == nil
  ///
  /// - Parameter compressionQuality: How well the picture is kept, from 0 to 1.
  /// - Returns: `nil`.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Returns a smaller image.
  ///
  ///     let photo = UIImage(size: CGSize(width: 400, height: 200))
  ///     let small = photo.preparingThumbnail(of: CGSize(width: 40, height: 20))
  ///     // small?.size == CGSize(width: 40, height: 20)
  ///
  /// - Parameter size: Its size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, scale: scale) }
}
