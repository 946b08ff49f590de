import Foundation

/// A controller with a search bar and the results of the search. A navigation controller shows the search
/// bar. The results do not show.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchBar.placeholder = "Names"
///     let controller = UIViewController()
///     controller.navigationItem.searchController = search
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar.
  public final let searchBar = UISearchBar()
  final weak var item: UINavigationItem?
  /// The controller that shows the results, or `nil` if the searched controller shows them.
  public private(set) final var searchResultsController: UIViewController?
  /// The object that updates the results. It is not kept alive, and not called here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate. It is not kept alive, and not called here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the cancel button shows during a search. The default is `true`.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar shows during a search. The default is `true`.
  open var automaticallyShowsScopeBar = true
  /// Whether the results show before the user types. The default is `false`.
  open var showsSearchResultsController = false
  /// Whether the search is active, which moves the search bar in the place of the navigation bar.
  open var isActive = false { didSet { if isActive != oldValue { item?.bar?.heightChanged() } } }
  /// Whether the searched content is dimmed during a search. The default is `true`.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search. The default is `true`.
  open var hidesNavigationBarDuringPresentation = true {
    didSet {
      if hidesNavigationBarDuringPresentation != oldValue { item?.bar?.heightChanged() }
    }
  }

  /// Makes a search controller.
  ///
  ///     let search = UISearchController(searchResultsController: nil)
  ///     // search.isActive == false
  ///
  /// - Parameter searchResultsController: The controller that shows the results, or `nil` if the
  ///   searched controller shows them.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
}

/// An object that updates the results of a search. Nothing calls it here.
///
/// Assign it to ``UISearchController/searchResultsUpdater``.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results, after the text of the search bar has changed.
  ///
  ///     final class Results: UISearchResultsUpdating {
  ///       func updateSearchResults(for searchController: UISearchController) {}
  ///     }
  ///
  /// - Parameter searchController: The search controller.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate of a search controller. Nothing calls it here.
///
/// Assign it to ``UISearchController/delegate``. Each method has a default implementation.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Notifies the delegate that the search is about to begin.
  ///
  ///     final class Log: UISearchControllerDelegate {
  ///       func willPresentSearchController(_ searchController: UISearchController) {}
  ///     }
  ///
  /// - Parameter searchController: The search controller.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Notifies the delegate that the search has begun.
  ///
  ///     final class Log: UISearchControllerDelegate {
  ///       func didPresentSearchController(_ searchController: UISearchController) {}
  ///     }
  ///
  /// - Parameter searchController: The search controller.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Notifies the delegate that the search is about to end.
  ///
  ///     final class Log: UISearchControllerDelegate {
  ///       func willDismissSearchController(_ searchController: UISearchController) {}
  ///     }
  ///
  /// - Parameter searchController: The search controller.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Notifies the delegate that the search has ended.
  ///
  ///     final class Log: UISearchControllerDelegate {
  ///       func didDismissSearchController(_ searchController: UISearchController) {}
  ///     }
  ///
  /// - Parameter searchController: The search controller.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
