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
    child.barsAroundChanged()
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    barsAroundChanged()
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    surroundingsChanged()
    didMove(toParent: nil)
  }

  /// Updates the view to the new parent and its bars.
  private func surroundingsChanged() {
    viewIfLoaded?.item.surroundingsChanged()
  }

  /// Replaces all children.
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

  /// The insets of the parent's bars, if the view is in the parent's.
  var insetsOfParentBars: UIEdgeInsets {
    guard let parent = storedParent, let view = viewIfLoaded, let outer = parent.viewIfLoaded,
      view.superview === outer
    else { return .zero }
    return parent.insetsOfBars
  }

  /// Returns the nearest ancestor of a type.
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

  /// Notifies a child that it is about to appear or disappear.
  ///
  ///     let child = UIViewController()
  ///     child.beginAppearanceTransition(true, animated: false)
  ///     child.endAppearanceTransition()
  ///
  /// It does nothing here, since a child is notified when its view enters or leaves a window.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the child is about to appear.
  ///   - animated: Whether the change is animated. It makes no difference here.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}

  /// Notifies a child that it has appeared or disappeared. It does nothing here, like
  /// ``beginAppearanceTransition(_:animated:)``.
  ///
  ///     let child = UIViewController()
  ///     child.beginAppearanceTransition(true, animated: false)
  ///     child.endAppearanceTransition()
  public func endAppearanceTransition() {}

  /// Notifies the system that the supported orientations have changed. Nothing rotates here.
  ///
  ///     UIViewController().setNeedsUpdateOfSupportedInterfaceOrientations()
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Notifies the system that the preference to hide the home indicator has changed. There is none
  /// here.
  ///
  ///     UIViewController().setNeedsUpdateOfHomeIndicatorAutoHidden()
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Replaces the view of one child with that of another. Nothing is animated here.
  ///
  ///     final class Pages: UIViewController {}
  ///     let (pages, first, second) = (Pages(), UIViewController(), UIViewController())
  ///     for child in [first, second] { pages.addChild(child) }
  ///     pages.view.addSubview(first.view)
  ///     pages.transition(from: first, to: second, duration: 0.3)
  ///     // second.view.superview === pages.view
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is removed.
  ///   - toViewController: The child whose view is added to the superview of the other view.
  ///   - duration: The duration in seconds. It makes no difference here.
  ///   - options: The options of the animation. They make no difference here.
  ///   - animations: A closure with changes to animate. It is called at once.
  ///   - completion: A closure that is called at once, with `true`.
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

  /// Replaces the trait overrides of a child.
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
  ///   - collection: The traits, or `nil` for none.
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
