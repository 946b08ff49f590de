public import Foundation

/// How the buttons of a bar look, by their states. It is stored, and not drawn.
///
///     let appearance = UIBarButtonItemAppearance(style: .plain)
///     appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
///
/// ``UINavigationBarAppearance/buttonAppearance`` is one.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The look at rest.
  public private(set) final var normal = UIBarButtonItemStateAppearance()
  /// The look while it is touched.
  public private(set) final var highlighted = UIBarButtonItemStateAppearance()
  /// The look of what takes no touches.
  public private(set) final var disabled = UIBarButtonItemStateAppearance()
  /// The look of what has the focus.
  public private(set) final var focused = UIBarButtonItemStateAppearance()

  /// Makes the look of the system.
  ///
  ///     UIBarButtonItemAppearance(style: .done)
  ///
  /// - Parameter style: What the button does. It makes no difference here.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Makes the look of the system for the buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Takes back what was set.
  ///
  ///     let appearance = UIBarButtonItemAppearance(style: .plain)
  ///     appearance.normal.titlePositionAdjustment.vertical = 4
  ///     appearance.configureWithDefault(for: .plain)
  ///     // appearance.normal.titlePositionAdjustment == .zero
  ///
  /// - Parameter style: What the button does. It makes no difference here.
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

  /// Makes an equal look.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
}

/// How the buttons of a bar look in one state.
///
/// ``UIBarButtonItemAppearance/normal`` is one.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the button.
  open var backgroundImage: UIImage?
  /// How far that picture is moved, in points.
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
