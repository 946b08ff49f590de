import Foundation
import OpenAutoLayout

/// A screen in a window, laid out.
@MainActor
final class ShownScreen {
  /// What a screen depends on beside its content.
  struct Place: Sendable, CustomStringConvertible {
    var width: CGFloat = 390
    var isRightToLeft = false
    var category = UIContentSizeCategory.large

    var description: String {
      "\(width), \(isRightToLeft ? "right to left" : "left to right"), \(category.rawValue)"
    }
  }

  let place: Place
  let window: UIWindow
  let controller: UIViewController
  /// All views that show, but for those that controls are made of.
  let views: [UIView]

  convenience init(
    _ screen: Screen, _ place: Place = Place(),
    conflictHandler: @escaping @MainActor @Sendable (UIView.LayoutConflict) -> Void
  ) {
    self.init(screen.makeController(), place, conflictHandler: conflictHandler)
  }

  init(
    _ controller: UIViewController, _ place: Place = Place(), height: CGFloat = 1366,
    conflictHandler: @escaping @MainActor @Sendable (UIView.LayoutConflict) -> Void
  ) {
    self.place = place
    self.controller = controller
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: place.width, height: height))
    window.contentScaleFactor = 2
    window.layoutConflictHandler = conflictHandler
    window.traitOverrides.preferredContentSizeCategory = place.category
    window.traitOverrides.horizontalSizeClass = place.width > 700 ? .regular : .compact
    window.traitOverrides.layoutDirection = place.isRightToLeft ? .rightToLeft : .leftToRight
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    views = controller.view.shownDescendants
  }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
}

extension UIView {
  fileprivate var shownDescendants: [UIView] {
    if isHidden { return [] }
    if self is UIControl { return [self] }
    return [self] + subviews.flatMap { $0.shownDescendants }
  }
}
