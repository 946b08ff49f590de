import Foundation

extension UIView {
  static var defaultMargin: CGFloat { 8 }

  /// The margins as they were set, before the safe area and the superview's margins add to them.
  private var ownMargins: UIEdgeInsets {
    let extras = item.extras
    var margins: UIEdgeInsets
    if let directional = extras?.directionalMargins {
      margins = UIEdgeInsets(directional, rightToLeft: isRightToLeft)
    } else if let physical = extras?.margins {
      margins = physical
    } else if extras?.controller != nil {
      margins = .zero
    } else {
      let margin = Self.defaultMargin
      return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }
    if let controller = extras?.controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = UIEdgeInsets(
        controller.systemMinimumLayoutMargins, rightToLeft: isRightToLeft)
      margins = margins.union(minimum)
    }
    return margins
  }

  private var marginsWithinSafeArea: UIEdgeInsets {
    insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsets : ownMargins
  }

  /// The margins that count, found without recursion over a chain of views that preserve their
  /// superviews' margins.
  var effectiveMargins: UIEdgeInsets {
    if let answer = item.extras?.answeredMargins { return answer }
    if !preservesSuperviewLayoutMargins { return marginsWithinSafeArea }
    let opened = item.openSafeAreas()
    var chain: [UIView] = [self]
    while let view = chain.last, view.preservesSuperviewLayoutMargins, let outer = view.superview,
      outer.item.extras?.answeredMargins == nil
    {
      chain.append(outer)
    }
    for view in chain.reversed() {
      view.item.makeExtras().answeredMargins = view.marginsPreservingSuperview
    }
    defer {
      for view in chain { view.item.extras?.answeredMargins = nil }
      LayoutItem.closeSafeAreas(opened)
    }
    return item.extras?.answeredMargins ?? marginsWithinSafeArea
  }

  private var marginsPreservingSuperview: UIEdgeInsets {
    let own = marginsWithinSafeArea
    guard preservesSuperviewLayoutMargins, let superview else { return own }
    let outer = superview.layoutMargins
    let bounds = superview.bounds
    let frame = storedFrame
    return own.union(
      UIEdgeInsets(
        top: outer.top - (frame.minY - bounds.minY), left: outer.left - (frame.minX - bounds.minX),
        bottom: outer.bottom - (bounds.maxY - frame.maxY),
        right: outer.right - (bounds.maxX - frame.maxX)))
  }

  func setMargins(_ margins: UIEdgeInsets) {
    changeMargins {
      $0.margins = margins
      $0.directionalMargins = nil
    }
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    changeMargins {
      $0.directionalMargins = margins
      $0.margins = nil
    }
  }

  func changeMargins(_ change: (LayoutExtras) -> Void) {
    change(item.makeExtras())
    item.surroundingsChanged()
    setNeedsLayout()
  }
}
