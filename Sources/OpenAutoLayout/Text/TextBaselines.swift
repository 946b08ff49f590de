import Foundation

/// How the baselines of a text lie in a view that shows it.
struct TextBaselines {
  /// From the top of the text to the first baseline, in points.
  var first: CGFloat
  /// From the last baseline to the bottom of the text, in points.
  var last: CGFloat
  /// The height of the text, if it stays in the middle of a view that is higher or lower. Otherwise
  /// the text begins and ends where the view does.
  var centeredHeight: CGFloat?
}
