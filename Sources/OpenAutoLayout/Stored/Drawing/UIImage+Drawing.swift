public import Foundation

extension UIImage {
  convenience init(drawnIn canvas: Canvas) {
    self.init(size: canvas.size, scale: canvas.scale)
  }

  /// Makes an image from a Core Graphics image, with one pixel per point.
  ///
  ///     let photo = UIImage(size: CGSize(width: 40, height: 20))
  ///     let pixels = photo.cgImage.map { UIImage(cgImage: $0) }
  ///     // pixels?.size == CGSize(width: 120, height: 60)
  ///
  /// - Parameter cgImage: The Core Graphics image.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image from a Core Graphics image.
  ///
  ///     let photo = UIImage(size: CGSize(width: 40, height: 20))
  ///     let turned = photo.cgImage.map { UIImage(cgImage: $0, scale: 3, orientation: .right) }
  ///     // turned?.size == CGSize(width: 20, height: 40)
  ///
  /// - Parameters:
  ///   - cgImage: The Core Graphics image.
  ///   - scale: The number of pixels in a point. 0 counts as 1.
  ///   - orientation: The orientation of the image, relative to its pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      width: cgImage.width, height: cgImage.height, scale: scale, orientation: orientation)
  }

  /// The width and height are in pixels. A scale of 0 counts as 1.
  convenience init(width: Int, height: Int, scale: CGFloat, orientation: Orientation) {
    let scale = scale == 0 ? 1 : scale
    let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    self.init(
      size: orientation.turnsAside ? CGSize(width: size.height, height: size.width) : size,
      scale: scale, orientation: orientation)
  }

  /// The image as a Core Graphics image.
  public final var cgImage: CGImage? {
    let (width, height) = (Canvas.pixels(size.width, scale), Canvas.pixels(size.height, scale))
    return imageOrientation.turnsAside
      ? .blank(width: height, height: width) : .blank(width: width, height: height)
  }

  /// The orientation of an image, relative to its pixels.
  ///
  /// ``UIImage/init(cgImage:scale:orientation:)`` takes it.
  public enum Orientation: Int, Sendable {
    /// The orientation of the pixels.
    case up = 0
    /// Rotated by 180 degrees.
    case down = 1
    /// Rotated by 90 degrees to the left.
    case left = 2
    /// Rotated by 90 degrees to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Rotated by 180 degrees, and mirrored.
    case downMirrored = 5
    /// Rotated by 90 degrees to the left, and mirrored.
    case leftMirrored = 6
    /// Rotated by 90 degrees to the right, and mirrored.
    case rightMirrored = 7

    fileprivate var turnsAside: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// Draws the image at a point. Nothing is drawn here.
  ///
  ///     UIImage(systemName: "star")?.draw(at: .zero)
  ///
  /// - Parameters:
  ///   - point: The top left corner of the image.
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {}

  /// Draws the image in a rectangle. Nothing is drawn here.
  ///
  ///     UIImage(systemName: "star")?.draw(in: card.bounds)
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: The blend mode.
  ///   - alpha: The opacity, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {}

  /// Returns `nil`, since there are no pixels to encode here.
  ///
  ///     // UIImage(size: CGSize(width: 40, height: 20)).pngData() == nil
  ///
  /// - Returns: `nil`.
  public func pngData() -> Data? { nil }

  /// Returns `nil`, since there are no pixels to encode here.
  ///
  ///     // UIImage(size: CGSize(width: 40, height: 20)).jpegData(compressionQuality: 0.8) == nil
  ///
  /// - Parameter compressionQuality: The quality of the image, from 0 to 1.
  /// - Returns: `nil`.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Returns a thumbnail of the image.
  ///
  ///     let photo = UIImage(size: CGSize(width: 400, height: 200))
  ///     let small = photo.preparingThumbnail(of: CGSize(width: 40, height: 20))
  ///     // small?.size == CGSize(width: 40, height: 20)
  ///
  /// - Parameter size: The size of the thumbnail, in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, scale: scale) }
}
