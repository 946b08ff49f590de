public import Foundation

/// The bar of a navigation controller. It is laid out, and not drawn.
///
///     let navigation = UINavigationController(rootViewController: UIViewController())
///     navigation.navigationBar.prefersLargeTitles = true
///     navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
///     navigation.view.layoutIfNeeded()
///     // navigation.navigationBar.frame.height == 96
///
/// A navigation controller makes it and places it. One by itself is as high by its content.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var container: UINavigationController?

  /// Whether titles are large, which makes the bar higher.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { container?.barsChanged() } }
  }

  /// Whether the content behind the bar shows through.
  open var isTranslucent = true
  /// The background color of the bar.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The base of the bar's colors.
  open var barStyle = UIBarStyle.default
  /// The line below the bar.
  open var shadowImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks where nothing is scrolled below it; `nil` for the standard.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks where it is low; `nil` for the standard.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks where both are so; `nil` for the one where nothing is scrolled below it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The picture beside the title of the button that goes back.
  open var backIndicatorImage: UIImage?
  /// What masks that title while it moves.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var ownItems: [UINavigationItem]?

  /// The items: those of the controllers, in a bar that a ``UINavigationController`` has.
  open var items: [UINavigationItem]? {
    get { container?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { ownItems = newValue }
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the button goes back to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the items.
  ///
  ///     let bar = UINavigationBar()
  ///     bar.setItems([UINavigationItem(title: "Names")], animated: false)
  ///     // bar.topItem?.title == "Names"
  ///
  /// - Parameters:
  ///   - items: The items, of which the last one shows.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets a picture behind the bar. Nothing is drawn.
  ///
  ///     let bar = UINavigationBar()
  ///     bar.setBackgroundImage(UIImage(), for: .default)
  ///     // bar.backgroundImage(for: .compact) == nil
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - barMetrics: For which height.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Returns the picture behind the bar.
  ///
  ///     // UINavigationBar().backgroundImage(for: .default) == nil
  ///
  /// - Parameter barMetrics: For which height.
  /// - Returns: The picture that was set for just this height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
  }
}
