public import Foundation

/// The area that bars cover at the top or the bottom of a controller's view, as a guide for
/// constraints.
///
/// Use ``UIView/safeAreaLayoutGuide`` instead, which has all four sides.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area, in points.
  var length: CGFloat { get }

  /// The top edge of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// The bottom edge of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// The height of the area.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind a controller's `topLayoutGuide` or `bottomLayoutGuide`.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool
  private var height: NSLayoutConstraint?

  init(isTop: Bool, in view: UIView) {
    self.isTop = isTop
    super.init()
    let property = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    systemProperty = property
    identifier = isTop ? "UIViewControllerTop" : "UIViewControllerBottom"
    view.adopt(self)
    let edge =
      isTop
      ? topAnchor.constraint(equalTo: view.topAnchor)
      : view.bottomAnchor.constraint(equalTo: bottomAnchor)
    let height = heightAnchor.constraint(equalToConstant: 0)
    self.height = height
    follow(view)
    for (constraint, part) in [(edge, "edge"), (height, "height")] {
      constraint.identifier = "UIViewController-\(property)-\(part)"
      view.holdSystemMade(constraint)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }

  /// Updates the height to the safe area of the view.
  func follow(_ view: UIView) {
    height?.setConstant(isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom)
  }
}
