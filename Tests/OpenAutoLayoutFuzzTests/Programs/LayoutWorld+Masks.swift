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

  /// Whether a bar or an accessory leaves the content beside it no room.
  ///
  /// The content is as long as its mask says of the superview, and that of a content without length says only
  /// that the superview, where constraints decide about it, is not shorter than it is now, whatever it was before.
  /// UIKit reads masks off frames, too, and what its containers and cells do in a place too small for them is not
  /// documented.
  var hasCrushedMask: Bool {
    climate.isEveryday && root.family.contains(where: isCrushed)
  }

  private func isCrushed(_ view: UIView) -> Bool {
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      return false
    }
    let (inner, outer, mask) = (view.bounds.size, superview.bounds.size, view.autoresizingMask)
    let isCrushed =
      mask.contains(.flexibleWidth) && inner.width == 0 && outer.width > 0
      || mask.contains(.flexibleHeight) && inner.height == 0 && outer.height > 0
    return isCrushed
      && sequence(first: superview, next: \.superview).contains {
        !$0.translatesAutoresizingMaskIntoConstraints
      }
  }

  /// Notes masks of which a fresh tree would read something else than was read when it counted.
  func noteUnsteadyMasks() {
    guard climate.isExact, !hasUnsteadyMask else { return }
    hasUnsteadyMask = views.contains { view in
      view.autoresizingMask != [] && view.superview !== root && !keepsProportions(view)
    }
  }
}
