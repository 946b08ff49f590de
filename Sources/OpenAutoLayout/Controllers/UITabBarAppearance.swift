public import Foundation

/// How a tab bar looks. It is stored, and not drawn.
///
///     let appearance = UITabBarAppearance()
///     appearance.stackedLayoutAppearance.selected.iconColor = .systemPink
///     UITabBar.appearance().standardAppearance = appearance
///
/// ``UITabBar/standardAppearance`` takes it.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look that have their title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// How tabs look that have their title beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How such tabs look where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// How the tabs share the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of a centered tab, in points; 0 for the system's.
  open var stackedItemWidth: CGFloat = 0
  /// The spacing of centered tabs, in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0

  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
