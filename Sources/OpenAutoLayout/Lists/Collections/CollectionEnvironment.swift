import Foundation

/// What a section provider learns of the collection.
final class CollectionEnvironment: NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  private weak var collection: UICollectionView?

  init(_ contentSize: CGSize, _ collection: UICollectionView?) {
    (self.contentSize, self.collection) = (contentSize, collection)
  }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { collection?.traitCollection ?? UITraitCollection() }

  var contentInsets: NSDirectionalEdgeInsets {
    guard let collection else { return .zero }
    let inset = collection.adjustedContentInset
    let (leading, trailing) =
      collection.isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    return NSDirectionalEdgeInsets(
      top: inset.top, leading: leading, bottom: inset.bottom, trailing: trailing)
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    let inset = contentInsets
    return CGSize(
      width: max(0, contentSize.width - inset.leading - inset.trailing),
      height: max(0, contentSize.height - inset.top - inset.bottom))
  }

  /// The margin of the sections of an inset list.
  var listMargin: CGFloat {
    guard let collection else { return CellMeasures.inset }
    let margins = collection.layoutMargins
    return max(margins.left, margins.right, collection.window == nil ? 0 : CellMeasures.inset)
  }
}

extension NSCollectionLayoutEnvironment {
  /// The margin of the sections of an inset list.
  var listMargin: CGFloat { (self as? CollectionEnvironment)?.listMargin ?? CellMeasures.inset }
}
