import Foundation

extension UICollectionViewListCell {
  /// Makes the views of accessories that have any, and lets go those of others. What looks the same asks
  /// for no layout, since configurations are updated in layouts.
  func exchangeAccessories(_ old: [UICellAccessory]) {
    for (index, accessory) in accessories.enumerated()
    where accessories[..<index].contains(where: { $0.accessoryType == accessory.accessoryType }) {
      Violation.stop(accessoryTwice: accessory.accessoryType, in: item.name)
    }
    let (places, views) = (places(of: old), accessoryViews.map(\.view))
    accessoryViews = accessories.compactMap { accessory in
      let type = accessory.accessoryType
      let before = old.first { $0.accessoryType == type }
      return makeView(of: accessory, before).map { (type, $0) }
    }
    let isSame = accessoryViews.elementsEqual(views) { $0.view === $1 }
    for view in views where !accessoryViews.contains(where: { $0.view === view }) {
      letGo(view)
    }
    if !isSame || places != self.places(of: accessories) { accessoriesChanged() }
  }

  private struct Place: Equatable {
    let type: UICellAccessory.AccessoryType
    let side: AccessoryRow.Side
    let reserved: CGFloat
    let height: CGFloat
  }

  /// What accessories take from the content, in their order.
  private func places(of accessories: [UICellAccessory]) -> [Place] {
    [AccessoryRow.Side.leading, .trailing].flatMap { side in
      row(side, of: accessories).slots.map {
        Place(
          type: $0.accessory.accessoryType, side: side, reserved: $0.reserved,
          height: size(of: $0.accessory).height)
      }
    }
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
        letGo(view)
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Takes away a view, unless it is in another cell by now.
  private func letGo(_ view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Makes the view of an accessory, or updates that of an earlier one of its type.
  private func makeView(of accessory: UICellAccessory, _ before: UICellAccessory?) -> UIView? {
    let shown = before.flatMap(view)
    switch accessory.accessoryType {
    case .customView(let view): return view
    case .label:
      let label = shown as? UILabel ?? UILabel()
      label.text = accessory.label?.text
      let options = accessory.label?.options
      // The font of the label follows the size of text.
      if shown == nil || options?.font != before?.label?.options.font {
        label.font = options?.font ?? .preferredFont(forTextStyle: .body)
      }
      label.adjustsFontForContentSizeCategory = options?.adjustsFontForContentSizeCategory ?? true
      return label
    case .outlineDisclosure: return shown ?? makeButton(accessory.accessoryType)
    case .delete, .insert, .detail:
      return accessory.action == nil ? nil : shown ?? makeButton(accessory.accessoryType)
    case .disclosureIndicator, .checkmark, .reorder, .multiselect: return nil
    }
  }

  /// A button that does what the accessory of a type does then.
  private func makeButton(_ type: UICellAccessory.AccessoryType) -> UIButton {
    UIButton(
      primaryAction: UIAction { [weak self] _ in
        let accessory = self?.accessories.first { $0.accessoryType == type }
        if let action = accessory?.action {
          action()
        } else if type == .outlineDisclosure {
          self?.toggleItem()
        }
      })
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

  private func row(_ side: AccessoryRow.Side, of accessories: [UICellAccessory]) -> AccessoryRow {
    AccessoryRow(side, of: accessories, isEditing: isInEditing) { size(of: $0).width }
  }

  private func size(of accessory: UICellAccessory) -> CGSize {
    switch (accessory.accessoryType, view(of: accessory)) {
    case (.label, let view?): view.intrinsicContentSize
    case (.customView, let view?):
      view.frame.size == .zero ? view.sizeThatFits(.zero) : view.frame.size
    default: CGSize(width: accessory.systemWidth, height: AccessoryMeasures.standard)
    }
  }

  private var indentation: CGFloat { max(0, CGFloat(indentationLevel) * indentationWidth) }

  typealias AccessoryRows = (leading: AccessoryRow, trailing: AccessoryRow)

  var accessoryRows: AccessoryRows {
    (row(.leading, of: accessories), row(.trailing, of: accessories))
  }

  func room(of rows: AccessoryRows) -> UIEdgeInsets {
    let (start, end) = (indentation + rows.leading.room, rows.trailing.room)
    return UIEdgeInsets(
      top: 0, left: isRightToLeft ? end : start, bottom: 0, right: isRightToLeft ? start : end)
  }

  func place(_ rows: AccessoryRows) {
    place(rows.leading, from: CellMeasures.inset + (indentsAccessories ? indentation : 0))
    place(rows.trailing, from: bounds.width - rows.trailing.room)
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
