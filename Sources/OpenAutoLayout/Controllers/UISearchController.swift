import Foundation

/// A search bar and the results of the search. It is stored, and does not show.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchBar.placeholder = "Names"
///     let controller = UIViewController()
///     controller.navigationItem.searchController = search
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar.
  public final let searchBar = UISearchBar()
  /// The controller that shows the results; `nil` for the one that is searched.
  public private(set) final var searchResultsController: UIViewController?
  /// What finds the results. It is not called here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What hears of the search. It is not kept alive, and not notified here.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the cancel button shows during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes show during a search.
  open var automaticallyShowsScopeBar = true
  /// Whether the results show before anything is typed.
  open var showsSearchResultsController = false
  /// Whether a search is going on.
  open var isActive = false
  /// Whether what is searched is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar makes room during a search.
  open var hidesNavigationBarDuringPresentation = true

  /// Makes a search.
  ///
  ///     let search = UISearchController(searchResultsController: nil)
  ///     // search.isActive == false
  ///
  /// - Parameter searchResultsController: The controller that shows the results; `nil` for the one
  ///   that is searched.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
}

/// What finds the results of a search. It is not called here.
///
/// ``UISearchController/searchResultsUpdater`` takes it.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The text of the search bar has changed.
  ///
  ///     final class Results: UISearchResultsUpdating {
  ///       func updateSearchResults(for searchController: UISearchController) {}
  ///     }
  ///
  /// - Parameter searchController: The search.
  func updateSearchResults(for searchController: UISearchController)
}

/// What hears of a search. Nobody is notified here.
///
/// ``UISearchController/delegate`` takes it. Each requirement has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// A search is about to begin.
  ///
  ///     final class Log: UISearchControllerDelegate {
  ///       func willPresentSearchController(_ searchController: UISearchController) {}
  ///     }
  ///
  /// - Parameter searchController: The search.
  func willPresentSearchController(_ searchController: UISearchController)

  /// A search has begun.
  ///
  ///     final class Log: UISearchControllerDelegate {
  ///       func didPresentSearchController(_ searchController: UISearchController) {}
  ///     }
  ///
  /// - Parameter searchController: The search.
  func didPresentSearchController(_ searchController: UISearchController)

  /// A search is about to end.
  ///
  ///     final class Log: UISearchControllerDelegate {
  ///       func willDismissSearchController(_ searchController: UISearchController) {}
  ///     }
  ///
  /// - Parameter searchController: The search.
  func willDismissSearchController(_ searchController: UISearchController)

  /// A search has ended.
  ///
  ///     final class Log: UISearchControllerDelegate {
  ///       func didDismissSearchController(_ searchController: UISearchController) {}
  ///     }
  ///
  /// - Parameter searchController: The search.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
