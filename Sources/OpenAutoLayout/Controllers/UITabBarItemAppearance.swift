public import Foundation

/// How the tabs of a bar look, by their states. It is stored, and not drawn.
///
///     let appearance = UITabBarItemAppearance(style: .stacked)
///     appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
///
/// ``UITabBarAppearance/stackedLayoutAppearance`` is one.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// Where the title of a tab is.
  ///
  /// ``UITabBarItemAppearance/init(style:)`` takes it.
  public enum Style: Int, Sendable {
    /// Below the picture.
    case stacked = 0
    /// Beside the picture.
    case inline = 1
    /// Beside the picture, where there is little height.
    case compactInline = 2
  }

  /// The look at rest.
  public private(set) final var normal = UITabBarItemStateAppearance()
  /// The look while it is selected.
  public private(set) final var selected = UITabBarItemStateAppearance()
  /// The look of what takes no touches.
  public private(set) final var disabled = UITabBarItemStateAppearance()
  /// The look of what has the focus.
  public private(set) final var focused = UITabBarItemStateAppearance()

  /// Makes the look of the system.
  ///
  ///     UITabBarItemAppearance(style: .inline)
  ///
  /// - Parameter style: Where the title is. It makes no difference here.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Makes the look of the system for the tabs with their title below the picture.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Takes back what was set.
  ///
  ///     let appearance = UITabBarItemAppearance(style: .stacked)
  ///     appearance.normal.titlePositionAdjustment.vertical = 4
  ///     appearance.configureWithDefault(for: .stacked)
  ///     // appearance.normal.titlePositionAdjustment == .zero
  ///
  /// - Parameter style: Where the title is. It makes no difference here.
  open func configureWithDefault(for style: Style) {
    (normal, selected, disabled, focused) = (
      UITabBarItemStateAppearance(), UITabBarItemStateAppearance(), UITabBarItemStateAppearance(),
      UITabBarItemStateAppearance()
    )
  }

  final var copied: UITabBarItemAppearance {
    let made = UITabBarItemAppearance()
    made.normal = normal.copied
    made.selected = selected.copied
    made.disabled = disabled.copied
    made.focused = focused.copied
    return made
  }

  /// Makes an equal look.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
}

/// How the tabs of a bar look in one state.
///
/// ``UITabBarItemAppearance/normal`` is one.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the picture.
  open var iconColor: UIColor?
  /// The attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The color behind the badge.
  open var badgeBackgroundColor: UIColor?
  /// How far the text of the badge is moved, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  final var copied: UITabBarItemStateAppearance {
    let made = UITabBarItemStateAppearance()
    made.titleTextAttributes = titleTextAttributes
    made.titlePositionAdjustment = titlePositionAdjustment
    made.iconColor = iconColor
    made.badgeTextAttributes = badgeTextAttributes
    made.badgePositionAdjustment = badgePositionAdjustment
    made.badgeBackgroundColor = badgeBackgroundColor
    made.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    return made
  }
}
