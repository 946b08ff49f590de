public import Foundation

/// A cell of a collection view that is laid out as a list.
///
///     let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
///     var content = cell.defaultContentConfiguration()
///     content.text = "Name"
///     cell.contentConfiguration = content
///     cell.layoutIfNeeded()
///     // cell.contentView.subviews.first?.frame == cell.contentView.bounds
///
/// Accessories are not supported.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The level of the row in an outline. It is stored only, and moves nothing.
  open var indentationLevel = 0
  /// The indentation of each level, in points. It is stored only, and moves nothing.
  open var indentationWidth: CGFloat = 10

  /// Returns a configuration for a row of a list, without content.
  ///
  ///     let cell = UICollectionViewListCell(frame: .zero)
  ///     // cell.defaultContentConfiguration().text == nil
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
