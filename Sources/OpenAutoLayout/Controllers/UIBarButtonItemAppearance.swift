public import Foundation

/// The appearance of the buttons in a bar, by state. It is stored, and not drawn.
///
///     let appearance = UIBarButtonItemAppearance(style: .plain)
///     appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
///
/// ``UINavigationBarAppearance/buttonAppearance`` is one.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The appearance in the normal state.
  public private(set) final var normal = UIBarButtonItemStateAppearance()
  /// The appearance while the button is highlighted.
  public private(set) final var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while the button is disabled.
  public private(set) final var disabled = UIBarButtonItemStateAppearance()
  /// The appearance while the button has the focus.
  public private(set) final var focused = UIBarButtonItemStateAppearance()

  /// Makes the system's default appearance.
  ///
  ///     UIBarButtonItemAppearance(style: .done)
  ///
  /// - Parameter style: The style of the buttons. It makes no difference here.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Makes the system's default appearance for plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Resets the appearance to the system's default.
  ///
  ///     let appearance = UIBarButtonItemAppearance(style: .plain)
  ///     appearance.normal.titlePositionAdjustment.vertical = 4
  ///     appearance.configureWithDefault(for: .plain)
  ///     // appearance.normal.titlePositionAdjustment == .zero
  ///
  /// - Parameter style: The style of the buttons. It makes no difference here.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    (normal, highlighted, disabled, focused) = (
      UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance(),
      UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance()
    )
  }

  final var copied: UIBarButtonItemAppearance {
    let made = UIBarButtonItemAppearance()
    made.normal = normal.copied
    made.highlighted = highlighted.copied
    made.disabled = disabled.copied
    made.focused = focused.copied
    return made
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
}

/// The appearance of the buttons in a bar for one state.
///
/// ``UIBarButtonItemAppearance/normal`` is one.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background image of the button.
  open var backgroundImage: UIImage?
  /// The offset of the background image, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  final var copied: UIBarButtonItemStateAppearance {
    let made = UIBarButtonItemStateAppearance()
    made.titleTextAttributes = titleTextAttributes
    made.titlePositionAdjustment = titlePositionAdjustment
    made.backgroundImage = backgroundImage
    made.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    return made
  }
}
