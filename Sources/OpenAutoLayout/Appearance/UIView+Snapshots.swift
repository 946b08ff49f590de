public import Foundation

extension UIView {
  /// Draws the view and its subviews in the current context. Nothing is drawn here.
  ///
  ///     let image = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
  ///       card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
  ///     }
  ///     // image.size == card.bounds.size
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the view fills, in points.
  ///   - afterUpdates: Whether the snapshot includes changes that are not on the screen yet.
  /// - Returns: Always `true`.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}
