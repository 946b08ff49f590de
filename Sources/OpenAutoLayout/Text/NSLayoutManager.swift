public import Foundation

/// An object that lays out text. It answers where lines and characters are.
///
///     let storage = NSTextStorage(
///       string: "Grace Hopper", attributes: [.font: UIFont.systemFont(ofSize: 17)])
///     let manager = NSLayoutManager()
///     let container = NSTextContainer(size: CGSize(width: 80, height: 0))
///     storage.addLayoutManager(manager)
///     manager.addTextContainer(container)
///     // manager.usedRect(for: container).height == UIFont.systemFont(ofSize: 17).lineHeight * 2
///
/// ``UITextView/layoutManager`` returns that of a text view. A glyph stands for each UTF-16 code unit
/// here, and all of the text is in the first container.
open class NSLayoutManager: NSObject {
  /// The text of the layout manager. It is not kept alive.
  open weak var textStorage: NSTextStorage?
  /// The text containers, in the order in which they were added.
  public private(set) final var textContainers: [NSTextContainer] = []
  /// Whether the space between lines includes the leading of fonts. The default is `true`.
  open var usesFontLeading = true
  /// Whether a part of the text may be laid out before the parts ahead of it. It is stored only.
  open var allowsNonContiguousLayout = false
  /// Whether spaces and line ends are drawn. It is stored only.
  open var showsInvisibleCharacters = false

  public override init() {
    super.init()
  }

  /// Adds a text container.
  ///
  ///     let manager = NSLayoutManager()
  ///     manager.addTextContainer(NSTextContainer())
  ///     // manager.textContainers.count == 1
  ///
  /// - Parameter container: The container.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
}

// MARK: Where lines are

extension NSLayoutManager {
  /// Lays out the text of a container. It has no effect here, since each question does it.
  ///
  ///     let manager = NSLayoutManager()
  ///     manager.ensureLayout(for: NSTextContainer())
  ///
  /// - Parameter container: The container.
  @preconcurrency @MainActor
  public func ensureLayout(for container: NSTextContainer) {}

  /// Returns the rectangle that the text of a container fills, with the padding of its lines.
  ///
  ///     let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  ///     text.font = .systemFont(ofSize: 17)
  ///     text.text = "Grace\nHopper"
  ///     let used = text.layoutManager.usedRect(for: text.textContainer)
  ///     // used.height == UIFont.systemFont(ofSize: 17).lineHeight * 2
  ///
  /// - Parameter container: The container.
  /// - Returns: The rectangle in the container's coordinates, in points. It is not rounded.
  /// - Complexity: Linear in the length of the text, like each question about places.
  @preconcurrency @MainActor
  public func usedRect(for container: NSTextContainer) -> CGRect {
    fragments(in: container).reduce(CGRect.null) { $0.union($1.used) }.orZero
  }

  /// Returns the rectangle around some glyphs.
  ///
  ///     let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  ///     text.text = "Grace Hopper"
  ///     let word = NSRange(location: 0, length: 5)
  ///     let box = text.layoutManager.boundingRect(forGlyphRange: word, in: text.textContainer)
  ///     // box.minX == text.textContainer.lineFragmentPadding
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, as UTF-16 code units.
  ///   - container: The container.
  /// - Returns: The rectangle in the container's coordinates, in points, or zero without glyphs.
  @preconcurrency @MainActor
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    let glyphs = glyphRange.location..<glyphRange.location + glyphRange.length
    return fragments(in: container).reduce(CGRect.null) { box, line in
      let part = line.characters.clamped(to: glyphs)
      return part.isEmpty ? box : box.union(line.rect(of: part))
    }.orZero
  }

  /// Returns the rectangle of the line with a glyph: as wide as the container.
  ///
  ///     let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  ///     text.text = "Grace Hopper"
  ///     // text.layoutManager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 200
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: Receives the glyphs of the line, unless it is `nil`.
  /// - Returns: The rectangle in the container's coordinates, in points, or zero without the glyph.
  @preconcurrency @MainActor
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = fragment(withGlyphAt: glyphIndex)
    effectiveGlyphRange?.initialize(to: NSRange(line?.characters ?? 0..<0))
    return line?.whole ?? .zero
  }

  /// Returns the rectangle that the line with a glyph fills, with its padding.
  ///
  ///     let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  ///     text.text = "Grace Hopper"
  ///     let line = text.layoutManager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
  ///     // line == text.layoutManager.usedRect(for: text.textContainer)
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: Receives the glyphs of the line, unless it is `nil`.
  /// - Returns: The rectangle in the container's coordinates, in points, or zero without the glyph.
  @preconcurrency @MainActor
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = fragment(withGlyphAt: glyphIndex)
    effectiveGlyphRange?.initialize(to: NSRange(line?.characters ?? 0..<0))
    return line?.used ?? .zero
  }

  /// Calls a closure with each line that has some of the glyphs.
  ///
  ///     let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  ///     text.text = "Grace\nHopper"
  ///     let all = NSRange(location: 0, length: text.text.utf16.count)
  ///     var lines = 0
  ///     text.layoutManager.enumerateLineFragments(forGlyphRange: all) { _, _, _, _, _ in lines += 1 }
  ///     // lines == 2
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, as UTF-16 code units.
  ///   - block: The closure. It takes the rectangle of the line, the rectangle that the line fills,
  ///     the container, the line's glyphs, and a flag that ends the enumeration.
  @preconcurrency @MainActor
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let glyphs = glyphRange.location..<glyphRange.location + glyphRange.length
    var stop: ObjCBool = false
    for line in fragments(in: container) where line.characters.overlaps(glyphs) {
      block(line.whole, line.used, container, NSRange(line.characters), &stop)
      if stop.boolValue { return }
    }
  }
}

