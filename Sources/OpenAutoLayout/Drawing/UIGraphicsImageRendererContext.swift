public import Foundation

/// What a closure that makes an image draws to.
///
/// ``UIGraphicsImageRenderer/image(actions:)`` passes it.
open class UIGraphicsImageRendererContext: NSObject {
  /// Where drawing goes.
  public final let cgContext: CGContext
  /// How the pixels are kept.
  public final let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// The image so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext) }

  /// Fills a rectangle. Nothing is drawn.
  ///
  ///     let size = CGSize(width: 40, height: 20)
  ///     UIGraphicsImageRenderer(size: size).image { context in
  ///       context.fill(CGRect(origin: .zero, size: size))
  ///     }
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: How colors are mixed.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode = .normal) {}

  /// Strokes a rectangle. Nothing is drawn.
  ///
  ///     let size = CGSize(width: 40, height: 20)
  ///     UIGraphicsImageRenderer(size: size).image { context in
  ///       context.stroke(CGRect(origin: .zero, size: size))
  ///     }
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: How colors are mixed.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode = .normal) {}

  /// Clips what is drawn to a rectangle. Nothing is drawn.
  ///
  ///     let size = CGSize(width: 40, height: 20)
  ///     UIGraphicsImageRenderer(size: size).image { context in
  ///       context.clip(to: CGRect(origin: .zero, size: size))
  ///     }
  ///
  /// - Parameter rect: The rectangle, in points.
  open func clip(to rect: CGRect) {}
}
