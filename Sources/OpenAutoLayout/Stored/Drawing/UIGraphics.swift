public import Foundation

/// Returns the current graphics context.
///
///     final class Ring: UIView {
///       override func draw(_ rect: CGRect) {
///         guard let context = UIGraphicsGetCurrentContext() else { return }
///         context.strokeEllipse(in: rect)
///       }
///     }
///
/// - Returns: The context of the image that is being drawn on this thread, or `nil` if there is
///   none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current?.context }

/// Begins an image, and makes its context the current one.
///
///     UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), false, 0)
///     let image = UIGraphicsGetImageFromCurrentImageContext()
///     UIGraphicsEndImageContext()
///     // image?.size == CGSize(width: 40, height: 20)
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether the image is fully opaque. It makes no difference here.
///   - scale: The number of pixels in a point, or 0 for that of the screen, which is 3.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? UIView.defaultContentScaleFactor : scale
  GraphicsContexts.push(Canvas(size: size, scale: scale))
}

/// Begins an image with one pixel per point, and makes its context the current one.
///
///     UIGraphicsBeginImageContext(CGSize(width: 40, height: 20))
///     let image = UIGraphicsGetImageFromCurrentImageContext()
///     UIGraphicsEndImageContext()
///     // image?.cgImage?.width == 40
///
/// - Parameter size: The size of the image, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image of the current context.
///
///     UIGraphicsBeginImageContext(CGSize(width: 40, height: 20))
///     let image = UIGraphicsGetImageFromCurrentImageContext()
///     UIGraphicsEndImageContext()
///     // image?.size == CGSize(width: 40, height: 20)
///
/// - Returns: The image, or `nil` if there is no current context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.current.map { UIImage(drawnIn: $0) }
}

/// Ends the image that was begun last.
///
///     UIGraphicsBeginImageContext(CGSize(width: 40, height: 20))
///     UIGraphicsEndImageContext()
///     // UIGraphicsGetCurrentContext() == nil
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Makes a context the current one, until `UIGraphicsPopContext()`.
///
///     if let context = UIGraphicsGetCurrentContext() {
///       UIGraphicsPushContext(context)
///       UIGraphicsPopContext()
///     }
///
/// - Parameter context: The context.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(Canvas(context)) }

/// Restores the context that was current before `UIGraphicsPushContext(_:)`.
///
///     if let context = UIGraphicsGetCurrentContext() {
///       UIGraphicsPushContext(context)
///       UIGraphicsPopContext()
///     }
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Fills a rectangle. Nothing is drawn here.
///
///     UIColor.red.setFill()
///     UIRectFill(card.bounds)
///
/// - Parameter rect: The rectangle, in points.
public func UIRectFill(_ rect: CGRect) {}

/// Strokes a rectangle. Nothing is drawn here.
///
///     UIRectFrame(card.bounds)
///
/// - Parameter rect: The rectangle, in points.
public func UIRectFrame(_ rect: CGRect) {}

/// Clips drawing to a rectangle. Nothing is drawn here.
///
///     UIRectClip(card.bounds)
///
/// - Parameter rect: The rectangle, in points.
public func UIRectClip(_ rect: CGRect) {}
