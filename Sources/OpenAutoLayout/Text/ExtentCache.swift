import Foundation

/// The extents of a text that does not change, as it was last measured: layouts and fitting sizes ask for
/// the same ones again and again.
struct ExtentCache {
  private var scale: CGFloat = 0
  /// Where lines end as the text says.
  private var natural: TextExtent?
  private var wrapped: (width: CGFloat, extent: TextExtent)?

  /// The extent within a width, which is measured by a closure if it is not known.
  ///
  /// - Parameter width: The room for a line in points; 0 for any.
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
