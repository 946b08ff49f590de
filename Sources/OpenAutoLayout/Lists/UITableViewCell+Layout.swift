import Foundation

extension UITableViewCell {
  func makeStandardContent() -> StandardCellContent {
    if let standardContent { return standardContent }
    let made = StandardCellContent(cellStyle, in: contentView)
    standardContent = made
    setNeedsLayout()
    return made
  }

  func exchangeAccessory(_ old: UIView?, for new: UIView?) {
    if old === new { return }
    old?.removeFromSuperview()
    accessoryChanged()
  }

  func accessoryChanged() {
    let shown = shownAccessory
    for view in [accessoryView, editingAccessoryView] where view !== shown {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    if let shown, shown.superview !== self { addSubview(shown) }
    setNeedsLayout()
  }

  private var shownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }

  /// The width at the end of the cell that is not the content's, in points.
  private var accessoryRoom: CGFloat {
    let type = isEditing ? editingAccessoryType : accessoryType
    let hasReorderControl = isEditing && showsReorderControl && canMove
    return sectionIndexRoom + (hasReorderControl ? TableMeasures.reorderControl : 0)
      + (shownAccessory.map { $0.frame.width + CellMeasures.inset } ?? type.room)
  }

  /// The width at the begin of the cell that is not the content's, in points.
  private var startRoom: CGFloat {
    let hasControl = isEditing && editingStyle != .none && shouldIndentWhileEditing
    return (hasControl ? TableMeasures.editingControl : 0)
      + max(0, CGFloat(indentationLevel) * indentationWidth)
  }

  private var endInset: CGFloat {
    accessoryRoom > 0 ? CellMeasures.insetBesideAccessory : CellMeasures.inset
  }

  /// Places the content before the accessory, the accessory at the end, and the standard labels in
  /// the content.
  ///
  /// The content follows the cell's size by its autoresizing mask, so its frame is set only when
  /// the accessory has changed.
  func placeContent() {
    let start = min(bounds.width, startRoom)
    let end = min(bounds.width - start, accessoryRoom)
    let place = CGRect(
      x: isRightToLeft ? end : start, y: 0, width: bounds.width - start - end,
      height: bounds.height)
    if contentView.frame != place { contentView.frame = place }
    fill(with: backgroundView)
    if let shownAccessory {
      let size = shownAccessory.frame.size
      let inset = accessoryRoom - size.width
      shownAccessory.frame.origin = CGPoint(
        x: isRightToLeft ? inset : bounds.width - inset - size.width,
        y: (bounds.height - size.height) / 2)
    }
    standardContent?.place(in: place.size, endInset: endInset, isRightToLeft: isRightToLeft)
  }

  func rowSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let room = startRoom + accessoryRoom
    let inner = CGSize(
      width: max(0, target.width - room), height: max(0, target.height - separatorHeight))
    if !contentView.item.constraints.isEmpty {
      let size = contentView.systemLayoutSizeFitting(
        inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      if size.height > 0 {
        return CGSize(width: size.width + room, height: size.height + separatorHeight)
      }
    }
    if vertical == .required { return target }
    let standard = standardContent?.height(forWidth: inner.width, endInset: endInset) ?? 0
    let scale = item.root.view?.storedScale ?? storedScale
    return CGSize(width: target.width, height: max(CellMeasures.size.height, standard))
      .rounded(toPixelsAt: scale)
  }
}
