/// The scroll view that is the content of a screen, at its top and at its bottom.
struct ContentScrollViews {
  weak var top: UIScrollView?
  weak var bottom: UIScrollView?

  var all: [UIScrollView] { [top, bottom].compactMap(\.self) }
}

extension UIViewController {
  var contentScrollViews: ContentScrollViews {
    attachments?.contentScrollViews ?? ContentScrollViews()
  }

  /// Says which scroll view is the content of the screen. Use it where that is neither the controller's
  /// view nor the first scroll view in it.
  ///
  /// The content's ``UIScrollView/adjustedContentInset`` always includes the top and bottom safe area in a
  /// navigation or tab bar controller, unless ``UIScrollView/contentInsetAdjustmentBehavior`` is another
  /// than `.automatic`.
  ///
  ///     let (controller, list) = (UIViewController(), UIScrollView())
  ///     controller.setContentScrollView(list, for: .top)
  ///     // controller.contentScrollView(for: .top) === list
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or `nil` to have it searched for. The controller does not keep it.
  ///   - edge: The top, the bottom, or both. Other sides have no bars.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]
  ) {
    let old = contentScrollViews.all
    changeAttachments { attachments in
      if edge.contains(.top) { attachments.contentScrollViews.top = scrollView }
      if edge.contains(.bottom) { attachments.contentScrollViews.bottom = scrollView }
    }
    for view in old + contentScrollViews.all { view.adjustmentMayHaveChanged() }
  }

  /// Returns the scroll view that ``setContentScrollView(_:for:)`` has named.
  ///
  ///     let (controller, list) = (UIViewController(), UIScrollView())
  ///     controller.setContentScrollView(list)
  ///     // controller.contentScrollView(for: .bottom) === list
  ///
  /// - Parameter edge: The top or the bottom.
  /// - Returns: The scroll view, or `nil` where none was named, or it is gone.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let views = contentScrollViews
    return edge.contains(.top) ? views.top : edge.contains(.bottom) ? views.bottom : nil
  }
}
