public import Foundation

/// A control with the size of a title and the space around it.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks, which makes no difference here.
  public enum ButtonType: Int, Sendable {
    /// Without a style of its own.
    case custom = 0
    /// In the style of the system.
    case system = 1
    /// A circled sign for more about something.
    case detailDisclosure = 2
    /// A circled sign for information on a light background.
    case infoLight = 3
    /// A circled sign for information on a dark background.
    case infoDark = 4
    /// A sign for adding a contact.
    case contactAdd = 5
    /// With the sign that closes something.
    case close = 7
  }

  /// The style that the button was made with.
  public private(set) final var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]

  /// Makes a button of a style.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Sets the title for a state, which changes the intrinsic size if it is the one that shows.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    invalidateIntrinsicContentSize()
  }

  /// The title for a state; the one for ``UIControl/State/normal`` where that state has none.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// The title that shows: the one for the present state.
  open var currentTitle: String? { title(for: state) }

  /// The title with 6 points above and below, as a system button has it, and 30 points wide at least.
  open override var intrinsicContentSize: CGSize {
    let title = titleExtent.size
    return CGSize(
      width: max(title.width, Self.smallestWidth), height: title.height + 2 * Self.padding)
  }

  private static var padding: CGFloat { 6 }
  private static var smallestWidth: CGFloat { 30 }

  private var titleExtent: TextExtent {
    extent(of: currentTitle ?? "", in: .systemFont(ofSize: buttonType == .system ? 15 : 18))
  }

  override var textBaselines: TextBaselines? { titleExtent.baselines(isCentered: true) }

  override var shownText: String? { currentTitle }
}
