import Foundation
import LayoutSolver

/// The content guide of a scroll view. Its sides replace those of the scroll view in the
/// constraints that the scroll view holds.
final class ScrollContentGuide: UILayoutGuide {
  init(in view: UIScrollView) {
    super.init()
    systemProperty = "contentLayoutGuide"
    identifier = "UIScrollView-contentLayoutGuide"
    view.adopt(self)
    for constraint in [
      leftAnchor.constraint(equalTo: view.leftAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
    ] {
      view.holdSystemMade(constraint)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func place(_ frame: CGRect) -> Bool {
    let hasMoved = super.place(frame)
    guard let scroll = owningView as? UIScrollView, !isLeftToItself else { return hasMoved }
    if scroll.contentSize != frame.size { scroll.contentSize = frame.size }
    return hasMoved
  }

  /// Whether no constraint determines the content size, so that clients set it themselves.
  override var isLeftToItself: Bool {
    guard let scroll = owningView else { return true }
    for reference in item.references
    where !reference.constraint.isSystemMade {
      return false
    }
    for reference in scroll.item.references
    where reference.constraint.measuresContent(of: scroll.item) {
      return false
    }
    return true
  }
}

/// The frame guide of a scroll view, in the coordinates of its content.
final class ScrollFrameGuide: UILayoutGuide {
  private var left: NSLayoutConstraint?
  private var top: NSLayoutConstraint?

  init(in view: UIScrollView) {
    super.init()
    systemProperty = "frameLayoutGuide"
    identifier = "UIScrollView-frameLayoutGuide"
    view.adopt(self)
    let left = leftAnchor.constraint(equalTo: view.leftAnchor)
    let top = topAnchor.constraint(equalTo: view.topAnchor)
    self.left = left
    self.top = top
    follow(view.contentOffset)
    for constraint in [
      left, top,
      widthAnchor.constraint(equalTo: view.widthAnchor),
      heightAnchor.constraint(equalTo: view.heightAnchor),
    ] {
      view.holdSystemMade(constraint)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  func follow(_ offset: CGPoint) {
    left?.setConstant(offset.x)
    top?.setConstant(offset.y)
  }
}

extension NSLayoutConstraint {
  /// Whether a side of a scroll view in the constraint means the side of its content.
  func measuresContent(of item: LayoutItem) -> Bool {
    guard holder == item, !isSystemMade, item.scrollContent != nil else { return false }
    return terms.first == item && terms.firstAttribute.isLocation
      || terms.second == item && terms.secondAttribute.isLocation
  }
}

extension LayoutItem {
  /// The content of a scroll view, whose sides replace its own in the constraints that it holds.
  var scrollContent: LayoutItem? { rare?.contentGuide?.item }
}

extension UIView {
  /// Holds a constraint of a guide that the view made. The view lists it only if it has an
  /// identifier.
  func holdSystemMade(_ constraint: NSLayoutConstraint) {
    constraint.author = .guide
    item.hold(constraint)
  }
}
