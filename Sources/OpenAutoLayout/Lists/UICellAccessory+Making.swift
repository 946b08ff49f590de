// The accessories of the system, and custom ones.
extension UICellAccessory {
  /// Makes a chevron, which means that the cell leads to more content.
  ///
  ///     UICellAccessory.disclosureIndicator(displayed: .whenNotEditing)
  ///
  /// It stands at the trailing side.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: The options.
  /// - Returns: The accessory.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(.disclosureIndicator, .trailing(displayed: displayed), options) }

  /// Makes a chevron that expands and collapses the item of the cell.
  ///
  ///     UICellAccessory.outlineDisclosure(options: .init(style: .header))
  ///
  /// It stands at the trailing side, and is a button: its primary action folds the item in the section
  /// snapshot of a ``UICollectionViewDiffableDataSource``.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: The options.
  ///   - actionHandler: The closure that is called in place of folding the item.
  /// - Returns: The accessory.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self {
    Self(
      accessoryType: .outlineDisclosure, placement: .trailing(displayed: displayed),
      isHidden: options.isHidden, reserved: options.reservedLayoutWidth, action: actionHandler)
  }

  /// Makes a check mark.
  ///
  ///     UICellAccessory.checkmark()
  ///
  /// It stands at the trailing side.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: The options.
  /// - Returns: The accessory.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> Self { Self(.checkmark, .trailing(displayed: displayed), options) }

  /// Makes a button that deletes the item.
  ///
  ///     UICellAccessory.delete { count -= 1 }
  ///
  /// It stands at the leading side.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown: while the collection is edited, unless you say otherwise.
  ///   - options: The options.
  ///   - actionHandler: The closure that is called for its primary action.
  /// - Returns: The accessory.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(.delete, .leading(displayed: displayed), options, actionHandler) }

  /// Makes a button that inserts an item.
  ///
  ///     UICellAccessory.insert { count += 1 }
  ///
  /// It stands at the leading side.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown: while the collection is edited, unless you say otherwise.
  ///   - options: The options.
  ///   - actionHandler: The closure that is called for its primary action.
  /// - Returns: The accessory.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(.insert, .leading(displayed: displayed), options, actionHandler) }

  /// Makes a handle that moves the item.
  ///
  ///     UICellAccessory.reorder(displayed: .always)
  ///
  /// It stands at the trailing side.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown: while the collection is edited, unless you say otherwise.
  ///   - options: The options.
  /// - Returns: The accessory.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> Self { Self(.reorder, .trailing(displayed: displayed), options) }

  /// Makes a mark of whether the item is selected.
  ///
  ///     UICellAccessory.multiselect()
  ///
  /// It stands at the leading side.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown: while the collection is edited, unless you say otherwise.
  ///   - options: The options.
  /// - Returns: The accessory.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> Self { Self(.multiselect, .leading(displayed: displayed), options) }

  /// Makes a button for details.
  ///
  ///     UICellAccessory.detail { count += 1 }
  ///
  /// It stands at the trailing side.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: The options.
  ///   - actionHandler: The closure that is called for its primary action.
  /// - Returns: The accessory.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(.detail, .trailing(displayed: displayed), options, actionHandler) }

  /// Makes a text.
  ///
  ///     UICellAccessory.label(text: "12")
  ///
  /// It stands at the trailing side.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - displayed: When it is shown.
  ///   - options: The options.
  /// - Returns: The accessory.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> Self {
    Self(
      accessoryType: .label, placement: .trailing(displayed: displayed),
      isHidden: options.isHidden, reserved: options.reservedLayoutWidth,
      label: (text, options))
  }

  /// Makes an accessory of a view of yours.
  ///
  ///     UICellAccessory.customView(
  ///       configuration: UICellAccessory.CustomViewConfiguration(
  ///         customView: UISwitch(), placement: .trailing(displayed: .always)))
  ///
  /// - Parameter configuration: The view, and where it stands.
  /// - Returns: The accessory.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(
      accessoryType: .customView(configuration.customView), placement: configuration.placement,
      isHidden: configuration.isHidden, reserved: configuration.reservedLayoutWidth)
  }

  private init(
    _ type: AccessoryType, _ placement: Placement, _ options: Options,
    _ action: ActionHandler? = nil
  ) {
    self.init(
      accessoryType: type, placement: placement, isHidden: options.isHidden,
      reserved: options.reserved, action: action)
  }
}
