/// The mode of breaking a text into lines, and of truncating it.
///
/// ``UILabel/lineBreakMode`` and ``NSParagraphStyle/lineBreakMode`` take it. There, only
/// ``byCharWrapping`` changes a size: all other modes break lines at the same places.
/// ``UIButton/Configuration/titleLineBreakMode`` takes it, too. There, only the two modes that wrap
/// allow several lines.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words.
  case byWordWrapping = 0
  /// Breaks between characters.
  case byCharWrapping = 1
  /// Breaks between words, and clips the text at the edge.
  case byClipping = 2
  /// Breaks between words, and truncates the beginning of the last line.
  case byTruncatingHead = 3
  /// Breaks between words, and truncates the end of the last line.
  case byTruncatingTail = 4
  /// Breaks between words, and truncates the middle of the last line.
  case byTruncatingMiddle = 5
}
