public import Foundation

/// A bar with a field for search text. There is no keyboard here: set ``text``.
///
///     let search = UISearchBar()
///     search.placeholder = "Search"
///     search.intrinsicContentSize  // no width of its own, 56 points high
///
/// The height is that of iOS 11 to 18, as many have reported. That of iOS 26 is not recorded.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The style of a search bar. It has no effect here.
  ///
  ///     let search = UISearchBar()
  ///     search.searchBarStyle = .minimal
  public enum Style: UInt, Sendable {
    /// The style that the system chooses.
    case `default` = 0
    /// A style with a background.
    case prominent = 1
    /// The field alone.
    case minimal = 2
  }

  /// The field, 8 points from the sides of the bar, and 10 from its top and bottom.
  public final let searchTextField = UISearchTextField()
  /// The delegate of the bar. Nothing calls it here.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style of the bar. It is stored only.
  open var searchBarStyle = Style.default
  /// The color of the bar's background. It is stored only.
  open var barTintColor: UIColor?
  /// Whether the bar has a button to cancel. It is stored only, so that no button takes space.
  open var showsCancelButton = false
  /// Whether the bar is translucent. It is stored only.
  open var isTranslucent = true
  /// The line of text above the field. It is stored only.
  open var prompt: String?
  /// The titles of the scope buttons. They are stored only, so that no button takes space.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope button, from 0. It is stored only.
  open var selectedScopeButtonIndex = 0
  /// Whether the scope bar is shown below the field. It is stored only.
  open var showsScopeBar = false
  /// Whether the bar has a button for bookmarks. It is stored only.
  open var showsBookmarkButton = false
  /// The style of the bar's colors. It is stored only.
  open var barStyle = UIBarStyle.default
  /// The image behind the bar. It is stored only.
  open var backgroundImage: UIImage?

  /// Sets whether the bar has a button to cancel. Nothing is animated here.
  ///
  ///     let search = UISearchBar()
  ///     search.setShowsCancelButton(true, animated: true)
  ///     // search.showsCancelButton == true
  ///
  /// - Parameters:
  ///   - showsCancelButton: Whether the bar has the button.
  ///   - animated: Whether the change is animated. It makes no difference here.
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
    addSubview(searchTextField)
  }

  /// The text to search for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text that the field shows while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Foundation's insets of a smaller rectangle would give one at infinity.
    searchTextField.frame = CGRect(
      x: bounds.minX + 8, y: bounds.minY + 10, width: max(0, bounds.width - 16),
      height: max(0, bounds.height - 20))
  }
}

extension UISearchBar: UITextInputTraits {}

/// An object that a search bar notifies of edits and taps. Nothing calls it here.
///
///     final class Finder: UISearchBarDelegate {
///       var searched = ""
///       func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
///         searched = searchText
///       }
///     }
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Notifies the delegate that the search text has changed.
  ///
  ///     final class Finder: UISearchBarDelegate {
  ///       func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
  ///         searchBar.accessibilityValue = searchText
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - searchBar: The bar.
  ///   - searchText: The search text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Notifies the delegate that the search button was tapped.
  ///
  ///     final class Finder: UISearchBarDelegate {
  ///       func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
  ///         searchBar.resignFirstResponder()
  ///       }
  ///     }
  ///
  /// - Parameter searchBar: The bar.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Notifies the delegate that the cancel button was tapped.
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
