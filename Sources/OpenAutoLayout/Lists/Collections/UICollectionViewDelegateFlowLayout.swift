public import Foundation

/// The object that a flow layout asks for sizes and spacings, each instead of the layout's property.
///
///     final class Sizes: UICollectionViewDelegateFlowLayout {
///       func collectionView(
///         _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
///         sizeForItemAt indexPath: IndexPath
///       ) -> CGSize { CGSize(width: indexPath.item == 0 ? 200 : 90, height: 60) }
///     }
///
/// It is the ``UICollectionView/delegate`` of the collection.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {

  /// Returns the size of an item. The default is the layout's `itemSize`.
  ///
  ///     sizes.collectionView(collection, layout: flow, sizeForItemAt: path)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout.
  ///   - indexPath: The item.
  /// - Returns: The answer, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the insets of the items of a section. The default is the layout's `sectionInset`.
  ///
  ///     sizes.collectionView(collection, layout: flow, insetForSectionAt: 0)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout.
  ///   - section: The section, from 0.
  /// - Returns: The answer, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the least distance between lines of a section. The default is the layout's `minimumLineSpacing`.
  ///
  ///     sizes.collectionView(collection, layout: flow, minimumLineSpacingForSectionAt: 0)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout.
  ///   - section: The section, from 0.
  /// - Returns: The answer, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the least distance between items of a line. The default is the layout's `minimumInteritemSpacing`.
  ///
  ///     sizes.collectionView(collection, layout: flow, minimumInteritemSpacingForSectionAt: 0)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout.
  ///   - section: The section, from 0.
  /// - Returns: The answer, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of a header. The default is the layout's `headerReferenceSize`.
  ///
  ///     sizes.collectionView(collection, layout: flow, referenceSizeForHeaderInSection: 0)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout.
  ///   - section: The section, from 0.
  /// - Returns: The answer, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of a footer. The default is the layout's `footerReferenceSize`.
  ///
  ///     sizes.collectionView(collection, layout: flow, referenceSizeForFooterInSection: 0)
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout.
  ///   - section: The section, from 0.
  /// - Returns: The answer, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionViewLayout.usual(.size, \.itemSize) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionViewLayout.usual(.inset, \.sectionInset) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.usual(.lineSpacing, \.minimumLineSpacing) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.usual(.itemSpacing, \.minimumInteritemSpacing) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { collectionViewLayout.usual(.header, \.headerReferenceSize) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { collectionViewLayout.usual(.footer, \.footerReferenceSize) }
}

extension UICollectionViewLayout {
  /// The property of a flow layout, which is not asked for again.
  fileprivate func usual<Value>(
    _ question: UICollectionViewFlowLayout.Question,
    _ property: KeyPath<UICollectionViewFlowLayout, Value>
  ) -> Value {
    guard let flow = self as? UICollectionViewFlowLayout else {
      return UICollectionViewFlowLayout()[keyPath: property]
    }
    flow.unanswered.insert(question)
    return flow[keyPath: property]
  }
}
