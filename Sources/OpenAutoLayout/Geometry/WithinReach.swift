import Foundation
import LayoutReport

/// Numbers that a layout can calculate with, see `Double.withinReach`.
extension CGFloat {
  static var reach: CGFloat { CGFloat(Double.reach) }

  var withinReach: CGFloat { CGFloat(Double(self).withinReach) }
}

extension CGRect {
  /// Makes a rectangle from a solution, which multipliers may have made as large as numbers can be.
  /// It is clamped so that its center and its pixels are finite, too.
  init(solvedX x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(x: x.placeable, y: y.placeable, width: width.placeable, height: height.placeable)
  }
}

extension CGFloat {
  fileprivate var placeable: CGFloat { Swift.min(Swift.max(self, -1e15), 1e15) }
}

extension CGSize {
  var withinReach: CGSize { CGSize(width: width.withinReach, height: height.withinReach) }
}

extension CGRect {
  /// The rectangle with clamped numbers, and a size that is not negative.
  var withinReach: CGRect {
    CGRect(
      x: origin.x.withinReach, y: origin.y.withinReach, width: max(0, size.width.withinReach),
      height: max(0, size.height.withinReach))
  }

  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension UIEdgeInsets {
  var withinReach: UIEdgeInsets {
    UIEdgeInsets(
      top: top.withinReach, left: left.withinReach, bottom: bottom.withinReach,
      right: right.withinReach)
  }

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
