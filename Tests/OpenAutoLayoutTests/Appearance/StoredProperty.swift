import OpenAutoLayout
import Testing

/// A property that is kept and moves nothing, with its default and another value.
struct StoredProperty: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let check: @MainActor @Sendable () -> Void

  /// A property of a view, which stands above another one and beside a third.
  init<View: UIView, Value: Equatable>(
    _ name: String, of make: @autoclosure @escaping @MainActor @Sendable () -> View,
    _ path: @autoclosure @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<View, Value>,
    _ usual: @autoclosure @escaping @MainActor @Sendable () -> Value,
    _ other: @autoclosure @escaping @MainActor @Sendable () -> Value
  ) {
    testDescription = name
    check = {
      let (view, path) = (make(), path())
      let scene = Scene(390, 400)
      let (inside, beside, below) = (UILabel(), UILabel(), UILabel())
      for label in [inside, beside, below] { label.text = "Label" }
      for view in [view, beside, below] {
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(view)
      }
      view.addSubview(inside)
      scene.activate(
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: scene.root.topAnchor),
        beside.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        beside.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        below.topAnchor.constraint(equalTo: view.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor))
      StoredProperty.check(view, path, usual(), other(), in: scene.root)
    }
  }

  /// A property of a controller in a navigation controller in a tab bar controller.
  init<Value: Equatable>(
    _ name: String,
    _ path:
      @autoclosure @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<
        UIViewController, Value
      >,
    _ usual: @autoclosure @escaping @MainActor @Sendable () -> Value,
    _ other: @autoclosure @escaping @MainActor @Sendable () -> Value
  ) {
    testDescription = name
    check = {
      let (controller, tabs) = (UIViewController(), UITabBarController())
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = tabs
      StoredProperty.check(controller, path(), usual(), other(), in: window)
    }
  }

  @MainActor
  private static func check<Owner: AnyObject, Value: Equatable>(
    _ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>, _ usual: Value,
    _ other: Value, in root: UIView
  ) {
    root.layoutIfNeeded()
    let frames = root.allFrames
    #expect(owner[keyPath: path] == usual)
    owner[keyPath: path] = other
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(owner[keyPath: path] == other && usual != other)
    #expect(root.allFrames == frames)
  }
}

extension UIView {
  fileprivate var allFrames: [CGRect] { [frame] + subviews.flatMap(\.allFrames) }
}
