/// Where lines may end, and what shows of a text that there is no room for.
///
/// ``UILabel/lineBreakMode`` and ``NSParagraphStyle/lineBreakMode`` are one. Only
/// ``byCharWrapping`` changes a size here: the others break lines at the same places, and nothing
/// is drawn.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between any characters.
  case byCharWrapping = 1
  /// Between words; what is beyond the edge does not show.
  case byClipping = 2
  /// Between words; the last line shows its end.
  case byTruncatingHead = 3
  /// Between words; the last line shows its beginning.
  case byTruncatingTail = 4
  /// Between words; the last line shows its beginning and its end.
  case byTruncatingMiddle = 5
}
