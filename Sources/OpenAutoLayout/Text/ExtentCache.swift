import Foundation

/// The last measured extents of an unchanged text, since layouts and fitting sizes often need the
/// same ones.
struct ExtentCache {
  private var scale: CGFloat = 0
  /// The extent without wrapping.
  private var natural: TextExtent?
  private var wrapped: (width: CGFloat, extent: TextExtent)?

  /// Returns the extent within a width. A closure measures it if it is not known.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line, in points, or 0 for no limit.
  ///   - scale: The number of pixels in a point.
  ///   - measure: The closure, which takes the width.
  mutating func extent(
    within width: CGFloat, scale: CGFloat, measure: (CGFloat) -> TextExtent
  ) -> TextExtent {
    if scale != self.scale {
      self = ExtentCache()
      self.scale = scale
    }
    let natural = self.natural ?? measure(0)
    self.natural = natural
    if !(width > 0) || natural.size.width <= width { return natural }
    if let wrapped, wrapped.width == width { return wrapped.extent }
    let extent = measure(width)
    wrapped = (width, extent)
    return extent
  }
}
