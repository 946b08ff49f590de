import OpenAutoLayout
import Testing

@MainActor
struct TextTests {
  @Test func aLabelIsAsLargeAsItsText() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Welcome"
    #expect(label.intrinsicContentSize == CGSize(width: 71, height: 61.0 / 3))
    label.textMetrics.characterWidth = 10
    label.textMetrics.lineHeight = 20
    #expect(label.intrinsicContentSize == CGSize(width: 70, height: 20))
  }

  @Test func aLabelWrapsBetweenWords() {
    let label = UILabel()
    label.textMetrics.characterWidth = 10
    label.textMetrics.lineHeight = 20
    label.text = "one two three"
    label.preferredMaxLayoutWidth = 75
    #expect(label.intrinsicContentSize == CGSize(width: 130, height: 20))
    label.numberOfLines = 0
    // The space that the line ends with counts as far as there is room.
    #expect(label.intrinsicContentSize == CGSize(width: 75, height: 40))
    label.text = "one two three four\nincomprehensible"
    #expect(label.intrinsicContentSize == CGSize(width: 75, height: 120))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 40)
    #expect(label.sizeThatFits(CGSize(width: 1000, height: 0)).height == 40)
  }

  @Test func aButtonHasRoomAroundItsTitle() {
    let button = UIButton(type: .system)
    button.contentScaleFactor = 2
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.setTitle("Dismiss", for: .normal)
    #expect(abs(button.intrinsicContentSize.width - 53) < 2)
    #expect(button.title(for: .highlighted) == "Dismiss")
  }

  @Test func anImageViewIsAsLargeAsItsImage() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.image = UIImage(size: CGSize(width: 30, height: 40))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 40))
    #expect(UIImageView(image: view.image).bounds.size == CGSize(width: 30, height: 40))
  }

  @Test(arguments: [.greatestFiniteMagnitude, .infinity, 1e300, .nan, 0, -1, -.infinity])
  func aWidthThatBoundsNothingGivesOneLine(_ width: CGFloat) {
    let label = UILabel()
    label.text = "two words"
    let oneLine = label.intrinsicContentSize
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: width, height: width)) == oneLine)
    label.preferredMaxLayoutWidth = width
    #expect(label.intrinsicContentSize == oneLine)
    label.textMetrics.characterWidth = .leastNormalMagnitude
    #expect(label.intrinsicContentSize.height == oneLine.height)
  }
}
