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
  /// Whether the cell is selected. It makes no difference here.
  open var isSelected = false
  /// Whether the cell is highlighted. It makes no difference here.
  open var isHighlighted = false

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
