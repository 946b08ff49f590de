import Foundation

/// The scrolling settings of a scroll view. Most are stored only.
final class Scrolling {
  weak var delegate: (any UIScrollViewDelegate)?
  var refreshControl: UIRefreshControl?
  var bounces = true
  var bouncesZoom = true
  var alwaysBouncesVertically = false
  var alwaysBouncesHorizontally = false
  var showsVerticalIndicator = true
  var showsHorizontalIndicator = true
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var isPaging = false
  var isDirectionalLockEnabled = false
  var scrollsToTop = true
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var insetAdjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  weak var zoomedView: UIView?
  var adjustsIndicatorInsets = true
  @MainActor private(set) lazy var pan = UIPanGestureRecognizer()
  @MainActor private(set) lazy var pinch = UIPinchGestureRecognizer()
}
