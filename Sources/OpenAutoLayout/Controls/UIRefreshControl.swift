public import Foundation

/// A control that starts a refresh of a scroll view's content. It takes no space here.
///
///     let scroll = UIScrollView()
///     scroll.refreshControl = UIRefreshControl()
///     scroll.refreshControl?.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
///     scroll.refreshControl?.sendActions(for: .valueChanged)
///     // count == 1
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether a refresh is in progress.
  public private(set) final var isRefreshing = false
  /// The text below the control. It is stored only.
  open var attributedTitle: NSAttributedString?

  /// Marks the start of a refresh.
  ///
  ///     let refresh = UIRefreshControl()
  ///     refresh.beginRefreshing()
  ///     // refresh.isRefreshing == true
  open func beginRefreshing() { isRefreshing = true }

  /// Marks the end of a refresh.
  ///
  ///     let refresh = UIRefreshControl()
  ///     refresh.beginRefreshing()
  ///     refresh.endRefreshing()
  ///     // refresh.isRefreshing == false
  open func endRefreshing() { isRefreshing = false }
}
