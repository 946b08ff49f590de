public import Foundation

/// A cell of a collection that is laid out as a list.
///
///     let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
///     var content = cell.defaultContentConfiguration()
///     content.text = "Name"
///     cell.contentConfiguration = content
///     cell.layoutIfNeeded()
///     // cell.contentView.subviews.first?.frame == cell.contentView.bounds
///
/// Its accessories are not there yet.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// How deep the row is in an outline. It moves nothing here.
  open var indentationLevel = 0
  /// How far each level is moved in, in points. It moves nothing here.
  open var indentationWidth: CGFloat = 10

  /// Returns an empty content for a row of a list.
  ///
  ///     let cell = UICollectionViewListCell(frame: .zero)
  ///     // cell.defaultContentConfiguration().text == nil
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
