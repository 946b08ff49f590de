public import Foundation

extension UIView {
  /// Returns a view that looks as this one: an empty one of the same size.
  ///
  ///     let snapshot = card.snapshotView(afterScreenUpdates: false)
  ///     // snapshot?.frame.size == card.frame.size
  ///
  /// - Parameter afterUpdates: Whether changes count that do not show yet.
  /// - Returns: The view, never `nil` here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// Draws the view and its subviews. Nothing is drawn here.
  ///
  ///     let image = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
  ///       card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
  ///     }
  ///     // image.size == card.bounds.size
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the view fills, in points.
  ///   - afterUpdates: Whether changes count that do not show yet.
  /// - Returns: Whether all was drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}
