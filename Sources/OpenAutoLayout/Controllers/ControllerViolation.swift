/// A rule of controllers that a client broke. Stopping says the rule, the controller, and what to change.
@MainActor
enum ControllerViolation {
  case childOfItself(UIViewController)
  case emptyStack(UINavigationController)
  case pushedTwice(UIViewController)
  case tabIndex(UITabBarController, Int)

  func stop() -> Never {
    switch self {
    case .childOfItself(let controller):
      fatalError(
        "A controller cannot be inside itself, and \(type(of: controller)) would be: add another "
          + "controller.")
    case .emptyStack(let controller):
      fatalError(
        "A navigation controller goes back to a controller in its stack, and \(type(of: controller)) "
          + "was asked for another one: push that one.")
    case .pushedTwice(let controller):
      fatalError(
        "A controller is in a navigation stack once, and \(type(of: controller)) is in it: pop to it, "
          + "or push another one.")
    case .tabIndex(let controller, let index):
      fatalError(
        "A selected index is one of the tabs, and \(index) is not: there are "
          + "\(controller.viewControllers?.count ?? 0).")
    }
  }
}
