public import Foundation

/// Returns where drawing goes.
///
///     final class Ring: UIView {
///       override func draw(_ rect: CGRect) {
///         guard let context = UIGraphicsGetCurrentContext() else { return }
///         context.strokeEllipse(in: rect)
///       }
///     }
///
/// - Returns: That of the image that is drawn on this thread; `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Begins an image that the following lines draw.
///
///     UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), false, 0)
///     let image = UIGraphicsGetImageFromCurrentImageContext()
///     UIGraphicsEndImageContext()
///     // image?.size == CGSize(width: 40, height: 20)
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether nothing shines through. It makes no difference here.
///   - scale: The number of pixels in a point; 0 for those of the screen, which are 3.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? UIView.defaultContentScaleFactor : scale
  GraphicsContexts.push(CGContext(size: size, scale: scale))
}

/// Begins an image with one pixel a point that the following lines draw.
///
///     UIGraphicsBeginImageContext(CGSize(width: 40, height: 20))
///     let image = UIGraphicsGetImageFromCurrentImageContext()
///     UIGraphicsEndImageContext()
///     // image?.cgImage?.width == 40
///
/// - Parameter size: The size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image that is drawn, so far.
///
///     UIGraphicsBeginImageContext(CGSize(width: 40, height: 20))
///     let image = UIGraphicsGetImageFromCurrentImageContext()
///     UIGraphicsEndImageContext()
///     // image?.size == CGSize(width: 40, height: 20)
///
/// - Returns: The image; `nil` where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.current.map { UIImage(drawnIn: $0) }
}

/// Ends an image that was begun.
///
///     UIGraphicsBeginImageContext(CGSize(width: 40, height: 20))
///     UIGraphicsEndImageContext()
///     // UIGraphicsGetCurrentContext() == nil
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Has drawing go to a context, until `UIGraphicsPopContext()`.
///
///     if let context = UIGraphicsGetCurrentContext() {
///       UIGraphicsPushContext(context)
///       UIGraphicsPopContext()
///     }
///
/// - Parameter context: The context.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

/// Has drawing go where it went before `UIGraphicsPushContext(_:)`.
///
///     if let context = UIGraphicsGetCurrentContext() {
///       UIGraphicsPushContext(context)
///       UIGraphicsPopContext()
///     }
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Fills a rectangle. Nothing is drawn.
///
///     UIColor.red.setFill()
///     UIRectFill(card.bounds)
///
/// - Parameter rect: The rectangle, in points.
public func UIRectFill(_ rect: CGRect) {}

/// Strokes a rectangle. Nothing is drawn.
///
///     UIRectFrame(card.bounds)
///
/// - Parameter rect: The rectangle, in points.
public func UIRectFrame(_ rect: CGRect) {}

/// Clips what is drawn to a rectangle. Nothing is drawn.
///
///     UIRectClip(card.bounds)
///
/// - Parameter rect: The rectangle, in points.
public func UIRectClip(_ rect: CGRect) {}
