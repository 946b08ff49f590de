extension NSParagraphStyle {
  /// The rules for line breaks in addition to the width.
  ///
  /// ``UILabel/lineBreakStrategy`` and ``NSParagraphStyle/lineBreakStrategy`` take them.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last word of a paragraph is not alone on a line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are not broken. Layout does not read it.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All of these rules, which labels have for plain text.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
