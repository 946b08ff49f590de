public import Foundation

/// A cell of a collection view. Its subviews belong in its ``contentView``.
///
///     final class TagCell: UICollectionViewCell {
///       let label = UILabel()
///       // label 12 from the left and the right of contentView, 8 from its top and bottom
///     }
///     cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
///     // the label's size and 24 × 16
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content: UIView

  /// Makes a cell with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    content = UIView.filling(frame.size)
    super.init(frame: frame)
    addSubview(content)
  }

  /// Makes a cell as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    content = UIView.filling(.zero)
    super.init(coder: coder)
    addSubview(content)
  }

  /// The view for the cell's subviews.
  ///
  /// It fills the cell by its autoresizing mask. Do not add constraints between it and the cell:
  /// they conflict with the mask.
  open var contentView: UIView { content }

  /// Whether the cell is selected. A change updates the configurations.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell is highlighted. A change updates the configurations.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The view behind the content. It is as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView, behind: content) }
  }

  /// The view behind the content of a selected cell. It is stored only.
  open var selectedBackgroundView: UIView?

  /// Places the ``/OpenAutoLayout/UICollectionViewCell/contentView`` and the
  /// ``/OpenAutoLayout/UICollectionViewCell/backgroundView``, which fill the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fill(with: content, placeAccessories())
    fill(with: backgroundView)
  }

  /// What is beside the content, in points.
  var roomBesideContent: UIEdgeInsets { .zero }

  /// Places what is beside the content, and returns its room.
  func placeAccessories() -> UIEdgeInsets { .zero }

  // MARK: Configurations

  /// The configuration of the content. Its view fills the ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { showContent(newValue, in: content) }
  }

  /// The configuration of the background. It is stored only.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue }
  }

  /// Whether the content configuration follows the state of the cell. The default is `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether the background configuration follows the state of the cell. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The current state of the cell: its traits, whether it is selected or highlighted, and whether the
  /// collection is edited.
  open var configurationState: UICellConfigurationState {
    var state = configurationState(isSelected, isHighlighted)
    state.isEditing = isInEditing
    return state
  }

  /// Whether the collection is being edited.
  final var isInEditing = false {
    didSet {
      if isInEditing == oldValue { return }
      setNeedsUpdateConfiguration()
      editingChanged()
    }
  }

  func editingChanged() {}

  /// Makes the next layout call ``updateConfiguration(using:)``.
  ///
  ///     let cell = UICollectionViewCell(frame: .zero)
  ///     cell.setNeedsUpdateConfiguration()
  open func setNeedsUpdateConfiguration() { setNeedsUpdateProperties() }

  /// The closure that updates the configurations. ``updateConfiguration(using:)`` calls it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the configurations for a state.
  ///
  /// It is called before the first layout, and before the next one after
  /// ``setNeedsUpdateConfiguration()``.
  ///
  ///     final class Row: UICollectionViewCell {
  ///       override func updateConfiguration(using state: UICellConfigurationState) {
  ///         super.updateConfiguration(using: state)
  ///         var content = UIListContentConfiguration.cell().updated(for: state)
  ///         content.text = state.isSelected ? "Yes" : "No"
  ///         contentConfiguration = content
  ///       }
  ///     }
  ///
  /// - Parameter state: The state of the cell, such as whether it is selected.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(for: state, in: content)
    configurationUpdateHandler?(self, state)
  }

  open override func updateProperties() {
    super.updateProperties()
    updateConfiguration(using: configurationState)
  }

  /// The type of the closure that updates the configurations.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void

  /// Returns the size that fits the constraints of the content, as near as they allow to a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let insets = roomBesideContent
    let room = insets.left + insets.right
    var size = content.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - room), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    // Without constraints, the content has no size, and so has the cell.
    if size.width > 0 { size.width += room }
    return size
  }
}
