import Foundation

/// The baselines of a text in a view that shows it.
struct TextBaselines {
  /// The distance from the top of the text to the first baseline, in points.
  var first: CGFloat
  /// The distance from the last baseline to the bottom of the text, in points.
  var last: CGFloat
  /// The height of a text that is centered in a view of another height, in points. For `nil`, the
  /// text begins at the top of the view, and ends at its bottom.
  var centeredHeight: CGFloat?
  var firstLine: LineMetrics
  var lastLine: LineMetrics
}
