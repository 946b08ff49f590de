public import Foundation

/// An element of a menu: an action or another menu.
///
/// Use ``UIAction`` or ``UIMenu``.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The check mark of an element.
  ///
  /// ``UIAction/state`` takes it.
  public enum State: Int, Sendable {
    /// No check mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash, for a selection that is only partly checked.
    case mixed = 2
  }

  /// The title.
  open var title: String
  /// The image beside the title.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// An element of a menu, or the action of a control, that calls a closure.
///
///     button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
///     button.sendActions(for: .touchUpInside)
///     // count == 1
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  ///
  /// For each event, a control has one action with an identifier. Adding another one replaces it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from a name.
    ///
    ///     let save = UIAction.Identifier("save")
    ///     button.addAction(UIAction(identifier: save) { _ in count = 1 }, for: .touchUpInside)
    ///     button.addAction(UIAction(identifier: save) { _ in count = 2 }, for: .touchUpInside)
    ///     button.sendActions(for: .touchUpInside)
    ///     // count == 2
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The style of an action in a menu.
  ///
  /// ``UIAction/attributes`` takes them. No menu is shown here.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The identifier of the action.
  public final let identifier: Identifier
  /// A longer title that explains the action.
  open var discoverabilityTitle: String?
  /// The style of the action in a menu. It is stored only.
  open var attributes: Attributes
  /// The check mark of the action. It is stored only.
  open var state: UIMenuElement.State
  /// The object that performs the action, while it is performed.
  public private(set) final weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Makes an action.
  ///
  ///     let add = UIAction(title: "Add") { _ in count += 1 }
  ///     let button = UIButton(primaryAction: add)
  ///     button.sendActions(for: .primaryActionTriggered)
  ///     // button.currentTitle == "Add"
  ///     // count == 1
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - identifier: The identifier, or `nil` for a new one.
  ///   - discoverabilityTitle: A longer title that explains the action.
  ///   - attributes: The style of the action in a menu.
  ///   - state: The check mark.
  ///   - handler: The closure to call. Its argument is the action, whose ``sender`` performs it.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(by sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu of actions and other menus.
///
/// ``UIButton/menu`` takes it. No menu is shown here.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// How a menu appears in another menu.
  ///
  /// ``UIMenu/options`` stores it. No menu is shown here.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements of the menu appear in the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is marked as one that deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element of the menu is selected at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How the menu appears in another menu.
  public final let options: Options
  /// The elements of the menu, in order.
  public final let children: [UIMenuElement]

  /// Makes a menu with elements.
  ///
  ///     let byName = UIAction(title: "By name") { _ in count += 1 }
  ///     let menu = UIMenu(title: "Sort", children: [byName])
  ///     // menu.children == [byName]
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - options: How the menu appears in another menu.
  ///   - children: The elements, in order.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }
}
