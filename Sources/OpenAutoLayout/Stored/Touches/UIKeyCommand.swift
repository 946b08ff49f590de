/// A keyboard command. It is stored only, since there are no keys and no selectors here.
///
/// ``UIResponder/keyCommands`` returns the commands of a responder.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The key of the command.
  public final let input: String?

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
