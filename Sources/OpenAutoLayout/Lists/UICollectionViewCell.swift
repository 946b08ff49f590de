public import Foundation

/// A cell of a collection, whose content is in its ``contentView``.
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

  /// Makes a cell with a rectangle in the coordinates of its future superview, in points.
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

  /// The view for the cell's subviews, which fills the cell by its autoresizing mask. Constraints
  /// that hold it to the cell contradict that.
  open var contentView: UIView { content }

  /// Whether the cell is selected, which the configurations follow.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell is highlighted, which the configurations follow.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView, behind: content) }
  }

  /// The view behind the content of a selected cell. It is stored only.
  open var selectedBackgroundView: UIView?

  // MARK: Configurations

  /// What the cell shows. Its view fills the ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { showContent(newValue, in: content) }
  }

  /// How the background looks. It is stored only.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { configurations.background = newValue }
  }

  /// Whether the content follows the state of the cell.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether the background follows the state of the cell.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The state that the configurations follow.
  open var configurationState: UICellConfigurationState {
    configurationState(isSelected, isHighlighted)
  }

  /// Makes the next layout call ``updateConfiguration(using:)``.
  ///
  ///     let cell = UICollectionViewCell(frame: .zero)
  ///     cell.setNeedsUpdateConfiguration()
  open func setNeedsUpdateConfiguration() { setNeedsUpdateProperties() }

  /// What ``updateConfiguration(using:)`` calls.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Brings the configurations up to date with a state, before the first layout and after
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
  /// - Parameter state: Whether the cell is selected, and the like.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateConfigurations(for: state, in: content)
    configurationUpdateHandler?(self, state)
  }

  open override func updateProperties() {
    super.updateProperties()
    updateConfiguration(using: configurationState)
  }

  /// What brings the configurations up to date, in place of an override.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void

  /// The size that the content's constraints want, near a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
