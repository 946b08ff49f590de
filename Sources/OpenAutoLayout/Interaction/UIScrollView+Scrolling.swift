public import Foundation

/// What a scroll view stores of how it would be scrolled. Nothing scrolls by itself here.
extension UIScrollView {
  private var scrolling: Scrolling { attachments?.scrolling ?? Scrolling() }

  private func changeScrolling(_ change: (Scrolling) -> Void) {
    changeAttachments { change($0.scrolling) }
  }

  /// Who would hear of scrolling. A text view reports to a ``UITextViewDelegate``.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrolling.delegate }
    set { changeScrolling { $0.delegate = newValue } }
  }

  /// What recognizes dragging. It recognizes nothing here.
  public var panGestureRecognizer: UIPanGestureRecognizer { keptScrolling.pan }

  /// What recognizes zooming. It recognizes nothing here.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { keptScrolling.pinch }

  /// What is kept from now on.
  private var keptScrolling: Scrolling {
    var kept = scrolling
    changeScrolling { kept = $0 }
    return kept
  }

  /// Whether indicators keep away from bars.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scrolling.adjustsIndicatorInsets }
    set { changeScrolling { $0.adjustsIndicatorInsets = newValue } }
  }

  /// A control to load the content again. It comes into no tree here.
  public var refreshControl: UIRefreshControl? {
    get { scrolling.refreshControl }
    set { changeScrolling { $0.refreshControl = newValue } }
  }

  /// Whether the content may be dragged beyond its ends.
  public var bounces: Bool {
    get { scrolling.bounces }
    set { changeScrolling { $0.bounces = newValue } }
  }

  /// Whether a content that is not higher than the view can be dragged up and down.
  public var alwaysBounceVertical: Bool {
    get { scrolling.alwaysBouncesVertically }
    set { changeScrolling { $0.alwaysBouncesVertically = newValue } }
  }

  /// Whether a content that is not wider than the view can be dragged sideways.
  public var alwaysBounceHorizontal: Bool {
    get { scrolling.alwaysBouncesHorizontally }
    set { changeScrolling { $0.alwaysBouncesHorizontally = newValue } }
  }

  /// Whether a bar shows how far down the content is.
  public var showsVerticalScrollIndicator: Bool {
    get { scrolling.showsVerticalIndicator }
    set { changeScrolling { $0.showsVerticalIndicator = newValue } }
  }

  /// Whether a bar shows how far across the content is.
  public var showsHorizontalScrollIndicator: Bool {
    get { scrolling.showsHorizontalIndicator }
    set { changeScrolling { $0.showsHorizontalIndicator = newValue } }
  }

  /// How far the vertical bar stays from the edges, in points.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalIndicatorInsets }
    set { changeScrolling { $0.verticalIndicatorInsets = newValue } }
  }

  /// How far the horizontal bar stays from the edges, in points.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.horizontalIndicatorInsets }
    set { changeScrolling { $0.horizontalIndicatorInsets = newValue } }
  }

  /// How far both bars stay from the edges, in points.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The color of the bars.
  public var indicatorStyle: IndicatorStyle {
    get { scrolling.indicatorStyle }
    set { changeScrolling { $0.indicatorStyle = newValue } }
  }

  /// Whether scrolling stops at multiples of the view's size.
  public var isPagingEnabled: Bool {
    get { scrolling.isPaging }
    set { changeScrolling { $0.isPaging = newValue } }
  }

  /// Whether one drag goes in one direction.
  public var isDirectionalLockEnabled: Bool {
    get { scrolling.isDirectionalLockEnabled }
    set { changeScrolling { $0.isDirectionalLockEnabled = newValue } }
  }

  /// Whether a touch of the status bar scrolls to the top.
  public var scrollsToTop: Bool {
    get { scrolling.scrollsToTop }
    set { changeScrolling { $0.scrollsToTop = newValue } }
  }

  /// Whether touches wait until it is clear that they do not scroll.
  public var delaysContentTouches: Bool {
    get { scrolling.delaysContentTouches }
    set { changeScrolling { $0.delaysContentTouches = newValue } }
  }

  /// Whether a touch of the content may become a drag.
  public var canCancelContentTouches: Bool {
    get { scrolling.canCancelContentTouches }
    set { changeScrolling { $0.canCancelContentTouches = newValue } }
  }

  /// Whether dragging hides the keyboard.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { scrolling.keyboardDismissMode }
    set { changeScrolling { $0.keyboardDismissMode = newValue } }
  }

  /// Whether the safe area counts in ``adjustedContentInset``.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrolling.insetAdjustment }
    set { changeScrolling { $0.insetAdjustment = newValue } }
  }

  /// The room around the content with that of the safe area, in points. Layout does not read it.
  public var adjustedContentInset: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return contentInset }
    let safeArea = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safeArea.top, left: contentInset.left + safeArea.left,
      bottom: contentInset.bottom + safeArea.bottom, right: contentInset.right + safeArea.right)
  }

  /// How fast scrolling ends.
  public var decelerationRate: DecelerationRate {
    get { scrolling.decelerationRate }
    set { changeScrolling { $0.decelerationRate = newValue } }
  }

  /// The least scale of the content.
  public var minimumZoomScale: CGFloat {
    get { scrolling.minimumZoomScale }
    set { changeScrolling { $0.minimumZoomScale = newValue } }
  }

  /// The largest scale of the content.
  public var maximumZoomScale: CGFloat {
    get { scrolling.maximumZoomScale }
    set { changeScrolling { $0.maximumZoomScale = newValue } }
  }

  /// The scale of the content. Layout ignores it, as it ignores transforms.
  public var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { changeScrolling { $0.zoomScale = newValue } }
  }

  /// Sets the scale of the content. Nothing is animated here.
  ///
  ///     scroll.setZoomScale(2, animated: true)
  ///     // scroll.zoomScale == 2, and no frame is another one
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - animated: Has no effect.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Whether a finger drags the content: never.
  public var isDragging: Bool { false }
  /// Whether the content goes on after a drag: never.
  public var isDecelerating: Bool { false }
  /// Whether a finger is on the content: never.
  public var isTracking: Bool { false }

  /// Scrolls by the least distance that makes a rectangle of the content visible.
  ///
  ///     let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  ///     scroll.scrollRectToVisible(CGRect(x: 0, y: 700, width: 320, height: 100), animated: true)
  ///     // scroll.contentOffset == CGPoint(x: 0, y: 400)
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the coordinates of the content, in points.
  ///   - animated: Has no effect: nothing is animated here.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func offset(_ offset: CGFloat, _ room: CGFloat, _ least: CGFloat, _ largest: CGFloat) -> CGFloat
    {
      max(min(offset, least), largest - room)
    }
    contentOffset = CGPoint(
      x: offset(contentOffset.x, bounds.width, rect.minX, rect.maxX),
      y: offset(contentOffset.y, bounds.height, rect.minY, rect.maxY))
  }

  /// Does nothing: nothing is drawn.
  ///
  ///     scroll.flashScrollIndicators()
  public func flashScrollIndicators() {}
}
