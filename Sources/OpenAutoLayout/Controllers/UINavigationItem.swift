public import Foundation

/// The content of a navigation bar for one controller.
///
/// Every controller has one, ``UIViewController/navigationItem``. Layout does not read it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The condition for showing a large title.
  ///
  /// ``UINavigationItem/largeTitleDisplayMode`` takes it, and only stores it.
  /// ``UINavigationBar/prefersLargeTitles`` decides the height of the bar.
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

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view to show instead of the title.
  open var titleView: UIView?
  /// The condition for showing a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The back button of the next controller, which leads to this one.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button of the next controller.
  open var backButtonTitle: String?

  /// Whether the buttons on the leading side show beside the back button, and not instead of it.
  open var leftItemsSupplementBackButton = false
  /// The content of the back button of the next controller.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The search controller of the item. Its search bar does not show here, and does not make the
  /// navigation bar higher.
  open var searchController: UISearchController?
  /// Whether the search bar is hidden while the content is scrolled.
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
}
