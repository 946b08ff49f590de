public import Foundation

/// A control to load the content of a scroll view again. It does not show, and takes no room.
///
///     let scroll = UIScrollView()
///     scroll.refreshControl = UIRefreshControl()
///     scroll.refreshControl?.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
///     scroll.refreshControl?.sendActions(for: .valueChanged)
///     // count == 1
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether the content is being loaded.
  public private(set) final var isRefreshing = false
  /// A text below the control.
  open var attributedTitle: NSAttributedString?

  /// Says that the content is being loaded.
  ///
  ///     let refresh = UIRefreshControl()
  ///     refresh.beginRefreshing()
  ///     // refresh.isRefreshing == true
  open func beginRefreshing() { isRefreshing = true }

  /// Says that the content has been loaded.
  ///
  ///     let refresh = UIRefreshControl()
  ///     refresh.beginRefreshing()
  ///     refresh.endRefreshing()
  ///     // refresh.isRefreshing == false
  open func endRefreshing() { isRefreshing = false }
}
