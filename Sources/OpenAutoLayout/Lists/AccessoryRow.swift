import Foundation

/// The accessories at one side of a cell, as values: what is shown, in which order, and where.
@MainActor
struct AccessoryRow {
  enum Side { case leading, trailing }

  struct Slot {
    let accessory: UICellAccessory
    /// The width that is reserved, in the middle of which the accessory stands.
    let reserved: CGFloat
  }

  private(set) var slots: [Slot]

  /// - Parameters:
  ///   - side: The side.
  ///   - accessories: All accessories of the cell.
  ///   - width: The width of what has a view.
  init(
    _ side: Side, of accessories: [UICellAccessory], isEditing: Bool,
    width: (UICellAccessory) -> CGFloat
  ) {
    let shown = accessories.filter { $0.side == side && $0.isShown(isEditing: isEditing) }
    var ordered = shown.filter { $0.systemRank != nil }
      .sorted { ($0.systemRank ?? 0) < ($1.systemRank ?? 0) }
    for custom in shown where custom.systemRank == nil {
      ordered.insert(custom, at: min(max(0, custom.position(ordered)), ordered.count))
    }
    slots = ordered.map { accessory in
      Slot(accessory: accessory, reserved: accessory.reservedWidth(actual: width(accessory)))
    }
  }

  /// The room of all of them, with the distance to the edge of the cell.
  var room: CGFloat {
    if slots.isEmpty { return 0 }
    return slots.reduce(0) { $0 + $1.reserved } + CGFloat(slots.count - 1) * AccessoryMeasures.gap
      + CellMeasures.inset
  }

  /// Where the reserved widths begin, from where the row begins.
  ///
  /// - Parameter first: Where the first one begins.
  func origins(from first: CGFloat) -> [CGFloat] {
    var (next, origins) = (first, [CGFloat]())
    for slot in slots {
      origins.append(next)
      next += slot.reserved + AccessoryMeasures.gap
    }
    return origins
  }
}

/// Measures of accessories, in points. None of a list cell is recorded: these are what was recorded of
/// table cells, if a comment does not say more.
enum AccessoryMeasures {
  /// The width that the system reserves: a check mark of 19 is in the middle of it, and a control
  /// for editing moves the content by it and the distance to the edge.
  static let standard: CGFloat = 24
  /// Between two accessories. It is not recorded.
  static let gap: CGFloat = 10
  static let chevron: CGFloat = 10.5
  static let checkmark: CGFloat = 19
  static let reorder: CGFloat = TableMeasures.reorderControl - CellMeasures.inset
}

extension UICellAccessory {
  var side: AccessoryRow.Side {
    switch placement {
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  fileprivate var position: Placement.Position {
    switch placement {
    case .leading(_, let position), .trailing(_, let position): position
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    if isHidden { return false }
    switch placement {
    case .leading(.always, _), .trailing(.always, _): return true
    case .leading(.whenEditing, _), .trailing(.whenEditing, _): return isEditing
    case .leading(.whenNotEditing, _), .trailing(.whenNotEditing, _): return !isEditing
    }
  }

  /// The rank from the leading to the trailing side: `nil` for custom views. A button for details
  /// stands before a chevron, and a handle last, as in tables. The other ranks are not recorded.
  fileprivate var systemRank: Int? {
    switch accessoryType {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .checkmark: 4
    case .detail: 5
    case .outlineDisclosure: 6
    case .disclosureIndicator: 7
    case .reorder: 8
    case .customView: nil
    }
  }

  /// The width of what has no content. Those of buttons are not recorded.
  var systemWidth: CGFloat {
    switch accessoryType {
    case .disclosureIndicator, .outlineDisclosure: AccessoryMeasures.chevron
    case .checkmark: AccessoryMeasures.checkmark
    case .reorder: AccessoryMeasures.reorder
    case .delete, .insert, .multiselect, .detail: AccessoryMeasures.standard
    case .label, .customView: 0
    }
  }

  fileprivate func reservedWidth(actual: CGFloat) -> CGFloat {
    switch reserved {
    case .actual: actual
    case .standard: AccessoryMeasures.standard
    case .custom(let width): max(0, width)
    case nil: accessoryType == .checkmark ? AccessoryMeasures.standard : actual
    }
  }
}
