public import Foundation

extension UIView {
  /// Returns a snapshot of the view. Here, it is an empty view of the same size.
  ///
  ///     let snapshot = card.snapshotView(afterScreenUpdates: false)
  ///     // snapshot?.frame.size == card.frame.size
  ///
  /// - Parameter afterUpdates: Whether the snapshot includes changes that are not on the screen
  ///   yet.
  /// - Returns: The snapshot, never `nil` here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: bounds.size))
  }

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
