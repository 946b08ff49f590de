import Foundation

/// A search bar and the results of the search. It is stored, and does not show.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchBar.placeholder = "Names"
///     controller.navigationItem.searchController = search
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar.
  public final let searchBar = UISearchBar()
  /// The controller that shows the results; `nil` for the one that is searched.
  public private(set) final var searchResultsController: UIViewController?
  /// What finds the results. It is not called here.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
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
