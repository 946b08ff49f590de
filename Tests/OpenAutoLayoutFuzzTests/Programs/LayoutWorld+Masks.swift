import OpenAutoLayout
import RandomTestSupport

/// Autoresizing masks, which follow a superview in proportions that are read off the frames.
extension LayoutWorld {
  func changeAutoresizing(_ word: inout StepWord) {
    if word.oneIn(2) {
      guard let view = word.pick(allViews), view !== root else { return }
      view.translatesAutoresizingMaskIntoConstraints.toggle()
    } else if climate.isExact && !climate.isReactive {
      // Within a layout, a superview may be of any size, and proportions are read off it.
      let steady = allViews.filter {
        $0 !== root && ($0.superview === root || keepsProportions($0))
      }
      word.pick(steady)?.autoresizingMask = UIView.AutoresizingMask(
        rawValue: UInt(word.number(below: 64)))
    }
  }

  /// Whether a mask gives the same proportions after every layout: nothing that it shares out is 0.
  private func keepsProportions(_ view: UIView) -> Bool {
    guard let outer = view.superview?.bounds else { return true }
    let inner = view.untransformedFrame
    return inner.minX > 0 && inner.minY > 0 && inner.width > 0 && inner.height > 0
      && inner.maxX < outer.width && inner.maxY < outer.height
  }

  /// Notes masks of which a fresh tree would read something else than was read when it counted.
  func noteUnsteadyMasks() {
    guard climate.isExact, !hasUnsteadyMask else { return }
    hasUnsteadyMask = views.contains { view in
      view.autoresizingMask != [] && view.superview !== root && !keepsProportions(view)
    }
  }
}
