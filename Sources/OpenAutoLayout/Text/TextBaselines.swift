import Foundation

/// How the baselines of a text lie in a view that shows it.
struct TextBaselines {
  /// From the top of the alignment rectangle to the first baseline, in points.
  var first: CGFloat
  /// From the last baseline to the bottom of the alignment rectangle, in points.
  var last: CGFloat
}
