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

  /// Returns a snapshot of a part of the view that can be stretched. Here, it is an empty view.
  ///
  ///     let part = CGRect(x: 0, y: 0, width: 20, height: 10)
  ///     let snapshot = card.resizableSnapshotView(
  ///       from: part, afterScreenUpdates: false, withCapInsets: .zero)
  ///     // snapshot?.frame.size == part.size
  ///
  /// - Parameters:
  ///   - rect: The part of the bounds, in points.
  ///   - afterUpdates: Whether the snapshot includes changes that are not on the screen yet.
  ///   - capInsets: The part at each edge that is not stretched, in points.
  /// - Returns: The snapshot, never `nil` here.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }
}
