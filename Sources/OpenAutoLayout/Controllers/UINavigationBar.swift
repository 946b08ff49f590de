public import Foundation

/// The bar of a navigation controller. It is laid out, and not drawn.
///
///     let navigation = UINavigationController(rootViewController: UIViewController())
///     navigation.navigationBar.prefersLargeTitles = true
///     navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
///     navigation.view.layoutIfNeeded()
///     // navigation.navigationBar.frame.height == 106.5
///
/// A navigation controller makes and places its own bar. A bar is 54 points high, and 106.5 with a large
/// title, as recorded on iOS 26. In compact heights, it is 32 points high and has no large title, as
/// before iOS 26. A prompt takes another 30 points, as before, too.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var container: UINavigationController?

  /// Whether titles are large, which makes the bar higher. The default is `false`.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightChanged() } }
  }

  /// Whether the content behind the bar shows through. Otherwise screens begin below the bar, unless
  /// their ``UIViewController/extendedLayoutIncludesOpaqueBars`` is on.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { container?.barsChanged() } }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { container?.barsChanged() } }
  }

  /// The background color of the bar.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The style of the bar's colors.
  open var barStyle = UIBarStyle.default
  /// The image of the line below the bar.
  open var shadowImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance while no content is scrolled below the bar, or `nil` for the standard one.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance in compact heights, or `nil` for the standard one.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance in compact heights while no content is scrolled below the bar, or `nil` for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The image beside the title of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask of the title of the back button during transitions.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var ownItems: [UINavigationItem]? {
    didSet {
      if ownItems == oldValue { return }
      itemsChanged()
      heightChanged()
    }
  }
  final var texts = Texts()

  /// The views that a bar makes itself.
  struct Texts {
    var title: BarItemView?
    var largeTitle: BarLabel?
    var prompt: BarLabel?
    var back: UIBarButtonItem?
  }

  /// The navigation items. In the bar of a ``UINavigationController``, they are those of its
  /// controllers.
  open var items: [UINavigationItem]? {
    get { container?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { ownItems = newValue }
  }

  /// The item that the bar shows.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the items.
  ///
  ///     let bar = UINavigationBar()
  ///     bar.setItems([UINavigationItem(title: "Names")], animated: false)
  ///     // bar.topItem?.title == "Names"
  ///
  /// - Parameters:
  ///   - items: The items. The bar shows the last one.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the background image for a height of the bar. Nothing is drawn here.
  ///
  ///     let bar = UINavigationBar()
  ///     bar.setBackgroundImage(UIImage(), for: .default)
  ///     // bar.backgroundImage(for: .compact) == nil
  ///
  /// - Parameters:
  ///   - backgroundImage: The image.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Returns the background image for a height of the bar.
  ///
  ///     // UINavigationBar().backgroundImage(for: .default) == nil
  ///
  /// - Parameter barMetrics: The height of the bar.
  /// - Returns: The image that was set for exactly this height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heightChanged()
  }
}
