import Foundation
import LayoutSolver

/// The content guide of a scroll view. Its sides replace those of the scroll view in constraints to
/// what is in the scroll view.
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
    let size = scroll.contentSize(of: frame.size)
    if scroll.contentSize != size { scroll.contentSize = size }
    return hasMoved
  }

  /// Whether no constraint determines the content size, so that clients set it themselves.
  override var isLeftToItself: Bool {
    guard let scroll = owningView?.item else { return true }
    if item.references.contains(where: { !$0.constraint.isSystemMade }) { return false }
    // Edges of the view and of its margins guide may be those of the content.
    let substitutes = [scroll, scroll.rare?.systemGuides[.layoutMargins]?.item]
    return !substitutes.compactMap(\.self).contains { item in
      item.references.contains { $0.constraint.measures(item, atContentOf: scroll) }
    }
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
  /// Whether an edge of a scroll view, or of its margins guide, means the edge of its content in the
  /// constraint: the other side is in the scroll view.
  fileprivate func measures(_ item: LayoutItem, atContentOf view: LayoutItem) -> Bool {
    if isSystemMade { return false }
    func means(
      _ one: LayoutItem?, _ attribute: Attribute, besides other: LayoutItem?
    ) -> Bool {
      one == item && attribute.isEdge && other != item
        && other.map { $0 != view && $0.isDescendant(of: view) } ?? false
    }
    if means(terms.first, terms.firstAttribute, besides: terms.second)
      || means(terms.second, terms.secondAttribute, besides: terms.first)
    {
      return true
    }
    return [terms.distances?.first, terms.distances?.second].contains { distance in
      guard let (start, end) = distance.map({ ($0.start, $0.end) }) else { return false }
      return means(start.item, start.attribute, besides: end.item)
        || means(end.item, end.attribute, besides: start.item)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin that this attribute of an item is, if the item is the margins guide of a scroll view.
  func marginOfScrollView(at item: LayoutItem) -> (view: LayoutItem, margin: Self)? {
    guard isLocation, item.isGuide, let view = item.parent, view.scrollContent != nil,
      view.rare?.systemGuides[.layoutMargins]?.item == item
    else { return nil }
    return (view, withinMargins)
  }
}

extension LayoutItem {
  /// The content of a scroll view, whose edges replace its own in constraints to what is in it.
  var scrollContent: LayoutItem? { rare?.contentGuide?.item }

  var isScrollContent: Bool { isGuide && parent?.scrollContent == self }

  /// The point of the content at the top left corner of a scroll view. The origin of the bounds of other
  /// views has no effect on constraints.
  var contentOffset: CGPoint { scrollContent == nil ? .zero : boundsOrigin }
}

extension UIView {
  /// Holds a constraint of a guide that the view made. The view lists it only if it has an
  /// identifier.
  func holdSystemMade(_ constraint: NSLayoutConstraint) {
    constraint.author = .guide
    item.hold(constraint)
  }
}
