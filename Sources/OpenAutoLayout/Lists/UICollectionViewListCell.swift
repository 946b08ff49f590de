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

  /// The guide for the line below the row. Constrain its leading edge to what the line begins at.
  ///
  ///     let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  ///     cell.contentView.addSubview(title)
  ///     title.leadingAnchor.constraint(
  ///       equalTo: cell.contentView.leadingAnchor, constant: 60).isActive = true
  ///     cell.separatorLayoutGuide.leadingAnchor.constraint(
  ///       equalTo: title.leadingAnchor).isActive = true
  ///     cell.layoutIfNeeded()
  ///     // cell.separatorLayoutGuide.layoutFrame == CGRect(x: 60, y: 43, width: 260, height: 1)
  ///
  /// By itself, it goes from the leading margin to the trailing edge. It is made on first use.
  public private(set) final lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    // Weaker than whatever a client constrains the ends to, and than what keeps content at its size.
    for edge in [leading, trailing] { edge.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate([
      leading, trailing, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 1),
    ])
    return guide
  }()

  /// Returns a configuration for a row of a list, without content.
  ///
  ///     let cell = UICollectionViewListCell(frame: .zero)
  ///     // cell.defaultContentConfiguration().text == nil
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
