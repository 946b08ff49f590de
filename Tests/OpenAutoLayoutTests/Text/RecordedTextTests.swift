import OpenAutoLayout
import Testing

/// Sizes of texts as recorded on iOS 26, at 2 pixels a point.
@MainActor
struct RecordedTextTests {
  private static let regular17: [(String, CGFloat)] = [
    ("Another title", 94), ("Behind", 53), ("Centred", 61.5), ("Count: 0", 65.5), ("Eight", 39),
    ("First", 33.5), ("Five", 31), ("Four", 34.5), ("Fourth row", 82.5), ("Hello", 39),
    ("Hg", 22.5),
    ("Inside", 45.5), ("One", 31.5), ("Save", 37), ("Second row", 90.5), ("Short", 42),
    ("Stretched", 75), ("Third", 39.5), ("Third row", 72), ("Three", 44.5), ("Title", 33),
    ("Two", 31.5), ("secret", 48), ("First overflowing", 126), ("Medium", 61.5), ("Before", 50.5),
    ("Label", 41.5), ("Beside", 52), ("2:30 PM", 62), ("26.0", 34), ("A longer caption", 125),
    ("1111", 30), ("12:34:56", 68),
  ]

  private static let otherFonts: [(String, CGFloat, CGFloat, UIFont.Weight)] = [
    ("Height 11", 48.5, 11, .regular), ("2 items", 44.5, 13, .regular), ("One", 25, 13, .regular),
    ("Password", 58.5, 13, .regular), ("Height 13", 58, 13, .regular),
    ("small", 31.5, 13, .regular), ("Height 14", 62, 14, .regular), ("Swift", 35, 15, .regular),
    ("SwiftUI", 49.5, 15, .regular), ("Auto Layout", 82, 15, .regular),
    ("Height 15", 65.5, 15, .regular), ("Tap", 25, 15, .regular), ("Copy Link", 87, 20, .regular),
    ("Twenty point text", 150.5, 20, .regular), ("Height 24", 103, 24, .regular),
    ("Title", 52, 28, .regular), ("Big", 39.5, 28, .regular), ("Cancel", 55, 17, .semibold),
    ("Files", 37, 17, .semibold), ("Section 1", 72.5, 17, .semibold),
    ("Display", 58.5, 17, .semibold), ("Cancel", 54, 17, .medium), ("Swift", 40, 17, .medium),
    ("Cancel", 63.5, 20, .semibold), ("Items", 88.5, 34, .bold),
  ]

  @Test func nineInTenWidthsAreWithinThreePercent() {
    let strings =
      Self.regular17.map { ($0.0, $0.1, UIFont.systemFont(ofSize: 17)) }
      + Self.otherFonts.map { ($0.0, $0.1, UIFont.systemFont(ofSize: $0.2, weight: $0.3)) }
    let misses = strings.compactMap { text, width, font -> String? in
      let measured = label(text, font).intrinsicContentSize.width
      return abs(measured - width) <= 0.03 * width ? nil : "\(text) \(measured), not \(width)"
    }
    #expect(misses.count * 10 <= strings.count, "\(misses)")
    // At the time of writing. One more is no mistake by itself, but is to be looked at.
    #expect(misses.count <= 3, "\(misses)")
  }

  @Test(arguments: [(11, 13.5), (15, 18), (17, 20.5), (20, 24), (34, 41)])
  func heightOfALine(_ size: CGFloat, _ height: CGFloat) {
    #expect(label("Hg", .systemFont(ofSize: size)).intrinsicContentSize.height == height)
  }

  @Test func monospacedFonts() {
    let mono = label("Mono 15", .monospacedSystemFont(ofSize: 15, weight: .regular))
    #expect(mono.intrinsicContentSize == CGSize(width: 65, height: 18))
    for text in ["1111", "0000"] {
      let digits = label(text, .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
      #expect(digits.intrinsicContentSize.width == 41.5)
    }
    let total = label("Total 1,234.56", .monospacedDigitSystemFont(ofSize: 15, weight: .semibold))
    #expect(abs(total.intrinsicContentSize.width - 106) <= 0.03 * 106)
  }

  @Test func linesWrapAtSpaces() {
    let fox = label("The quick brown fox jumps over the lazy dog", lines: 2)
    expect(fox.sizeThatFits(CGSize(width: 200, height: 0)), 181, 41)
    let two = label("Two lines of\ntext", lines: 0)
    expect(two.sizeThatFits(CGSize(width: 190, height: 0)), 90.5, 41)
    expect(two.sizeThatFits(CGSize(width: 80.5, height: 0)), 55, 61)
    let link = label("Visit https://example.com or www.apple.com today.", lines: 0)
    expect(link.sizeThatFits(CGSize(width: 278, height: 0)), 216.5, 41)
  }

  @Test func attributedTextHasFontsOfItsOwn() {
    let text = NSMutableAttributedString()
    for (run, font) in [
      ("Bold start, ", UIFont.boldSystemFont(ofSize: 17)),
      ("regular middle, ", .systemFont(ofSize: 17)), ("red end, ", .systemFont(ofSize: 15)),
      ("a link", .systemFont(ofSize: 17)),
    ] {
      text.append(NSAttributedString(string: run, attributes: [.font: font]))
    }
    let label = label("", lines: 0)
    label.attributedText = text
    expect(label.sizeThatFits(CGSize(width: 278, height: 0)), 265.5, 41)
  }

  @Test func textViewsThatDoNotScroll() {
    let view = UITextView()
    view.contentScaleFactor = 2
    view.isScrollEnabled = false
    view.text = "One line"
    view.font = .systemFont(ofSize: 17)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 36.5)
    view.font = .systemFont(ofSize: 15)
    view.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 42)
  }

  @Test func fieldsAndButtons() {
    let field = UITextField()
    field.contentScaleFactor = 2
    field.placeholder = "Field"
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    expect(field.intrinsicContentSize, 65, 34)
    let button = UIButton(type: .system)
    button.contentScaleFactor = 2
    button.setTitle("Button", for: .normal)
    expect(button.intrinsicContentSize, 46, 30)
  }

  /// A label as it stands alone on a screen of 2 pixels a point.
  private func label(
    _ text: String, _ font: UIFont = .systemFont(ofSize: 17), lines: Int = 1
  ) -> UILabel {
    let label = UILabel()
    label.contentScaleFactor = 2
    label.font = font
    label.numberOfLines = lines
    label.text = text
    return label
  }

  private func expect(
    _ size: CGSize, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(size.width - width) <= 0.03 * width && size.height == height, "\(size)",
      sourceLocation: sourceLocation)
  }
}
