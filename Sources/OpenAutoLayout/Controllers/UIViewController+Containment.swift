public import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    var next: UIViewController? = self
    while let controller = next {
      if controller === child { Violation.stop(childOfItself: child) }
      next = controller.storedParent
    }
    if child.storedParent === self { return }
    child.willMove(toParent: self)
    if child.storedParent != nil { child.removeFromParent() }
    child.storedParent = self
    storedChildren.append(child)
    child.surroundingsChanged()
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    surroundingsChanged()
    didMove(toParent: nil)
  }

  /// The parent, and so its bars, may be other ones.
  private func surroundingsChanged() {
    viewIfLoaded?.item.surroundingsChanged()
  }

  /// Has other children in place of all.
  func replaceChildren(by controllers: [UIViewController], show: () -> Void = {}) {
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in controllers { addChild(controller) }
    show()
    for controller in controllers { controller.didMove(toParent: self) }
  }

  /// What the bars of the parent cover, if the view is in the parent's.
  var insetsOfParentBars: UIEdgeInsets {
    guard let parent = storedParent, let view = viewIfLoaded, let outer = parent.viewIfLoaded,
      view.superview === outer
    else { return .zero }
    return parent.insetsOfBars
  }

  /// The nearest of this controller's ancestors that is of a type.
  func ancestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// The navigation controller that the controller is in.
  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

  /// The tab bar controller that the controller is in.
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// The split view controller that the controller is in.
  public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  /// Notifies a child that it is about to appear or to disappear.
  ///
  ///     let child = UIViewController()
  ///     child.beginAppearanceTransition(true, animated: false)
  ///     child.endAppearanceTransition()
  ///
  /// Does nothing: a child is notified when its view enters or leaves a window.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it appears.
  ///   - animated: Whether it takes time on Apple's platforms.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}

  /// Notifies a child that it has appeared or disappeared. Does nothing, as
  /// ``beginAppearanceTransition(_:animated:)``.
  ///
  ///     let child = UIViewController()
  ///     child.beginAppearanceTransition(true, animated: false)
  ///     child.endAppearanceTransition()
  public func endAppearanceTransition() {}

  /// Asks again how the screen may be turned. Nothing is turned here.
  ///
  ///     UIViewController().setNeedsUpdateOfSupportedInterfaceOrientations()
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Asks again whether the home indicator is hidden. There is none here.
  ///
  ///     UIViewController().setNeedsUpdateOfHomeIndicatorAutoHidden()
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Puts the view of one child in place of another's. Nothing is animated here.
  ///
  ///     final class Pages: UIViewController {}
  ///     let (pages, first, second) = (Pages(), UIViewController(), UIViewController())
  ///     for child in [first, second] { pages.addChild(child) }
  ///     pages.view.addSubview(first.view)
  ///     pages.transition(from: first, to: second, duration: 0.3)
  ///     // second.view.superview === pages.view
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view leaves.
  ///   - toViewController: The child whose view comes into the superview of the other one.
  ///   - duration: How long it takes on Apple's platforms, in seconds.
  ///   - options: How it is animated there.
  ///   - animations: What changes along.
  ///   - completion: Runs then, with `true`.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  /// Replaces the traits of a child that its parent overrides.
  ///
  ///     final class SplitController: UIViewController {}
  ///     let split = SplitController()
  ///     let sidebar = UIViewController()
  ///     split.addChild(sidebar)
  ///     split.setOverrideTraitCollection(
  ///       UITraitCollection(horizontalSizeClass: .compact), forChild: sidebar)
  ///     // sidebar.traitCollection.horizontalSizeClass == .compact
  ///
  /// Use ``UIResponder/traitOverrides`` to override single traits.
  ///
  /// - Parameters:
  ///   - collection: The traits; `nil` for none.
  ///   - childViewController: The child.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    var overrides = UITraitOverrides()
    overrides.table = collection?.table ?? TraitTable()
    childViewController.traitOverrides = overrides
  }
}

extension UIViewController: UIContentContainer {}
