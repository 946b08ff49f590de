import OpenAutoLayout
import Testing

/// Where a layout manager says that lines and characters are: where layouts measure them.
@MainActor
struct LayoutManagerTests {
  private static let text = "The quick brown fox jumps\nover the lazy dog, 🦊 and\n\nrests"
  private let font = UIFont.systemFont(ofSize: 17)

  private func textView(_ text: String, width: CGFloat, padding: CGFloat = 5) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 1000))
    view.font = font
    view.text = text
    view.contentScaleFactor = .infinity
    view.textContainer.lineFragmentPadding = padding
    view.textContainerInset = .zero
    return view
  }

  @Test(arguments: [40, 90, 200, 1000] as [CGFloat], [0, 5, 12] as [CGFloat])
  func aTextFillsWhatItIsMeasuredAs(width: CGFloat, padding: CGFloat) {
    let view = textView(Self.text, width: width, padding: padding)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    let size = view.sizeThatFits(CGSize(width: width, height: 0))
    #expect(used.origin == .zero)
    #expect(abs(used.width - 2 * padding - size.width) < 1e-9)
    #expect(abs(used.height - size.height) < 1e-9)
  }

  @Test(arguments: [40, 90, 200, 1000] as [CGFloat])
  func linesCoverTheTextOnce(width: CGFloat) {
    let view = textView(Self.text, width: width)
    let count = Self.text.utf16.count
    var end = 0
    var bottom: CGFloat = 0
    view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: count)) {
      whole, used, container, characters, _ in
      #expect(container === view.textContainer)
      #expect(characters.location == end && whole.minY == bottom && whole.width == width)
      #expect(whole.contains(used))
      end = characters.location + characters.length
      bottom = whole.maxY
    }
    #expect(end == count && view.layoutManager.numberOfGlyphs == count)
    #expect(view.layoutManager.glyphRange(for: view.textContainer).length == count)
    #expect(bottom == view.layoutManager.usedRect(for: view.textContainer).maxY)
  }

  @Test(arguments: [60, 200] as [CGFloat], [NSTextAlignment.left, .center, .right])
  func theCharacterInARectangleIsItsOwn(width: CGFloat, alignment: NSTextAlignment) {
    let view = textView(Self.text, width: width)
    view.textAlignment = alignment
    for (index, unit) in Self.text.utf16.enumerated() where unit > 32 && unit < 0xD800 {
      let box = view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: view.textContainer)
      var fraction: CGFloat = -1
      let found = view.layoutManager.characterIndex(
        for: CGPoint(x: box.midX, y: box.midY), in: view.textContainer,
        fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(found == index && abs(fraction - 0.5) < 1e-6, "\(index)")
    }
  }

  @Test func linesAreAligned() {
    let view = textView("Grace", width: 200)
    let width = view.layoutManager.usedRect(for: view.textContainer).width
    view.textAlignment = .center
    #expect(view.layoutManager.usedRect(for: view.textContainer).minX == (200 - width) / 2)
    view.textAlignment = .right
    #expect(view.layoutManager.usedRect(for: view.textContainer).maxX == 200)
    view.textAlignment = .natural
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutManager.usedRect(for: view.textContainer).maxX == 200)
  }

  /// As apps find the link in a label: with a storage, a manager and a container of their own.
  @Test func aPointOfALabelLeadsToItsCharacter() {
    let text = NSAttributedString(
      string: "By signing in, you accept the terms", attributes: [.font: font])
    let storage = NSTextStorage(attributedString: text)
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 150, height: 0))
    )
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let label = UILabel()
    label.attributedText = text
    label.numberOfLines = 0
    let used = manager.usedRect(for: container)
    let fitting = label.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(abs(used.height - fitting.height) < 0.34 && used.width <= fitting.width)
    let link = NSRange(location: 30, length: 5)
    let box = manager.boundingRect(forGlyphRange: link, in: container)
    #expect(box.minY > 0 && box.width > 0)
    #expect(manager.glyphIndex(for: CGPoint(x: box.minX + 1, y: box.midY), in: container) == 30)
    #expect(manager.glyphIndex(for: CGPoint(x: 1000, y: 1000), in: container) == text.length - 1)
  }

  @Test func aContainerHasRoomForSomeLines() {
    let view = textView("Grace\nHopper\nAda", width: 200)
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.layoutManager.usedRect(for: view.textContainer).height == font.lineHeight * 2)
    #expect(view.layoutManager.glyphRange(for: view.textContainer).length == 13)
    let storage = NSTextStorage(string: "Grace\nHopper\nAda", attributes: [.font: font])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 200, height: font.lineHeight * 1.5))
    manager.addTextContainer(container)
    #expect(manager.usedRect(for: container).height == font.lineHeight)
  }

  @Test func anEmptyTextHasNoCharacters() {
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    #expect(manager.usedRect(for: container) == .zero && manager.numberOfGlyphs == 0)
    let storage = NSTextStorage(string: "")
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let point = CGPoint(x: 3, y: 3)
    #expect(manager.glyphIndex(for: point, in: container) == 0)
    #expect(manager.boundingRect(forGlyphRange: NSRange(), in: container) == .zero)
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil) == .zero)
  }

  @Test func theStorageOfATextViewIsTheManagers() {
    let view = textView("Grace", width: 200)
    #expect(view.layoutManager.textStorage === view.textStorage)
    view.textStorage.append(NSAttributedString(string: "\nHopper"))
    #expect(view.layoutManager.usedRect(for: view.textContainer).height > font.lineHeight * 1.5)
    view.text = "Ada"
    #expect(view.layoutManager.numberOfGlyphs == 3)
  }
}
