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

  /// Sets a picture behind the bar. Nothing is drawn, and nothing is kept.
  ///
  ///     let bar = UINavigationBar()
  ///     bar.setBackgroundImage(UIImage(), for: .default)
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - barMetrics: For which height.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
  }
}
