import OpenAutoLayout
import Testing

@MainActor
struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test func sizesAreNotRounded() {
    let text = NSAttributedString(string: "One\nTwo", attributes: [.font: font])
    #expect(text.size().height == 2 * font.lineHeight)
    let wide = "Two words".size(withAttributes: [.font: font])
    let room = CGSize(width: wide.width - 1, height: .greatestFiniteMagnitude)
    let box = "Two words".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(box.height == 2 * font.lineHeight)
    let line = "Two words".boundingRect(with: room, attributes: [.font: font], context: nil)
    #expect(line.size == wide)
    let body = UIFont.preferredFont(forTextStyle: .body)
    let pitched = NSAttributedString(string: "One\nTwo", attributes: [.font: body])
      .boundingRect(
        with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(abs(pitched.height - 22 - body.lineHeight) < 1e-9)
  }

  /// A plain text on one line is measured without the lists that others need.
  @Test(
    arguments: ["Tap to continue", "AV. To ", "a😀b", "日本語", "café", "5 · 7", "One\nTwo"], [0, 1])
  func aPlainTextIsMeasuredAsOneWithAttributesIs(text: String, lines: Int) {
    let scene = Scene(scale: .infinity)
    let plain = UILabel()
    plain.text = text
    let attributed = UILabel()
    attributed.attributedText = NSAttributedString(string: text, attributes: [.font: font])
    let frames = [plain, attributed].map { label in
      label.font = font
      label.numberOfLines = lines
      label.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(label)
      let marker = scene.view()
      scene.activate(
        label.topAnchor.constraint(equalTo: scene.root.topAnchor),
        marker.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        label.lastBaselineAnchor.constraint(equalTo: marker.bottomAnchor, constant: -1))
      scene.layout()
      return [label.frame.size, label.sizeThatFits(CGSize(width: 40, height: 0))]
        + [CGSize(width: marker.frame.minY, height: marker.frame.maxY)]
    }
    #expect(frames[0] == frames[1])
    #expect(frames[0][0].width > 0)
  }

  @Test func paragraphsHaveStyles() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 10
    style.minimumLineHeight = 30
    func height(_ text: String) -> CGFloat {
      text.size(withAttributes: [.font: font, .paragraphStyle: style]).height
    }
    #expect(height("One") == 30)
    #expect(height("One\nTwo") == 74)
    style.maximumLineHeight = 18
    style.minimumLineHeight = 0
    #expect(height("One") == 18)
    style.headIndent = 20
    style.firstLineHeadIndent = 5
    let indented = "One".size(withAttributes: [.font: font, .paragraphStyle: style]).width
    #expect(abs(indented - "One".size(withAttributes: [.font: font]).width - 5) < 1e-9)
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style)
    copy?.lineSpacing = 3
    #expect(copy != style)
  }

  @Test func runsThatDifferInTheirColorsAreCompared() {
    let text = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.systemRed])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    text.append(
      NSAttributedString(
        string: "too", attributes: [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)])
    )
    var lengths: [Int] = []
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.foregroundColor, in: all) { _, range, _ in
      lengths.append(range.length)
    }
    #expect(lengths == [3, 7])
    #expect(text != NSAttributedString(string: "redbluetoo"))
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.width > 0)
  }

  @Test func kerningAddsToEachCharacter() {
    let plain = "abcd".size(withAttributes: [.font: font]).width
    #expect("abcd".size(withAttributes: [.font: font, .kern: 2]).width == plain + 8)
    #expect("abcd".size(withAttributes: [.font: font, .kern: CGFloat(1.5)]).width == plain + 6)
  }

  @Test func anImageInATextTakesRoom() {
    let label = UILabel()
    label.contentScaleFactor = 2
    label.text = "Rated"
    let width = label.intrinsicContentSize.width
    let star = NSTextAttachment(image: UIImage(size: CGSize(width: 30, height: 40)))
    let text = NSMutableAttributedString(string: "Rated", attributes: [.font: font])
    text.append(NSAttributedString(attachment: star))
    label.attributedText = text
    #expect(label.intrinsicContentSize.width == width + 30)
    // The descender of the text is below the baseline that the image stands on.
    #expect(label.intrinsicContentSize.height == 44.5)
    star.bounds = CGRect(x: 0, y: -8, width: 12, height: 12)
    label.attributedText = text
    #expect(label.intrinsicContentSize == CGSize(width: width + 12, height: 24.5))
  }

  @Test func aLineIsAsHighAsItsTallestRun() {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: font])
    text.append(NSAttributedString(string: "BIG", attributes: [.font: font.withSize(34)]))
    let label = UILabel()
    label.contentScaleFactor = 2
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.text == "small BIG")
    // What is given is copied.
    text.append(NSAttributedString(string: " and more"))
    #expect(label.text == "small BIG")
    label.font = font
    #expect(label.intrinsicContentSize.height == 20.5)
    // The same characters with other attributes are another text.
    label.attributedText = NSAttributedString(
      string: "small BIG", attributes: [.font: font.withSize(34)])
    #expect(label.intrinsicContentSize.height == 41)
    label.text = nil
    #expect(label.attributedText == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func linesBreakWhereTheModeSays() {
    let label = UILabel()
    label.contentScaleFactor = 2
    label.textMetrics.characterWidth = 10
    label.numberOfLines = 0
    label.text = "abc defghij"
    func size(_ width: CGFloat) -> CGSize { label.sizeThatFits(CGSize(width: width, height: 0)) }
    #expect(size(80) == CGSize(width: 70, height: 41))
    label.lineBreakMode = .byCharWrapping
    #expect(size(80) == CGSize(width: 80, height: 41))
    label.lineBreakMode = .byWordWrapping
    // A word that no line has room for is broken.
    #expect(size(50) == CGSize(width: 50, height: 61))
    label.text = "well-known 3-4"
    #expect(size(60).height == 61)
    label.text = "one two six"
    #expect(size(80).width == 70)
    label.lineBreakStrategy = []
    #expect(size(80).width == 80)
  }

  @Test func singleCharactersMayHaveWidthsOfTheirOwn() {
    let label = UILabel()
    label.textMetrics.characterWidth = 10
    label.textMetrics.characterWidths = ["i": 4]
    label.text = "mini"
    #expect(label.intrinsicContentSize.width == 28)
  }
}
