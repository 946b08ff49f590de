public import Foundation

/// The content of a navigation bar for one controller.
///
/// Every controller has one, ``UIViewController/navigationItem``. Layout does not read it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a title is large.
  ///
  /// ``UINavigationItem/largeTitleDisplayMode`` takes it. It is kept only:
  /// ``UINavigationBar/prefersLargeTitles`` decides the height of the bar.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the controller before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// What a back button shows.
  ///
  /// ``UINavigationItem/backButtonDisplayMode`` takes it.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the controller, if there is room.
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
  /// A view in place of the title.
  open var titleView: UIView?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The back button that leads to this controller.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button to go back to the controller.
  open var backButtonTitle: String?

  /// Whether the buttons on the leading side stand beside the back button.
  open var leftItemsSupplementBackButton = false
  /// What the button to go back to the controller shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The search of the controller. Its bar does not show here, and makes no bar higher.
  open var searchController: UISearchController?
  /// Whether the search bar is hidden while the content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks for this controller; `nil` for its own look.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks where nothing is scrolled below it; `nil` for its own look.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks where it is low; `nil` for its own look.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks where both are so; `nil` for that of the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The first button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes the content of a navigation bar.
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
  ///   - hidesBackButton: Whether it is hidden.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the button on the leading side.
  ///
  ///     let item = UINavigationItem(title: "Settings")
  ///     item.setLeftBarButton(UIBarButtonItem(systemItem: .cancel), animated: false)
  ///     // item.leftBarButtonItems?.count == 1
  ///
  /// - Parameters:
  ///   - item: The button.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button on the trailing side.
  ///
  ///     let item = UINavigationItem(title: "Settings")
  ///     item.setRightBarButton(UIBarButtonItem(systemItem: .done), animated: false)
  ///     // item.rightBarButtonItems?.count == 1
  ///
  /// - Parameters:
  ///   - item: The button.
  ///   - animated: Whether it takes time on Apple's platforms.
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
  ///   - items: The buttons, from the trailing side.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
