import Foundation
import OpenAutoLayout

/// A screen in a window, laid out.
@MainActor
struct ShownScreen {
  /// What a screen depends on beside its content.
  struct Place: Sendable, CustomStringConvertible {
    var width: CGFloat = 390
    var isRightToLeft = false
    var category = UIContentSizeCategory.large

    var description: String {
      "\(width), \(isRightToLeft ? "right to left" : "left to right"), \(category.rawValue)"
    }

    static let all: [Place] = [320, 390, 1024].flatMap { width in
      [false, true].flatMap { isRightToLeft in
        [UIContentSizeCategory.small, .large, .accessibilityLarge].map { category in
          Place(width: width, isRightToLeft: isRightToLeft, category: category)
        }
      }
    }
  }

  let window: UIWindow
  let controller: UIViewController

  init(
    _ screen: Screen, _ place: Place = Place(),
    conflictHandler: (@MainActor @Sendable (UIView.LayoutConflict) -> Void)? = nil
  ) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: place.width, height: 1366))
    window.contentScaleFactor = 2
    window.layoutConflictHandler = conflictHandler
    window.traitOverrides.preferredContentSizeCategory = place.category
    window.traitOverrides.horizontalSizeClass = place.width > 700 ? .regular : .compact
    window.traitOverrides.layoutDirection = place.isRightToLeft ? .rightToLeft : .leftToRight
    controller = screen.makeController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// All views of the screen that show, but for those that controls and bars are made of.
  var shownViews: [UIView] { controller.view.shownDescendants }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }
}

extension UIView {
  fileprivate var shownDescendants: [UIView] {
    if isHidden { return [] }
    if self is UIControl { return [self] }
    return [self] + subviews.flatMap { $0.shownDescendants }
  }
}
