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
/// What stands beside the content are its ``accessories``. Cells of an outline begin further in, by their
/// ``indentationLevel``.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The level of the row in an outline. The content begins that many ``indentationWidth`` further in.
  ///
  /// A ``UICollectionViewDiffableDataSource`` sets it for the items of a section snapshot.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { accessoriesChanged() } }
  }
  /// The indentation of each level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { accessoriesChanged() } }
  }
  /// Whether accessories at the leading side begin further in with the content. The default is `true`.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { accessoriesChanged() } }
  }

  /// What stands beside the content, at its leading and its trailing side.
  ///
  ///     let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  ///     cell.accessories = [.checkmark(), .delete(displayed: .always)]
  ///     cell.layoutIfNeeded()
  ///     // cell.contentView.frame == CGRect(x: 40, y: 0, width: 240, height: 44)
  ///
  /// The order of accessories of the system makes no difference.
  ///
  /// - Precondition: There is one accessory of each type of the system at most.
  open var accessories: [UICellAccessory] = [] {
    didSet { exchangeAccessories(oldValue) }
  }
  /// The views of accessories that have any, by their types.
  final var accessoryViews: [(type: UICellAccessory.AccessoryType, view: UIView)] = []
  /// Whether the rows below this one in an outline are shown.
  final var isExpanded = false {
    didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpanded
    return state
  }

  override func editingChanged() { if !accessories.isEmpty { accessoriesChanged() } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if !accessories.isEmpty { setNeedsLayout() }
  }

  override var roomBesideContent: UIEdgeInsets {
    hasRoomBesideContent ? room(of: accessoryRows) : .zero
  }

  override func placeAccessories() -> UIEdgeInsets {
    if !hasRoomBesideContent { return .zero }
    let rows = accessoryRows
    place(rows)
    return room(of: rows)
  }

  private var hasRoomBesideContent: Bool { !accessories.isEmpty || indentationLevel != 0 }

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
