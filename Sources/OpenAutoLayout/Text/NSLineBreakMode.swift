/// How a text breaks into lines, and how it is truncated.
///
/// ``UILabel/lineBreakMode`` and ``NSParagraphStyle/lineBreakMode`` are one. Only
/// ``byCharWrapping`` changes a size here: the others break lines at the same places, and nothing
/// is drawn.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words.
  case byWordWrapping = 0
  /// Breaks between characters.
  case byCharWrapping = 1
  /// Breaks between words, and clips what is beyond the edge.
  case byClipping = 2
  /// Breaks between words, and truncates the beginning of the last line.
  case byTruncatingHead = 3
  /// Breaks between words, and truncates the end of the last line.
  case byTruncatingTail = 4
  /// Breaks between words, and truncates the middle of the last line.
  case byTruncatingMiddle = 5
}
