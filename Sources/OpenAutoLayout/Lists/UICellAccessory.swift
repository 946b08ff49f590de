public import Foundation

/// What stands beside the content of a cell of a list: at its leading or its trailing side.
///
///     let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
///     cell.accessories = [.disclosureIndicator()]
///     cell.layoutIfNeeded()
///     // cell.contentView.frame == CGRect(x: 0, y: 0, width: 293.5, height: 44)
///
/// The side and the order of accessories of the system are the system's, and those of custom views are
/// in their ``Placement``. Nothing is drawn here: accessories of the system take space, and those that
/// have an action are buttons.
public struct UICellAccessory {
  /// The type.
  public let accessoryType: AccessoryType
  let placement: Placement
  let isHidden: Bool
  /// The width that is reserved: `nil` for that of the type.
  let reserved: LayoutDimension?
  var action: ActionHandler?
  /// What a label shows.
  var label: (text: String, options: LabelOptions)?

  /// The type of the closure that is called for an accessory that has an action.
  public typealias ActionHandler = () -> Void

  /// What an accessory is.
  ///
  ///     // UICellAccessory.checkmark().accessoryType == .checkmark
  public enum AccessoryType: Equatable {
    /// A chevron, which means that the cell leads to more content.
    case disclosureIndicator
    /// A chevron that expands and collapses the cell's item.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A handle that moves the item.
    case reorder
    /// A mark of whether the item is selected.
    case multiselect
    /// A text.
    case label
    /// A button for details.
    case detail
    /// A view of the client.
    case customView(UIView)
  }

  /// When an accessory is shown.
  ///
  ///     UICellAccessory.disclosureIndicator(displayed: .whenNotEditing)
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the collection is edited.
    case whenEditing
    /// While the collection is not edited.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory, which stands in its middle.
  ///
  ///     UICellAccessory.DisclosureIndicatorOptions(reservedLayoutWidth: .custom(40))
  ///
  /// With the same width, the contents of cells begin at the same place whatever the accessory.
  public enum LayoutDimension: Equatable, Sendable {
    /// The width of the accessory.
    case actual
    /// The width of the system's: 24 points.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// The side of the cell that a custom view stands at, when it is shown, and where among the others.
  ///
  ///     UICellAccessory.Placement.leading(displayed: .always)
  public enum Placement {
    /// The closure that returns where an accessory goes among those at its side, which are given in the
    /// order from the leading to the trailing side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the side where reading begins.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the side where reading ends.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// Returns the position before an accessory of the same type as another one, or the first one.
    ///
    ///     UICellAccessory.Placement.trailing(
    ///       displayed: .always,
    ///       at: UICellAccessory.Placement.position(before: .disclosureIndicator()))
    ///
    /// - Parameter accessory: The accessory.
    /// - Returns: The position.
    public static func position(before accessory: UICellAccessory) -> Position {
      { $0.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Returns the position after an accessory of the same type as another one, or the last one.
    ///
    ///     UICellAccessory.Placement.leading(
    ///       displayed: .always, at: UICellAccessory.Placement.position(after: .multiselect()))
    ///
    /// - Parameter accessory: The accessory.
    /// - Returns: The position.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessory.accessoryType }
          .map { $0 + 1 } ?? accessories.count
      }
    }
  }
}
