/// A command of a keyboard. It is stored: there are no keys, and no selectors that it could call.
///
/// ``UIResponder/keyCommands`` returns them.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// The key.
  public final let input: String?

  /// Makes a command without an action.
  ///
  ///     // UIKeyCommand(title: "Save", input: "s").input == "s"
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - input: The key.
  public init(title: String = "", image: UIImage? = nil, input: String) {
    self.input = input
    super.init(title: title, image: image)
  }
}
