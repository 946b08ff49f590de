import Foundation

/// Numbers that a layout can count with. Beyond a billion points, sums would lose what the
/// other numbers say, and products might overflow.
extension CGFloat {
  /// The largest number that counts as it is.
  static var reach: CGFloat { 1e9 }

  /// The number, or the largest one of its sign that counts. Not a number counts as 0.
  var withinReach: CGFloat {
    if isNaN { return 0 }
    return Swift.min(Swift.max(self, -Self.reach), Self.reach)
  }
}

extension CGRect {
  /// A rectangle that has been solved for, which multipliers may have made as large as numbers can be:
  /// near enough for its middle and its pixels to be numbers, too.
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
  /// The rectangle with numbers that count, and a size that is not negative.
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
