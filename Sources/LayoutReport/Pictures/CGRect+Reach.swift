import Foundation

extension CGRect {
  /// The rectangle with its sides within another one. What is no number is at the other one's start.
  ///
  /// A frame may be anywhere, also where numbers have no place in a picture, nor in an integer.
  func clamped(to reach: CGRect) -> CGRect {
    let (left, right) = (minX.clamped(reach.minX, reach.maxX), maxX.clamped(reach.minX, reach.maxX))
    let (top, bottom) = (minY.clamped(reach.minY, reach.maxY), maxY.clamped(reach.minY, reach.maxY))
    return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// The part of the plane that a picture of a root view may show.
  static func reach(ofPictureOf root: CGSize) -> CGRect {
    let size = CGRect(origin: .zero, size: root)
      .clamped(to: CGRect(x: 0, y: 0, width: 20_000, height: 100_000))
    return size.insetBy(dx: -2_000, dy: -2_000)
  }
}

extension CGFloat {
  /// The number within limits, and the lower limit for what is no number.
  func clamped(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    self > low ? Swift.min(self, high) : low
  }
}
