/// To which side the lines of a text are moved. It never changes a size.
///
/// ``NSParagraphStyle/alignment`` is one.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// To the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// To both sides.
  case justified = 3
  /// To the side where the text begins.
  case natural = 4
}

/// The direction in which a text is read. It never changes a size.
///
/// ``NSParagraphStyle/baseWritingDirection`` is one.
public enum NSWritingDirection: Int, Sendable {
  /// That of the text's language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
