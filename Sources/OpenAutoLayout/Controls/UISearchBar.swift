public import Foundation

/// A bar with a field for search text. There is no keyboard here: set ``text``.
///
///     let search = UISearchBar()
///     search.placeholder = "Search"
///     // search.intrinsicContentSize.height == 64, and 111 with a scope bar
///
/// The sizes are recorded on iOS 26. The buttons take their room, and have no views here.
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

  /// The field, 8 points from the sides of the bar and 44 high.
  public final let searchTextField = UISearchTextField()
  /// The delegate of the bar. Nothing calls it here.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The style of the bar. It is stored only.
  open var searchBarStyle = Style.default
  /// The color of the bar's background. It is stored only.
  open var barTintColor: UIColor?
  /// Whether the bar has a button to cancel, beside the field. The default is `false`.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
  }
  /// Whether the bar is translucent. It is stored only.
  open var isTranslucent = true
  /// The line of text above the field. It is stored only.
  open var prompt: String?
  /// The titles of the scope buttons, which show if ``showsScopeBar`` is on.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopeBarChanged() } }
  }
  /// The index of the selected scope button, from 0. It is stored only.
  open var selectedScopeButtonIndex = 0
  /// Whether the scope bar is shown below the field. The default is `false`.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { scopeBarChanged() } }
  }
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

  private var scopeBarHeight: CGFloat {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? 47 : 0
  }

  private func scopeBarChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 64 + scopeBarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = max(0, bounds.height - scopeBarHeight)
    let height = min(44, row)
    // A field of 249 in a bar of 320 is recorded.
    let cancel: CGFloat = showsCancelButton ? 55 : 0
    // Foundation's insets of a smaller rectangle would give one at infinity.
    searchTextField.frame = CGRect(
      x: bounds.minX + 8 + (isRightToLeft ? cancel : 0), y: bounds.minY + (row - height) / 2,
      width: max(0, bounds.width - 16 - cancel), height: height)
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
