/// The state that a configuration depends on: the traits, flags such as whether a cell is selected,
/// and custom states.
///
/// Use ``UICellConfigurationState`` for cells, and ``UIViewConfigurationState`` for headers and
/// footers.
public protocol UIConfigurationState {
  /// Makes a state in which all flags are `false`.
  ///
  ///     UICellConfigurationState(traitCollection: .current)
  ///
  /// - Parameter traitCollection: The traits of the view.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Accesses a custom state by its key, or `nil` for none.
  ///
  ///     var state = UICellConfigurationState(traitCollection: .current)
  ///     state[UIConfigurationStateCustomKey("isArchived")] = true
  ///
  /// - Parameter key: The key of the custom state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
///
///     extension UIConfigurationStateCustomKey {
///       static let isArchived = UIConfigurationStateCustomKey("isArchived")
///     }
///
/// ``UIConfigurationState/subscript(_:)`` takes it.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key from a name.
  ///
  ///     // UIConfigurationStateCustomKey("isArchived").rawValue == "isArchived"
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or a footer.
///
/// A header or a footer sets its traits. A client sets the rest.
///
///     var state = UIViewConfigurationState(traitCollection: .current)
///     state.isSelected = true
///     // UIListContentConfiguration.cell().updated(for: state).text == nil
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned to the edge of a list.
  public var isPinned = false
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which all flags are `false`.
  ///
  ///     // UIViewConfigurationState(traitCollection: .current).isSelected == false
  ///
  /// - Parameter traitCollection: The traits of the view.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { others[key] }
    set { others[key] = newValue }
  }
}

/// The state of a cell.
///
/// A cell sets its traits, ``isSelected`` and ``isHighlighted``. A client sets the rest.
///
///     var state = UICellConfigurationState(traitCollection: .current)
///     state.isSelected = true
///     // UIListContentConfiguration.cell().updated(for: state).text == nil
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned to the edge of a list.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the rows below the cell in an outline are shown.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which all flags are `false`.
  ///
  ///     // UICellConfigurationState(traitCollection: .current).isSelected == false
  ///
  /// - Parameter traitCollection: The traits of the view.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { others[key] }
    set { others[key] = newValue }
  }
}
