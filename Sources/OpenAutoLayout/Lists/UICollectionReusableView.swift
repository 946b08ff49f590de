public import Foundation

/// A view that a collection view reuses for other content: a header, a footer or a
/// ``UICollectionViewCell``.
///
/// A ``UICollectionView`` makes it with `init(frame:)` and places it. By itself, it can be measured and
/// laid out as any other view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier that a collection view reuses the view by, if one has made it.
  open var reuseIdentifier: String? { poolIdentifier }
  final var poolIdentifier: String?

  /// Makes a view with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Prepares the view to be reused. Does nothing unless overridden.
  ///
  ///     final class PhotoCell: UICollectionViewCell {
  ///       let photo = UIImageView()
  ///       override func prepareForReuse() {
  ///         super.prepareForReuse()
  ///         photo.image = nil
  ///       }
  ///     }
  open func prepareForReuse() {}

  /// Applies layout attributes to the view. Does nothing unless overridden.
  ///
  /// Override it for attributes of a class of your own. The collection view has applied the others: place,
  /// transform, opacity and whether the view is hidden.
  ///
  ///     final class Page: UICollectionViewLayoutAttributes { var depth: CGFloat = 0 }
  ///     final class PageCell: UICollectionViewCell {
  ///       override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
  ///         super.apply(layoutAttributes)
  ///         layer.zPosition = (layoutAttributes as? Page)?.depth ?? 0
  ///       }
  ///     }
  ///
  /// - Parameter layoutAttributes: The attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Applies the attributes that every view has, and then those of a client.
  final func place(by attributes: UICollectionViewLayoutAttributes) {
    if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
    if item.layerGeometry == nil {
      frame = attributes.frame
    } else {
      // A frame says less, and a view with another anchor point has that at the center.
      bounds.size = attributes.size
      center = attributes.center
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }

  /// Returns attributes with the size that fits the view's constraints, as near as they allow to
  /// the proposed size.
  ///
  ///     let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
  ///     attributes.size = CGSize(width: 50, height: 50)
  ///     cell.preferredLayoutAttributesFitting(attributes).size
  ///     // the size of the content, which takes precedence over the 50 points
  ///
  /// - Parameter layoutAttributes: The attributes with the size that the layout proposes.
  /// - Returns: A copy of the attributes with the other size, or the attributes themselves if the
  ///   size is the same.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = fittingSize(for: layoutAttributes)
    guard size != layoutAttributes.size,
      let preferred = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = size
    return preferred
  }

  /// The size by the content, along the axes along which the layout has an estimate.
  private func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let (proposed, axes) = (attributes.size, attributes.estimatedAxes)
    // Nobody has proposed these.
    if axes.isEmpty { return systemLayoutSizeFitting(proposed) }
    let fitting = systemLayoutSizeFitting(
      proposed,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    // What has no constraints keeps the estimate.
    return CGSize(
      width: axes.contains(.horizontal) && fitting.width > 0 ? fitting.width : proposed.width,
      height: axes.contains(.vertical) && fitting.height > 0 ? fitting.height : proposed.height)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    shownIn?.contentChanged(of: self)
  }

  /// The collection that shows the view, which a section that scrolls by itself may hold.
  final var shownIn: UICollectionView? {
    superview as? UICollectionView ?? superview?.superview as? UICollectionView
  }
}
