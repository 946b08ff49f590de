public import Foundation

/// What an element of a menu, or a control, is called.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is checked.
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
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier of a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How an action would show.
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

  /// What tells the action apart.
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

  /// Makes an action. Without an identifier it is told apart from all others.
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
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What the menu shows.
  public final let children: [UIMenuElement]

  /// Makes a menu of its elements.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }
}
