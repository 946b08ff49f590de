public import Foundation

/// The context of an image renderer.
///
/// ``UIGraphicsImageRenderer/image(actions:)`` passes one to its closure.
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context to draw in.
  public final var cgContext: CGContext { canvas.context }
  /// The format of the image.
  public final let format: UIGraphicsImageRendererFormat
  private let canvas: Canvas

  init(_ canvas: Canvas, _ format: UIGraphicsImageRendererFormat) {
    self.canvas = canvas
    self.format = format
    super.init()
  }

  /// The image that has been drawn so far.
  open var currentImage: UIImage { UIImage(drawnIn: canvas) }

  /// Fills a rectangle. Nothing is drawn here.
  ///
  ///     let size = CGSize(width: 40, height: 20)
  ///     UIGraphicsImageRenderer(size: size).image { context in
  ///       context.fill(CGRect(origin: .zero, size: size))
  ///     }
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: The blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode = .normal) {}

  /// Strokes a rectangle. Nothing is drawn here.
  ///
  ///     let size = CGSize(width: 40, height: 20)
  ///     UIGraphicsImageRenderer(size: size).image { context in
  ///       context.stroke(CGRect(origin: .zero, size: size))
  ///     }
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: The blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode = .normal) {}

  /// Clips drawing to a rectangle. Nothing is drawn here.
  ///
  ///     let size = CGSize(width: 40, height: 20)
  ///     UIGraphicsImageRenderer(size: size).image { context in
  ///       context.clip(to: CGRect(origin: .zero, size: size))
  ///     }
  ///
  /// - Parameter rect: The rectangle, in points.
  open func clip(to rect: CGRect) {}
}
