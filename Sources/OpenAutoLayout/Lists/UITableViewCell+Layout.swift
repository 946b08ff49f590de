import Foundation

extension UITableViewCell {
  func makeStandardContent() -> StandardCellContent {
    if let standardContent { return standardContent }
    let made = StandardCellContent(cellStyle, in: contentView)
    standardContent = made
    setNeedsLayout()
    return made
  }

  func accessoryChanged() { setNeedsLayout() }

  /// The width at the end of the cell that is not the content's, in points.
  private var accessoryRoom: CGFloat {
    accessoryView.map { $0.frame.width + CellMeasures.inset } ?? accessoryType.room
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
    let room = min(bounds.width, accessoryRoom)
    let place = CGRect(
      x: isRightToLeft ? room : 0, y: 0, width: bounds.width - room, height: bounds.height)
    if contentView.frame != place { contentView.frame = place }
    fill(with: backgroundView)
    if let accessoryView {
      let size = accessoryView.frame.size
      accessoryView.frame.origin = CGPoint(
        x: isRightToLeft ? CellMeasures.inset : bounds.width - CellMeasures.inset - size.width,
        y: (bounds.height - size.height) / 2)
    }
    standardContent?.place(in: place.size, endInset: endInset, isRightToLeft: isRightToLeft)
  }

  func rowSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let room = accessoryRoom
    let inner = CGSize(
      width: max(0, target.width - room), height: max(0, target.height - CellMeasures.separator))
    if !contentView.item.constraints.isEmpty {
      let size = contentView.systemLayoutSizeFitting(
        inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      if size.height > 0 {
        return CGSize(width: size.width + room, height: size.height + CellMeasures.separator)
      }
    }
    if vertical == .required { return target }
    let standard = standardContent?.height(forWidth: inner.width, endInset: endInset) ?? 0
    let scale = item.root.view?.storedScale ?? storedScale
    return CGSize(width: target.width, height: max(CellMeasures.size.height, standard))
      .rounded(toPixelsAt: scale)
  }
}