// MARK: Which character is where

extension NSLayoutManager {
  /// The number of glyphs: that of the UTF-16 code units of the text.
  @preconcurrency @MainActor
  public var numberOfGlyphs: Int { text?.string.utf16.count ?? 0 }

  /// Returns the glyphs that a container has room for.
  ///
  ///     let text = UITextView()
  ///     text.text = "Grace"
  ///     // text.layoutManager.glyphRange(for: text.textContainer).length == 5
  ///
  /// - Parameter container: The container.
  @preconcurrency @MainActor
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: fragments(in: container).last?.characters.upperBound ?? 0)
  }

  /// Returns the glyphs of characters: the same range.
  ///
  ///     let word = NSRange(location: 0, length: 5)
  ///     let manager = UITextView().layoutManager
  ///     // manager.glyphRange(forCharacterRange: word, actualCharacterRange: nil) == word
  ///
  /// - Parameters:
  ///   - charRange: The characters, as UTF-16 code units.
  ///   - actualCharRange: Receives the same range, unless it is `nil`.
  @preconcurrency @MainActor
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.initialize(to: charRange)
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  ///
  ///     let word = NSRange(location: 0, length: 5)
  ///     let manager = UITextView().layoutManager
  ///     // manager.characterRange(forGlyphRange: word, actualGlyphRange: nil) == word
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - actualGlyphRange: Receives the same range, unless it is `nil`.
  @preconcurrency @MainActor
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.initialize(to: glyphRange)
    return glyphRange
  }

  /// Returns the glyph of a character: the same index.
  ///
  ///     // UITextView().layoutManager.glyphIndexForCharacter(at: 3) == 3
  ///
  /// - Parameter charIndex: The index of the character.
  @preconcurrency @MainActor
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character of a glyph: the same index.
  ///
  ///     // UITextView().layoutManager.characterIndexForGlyph(at: 3) == 3
  ///
  /// - Parameter glyphIndex: The index of the glyph.
  @preconcurrency @MainActor
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the character at a point, or the nearest one.
  ///
  ///     let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  ///     text.text = "Grace\nHopper"
  ///     let last = text.layoutManager.characterIndex(
  ///       for: CGPoint(x: 150, y: 50), in: text.textContainer,
  ///       fractionOfDistanceBetweenInsertionPoints: nil)
  ///     // last == 11
  ///
  /// - Parameters:
  ///   - point: The point in the container's coordinates, in points.
  ///   - container: The container.
  ///   - partialFraction: Receives how far the point is across the character, from 0 to 1, unless
  ///     it is `nil`.
  /// - Returns: The index in UTF-16 code units, or 0 without text.
  @preconcurrency @MainActor
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = fragments(in: container)
    let found = (lines.first { point.y < $0.whole.maxY } ?? lines.last)?.character(at: point.x)
    partialFraction?.initialize(to: found?.fraction ?? 0)
    return found?.index ?? 0
  }

  /// Returns the glyph at a point, or the nearest one.
  ///
  ///     let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  ///     text.text = "Grace"
  ///     // text.layoutManager.glyphIndex(for: CGPoint(x: 6, y: 4), in: text.textContainer) == 0
  ///
  /// - Parameters:
  ///   - point: The point in the container's coordinates, in points.
  ///   - container: The container.
  @preconcurrency @MainActor
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// Returns the place of a glyph, from the corner of its line's rectangle.
  ///
  ///     let text = UITextView()
  ///     text.text = "Grace"
  ///     // text.layoutManager.location(forGlyphAt: 0).x == 5
  ///
  /// - Parameter glyphIndex: The index of the glyph.
  /// - Returns: The place of its left edge on the baseline, in points.
  @preconcurrency @MainActor
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = fragment(withGlyphAt: glyphIndex) else { return .zero }
    return CGPoint(x: line.edge(at: glyphIndex), y: line.baseline)
  }
}
