import Foundation

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
