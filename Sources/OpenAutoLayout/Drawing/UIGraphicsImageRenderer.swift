public import Foundation

/// Makes an image by a closure that draws it. Nothing is drawn, and the image has the size.
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
///     let bar = renderer.image { context in
///       UIColor.systemTeal.setFill()
///       context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
///     }
///     // UIImageView(image: bar).intrinsicContentSize == CGSize(width: 40, height: 20)
open class UIGraphicsImageRenderer: NSObject {
  /// How the pixels are kept.
  public final let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Makes a renderer of images with bounds.
  ///
  ///     let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
  ///     let image = UIGraphicsImageRenderer(bounds: card.bounds).image { context in
  ///       card.layer.render(in: context.cgContext)
  ///     }
  ///     // image.size == card.bounds.size
  ///
  /// - Parameters:
  ///   - bounds: The rectangle that is drawn, in points.
  ///   - format: How the pixels are kept.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Makes a renderer of images with bounds, at three pixels a point.
  ///
  ///     UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
  ///
  /// - Parameter bounds: The rectangle that is drawn, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Makes a renderer of images of a size, at three pixels a point.
  ///
  ///     UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
  ///
  /// - Parameter size: The size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Makes a renderer of images of a size.
  ///
  ///     let format = UIGraphicsImageRendererFormat.default()
  ///     format.scale = 1
  ///     let size = CGSize(width: 40, height: 20)
  ///     let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
  ///     // image.scale == 1
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - format: How the pixels are kept.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Runs a closure that draws, and returns an image of the size.
  ///
  ///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
  ///     let dot = renderer.image { _ in
  ///       UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 16, height: 16)).fill()
  ///     }
  ///     // dot.size == CGSize(width: 16, height: 16)
  ///
  /// - Parameter actions: The closure, for which `UIGraphicsGetCurrentContext()` is that of the image.
  /// - Returns: The image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale)
    GraphicsContexts.push(context)
    actions(UIGraphicsImageRendererContext(context, format))
    GraphicsContexts.pop()
    return UIImage(drawnIn: context)
  }

  /// Runs a closure that draws, and returns no data: there are no pixels here.
  ///
  ///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
  ///     // renderer.pngData { _ in }.isEmpty
  ///
  /// - Parameter actions: The closure.
  /// - Returns: An empty file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Runs a closure that draws, and returns no data: there are no pixels here.
  ///
  ///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
  ///     // renderer.jpegData(withCompressionQuality: 0.8) { _ in }.isEmpty
  ///
  /// - Parameters:
  ///   - compressionQuality: How well the picture is kept, from 0 to 1.
  ///   - actions: The closure.
  /// - Returns: An empty file.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// How the pixels of a drawn image are kept.
///
/// ``UIGraphicsImageRenderer/init(size:format:)`` takes it.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels in a point: 3 by default.
  open var scale = UIView.defaultContentScaleFactor
  /// Whether nothing shines through.
  open var opaque = false

  /// Returns the format of the screen.
  ///
  ///     // UIGraphicsImageRendererFormat.default().scale == 3
  open class func `default`() -> Self { Self() }

  /// Returns the format that suits the screen best: the same.
  ///
  ///     // UIGraphicsImageRendererFormat.preferred().opaque == false
  open class func preferred() -> Self { Self() }

  public required override init() {
    super.init()
  }
}
