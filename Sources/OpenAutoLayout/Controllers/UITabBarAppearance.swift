public import Foundation

/// The appearance of a tab bar. It is stored, and not drawn.
///
///     let appearance = UITabBarAppearance()
///     appearance.stackedLayoutAppearance.selected.iconColor = .systemPink
///     UITabBar.appearance().standardAppearance = appearance
///
/// ``UITabBar/standardAppearance`` takes it.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The appearance of tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of tabs with the title beside the image, in compact heights.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The tint color of the image behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// The placement of the tabs in the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of a centered tab in points, or 0 for the system's.
  open var stackedItemWidth: CGFloat = 0
  /// The spacing of centered tabs in points, or 0 for the system's.
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
