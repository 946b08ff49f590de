public import Foundation

/// A view of a collection that is reused for other content: a header, a footer, or a
/// ``UICollectionViewCell``.
///
/// There are no lists here that would reuse it. It is made, measured and laid out as any view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name that a list reuses the view by. Nothing here sets it.
  open var reuseIdentifier: String? { nil }

  /// Makes a view with a rectangle in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is reused. Does nothing unless overridden.
  ///
  ///     final class PhotoCell: UICollectionViewCell {
  ///       let photo = UIImageView()
  ///       override func prepareForReuse() {
  ///         super.prepareForReuse()
  ///         photo.image = nil
  ///       }
  ///     }
  open func prepareForReuse() {}

  /// Applies what a layout says of the view: its frame, its opacity and whether it is hidden.
  ///
  ///     let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  ///     attributes.frame = CGRect(x: 0, y: 100, width: 120, height: 44)
  ///     cell.apply(attributes)
  ///     // cell.frame == CGRect(x: 0, y: 100, width: 120, height: 44)
  ///
  /// - Parameter layoutAttributes: What the layout says.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    frame = layoutAttributes.frame
    alpha = layoutAttributes.alpha
    isHidden = layoutAttributes.isHidden
  }

  /// Returns the attributes with the size that the view's constraints want, near the given one.
  ///
  ///     let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  ///     attributes.size = CGSize(width: 50, height: 50)
  ///     cell.preferredLayoutAttributesFitting(attributes).size
  ///     // the size of the content, which counts for more than the 50 points
  ///
  /// - Parameter layoutAttributes: The attributes with the size that the layout proposes.
  /// - Returns: Other attributes, unless the size is the given one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(layoutAttributes.size)
    guard size != layoutAttributes.size,
      let preferred = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = size
    return preferred
  }
}
