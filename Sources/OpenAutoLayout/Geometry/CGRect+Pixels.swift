import Foundation

extension CGRect {
  /// The rectangle with each edge at the nearest pixel, at a number of pixels for each point;
  /// `.infinity` leaves it exact.
  func rounded(toPixelsAt scale: CGFloat) -> CGRect {
    if scale == .infinity { return self }
    let left = origin.x.nearestPixel(at: scale)
    let top = origin.y.nearestPixel(at: scale)
    let right = (origin.x + size.width).nearestPixel(at: scale)
    let bottom = (origin.y + size.height).nearestPixel(at: scale)
    return CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }
}

extension CGRect {
  /// Whether the rectangles differ by no more than rounding.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < .lostInThirds && abs(minY - other.minY) < .lostInThirds
      && abs(width - other.width) < .lostInThirds && abs(height - other.height) < .lostInThirds
  }
}

extension CGSize {
  /// The size of the rounded rectangle at the origin.
  func rounded(toPixelsAt scale: CGFloat) -> CGSize {
    CGRect(origin: .zero, size: self).rounded(toPixelsAt: scale).size
  }
}

extension CGFloat {
  /// By how many points or pixels equal places may differ: thirds of a point lose as much.
  static var lostInThirds: CGFloat { 1e-6 }

  /// The place in points as a whole number of pixels; halves go up.
  fileprivate func nearestPixel(at scale: CGFloat) -> CGFloat {
    (self * scale + 0.5 + Self.lostInThirds).rounded(.down)
  }
}
