public import Foundation

/// A renderer that makes images from drawing code. Nothing is drawn here, and the images have the
/// right size.
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
///     let bar = renderer.image { context in
///       UIColor.systemTeal.setFill()
///       context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
///     }
///     // UIImageView(image: bar).intrinsicContentSize == CGSize(width: 40, height: 20)
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public final let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes a renderer of images with given bounds and a format.
  ///
  ///     let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
  ///     let image = UIGraphicsImageRenderer(bounds: card.bounds).image { context in
  ///       card.layer.render(in: context.cgContext)
  ///     }
  ///     // image.size == card.bounds.size
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the images, in points.
  ///   - format: The format of the images.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Makes a renderer of images with given bounds, at three pixels per point.
  ///
  ///     UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
  ///
  /// - Parameter bounds: The bounds of the images, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Makes a renderer of images of a size, at three pixels per point.
  ///
  ///     UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
  ///
  /// - Parameter size: The size of the images, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Makes a renderer of images of a size with a format.
  ///
  ///     let format = UIGraphicsImageRendererFormat.default()
  ///     format.scale = 1
  ///     let size = CGSize(width: 40, height: 20)
  ///     let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
  ///     // image.scale == 1
  ///
  /// - Parameters:
  ///   - size: The size of the images, in points.
  ///   - format: The format of the images.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Runs a closure that draws, and returns an image of the renderer's size.
  ///
  ///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
  ///     let dot = renderer.image { _ in
  ///       UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 16, height: 16)).fill()
  ///     }
  ///     // dot.size == CGSize(width: 16, height: 16)
  ///
  /// - Parameter actions: The closure. In it, `UIGraphicsGetCurrentContext()` returns the context
  ///   of the image.
  /// - Returns: The image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let canvas = Canvas(size: bounds.size, scale: format.scale)
    GraphicsContexts.push(canvas)
    actions(UIGraphicsImageRendererContext(canvas, format))
    GraphicsContexts.pop()
    return UIImage(drawnIn: canvas)
  }

  /// Runs a closure that draws, and returns empty data, since there are no pixels here.
  ///
  ///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
  ///     // renderer.pngData { _ in }.isEmpty
  ///
  /// - Parameter actions: The closure.
  /// - Returns: Empty data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Runs a closure that draws, and returns empty data, since there are no pixels here.
  ///
  ///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
  ///     // renderer.jpegData(withCompressionQuality: 0.8) { _ in }.isEmpty
  ///
  /// - Parameters:
  ///   - compressionQuality: The quality of the image, from 0 to 1.
  ///   - actions: The closure.
  /// - Returns: Empty data.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// The format of the images of a renderer.
///
/// ``UIGraphicsImageRenderer/init(size:format:)`` takes it.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels in a point. The default is 3.
  open var scale = UIView.defaultContentScaleFactor
  /// Whether the images are fully opaque. The default is `false`.
  open var opaque = false

  /// Returns the format of the screen.
  ///
  ///     // UIGraphicsImageRendererFormat.default().scale == 3
  open class func `default`() -> Self { Self() }

  /// Returns the preferred format of the screen, which is the default format here.
  ///
  ///     // UIGraphicsImageRendererFormat.preferred().opaque == false
  open class func preferred() -> Self { Self() }

  public required override init() {
    super.init()
  }
}
