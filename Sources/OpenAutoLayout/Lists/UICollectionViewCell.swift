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

  /// Whether the cell is selected. It makes no difference here.
  open var isSelected = false
  /// Whether the cell is highlighted. It makes no difference here.
  open var isHighlighted = false

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, for: backgroundView, behind: content) }
  }

  /// The view behind the content of a selected cell. It is stored only.
  open var selectedBackgroundView: UIView?

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
