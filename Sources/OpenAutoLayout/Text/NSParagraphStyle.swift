public import Foundation

/// The style of a paragraph, such as its line breaks and the distance between its lines.
///
///     let style = NSMutableParagraphStyle()
///     style.lineSpacing = 4
///     label.attributedText = NSAttributedString(
///       string: "Grace Hopper", attributes: [.paragraphStyle: style])
// What a mutable style overrides must be in the class body. No NSObject, as `UIFont` is none.
open class NSParagraphStyle: Hashable, NSCopying, NSMutableCopying {
  fileprivate final var storage = Storage()

  /// Makes a style with the default values.
  ///
  ///     // NSParagraphStyle().lineSpacing == 0
  public init() {}

  fileprivate struct Storage: Hashable {
    var alignment = NSTextAlignment.natural
    var baseWritingDirection = NSWritingDirection.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy = LineBreakStrategy()
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
  }

  /// A style with the default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines. Layout does not read it.
  open var alignment: NSTextAlignment { storage.alignment }
  /// The writing direction. Layout does not read it.
  open var baseWritingDirection: NSWritingDirection { storage.baseWritingDirection }

  /// The mode of breaking lines: between characters for ``NSLineBreakMode/byCharWrapping``, and
  /// otherwise between words.
  open var lineBreakMode: NSLineBreakMode { storage.lineBreakMode }
  /// The additional rules for line breaks. The default is none.
  open var lineBreakStrategy: LineBreakStrategy { storage.lineBreakStrategy }
  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { storage.lineSpacing }
  /// The distance to the next paragraph, in points.
  open var paragraphSpacing: CGFloat { storage.paragraphSpacing }
  /// The distance from the previous paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { storage.paragraphSpacingBefore }
  /// The indentation of the first line, in points.
  open var firstLineHeadIndent: CGFloat { storage.firstLineHeadIndent }
  /// The indentation of the other lines, in points.
  open var headIndent: CGFloat { storage.headIndent }

  /// The place where lines end, in points.
  ///
  /// A positive number is measured from the leading edge, and a negative one from the trailing
  /// edge. 0 is the trailing edge.
  open var tailIndent: CGFloat { storage.tailIndent }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { storage.minimumLineHeight }
  /// The maximum height of a line, in points, or 0 for no limit.
  open var maximumLineHeight: CGFloat { storage.maximumLineHeight }
  /// The factor of the line height. 0 counts as 1.
  open var lineHeightMultiple: CGFloat { storage.lineHeightMultiple }
  /// The threshold of hyphenation. Layout does not read it.
  open var hyphenationFactor: Float { storage.hyphenationFactor }

  /// Whether words are hyphenated as the system does. Layout does not read it.
  open var usesDefaultHyphenation: Bool { storage.usesDefaultHyphenation }
  /// Whether characters come closer before text is truncated. Layout does not read it.
  open var allowsDefaultTighteningForTruncation: Bool {
    storage.allowsDefaultTighteningForTruncation
  }
  /// The places that tabs lead to. Layout does not read them.
  open var tabStops: [NSTextTab] { storage.tabStops }
  /// The distance of the tabs after ``tabStops``, in points. Layout does not read it.
  open var defaultTabInterval: CGFloat { storage.defaultTabInterval }

  /// Returns a copy that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { style(NSParagraphStyle()) }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { style(NSMutableParagraphStyle()) }

  fileprivate func style(_ copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.storage = storage
    return copy
  }

  /// Returns a copy that can be changed.
  ///
  ///     let wider = NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle
  ///     wider?.lineSpacing = 6
  ///     // wider?.lineSpacing == 6
  open func mutableCopy() -> Any { mutableCopy(with: nil) }

  public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
    left.storage == right.storage
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

/// A paragraph style that can be changed.
///
///     let style = NSMutableParagraphStyle()
///     style.minimumLineHeight = 30
///     let label = UILabel()
///     label.attributedText = NSAttributedString(
///       string: "Grace Hopper", attributes: [.paragraphStyle: style])
///     // label.intrinsicContentSize.height == 30
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { storage.alignment }
    set { storage.alignment = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { storage.baseWritingDirection }
    set { storage.baseWritingDirection = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { storage.lineBreakMode }
    set { storage.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { storage.lineBreakStrategy }
    set { storage.lineBreakStrategy = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { storage.usesDefaultHyphenation }
    set { storage.usesDefaultHyphenation = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { storage.allowsDefaultTighteningForTruncation }
    set { storage.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var tabStops: [NSTextTab] {
    get { storage.tabStops }
    set { storage.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { storage.defaultTabInterval }
    set { storage.defaultTabInterval = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { storage.lineSpacing }
    set { storage.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { storage.paragraphSpacing }
    set { storage.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { storage.paragraphSpacingBefore }
    set { storage.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { storage.firstLineHeadIndent }
    set { storage.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { storage.headIndent }
    set { storage.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { storage.tailIndent }
    set { storage.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { storage.minimumLineHeight }
    set { storage.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { storage.maximumLineHeight }
    set { storage.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { storage.lineHeightMultiple }
    set { storage.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { storage.hyphenationFactor }
    set { storage.hyphenationFactor = newValue }
  }

  /// Copies all values of another style.
  ///
  ///     let spaced = NSMutableParagraphStyle()
  ///     spaced.lineSpacing = 4
  ///     let style = NSMutableParagraphStyle()
  ///     style.setParagraphStyle(spaced)
  ///     // style.lineSpacing == 4
  ///
  /// - Parameter obj: The other style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    storage = obj.storage
  }
}

/// A place that a tab leads to. Layout does not read it.
///
///     let style = NSMutableParagraphStyle()
///     style.tabStops = [NSTextTab(textAlignment: .right, location: 280)]
///     // style.tabStops.first?.location == 280
// No NSObject, as `UIFont` is none.
public final class NSTextTab: Hashable, Sendable {
  /// The alignment of the text at the tab.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat

  /// Makes a tab.
  ///
  ///     NSTextTab(textAlignment: .right, location: 280)
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the text at the tab.
  ///   - location: The distance from the leading edge, in points.
  ///   - options: Further values. They are not kept.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
  }

  public static func == (left: NSTextTab, right: NSTextTab) -> Bool {
    left.alignment == right.alignment && left.location == right.location
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(location)
  }
}
