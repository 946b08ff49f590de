public import Foundation

/// The appearance of the tabs in a bar, by state. It is stored, and not drawn.
///
///     let appearance = UITabBarItemAppearance(style: .stacked)
///     appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
///
/// ``UITabBarAppearance/stackedLayoutAppearance`` is one.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The position of the title of a tab.
  ///
  /// ``UITabBarItemAppearance/init(style:)`` takes it.
  public enum Style: Int, Sendable {
    /// Below the image.
    case stacked = 0
    /// Beside the image.
    case inline = 1
    /// Beside the image, in compact heights.
    case compactInline = 2
  }

  /// The appearance in the normal state.
  public private(set) final var normal = UITabBarItemStateAppearance()
  /// The appearance while the tab is selected.
  public private(set) final var selected = UITabBarItemStateAppearance()
  /// The appearance while the tab is disabled.
  public private(set) final var disabled = UITabBarItemStateAppearance()
  /// The appearance while the tab has the focus.
  public private(set) final var focused = UITabBarItemStateAppearance()

  /// Makes the system's default appearance.
  ///
  ///     UITabBarItemAppearance(style: .inline)
  ///
  /// - Parameter style: The position of the title. It makes no difference here.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Makes the system's default appearance for tabs with the title below the image.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Resets the appearance to the system's default.
  ///
  ///     let appearance = UITabBarItemAppearance(style: .stacked)
  ///     appearance.normal.titlePositionAdjustment.vertical = 4
  ///     appearance.configureWithDefault(for: .stacked)
  ///     // appearance.normal.titlePositionAdjustment == .zero
  ///
  /// - Parameter style: The position of the title. It makes no difference here.
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

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
}

/// The appearance of the tabs in a bar for one state.
///
/// ``UITabBarItemAppearance/normal`` is one.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image.
  open var iconColor: UIColor?
  /// The attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The background color of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The offset of the text of the badge, in points.
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
