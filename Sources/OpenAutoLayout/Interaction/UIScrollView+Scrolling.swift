public import Foundation

/// The scrolling settings of a scroll view. Most are stored only, since nothing scrolls by itself
/// here.
extension UIScrollView {
  var scrolling: Scrolling { attachments?.scrolling ?? Scrolling() }

  func changeScrolling(_ change: (Scrolling) -> Void) {
    changeAttachments { change($0.scrolling) }
  }

  /// The gesture recognizer for drags. It recognizes nothing here.
  public var panGestureRecognizer: UIPanGestureRecognizer { keptScrolling.pan }

  /// The gesture recognizer for pinches. It recognizes nothing here.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { keptScrolling.pinch }

  /// The settings, kept from now on, so that the recognizers stay the same objects.
  private var keptScrolling: Scrolling {
    var kept = scrolling
    changeScrolling { kept = $0 }
    return kept
  }

  /// Whether the indicator insets follow the safe area. It is stored only.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scrolling.adjustsIndicatorInsets }
    set { changeScrolling { $0.adjustsIndicatorInsets = newValue } }
  }

  /// The refresh control. It is no subview of the scroll view here.
  public var refreshControl: UIRefreshControl? {
    get { scrolling.refreshControl }
    set { changeScrolling { $0.refreshControl = newValue } }
  }

  /// Whether the content bounces past its edges. It is stored only.
  public var bounces: Bool {
    get { scrolling.bounces }
    set { changeScrolling { $0.bounces = newValue } }
  }

  /// Whether zooming bounces past its limits. It is stored only.
  public var bouncesZoom: Bool {
    get { scrolling.bouncesZoom }
    set { changeScrolling { $0.bouncesZoom = newValue } }
  }

  /// Whether content that is not taller than the view bounces vertically. If it does, the view scrolls
  /// vertically, which ``contentInsetAdjustmentBehavior`` counts.
  public var alwaysBounceVertical: Bool {
    get { scrolling.alwaysBouncesVertically }
    set { changeAdjustment { $0.alwaysBouncesVertically = newValue } }
  }

  /// Whether content that is not wider than the view bounces horizontally. If it does, the view scrolls
  /// horizontally, which ``contentInsetAdjustmentBehavior`` counts.
  public var alwaysBounceHorizontal: Bool {
    get { scrolling.alwaysBouncesHorizontally }
    set { changeAdjustment { $0.alwaysBouncesHorizontally = newValue } }
  }

  /// Whether the vertical scroll indicator is shown. It is stored only.
  public var showsVerticalScrollIndicator: Bool {
    get { scrolling.showsVerticalIndicator }
    set { changeScrolling { $0.showsVerticalIndicator = newValue } }
  }

  /// Whether the horizontal scroll indicator is shown. It is stored only.
  public var showsHorizontalScrollIndicator: Bool {
    get { scrolling.showsHorizontalIndicator }
    set { changeScrolling { $0.showsHorizontalIndicator = newValue } }
  }

  /// The insets of the vertical scroll indicator, in points. They are stored only.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalIndicatorInsets }
    set { changeScrolling { $0.verticalIndicatorInsets = newValue } }
  }

  /// The insets of the horizontal scroll indicator, in points. They are stored only.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.horizontalIndicatorInsets }
    set { changeScrolling { $0.horizontalIndicatorInsets = newValue } }
  }

  /// The insets of both scroll indicators, in points. Reading it returns those of the vertical one.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The color of the scroll indicators. It is stored only.
  public var indicatorStyle: IndicatorStyle {
    get { scrolling.indicatorStyle }
    set { changeScrolling { $0.indicatorStyle = newValue } }
  }

  /// Whether scrolling stops at multiples of the view's size. It is stored only.
  public var isPagingEnabled: Bool {
    get { scrolling.isPaging }
    set { changeScrolling { $0.isPaging = newValue } }
  }

  /// Whether a drag scrolls in only one direction. It is stored only.
  public var isDirectionalLockEnabled: Bool {
    get { scrolling.isDirectionalLockEnabled }
    set { changeScrolling { $0.isDirectionalLockEnabled = newValue } }
  }

  /// Whether a tap on the status bar scrolls to the top. It is stored only.
  public var scrollsToTop: Bool {
    get { scrolling.scrollsToTop }
    set { changeScrolling { $0.scrollsToTop = newValue } }
  }

  /// Whether content receives touches only when they do not scroll. It is stored only.
  public var delaysContentTouches: Bool {
    get { scrolling.delaysContentTouches }
    set { changeScrolling { $0.delaysContentTouches = newValue } }
  }

  /// Whether a touch in the content may become a drag. It is stored only.
  public var canCancelContentTouches: Bool {
    get { scrolling.canCancelContentTouches }
    set { changeScrolling { $0.canCancelContentTouches = newValue } }
  }

  /// Whether and when a drag hides the keyboard. It is stored only.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { scrolling.keyboardDismissMode }
    set { changeScrolling { $0.keyboardDismissMode = newValue } }
  }

  /// The rate at which scrolling slows down. It is stored only.
  public var decelerationRate: DecelerationRate {
    get { scrolling.decelerationRate }
    set { changeScrolling { $0.decelerationRate = newValue } }
  }

  /// Whether a finger drags the content: always `false` here.
  public var isDragging: Bool { false }
  /// Whether scrolling continues after a drag: always `false` here.
  public var isDecelerating: Bool { false }
  /// Whether a finger is on the content: always `false` here.
  public var isTracking: Bool { false }

  /// Scrolls by the least distance that makes a rectangle of the content visible, inside of the
  /// ``adjustedContentInset``.
  ///
  ///     let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  ///     scroll.contentInset.bottom = 50
  ///     scroll.scrollRectToVisible(CGRect(x: 0, y: 700, width: 320, height: 100), animated: true)
  ///     // scroll.contentOffset == CGPoint(x: 0, y: 450)
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the coordinates of the content, in points.
  ///   - animated: Whether the change is animated. Then
  ///     ``UIScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)`` is called at once.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func offset(_ offset: CGFloat, _ room: CGFloat, _ least: CGFloat, _ largest: CGFloat) -> CGFloat
    {
      max(min(offset, least), largest - room)
    }
    let inset = adjustedContentInset
    contentOffset = CGPoint(
      x: offset(contentOffset.x, bounds.width, rect.minX - inset.left, rect.maxX + inset.right),
      y: offset(contentOffset.y, bounds.height, rect.minY - inset.top, rect.maxY + inset.bottom))
    if animated { scrollingAnimationEnded() }
  }

  /// The offset along an axis that is nearest to another one and within the content with its insets.
  func offset(nearest offset: CGFloat, _ axis: UIAxis) -> CGFloat {
    let (before, after) = adjustedContentInset.sides(along: axis)
    return max(
      -before, min(offset, contentSize.length(axis) + after - bounds.size.length(axis)))
  }

  /// Nothing is animated here, so that an animation ends when it is requested.
  func scrollingAnimationEnded() { delegate?.scrollViewDidEndScrollingAnimation(self) }

  /// Shows the scroll indicators for a moment. It has no effect here.
  ///
  ///     scroll.flashScrollIndicators()
  public func flashScrollIndicators() {}
}

/// What a subclass declares anew with another type: a table's delegate is a `UITableViewDelegate`. Swift
/// has no such overrides, but a member of a class takes precedence over one of a protocol's extension.
@_documentation(visibility: internal)
public protocol _ScrollViewWithDelegate: UIScrollView {}

extension UIScrollView: _ScrollViewWithDelegate {}

extension _ScrollViewWithDelegate {
  /// The delegate of the scroll view. Here, it is called for changes of
  /// ``UIScrollView/contentOffset`` and ``UIScrollView/adjustedContentInset`` alone.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrolling.delegate }
    set { changeScrolling { $0.delegate = newValue } }
  }
}
