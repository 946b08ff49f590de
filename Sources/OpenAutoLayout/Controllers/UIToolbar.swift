public import Foundation

/// A bar with buttons. It is laid out, and not drawn; its items take no room here.
///
///     let bar = UIToolbar()
///     bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
///     bar.sizeToFit()
///     // bar.frame.height == 44
///
/// That of a navigation controller is hidden until
/// ``UINavigationController/setToolbarHidden(_:animated:)`` shows it.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons, and the space between them.
  open var items: [UIBarButtonItem]?
  /// The base of the bar's colors.
  open var barStyle = UIBarStyle.default
  /// Whether the content behind the bar shows through.
  open var isTranslucent = true
  /// The background color of the bar.
  open var barTintColor: UIColor?
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How the bar looks where nothing is scrolled below it; `nil` for the standard.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// How the bar looks where it is low; `nil` for the standard.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks where both are so; `nil` for the one where nothing is scrolled below it.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Sets a picture behind the bar. Nothing is drawn, and nothing is kept.
  ///
  ///     let bar = UIToolbar()
  ///     bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture.
  ///   - topOrBottom: Where the bar is.
  ///   - barMetrics: For which height.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  /// Sets the line beside the bar. Nothing is drawn, and nothing is kept.
  ///
  ///     UIToolbar().setShadowImage(UIImage(), forToolbarPosition: .any)
  ///
  /// - Parameters:
  ///   - shadowImage: The line.
  ///   - topOrBottom: Where the bar is.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}

  /// Sets the buttons.
  ///
  ///     let bar = UIToolbar()
  ///     bar.setItems([.flexibleSpace(), UIBarButtonItem(systemItem: .done)], animated: false)
  ///     // bar.items?.count == 2
  ///
  /// - Parameters:
  ///   - items: The buttons, and the space between them.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// 44 points high, as ``UINavigationController`` has it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}
