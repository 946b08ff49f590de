/// A keyboard command. It is stored only, since there are no keys and no selectors here.
///
/// ``UIResponder/keyCommands`` returns the commands of a responder.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The arrow that points up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow that points down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow that points to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow that points to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key for escape.
  public static let inputEscape = "UIKeyInputEscape"

  /// The key of the command.
  public final let input: String?
  /// What the command does, as people read it.
  public final var discoverabilityTitle: String?

  /// Makes a command without an action.
  ///
  ///     // UIKeyCommand(title: "Save", input: "s").input == "s"
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - input: The key of the command.
  public init(title: String = "", image: UIImage? = nil, input: String) {
    self.input = input
    super.init(title: title, image: image)
  }
}
