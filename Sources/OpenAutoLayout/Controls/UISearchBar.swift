public import Foundation

/// A bar with a field for what to search. Nobody types here.
///
///     let search = UISearchBar()
///     search.placeholder = "Search"
///     search.intrinsicContentSize  // no width of its own, 56 points high
///
/// The height is that of iOS 11 to 18, as reported by many; that of iOS 26 is not recorded.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How a search bar looks.
  ///
  /// It makes no difference here:
  ///
  ///     let search = UISearchBar()
  ///     search.searchBarStyle = .minimal
  public enum Style: UInt, Sendable {
    /// As the system likes.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// With the field alone.
    case minimal = 2
  }

  /// The field, which fills the bar but for 8 points beside it and 10 above and below.
  public final let searchTextField = UITextField()
  /// Who would hear what is searched.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How the bar looks. It is stored.
  open var searchBarStyle = Style.default
  /// The color behind the bar. It is stored.
  open var barTintColor: UIColor?
  /// Whether there would be a button to leave the search. It is stored, and takes no room.
  open var showsCancelButton = false
  /// Whether what is behind shines through. It is stored.
  open var isTranslucent = true
  /// A line above the field. It is stored.
  open var prompt: String?
  /// What can be searched in. It is stored, and takes no room.
  open var scopeButtonTitles: [String]?
  /// Which of these is searched in. It is stored.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes show below the field. They take no room here.
  open var showsScopeBar = false
  /// Whether a button for bookmarks shows.
  open var showsBookmarkButton = false
  /// The base of the bar's colors.
  open var barStyle = UIBarStyle.default
  /// The picture behind the bar. It is stored.
  open var backgroundImage: UIImage?

  /// Sets whether there would be a button to leave the search. Nothing is animated here.
  ///
  ///     let search = UISearchBar()
  ///     search.setShowsCancelButton(true, animated: true)
  ///     // search.showsCancelButton == true
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether there would be one.
  ///   - animated: Whether it takes time on Apple's platforms.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view as `init(frame:)` does, with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentPriorities[.hugging, .vertical] = .defaultHigh
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

  /// What is searched.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What shows as long as nothing is searched.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 10)
  }
}

extension UISearchBar: UITextInputTraits {}

/// What a search bar would tell. Nothing calls it but tests.
///
///     final class Finder: UISearchBarDelegate {
///       var searched = ""
///       func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
///         searched = searchText
///       }
///     }
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Something else is searched.
  ///
  ///     final class Finder: UISearchBarDelegate {
  ///       func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
  ///         searchBar.accessibilityValue = searchText
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - searchText: What is searched.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search is to begin.
  ///
  ///     final class Finder: UISearchBarDelegate {
  ///       func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
  ///         searchBar.resignFirstResponder()
  ///       }
  ///     }
  ///
  /// - Parameter searchBar: The bar.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The search is left.
  ///
  ///     final class Finder: UISearchBarDelegate {
  ///       func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.text = nil }
  ///     }
  ///
  /// - Parameter searchBar: The bar.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
