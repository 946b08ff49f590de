/// The alignment of the lines of a text. It never changes a size.
///
/// ``UILabel/textAlignment`` and ``NSParagraphStyle/alignment`` take it.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// At the center.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// At the edge where the language of the text begins a line.
  case natural = 4
}

/// The writing direction of a text. It never changes a size.
///
/// ``NSParagraphStyle/baseWritingDirection`` takes it.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
