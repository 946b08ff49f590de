public import Foundation

/// A row of a table, whose content is in its ``contentView``, beside an accessory.
///
///     final class NoteCell: UITableViewCell {
///       let note = UILabel()
///       // note 16 from the left and the right of contentView, 12 from its top and bottom
///     }
///     cell.systemLayoutSizeFitting(
///       CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
///       verticalFittingPriority: .fittingSizeLevel)
///     // as high as the note in 288 points, and 25: 24 around it, and 1 for the separator
///
/// There are no tables here that would reuse a cell. It is made, measured and laid out as any view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The style of the cell.
  public final let cellStyle: CellStyle
  private let content: UIView
  private let name: String?
  /// The labels and the image of the cell's style, once one was asked for.
  final var standardContent: StandardCellContent?

  /// Makes a cell of 320 by 44 points.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
  ///     // cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44)
  ///
  /// - Parameters:
  ///   - style: Which labels the cell has, and where.
  ///   - reuseIdentifier: The name that a table reuses the cell by. Nothing here reads it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    name = reuseIdentifier
    content = UIView.filling(CellMeasures.size)
    super.init(frame: CGRect(origin: .zero, size: CellMeasures.size))
    addSubview(content)
  }

  /// Makes a cell of the default style, of 320 by 44 points for an empty frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Makes a cell of the default style, with an empty frame.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    name = nil
    content = UIView.filling(.zero)
    super.init(coder: coder)
    addSubview(content)
  }

  /// The name that a table reuses the cell by.
  open var reuseIdentifier: String? { name }

  /// Called before the cell is reused. Does nothing unless overridden.
  ///
  ///     final class NoteCell: UITableViewCell {
  ///       let note = UILabel()
  ///       override func prepareForReuse() {
  ///         super.prepareForReuse()
  ///         note.text = nil
  ///       }
  ///     }
  open func prepareForReuse() {}

  // MARK: Content

  /// The view for the cell's subviews. The cell places it: beside the accessory, and as high as the
  /// cell. Constraints that hold it to the cell contradict that.
  open var contentView: UIView { content }

  /// The label for the main text, in the content view.
  open var textLabel: UILabel? { makeStandardContent().text }

  /// The label for the detail; `nil` in the default style.
  open var detailTextLabel: UILabel? { makeStandardContent().detail }

  /// The image before the text, in the content view.
  open var imageView: UIImageView? { makeStandardContent().image }

  /// The insets of the separator below the cell: 16 points on the left.
  open var separatorInset = UIEdgeInsets(top: 0, left: CellMeasures.inset, bottom: 0, right: 0)

  // MARK: Accessories

  /// The standard accessory at the end of the cell, unless there is an ``accessoryView``.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// The view at the end of the cell, with its own size.
  open var accessoryView: UIView? {
    didSet {
      if accessoryView === oldValue { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryChanged()
    }
  }

  // MARK: What is stored

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView, behind: content) }
  }

  /// The view behind the content of a selected cell. It is stored only.
  open var selectedBackgroundView: UIView?
  /// The look of the cell while it is selected. It makes no difference here.
  open var selectionStyle = SelectionStyle.default
  /// What lies behind the content while one of several rows is selected.
  open var multipleSelectionBackgroundView: UIView?
  /// How deep the row is in an outline. It moves nothing here.
  open var indentationLevel = 0
  /// How far each level is moved in, in points. It moves nothing here.
  open var indentationWidth: CGFloat = 10
  /// Whether the row is moved in while it is edited.
  open var shouldIndentWhileEditing = true
  /// What follows the content while the row is edited. It takes no room here.
  open var editingAccessoryType = AccessoryType.none
  /// Whether the row is edited.
  open var isEditing = false

  /// Sets whether the row is edited. Nothing is animated here.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  ///     cell.setEditing(true, animated: false)
  ///     // cell.isEditing == true
  ///
  /// - Parameters:
  ///   - editing: Whether it is edited.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Whether the cell is selected, which the configurations follow.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell is highlighted, which the configurations follow.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Sets whether the cell is selected. Nothing is animated here.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  ///     cell.setSelected(true, animated: false)
  ///     // cell.isSelected == true
  ///
  /// - Parameters:
  ///   - selected: Whether it is selected.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Sets whether the cell is highlighted. Nothing is animated here.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  ///     cell.setHighlighted(true, animated: false)
  ///     // cell.isHighlighted == true
  ///
  /// - Parameters:
  ///   - highlighted: Whether it is pressed.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

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

  /// Returns an empty content in the style of the cell.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  ///     var content = cell.defaultContentConfiguration()
  ///     content.text = "Name"
  ///     cell.contentConfiguration = content
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The state that the configurations follow.
  open var configurationState: UICellConfigurationState {
    configurationState(isSelected, isHighlighted)
  }

  /// Makes the next layout call ``updateConfiguration(using:)``.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  ///     cell.setNeedsUpdateConfiguration()
  open func setNeedsUpdateConfiguration() { setNeedsUpdateProperties() }

  /// What ``updateConfiguration(using:)`` calls.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Brings the configurations up to date with a state, before the first layout and after
  /// ``setNeedsUpdateConfiguration()``.
  ///
  ///     final class Row: UITableViewCell {
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
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// The size that the content's constraints want, near a target, with the accessory and one point
  /// for the separator.
  ///
  /// Without constraints that say a height, it is the standard one of the cell's style.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    rowSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
}
