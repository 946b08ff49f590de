import Foundation
import LayoutSolver

/// The length and place of a view along an axis, and which parts of them give way.
struct AutoresizingSpan {
  /// What the superview measures, and the view's own near side and length in it.
  var container: CGFloat
  var origin: CGFloat
  var length: CGFloat
  var isNearFlexible: Bool
  var isLengthFlexible: Bool
  var isFarFlexible: Bool

  /// How much of a change of the container goes to the near margin and to the length.
  ///
  /// Flexible parts share in proportion to what they measure, and evenly if they measure nothing.
  var shares: (near: CGFloat, length: CGFloat) {
    let near = isNearFlexible ? origin : 0
    let own = isLengthFlexible ? length : 0
    let far = isFarFlexible ? container - origin - length : 0
    let total = near + own + far
    if total != 0 { return (near / total, own / total) }
    let parts = [isNearFlexible, isLengthFlexible, isFarFlexible].count { $0 }
    if parts == 0 { return (0, 0) }
    let share = 1 / CGFloat(parts)
    return (isNearFlexible ? share : 0, isLengthFlexible ? share : 0)
  }

  /// The span in a container of another size.
  func resized(to newContainer: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    let shares = shares
    let change = newContainer - container
    // What takes the whole change is what the others leave, without errors of rounding: a view that fills
    // its container is as large as that.
    let far = container - origin - length
    return (
      shares.near == 1 ? newContainer - far - length : origin + shares.near * change,
      max(0, shares.length == 1 ? newContainer - far - origin : length + shares.length * change)
    )
  }
}

extension LayoutItem {
  /// The mask as far as the superview honors it.
  private var honoredMask: UIView.AutoresizingMask {
    parent?.state.contains(.leavesSubviewsAlone) ?? false ? [] : autoresizingMask
  }

  /// The item along an axis, in a container of a size.
  func span(along axis: NSLayoutConstraint.Axis, in container: CGSize) -> AutoresizingSpan {
    let (mask, isHorizontal) = (honoredMask, axis == .horizontal)
    let (container, origin, length) =
      isHorizontal
      ? (container.width, frame.origin.x, frame.size.width)
      : (container.height, frame.origin.y, frame.size.height)
    return AutoresizingSpan(
      container: container.withinReach, origin: origin.withinReach,
      length: max(0, length.withinReach),
      isNearFlexible: mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin),
      isLengthFlexible: mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
      isFarFlexible: mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin))
  }
}

@MainActor
extension LayoutItem {
  /// Moves the subviews whose masks say so, and theirs, after the view's size was set.
  func autoresizeSubviews(from oldSize: CGSize) {
    var open: [(item: LayoutItem, oldSize: CGSize)] = [(self, oldSize)]
    while let (parent, oldSize) = open.popLast() {
      if parent.state.contains(.leavesSubviewsAlone) { continue }
      let newSize = parent.frame.size
      for view in parent.subviews
      where view.item.state.contains(.translatesMask) && view.item.autoresizingMask != [] {
        let item = view.item
        let old = item.frame
        let x = item.span(along: .horizontal, in: oldSize).resized(to: newSize.width)
        let y = item.span(along: .vertical, in: oldSize).resized(to: newSize.height)
        let frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
        guard item.write(frame) else { continue }
        item.maskChanged()
        if frame.size == old.size { continue }
        item.engine?.noteMove(of: item)
        open.append((item, old.size))
      }
    }
  }
}
