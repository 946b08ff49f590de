import Foundation

/// The view of a controller with bars, which the controller places in each layout.
final class BarContainerView: UIView {
  private weak var container: (any BarContainer)?

  init(_ container: any BarContainer) {
    self.container = container
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let container else { return }
    container.placeBars(in: bounds, within: safeAreaInsets)
    guard let child = container.shownChild, let inner = child.viewIfLoaded,
      inner.superview === self
    else { return }
    let place = container.place(of: child, in: bounds, within: safeAreaInsets)
    if inner.frame != place { inner.frame = place }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// A controller with bars.
@MainActor
protocol BarContainer: UIViewController {
  /// The child that shows between the bars.
  var shownChild: UIViewController? { get }
  /// Sets the frames of the bars.
  func placeBars(in bounds: CGRect, within safeArea: UIEdgeInsets)
}

extension BarContainer {
  /// Shows the view of a child below the bars. A layout places it.
  func show(_ child: UIViewController, belowBar bar: UIView) {
    guard let inner = child.view else { return }
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(inner, belowSubview: bar)
  }

  /// Returns the frame of a child's view, which extends under bars only where the child says so.
  ///
  /// A bar of a container further out covers the child as well: the tab bar around a navigation
  /// controller covers the screens of that. A container extends under opaque bars, since the screen in
  /// it decides.
  func place(
    of child: UIViewController, in bounds: CGRect, within safeArea: UIEdgeInsets
  ) -> CGRect {
    var extended = child.edgesForExtendedLayout
    let endsAtOpaqueBars = !child.extendedLayoutIncludesOpaqueBars && !(child is any BarContainer)
    var covered: UIRectEdge = []
    var next: UIViewController? = self
    while let controller = next {
      covered.formUnion(controller.edgesOfBars)
      if endsAtOpaqueBars { extended.subtract(controller.edgesOfOpaqueBars) }
      next = controller.parent
    }
    let ends = covered.subtracting(extended)
    let insets = safeArea + insetsOfBars
    let top = ends.contains(.top) ? insets.top : 0
    let bottom = ends.contains(.bottom) ? insets.bottom : 0
    return CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width,
      height: max(0, bounds.height - top - bottom))
  }
}

extension UIViewController {
  /// The sides at which bars of the controller cover its children.
  fileprivate var edgesOfBars: UIRectEdge {
    let insets = insetsOfBars
    var edges: UIRectEdge = []
    if insets.top > 0 { edges.insert(.top) }
    if insets.bottom > 0 { edges.insert(.bottom) }
    return edges
  }

  /// Whether a controller in a navigation stack hides the tab bar around it.
  var hidesTabBar: Bool {
    var open = [self]
    while let controller = open.popLast() {
      // Its own bar is nearer.
      if controller is UITabBarController { continue }
      let children = controller.children
      if controller is UINavigationController,
        children.contains(where: \.hidesBottomBarWhenPushed)
      {
        return true
      }
      open += children
    }
    return false
  }

  /// Has the bars around the controller laid out, because it wants something else of them.
  func barsAroundChanged() {
    var next = parent
    while let controller = next {
      if controller is any BarContainer { controller.barsChanged() }
      next = controller.parent
    }
  }

  /// Has the controller's bars laid out, and what they cover.
  func barsChanged() {
    for child in children { child.viewIfLoaded?.item.surroundingsChanged() }
    // A screen in an inner container may end at the outer container's bars.
    var open = [self]
    while let controller = open.popLast() {
      if controller is any BarContainer { controller.viewIfLoaded?.setNeedsLayout() }
      open += controller.children
    }
  }
}
