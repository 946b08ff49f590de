import Foundation
import LayoutSolver

/// The content of a scroll view. Its sides stand for those of the scroll view in the constraints that
/// the scroll view holds.
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

  override func place(_ frame: CGRect) {
    super.place(frame)
    guard let scroll = owningView as? UIScrollView, !isLeftToItself else { return }
    if scroll.contentSize != frame.size { scroll.contentSize = frame.size }
  }

  /// Whether no constraint says what the content is: then clients set its size themselves.
  override var isLeftToItself: Bool {
    guard let scroll = owningView else { return true }
    for reference in item.node.pointee.references.elements
    where !reference.constraint.lowered.isSystemMade {
      return false
    }
    for reference in scroll.item.node.pointee.references.elements
    where reference.constraint.measuresContent(of: scroll.item.node) {
      return false
    }
    return true
  }
}

/// The frame of a scroll view, seen from its content.
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
  /// Whether a side of an item means the side of its content: of a scroll view, seen from inside.
  func measuresContent(of item: LayoutNode) -> Bool {
    guard holderNode == item, !lowered.isSystemMade, item.pointee.extras?.contentGuide != nil else {
      return false
    }
    return first?.node == item && storedFirstAttribute.isLocation
      || second?.node == item && storedSecondAttribute.isLocation
  }

  /// The item whose rectangle an attribute of an item means.
  func measuredItem(_ item: LayoutNode, _ attribute: Attribute) -> LayoutNode {
    guard item == holderNode, let content = item.pointee.extras?.contentGuide,
      attribute.isLocation, !lowered.isSystemMade
    else { return item }
    return content.item.node
  }
}

extension UIView {
  /// Holds a constraint that the system made, and does not list it unless it has a name.
  func holdSystemMade(_ constraint: NSLayoutConstraint) {
    constraint.lowered.isSystemMade = true
    item.node.hold(constraint)
  }
}
