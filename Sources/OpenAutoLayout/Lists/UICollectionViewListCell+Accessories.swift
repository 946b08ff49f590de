import Foundation

extension UICollectionViewListCell {
  /// Makes the views of accessories that have any, and lets go those of others.
  func exchangeAccessories() {
    for (index, accessory) in accessories.enumerated()
    where accessories[..<index].contains(where: { $0.accessoryType == accessory.accessoryType }) {
      Violation.stop(accessoryTwice: accessory.accessoryType, in: item.name)
    }
    let old = accessoryViews
    accessoryViews = accessories.compactMap { accessory in
      makeView(of: accessory).map { (accessory.accessoryType, $0) }
    }
    for (_, view) in old where !accessoryViews.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    accessoriesChanged()
  }

  /// Lets the cell be measured and laid out for other accessories.
  ///
  /// What is shown is in the cell before that, since its size depends on the traits there.
  func accessoriesChanged() {
    for (type, view) in accessoryViews {
      let isShown = accessories.contains {
        $0.accessoryType == type && $0.isShown(isEditing: isInEditing)
      }
      if !isShown {
        if view.superview === self { view.removeFromSuperview() }
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func makeView(of accessory: UICellAccessory) -> UIView? {
    switch accessory.accessoryType {
    case .customView(let view): return view
    case .label:
      let label = UILabel()
      let options = accessory.label?.options
      label.text = accessory.label?.text
      label.font = options?.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = options?.adjustsFontForContentSizeCategory ?? true
      return label
    case .outlineDisclosure:
      return UIButton(
        primaryAction: UIAction { [weak self] _ in
          if let action = accessory.action { action() } else { self?.toggleItem() }
        })
    case .delete, .insert, .detail:
      return accessory.action.map { action in UIButton(primaryAction: UIAction { _ in action() }) }
    case .disclosureIndicator, .checkmark, .reorder, .multiselect: return nil
    }
  }

  /// Expands or collapses the item of the cell in the outline that it is in.
  private func toggleItem() {
    guard let collection = shownIn, let path = collection.indexPath(for: self),
      let source = collection.dataSource as? any OutlineDataSource
    else { return }
    source.toggleItem(at: path)
  }

  // MARK: Places

  private func view(of accessory: UICellAccessory) -> UIView? {
    accessoryViews.first { $0.type == accessory.accessoryType }?.view
  }

  private func row(_ side: AccessoryRow.Side) -> AccessoryRow {
    AccessoryRow(side, of: accessories, isEditing: isInEditing) { size(of: $0).width }
  }

  private func size(of accessory: UICellAccessory) -> CGSize {
    guard let view = view(of: accessory) else {
      return CGSize(width: accessory.systemWidth, height: AccessoryMeasures.standard)
    }
    switch accessory.accessoryType {
    case .label: return view.intrinsicContentSize
    case .customView: return view.frame.size == .zero ? view.sizeThatFits(.zero) : view.frame.size
    default: return CGSize(width: accessory.systemWidth, height: AccessoryMeasures.standard)
    }
  }

  private var indentation: CGFloat { max(0, CGFloat(indentationLevel) * indentationWidth) }

  var roomOfAccessories: UIEdgeInsets {
    if accessories.isEmpty, indentationLevel == 0 { return .zero }
    let (start, end) = (indentation + row(.leading).room, row(.trailing).room)
    return UIEdgeInsets(
      top: 0, left: isRightToLeft ? end : start, bottom: 0, right: isRightToLeft ? start : end)
  }

  func placeAccessories() {
    if accessories.isEmpty { return }
    let (leading, trailing) = (row(.leading), row(.trailing))
    place(leading, from: CellMeasures.inset + (indentsAccessories ? indentation : 0))
    place(trailing, from: bounds.width - trailing.room)
  }

  /// Places a row whose first accessory begins at a distance from the leading edge.
  private func place(_ row: AccessoryRow, from first: CGFloat) {
    for (slot, origin) in zip(row.slots, row.origins(from: first)) {
      guard let view = view(of: slot.accessory) else { continue }
      let size = size(of: slot.accessory)
      let x = origin + (slot.reserved - size.width) / 2
      let frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
    }
  }
}
