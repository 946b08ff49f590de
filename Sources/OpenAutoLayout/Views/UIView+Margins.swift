import Foundation

extension UIView {
  static var defaultMargin: CGFloat { 8 }

  /// The margins as they were set, before the safe area and the superview's margins add to them.
  private var ownMargins: UIEdgeInsets {
    let rare = item.rare
    var margins: UIEdgeInsets
    if let directional = rare?.setDirectionalMargins {
      margins = UIEdgeInsets(directional, rightToLeft: isRightToLeft)
    } else if let physical = rare?.setMargins {
      margins = physical
    } else if rare?.controller != nil {
      margins = .zero
    } else {
      let margin = Self.defaultMargin
      return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }
    if let controller = rare?.controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = UIEdgeInsets(
        controller.systemMinimumLayoutMargins, rightToLeft: isRightToLeft)
      margins = margins.union(minimum)
    }
    return margins
  }

  private var marginsWithinSafeArea: UIEdgeInsets {
    insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsetsOfContent : ownMargins
  }

  /// The margins with those of the safe area and the superview. They are found without recursion
  /// over the superviews.
  var effectiveMargins: UIEdgeInsets {
    if let answer = item.rare?.askedMargins { return answer }
    if !preservesSuperviewLayoutMargins { return marginsWithinSafeArea }
    let opened = item.openSafeAreas()
    var chain: [UIView] = [self]
    while let view = chain.last, view.preservesSuperviewLayoutMargins, let outer = view.superview,
      outer.item.rare?.askedMargins == nil
    {
      chain.append(outer)
    }
    for view in chain.reversed() {
      view.item.makeRare().askedMargins = view.marginsPreservingSuperview
    }
    defer {
      for view in chain { view.item.rare?.askedMargins = nil }
      LayoutItem.closeSafeAreas(opened)
    }
    return item.rare?.askedMargins ?? marginsWithinSafeArea
  }

  private var marginsPreservingSuperview: UIEdgeInsets {
    let own = marginsWithinSafeArea
    guard preservesSuperviewLayoutMargins, let superview else { return own }
    let outer = superview.layoutMargins
    let bounds = superview.bounds
    let frame = item.frame
    // A view that reaches beyond its superview does not get more than that has. It might be as wide as
    // its margins make it, and grow with them for ever.
    return own.union(
      UIEdgeInsets(
        top: outer.top - max(0, frame.minY - bounds.minY),
        left: outer.left - max(0, frame.minX - bounds.minX),
        bottom: outer.bottom - max(0, bounds.maxY - frame.maxY),
        right: outer.right - max(0, bounds.maxX - frame.maxX)))
  }

  /// Whether margins are what is read, with what the safe area and the superview add to it. Set again, that
  /// would be added once more.
  private func isReadBack(_ margins: UIEdgeInsets) -> Bool {
    margins != ownMargins && margins == effectiveMargins
  }

  func setMargins(_ margins: UIEdgeInsets) {
    if !margins.isFinite { Violation.marginsNotFinite(self).stop() }
    if isReadBack(margins) { return }
    changeMargins {
      $0.setMargins = margins
      $0.setDirectionalMargins = nil
    }
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    if !UIEdgeInsets(margins, rightToLeft: false).isFinite {
      Violation.marginsNotFinite(self).stop()
    }
    if isReadBack(UIEdgeInsets(margins, rightToLeft: isRightToLeft)) { return }
    changeMargins {
      $0.setDirectionalMargins = margins
      $0.setMargins = nil
    }
  }

  func changeMargins(_ change: (RareData) -> Void) {
    let rare = item.makeRare()
    let old = (ownMargins, rare.preservesSuperviewMargins, rare.insetsMarginsFromSafeArea)
    change(rare)
    if old == (ownMargins, rare.preservesSuperviewMargins, rare.insetsMarginsFromSafeArea) {
      return
    }
    item.surroundingsChanged()
    // In its own layout, the view is laid out again only if it has other margins after it.
    if !item.state.contains(.isBeingLaidOut) { setNeedsLayout() }
  }
}
