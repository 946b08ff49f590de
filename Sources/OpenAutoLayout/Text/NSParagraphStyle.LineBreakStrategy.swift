extension NSParagraphStyle {
  /// What decides where lines end, besides the room.
  ///
  /// ``UILabel/lineBreakStrategy`` and ``NSParagraphStyle/lineBreakStrategy`` are one.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last word of a paragraph is not alone on its line: the word before it goes along.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are not broken. Layout does not read it.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All of these: what labels have for plain text.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
