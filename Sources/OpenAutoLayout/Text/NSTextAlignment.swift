/// The alignment of the lines of a text. It never changes a size.
///
/// ``NSParagraphStyle/alignment`` is one.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the center.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides.
  case justified = 3
  /// At the side where the text begins.
  case natural = 4
}

/// The direction of a text. It never changes a size.
///
/// ``NSParagraphStyle/baseWritingDirection`` is one.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
