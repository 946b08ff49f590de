public import Foundation

/// A row of a table. Its subviews belong in its ``contentView``, which is beside the accessory.
///
///     final class NoteCell: UITableViewCell {
///       let note = UILabel()
///       // note 16 from the left and the right of contentView, 12 from its top and bottom
///     }
///     cell.systemLayoutSizeFitting(
///       CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
///       verticalFittingPriority: .fittingSizeLevel)
///     // as high as the note at a width of 288 points, plus 24 around it and 1 for the separator
///
/// A ``UITableView`` asks its data source for cells, measures and places them. A cell can also be made,
/// measured and laid out alone, as any other view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The style of the cell.
  public final let cellStyle: CellStyle
  private let content: UIView
  private let name: String?
  /// The labels and the image of the cell's style, made when one of them is first read.
  final var standardContent: StandardCellContent?

  /// Makes a cell of 320 × 44 points.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
  ///     // cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44)
  ///
  /// - Parameters:
  ///   - style: The style: the labels of the cell and their places.
  ///   - reuseIdentifier: The identifier that a table view reuses the cell by.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    name = reuseIdentifier
    content = UIView.filling(CellMeasures.size)
    super.init(frame: CGRect(origin: .zero, size: CellMeasures.size))
    addSubview(content)
  }

  /// Makes a cell of the default style. For a zero frame, its size is 320 × 44 points.
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

  /// The identifier that a table view reuses the cell by.
  open var reuseIdentifier: String? { name }

  /// Prepares the cell to be reused. Does nothing unless overridden. A table calls it before it gives
  /// the cell out again.
  ///
  ///     final class NoteCell: UITableViewCell {
  ///       let note = UILabel()
  ///       override func prepareForReuse() {
  ///         super.prepareForReuse()
  ///         note.text = nil
  ///       }
  ///     }
  open func prepareForReuse() {}

  /// Notifies the cell that its drag has begun or ended. Nothing calls it here.
  ///
  ///     final class NoteCell: UITableViewCell {
  ///       override func dragStateDidChange(_ dragState: DragState) {
  ///         alpha = dragState == .none ? 1 : 0.5
  ///       }
  ///     }
  ///
  /// - Parameter dragState: What the drag does.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// What the drag of a cell does.
  ///
  /// ``UITableViewCell/dragStateDidChange(_:)`` takes it.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The drag is about to begin.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  // MARK: Content

  /// The view for the cell's subviews.
  ///
  /// The cell places it beside the accessory, as high as the cell. Do not add constraints between
  /// it and the cell: they conflict with that.
  open var contentView: UIView { content }

  /// The label for the main text, in the content view.
  open var textLabel: UILabel? { makeStandardContent().text }

  /// The label for the detail, or `nil` in the default style.
  open var detailTextLabel: UILabel? { makeStandardContent().detail }

  /// The image before the text, in the content view.
  open var imageView: UIImageView? { makeStandardContent().image }

  /// The insets of the separator below the cell, in points. The default is 16 at the left. It is
  /// stored only.
  open var separatorInset = UIEdgeInsets(top: 0, left: CellMeasures.inset, bottom: 0, right: 0)

  // MARK: Accessories

  /// The standard accessory at the end of the cell. ``accessoryView`` replaces it.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// The view at the end of the cell, in place of the standard accessory. It keeps its own size, and
  /// is not shown while the row is edited.
  open var accessoryView: UIView? {
    didSet { exchangeAccessory(oldValue, for: accessoryView) }
  }

  // MARK: Background, selection and editing

  /// The view behind the content. It is as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView, behind: content) }
  }

  /// The view behind the content of a selected cell. It is stored only.
  open var selectedBackgroundView: UIView?
  /// The style of the cell while it is selected. It is stored only.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the content while several rows can be selected. It is stored only.
  open var multipleSelectionBackgroundView: UIView?
  /// The level of the row in an outline. The content begins that many ``indentationWidth`` further in.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { accessoryChanged() } }
  }
  /// The indentation of each level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { accessoryChanged() } }
  }
  /// Whether the content moves in while the row is edited. The default is `true`.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { accessoryChanged() } }
  }
  /// The standard accessory while the row is edited, in place of ``accessoryType``.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }
  /// The view at the end of the cell while the row is edited, in place of ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    didSet { exchangeAccessory(oldValue, for: editingAccessoryView) }
  }
  /// Whether the row has a control for moving while it is edited. The row must be movable, too.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { accessoryChanged() } }
  }
  /// What the row offers while it is edited.
  public internal(set) final var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { accessoryChanged() } }
  }
  /// Whether the row is being edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { accessoryChanged() } }
  }
  /// Whether the data source lets the row be moved.
  final var canMove = false {
    didSet { if canMove != oldValue { accessoryChanged() } }
  }
  /// What the section index of the table takes at the end, in points.
  final var sectionIndexRoom: CGFloat = 0 {
    didSet { if sectionIndexRoom != oldValue { accessoryChanged() } }
  }
  /// What the table adds to the height that the content needs, for the line below the row, in points.
  /// A cell that is asked without a table is as high as its content.
  final var separatorHeight: CGFloat = 0

  /// Sets whether the row is being edited. Nothing is animated here.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  ///     cell.setEditing(true, animated: false)
  ///     // cell.isEditing == true
  ///
  /// - Parameters:
  ///   - editing: Whether the row is being edited.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Whether the cell is selected. A change updates the configurations.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell is highlighted. A change updates the configurations.
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
  ///   - selected: Whether the cell is selected.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Sets whether the cell is highlighted. Nothing is animated here.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  ///     cell.setHighlighted(true, animated: false)
  ///     // cell.isHighlighted == true
  ///
  /// - Parameters:
  ///   - highlighted: Whether the cell is highlighted.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

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

  /// Returns a configuration in the style of the cell, without content.
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

  /// The current state of the cell: its traits, ``isSelected`` and ``isHighlighted``.
  open var configurationState: UICellConfigurationState {
    configurationState(isSelected, isHighlighted)
  }

  /// Makes the next layout call ``updateConfiguration(using:)``.
  ///
  ///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
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
  ///     final class Row: UITableViewCell {
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
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  // MARK: Layout

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableView)?.contentChanged(of: self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Returns the size that fits the constraints of the content, as near as they allow to a target,
  /// plus the accessory and one point for the separator.
  ///
  /// Without constraints that give a height, it is the target if `verticalFittingPriority` is
  /// required, and otherwise the standard height of the cell's style.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    rowSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
}
