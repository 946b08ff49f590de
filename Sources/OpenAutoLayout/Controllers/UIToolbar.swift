public import Foundation

/// A bar with buttons in a row. It is laid out, and not drawn.
///
///     let bar = UIToolbar()
///     bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done)]
///     bar.sizeToFit()
///     // bar.frame.height == 48
///
/// The height is recorded on iOS 26. Flexible spaces share the width that the other items leave, which
/// are 8 points apart where there is no space between them.
///
/// The toolbar of a navigation controller is hidden until
/// ``UINavigationController/setToolbarHidden(_:animated:)`` shows it.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  final weak var container: UINavigationController?
  private var ownItems: [UIBarButtonItem]? {
    didSet { if ownItems != oldValue { setNeedsLayout() } }
  }

  /// The buttons, and the space between them. In the toolbar of a ``UINavigationController``, they are the
  /// ``UIViewController/toolbarItems`` of the controller at the top, if it has any.
  open var items: [UIBarButtonItem]? {
    get { container?.topViewController?.toolbarItems ?? ownItems }
    set { ownItems = newValue }
  }

  /// The style of the bar's colors.
  open var barStyle = UIBarStyle.default
  /// Whether the content behind the bar shows through. Otherwise screens end above the bar, unless
  /// their ``UIViewController/extendedLayoutIncludesOpaqueBars`` is on.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { container?.barsChanged() } }
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { container?.barsChanged() } }
  }

  /// The background color of the bar.
  open var barTintColor: UIColor?
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance while no content is scrolled below the bar, or `nil` for the standard one.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance in compact heights, or `nil` for the standard one.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance in compact heights while no content is scrolled below the bar, or `nil` for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the background image of the bar. It is not kept.
  ///
  ///     let bar = UIToolbar()
  ///     bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
  ///
  /// - Parameters:
  ///   - backgroundImage: The image.
  ///   - topOrBottom: The position of the bar.
  ///   - barMetrics: The height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  /// Sets the image of the line at the edge of the bar. It is not kept.
  ///
  ///     UIToolbar().setShadowImage(UIImage(), forToolbarPosition: .any)
  ///
  /// - Parameters:
  ///   - shadowImage: The image.
  ///   - topOrBottom: The position of the bar.
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
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The height of a bar, as recorded on iOS 26.
  static let height: CGFloat = 48

  /// The intrinsic content size, which is 48 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    BarRow(leading: items ?? []).place(in: bounds, of: self)
  }
}
