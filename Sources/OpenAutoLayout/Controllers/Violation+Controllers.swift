/// The rules of controllers.
extension Violation {
  static func stop(childOfItself controller: UIViewController) -> Never {
    fatalError(
      "A controller cannot be inside itself, and \(type(of: controller)) would be: add another "
        + "controller.")
  }

  static func stop(presentsItself controller: UIViewController) -> Never {
    fatalError(
      "A controller presents another one, and \(type(of: controller)) was asked to present itself: "
        + "pass another controller.")
  }

  static func stop(notInStackOf controller: UINavigationController) -> Never {
    fatalError(
      "A navigation controller goes back to a controller in its stack, and \(type(of: controller)) "
        + "was asked for another one: push that one.")
  }

  static func stop(pushedTwice controller: UIViewController) -> Never {
    fatalError(
      "A controller is in a navigation stack once, and \(type(of: controller)) is in it: pop to it, "
        + "or push another one.")
  }

  static func stop(tab index: Int, of controller: UITabBarController) -> Never {
    fatalError(
      "A selected index is one of the tabs, and \(index) is not: there are "
        + "\(controller.viewControllers?.count ?? 0).")
  }
}
