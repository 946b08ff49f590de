public import Foundation

/// What an element of a menu, or a control, is called.
///
/// Use ``UIAction`` or ``UIMenu``.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is checked.
  ///
  /// ``UIAction/state`` takes it.
  public enum State: Int, Sendable {
    /// Not checked.
    case off = 0
    /// Checked.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// What the element is called.
  open var title: String
  /// The picture beside the title.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A closure with a title and a picture.
///
///     button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
///     button.sendActions(for: .touchUpInside)
///     // count == 1
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name by which actions are distinguished.
  ///
  /// A control has one action of an identifier for each event: another one takes its place.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier of a name.
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

  /// How an action would show.
  ///
  /// ``UIAction/attributes`` takes them. No menu is shown here.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It does not show.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The name by which the action is distinguished.
  public final let identifier: Identifier
  /// A longer title.
  open var discoverabilityTitle: String?
  /// How the action would show.
  open var attributes: Attributes
  /// Whether the action is checked.
  open var state: UIMenuElement.State
  /// Who performs the action, while it is performed.
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
  ///   - image: The picture beside the title.
  ///   - identifier: The name; without one, the action is distinct from all others.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: How the action would show.
  ///   - state: Whether it is checked.
  ///   - handler: What it does. It is given the action, whose ``sender`` performs it.
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

/// Actions and menus under a title.
///
/// A button keeps it in ``UIButton/menu``. No menu is shown here.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What the menu shows.
  public final let children: [UIMenuElement]

  /// Makes a menu of its elements.
  ///
  ///     let byName = UIAction(title: "By name") { _ in count += 1 }
  ///     let menu = UIMenu(title: "Sort", children: [byName])
  ///     // menu.children == [byName]
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture beside the title.
  ///   - children: The elements, in order.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
