/// What a configuration depends on: traits, whether a cell is selected, and states of a client's own.
///
/// ``UICellConfigurationState`` and ``UIViewConfigurationState`` are those of the system.
public protocol UIConfigurationState {
  /// Makes the state of a view at rest.
  ///
  ///     UICellConfigurationState(traitCollection: .current)
  ///
  /// - Parameter traitCollection: The traits of the view.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Accesses a state of a client's own; `nil` for none.
  ///
  ///     var state = UICellConfigurationState(traitCollection: .current)
  ///     state[UIConfigurationStateCustomKey("isArchived")] = true
  ///
  /// - Parameter key: Its name.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of a client's own.
///
///     extension UIConfigurationStateCustomKey {
///       static let isArchived = UIConfigurationStateCustomKey("isArchived")
///     }
///
/// ``UIConfigurationState/subscript(_:)`` takes it.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a name.
  ///
  ///     // UIConfigurationStateCustomKey("isArchived").rawValue == "isArchived"
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or a footer.
///
///     var state = UIViewConfigurationState(traitCollection: .current)
///     state.isSelected = true
///     // UIListContentConfiguration.cell().updated(for: state).text == nil
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays at the edge of a list.
  public var isPinned = false
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view at rest.
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
///     var state = UICellConfigurationState(traitCollection: .current)
///     state.isSelected = true
///     // UIListContentConfiguration.cell().updated(for: state).text == nil
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays at the edge of a list.
  public var isPinned = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether what is below the cell in an outline shows.
  public var isExpanded = false
  /// Whether the cell is moved aside.
  public var isSwiped = false
  /// Whether the cell is moved to another place.
  public var isReordering = false
  private var others: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view at rest.
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
