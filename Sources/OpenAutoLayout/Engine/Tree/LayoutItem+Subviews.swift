/// The list of a view's subviews.
extension LayoutItem {
  func insertSubview(_ view: UIView, at index: Int?) {
    let index = min(index ?? subviews.count, subviews.count)
    view.item.indexHint = index
    subviews.insert(view, at: index)
  }

  func takeOutSubview(_ view: UIView) {
    subviews.remove(at: indexOfSubview(view))
  }

  /// Where a subview is. Looks from where it was last seen towards both ends, because other subviews
  /// come and go before it.
  func indexOfSubview(_ view: UIView) -> Int {
    var below = min(view.item.indexHint, subviews.count - 1)
    var above = below + 1
    while below >= 0 || above < subviews.count {
      if below >= 0 {
        if subviews[below] === view {
          view.item.indexHint = below
          return below
        }
        below -= 1
      }
      if above < subviews.count {
        if subviews[above] === view {
          view.item.indexHint = above
          return above
        }
        above += 1
      }
    }
    fatalError("A defect of OpenAutoLayout: a view is not among its superview's subviews.")
  }
}
