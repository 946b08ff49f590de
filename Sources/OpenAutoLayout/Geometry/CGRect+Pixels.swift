import Foundation

extension CGRect {
  /// Returns the rectangle with each edge at the nearest pixel. The scale is the number of pixels
  /// in a point, and `.infinity` leaves the rectangle exact.
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
  /// Returns whether the rectangles differ by no more than rounding errors.
  func isNear(_ other: CGRect) -> Bool {
    isNear(other, within: CGSize(width: CGFloat.lostInThirds, height: CGFloat.lostInThirds))
  }

  /// Returns whether the rectangles differ by no more than what a solve loses of their numbers.
  func isAsSolved(_ other: CGRect) -> Bool {
    let reach = CGSize(
      width: max(1, abs(minX), width), height: max(1, abs(minY), height))
    return isNear(
      other, within: CGSize(width: 1e-12 * reach.width, height: 1e-12 * reach.height))
  }

  private func isNear(_ other: CGRect, within tolerance: CGSize) -> Bool {
    abs(minX - other.minX) < tolerance.width && abs(width - other.width) < tolerance.width
      && abs(minY - other.minY) < tolerance.height
      && abs(height - other.height) < tolerance.height
  }
}

extension CGSize {
  /// Returns the size of the rounded rectangle at the origin.
  func rounded(toPixelsAt scale: CGFloat) -> CGSize {
    CGRect(origin: .zero, size: self).rounded(toPixelsAt: scale).size
  }
}

extension CGFloat {
  /// The difference below which positions count as equal, in points or pixels. Thirds of a point
  /// lose as much.
  static var lostInThirds: CGFloat { 1e-6 }

  /// Returns the position in whole pixels, of a position in points. Halves are rounded up.
  fileprivate func nearestPixel(at scale: CGFloat) -> CGFloat {
    (self * scale + 0.5 + Self.lostInThirds).rounded(.down)
  }
}
