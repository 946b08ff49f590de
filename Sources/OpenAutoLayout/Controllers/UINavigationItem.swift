public import Foundation

/// The content of a navigation bar for one controller.
///
/// Every controller has one, ``UIViewController/navigationItem``, and the bar of a navigation controller
/// shows that of the controller at the top.
///
///     let controller = UIViewController()
///     let navigation = UINavigationController(rootViewController: controller)
///     let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
///     controller.navigationItem.titleView = title
///     navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
///     navigation.view.layoutIfNeeded()
///     // title.convert(title.bounds, to: navigation.view).midX == 195
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The condition for showing a large title.
  ///
  /// ``UINavigationItem/largeTitleDisplayMode`` takes it. It counts where
  /// ``UINavigationBar/prefersLargeTitles`` is on.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The same as for the previous item.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The content of a back button.
  ///
  /// ``UINavigationItem/backButtonDisplayMode`` takes it.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the previous controller, if there is room.
    case `default` = 0
    /// "Back", if there is room.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  /// The bar that got the item last.
  final weak var bar: UINavigationBar?
  private var titlePlace: BarItemView?

  /// The title.
  open var title: String? { didSet { if title != oldValue { bar?.setNeedsLayout() } } }
  /// A line above the title, which makes the bar higher.
  open var prompt: String? { didSet { if prompt != oldValue { bar?.heightChanged() } } }
  /// A view to show instead of the title, in the middle of the bar as far as the buttons leave room.
  ///
  /// Its size is that of its frame, or else that of its content and its constraints. A view without a width
  /// of its own, such as a search bar, takes all the room.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { titleViewChanged(from: oldValue) } }
  }
  /// The condition for showing a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.heightChanged() } }
  }
  /// Whether the back button is hidden.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { bar?.setNeedsLayout() } }
  }
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if leftBarButtonItems != oldValue { bar?.setNeedsLayout() } }
  }
  /// The buttons on the trailing side, beginning there.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { if rightBarButtonItems != oldValue { bar?.setNeedsLayout() } }
  }
  /// The back button of the next controller, which leads to this one. It is only stored.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button of the next controller. It is only stored.
  open var backButtonTitle: String?

  /// Whether the buttons on the leading side show beside the back button, and not instead of it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { bar?.setNeedsLayout() } }
  }
  /// The content of the back button of the next controller. It is only stored.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The search controller of the item. A ``UINavigationController`` shows its search bar below the
  /// navigation bar.
  open var searchController: UISearchController? {
    didSet {
      if searchController === oldValue { return }
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      bar?.heightChanged()
    }
  }
  /// Whether the search bar is hidden while the content is scrolled. It is only stored: bars do not
  /// follow scroll views here, so that the search bar always shows.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of the bar for this item, or `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance while no content is scrolled below the bar, or `nil` for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance in compact heights, or `nil` for the bar's own.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance in compact heights while no content is scrolled below the bar, or `nil` for the
  /// bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The first button on the leading side. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the trailing side. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes an item with a title.
  ///
  ///     let item = UINavigationItem(title: "Settings")
  ///     // item.title == "Settings"
  ///
  /// - Parameter title: The title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Sets whether the back button is hidden.
  ///
  ///     let item = UINavigationItem(title: "Settings")
  ///     item.setHidesBackButton(true, animated: false)
  ///     // item.hidesBackButton == true
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether the back button is hidden.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the only button on the leading side.
  ///
  ///     let item = UINavigationItem(title: "Settings")
  ///     item.setLeftBarButton(UIBarButtonItem(systemItem: .cancel), animated: false)
  ///     // item.leftBarButtonItems?.count == 1
  ///
  /// - Parameters:
  ///   - item: The button.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the only button on the trailing side.
  ///
  ///     let item = UINavigationItem(title: "Settings")
  ///     item.setRightBarButton(UIBarButtonItem(systemItem: .done), animated: false)
  ///     // item.rightBarButtonItems?.count == 1
  ///
  /// - Parameters:
  ///   - item: The button.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons on the leading side.
  ///
  ///     let item = UINavigationItem(title: "Settings")
  ///     item.setLeftBarButtonItems([UIBarButtonItem(systemItem: .cancel)], animated: false)
  ///     // item.leftBarButtonItem === item.leftBarButtonItems?[0]
  ///
  /// - Parameters:
  ///   - items: The buttons, beginning at the leading side.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the trailing side.
  ///
  ///     let item = UINavigationItem(title: "Settings")
  ///     item.setRightBarButtonItems([UIBarButtonItem(systemItem: .done)], animated: false)
  ///     // item.rightBarButtonItem === item.rightBarButtonItems?[0]
  ///
  /// - Parameters:
  ///   - items: The buttons, beginning at the trailing side.
  ///   - animated: Whether the change is animated. It makes no difference here.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The place of the title view, made when a bar asks for it.
  final var shownTitleView: BarItemView? {
    guard let titleView else { return nil }
    if let titlePlace { return titlePlace }
    let made = BarItemView(titleView)
    titlePlace = made
    return made
  }

  private func titleViewChanged(from old: UIView?) {
    if let old, old.superview is BarItemView { old.removeFromSuperview() }
    titlePlace?.removeFromSuperview()
    titlePlace = nil
    bar?.setNeedsLayout()
  }
}
