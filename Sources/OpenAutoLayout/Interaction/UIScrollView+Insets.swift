import Foundation

/// What a scroll view adds to the insets of its content, so that the content can be scrolled out from
/// under bars.
extension UIScrollView {
  /// Whether ``adjustedContentInset`` includes the safe area. The default is `.automatic`.
  ///
  /// What it includes, the views inside do not get again: their ``UIView/safeAreaInsets`` are smaller by
  /// that.
  ///
  ///     let scroll = UIScrollView()
  ///     scroll.contentInsetAdjustmentBehavior = .always
  ///     // scroll.adjustedContentInset == scroll.safeAreaInsets
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrolling.insetAdjustment }
    set { changeAdjustment { $0.insetAdjustment = newValue } }
  }

  /// The content inset plus the safe area, as far as ``contentInsetAdjustmentBehavior`` includes it, in
  /// points.
  ///
  /// Content that is at its top stays there when the inset changes: the ``contentOffset`` follows. So the
  /// first offset under a bar is the negative inset.
  ///
  ///     let scroll = UIScrollView()
  ///     scroll.contentInset.top = 20
  ///     // scroll.adjustedContentInset.top == 20
  ///     // scroll.contentOffset.y == -20
  public var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaInInsets }

  /// The part of the safe area that the view adds to the insets of its content.
  var safeAreaInInsets: UIEdgeInsets {
    let axes = adjustedAxes
    if axes.isEmpty { return .zero }
    var safeArea = safeAreaInsets
    if !axes.contains(.horizontal) { (safeArea.left, safeArea.right) = (0, 0) }
    if !axes.contains(.vertical) { (safeArea.top, safeArea.bottom) = (0, 0) }
    return safeArea
  }

  /// The axes along which the safe area is included: none if there is none.
  private var adjustedAxes: UIAxis {
    if safeAreaInsets == .zero { return [] }
    switch contentInsetAdjustmentBehavior {
    case .never: return []
    case .always: return .both
    case .scrollableAxes: return scrollableAxes
    case .automatic:
      let axes = scrollableAxes
      return !axes.contains(.vertical) && isContentOfScreen ? axes.union(.vertical) : axes
    }
  }

  private var scrollableAxes: UIAxis {
    var axes = followedInset.heldAxes
    let (content, room) = (contentSize, item.frame.size)
    if isLarger(content.width, than: room.width) || alwaysBounceHorizontal {
      axes.insert(.horizontal)
    }
    if isLarger(content.height, than: room.height) || alwaysBounceVertical {
      axes.insert(.vertical)
    }
    return axes
  }

  /// Content that is as large as the view may be larger by less than a pixel: the frame is rounded, and
  /// the content size is not.
  private func isLarger(_ content: CGFloat, than room: CGFloat) -> Bool {
    let pixel = 1 / (item.root.view?.storedScale ?? .infinity)
    return content > room && content - room + .lostInThirds >= pixel
  }

  /// Whether the view is the content of what a navigation or tab bar controller shows: what the
  /// controller has named, or else its view, or else the first scroll view in that.
  private var isContentOfScreen: Bool {
    guard let controller = nearestController,
      controller.navigationController != nil || controller.tabBarController != nil
    else { return false }
    let named = controller.contentScrollViews.all
    if !named.isEmpty { return named.contains { $0 === self } }
    if let view = controller.viewIfLoaded as? UIScrollView { return view === self }
    return controller.viewIfLoaded === superview && isFirstScrollView
  }

  private var nearestController: UIViewController? {
    var next: LayoutItem? = item
    while let item = next {
      if let controller = item.rare?.controller { return controller }
      next = item.parent
    }
    return nil
  }

  private var isFirstScrollView: Bool {
    item.parent?.subviews.first { $0.item.scrollContent != nil } === self
  }
}

// MARK: Changes

/// What a scroll view has followed of its adjusted content inset.
struct FollowedContentInset {
  var inset = UIEdgeInsets.zero
  var axes: UIAxis = []
  /// The axes that count as scrolled although the content fits.
  ///
  /// Content that ends at its safe area may be larger than the view only as long as it has one, which is
  /// as long as the view does not adjust its insets. Neither would ever settle. The inset does then.
  var heldAxes: UIAxis = []
  /// How often the axes have changed in a layout.
  var layout: UInt32 = 0
  var changeCount = 0

  /// More changes than a layout makes that places what is around a scroll view, then it, then its content.
  static var changeLimit: Int { 4 }
}

extension UIScrollView {
  func changeAdjustment(_ change: (Scrolling) -> Void) {
    changeScrolling(change)
    adjustmentMayHaveChanged()
  }

  func contentInsetChanged() {
    if let old = noteAdjustedContentInset() { followContentInset(from: old) }
  }

  /// Follows what decides whether the safe area is included. In a layout, that waits until all views are
  /// placed.
  func adjustmentMayHaveChanged() {
    if let engine = item.engine, engine.isLayingOut {
      // A safe area that is not followed yet will be.
      if item.followedSafeArea != .zero { item.surroundingsChanged() }
    } else if let old = noteAdjustedContentInset() {
      item.surroundingsChanged()
      followContentInset(from: old)
    }
  }

  /// Takes note of the adjusted content inset.
  ///
  /// - Returns: That of before, if it was another one.
  func noteAdjustedContentInset() -> UIEdgeInsets? {
    let engine = item.engine
    let layout = engine.map { $0.isLayingOut ? $0.patience.layout : 0 } ?? 0
    if layout != followedInset.layout {
      (followedInset.layout, followedInset.changeCount, followedInset.heldAxes) = (layout, 0, [])
    }
    let (axes, oldAxes) = (adjustedAxes, followedInset.axes)
    if axes != oldAxes {
      followedInset.axes = axes
      followedInset.changeCount += 1
      if followedInset.changeCount > FollowedContentInset.changeLimit {
        followedInset.heldAxes = axes.union(oldAxes)
        followedInset.axes = adjustedAxes
      }
    }
    let (inset, oldInset) = (adjustedContentInset, followedInset.inset)
    if inset == oldInset { return nil }
    followedInset.inset = inset
    return oldInset
  }

  /// Has content that is at its top stay there, and notifies of the change.
  func followContentInset(from old: UIEdgeInsets) {
    let inset = followedInset.inset
    var offset = contentOffset
    // Not the negative number, which would be -0 without an inset.
    if offset.x == -old.left { offset.x = 0 - inset.left }
    if offset.y == -old.top { offset.y = 0 - inset.top }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Has what depends on the offset follow it, and notifies of the change.
  func contentOffsetChanged() {
    followContentOffset()
    delegate?.scrollViewDidScroll(self)
  }

  private func followContentOffset() {
    let engine = item.engine
    engine?.rows.refreshContentOffset(of: item)
    item.forgetFits()
    // The views inside are at other distances from what covers the view.
    let covers = item.followedSafeArea != .zero && safeAreaInsetsOfContent != .zero
    if covers || item.rare?.systemGuides.isEmpty == false { item.surroundingsChanged() }
    guard engine != nil, item.root.rare?.keyboardFrame != nil else { return }
    for item in item.subtree { item.rare?.keyboardGuide?.keyboardChanged() }
  }
}
