extension NSParagraphStyle {
  /// Rules for line breaks, besides the width.
  ///
  /// ``UILabel/lineBreakStrategy`` and ``NSParagraphStyle/lineBreakStrategy`` are one.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last word of a paragraph does not stand alone on a line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are not broken. Layout does not read it.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All of these, as labels have for plain text.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
