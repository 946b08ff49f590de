import OpenAutoLayout
import Testing

/// Labels of several lines take their width from the layout, and their height follows.
@MainActor
struct WrappingTests {
  private static let fox = "The quick brown fox jumps over the lazy dog"

  @Test(arguments: [false, true])
  func aLabelIsAsHighAsItsLinesAreAtItsWidth(_ rightToLeft: Bool) {
    let scene = Scene(220, 400, scale: 2, rightToLeft: rightToLeft)
    let label = label(Self.fox, in: scene.root)
    let below = scene.view(30, 10)
    pinSides(label, 12, 8)
    scene.activate(
      label.topAnchor.constraint(equalTo: scene.root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor))
    scene.layout()
    #expect(label.frame == CGRect(x: rightToLeft ? 8 : 12, y: 0, width: 200, height: 41))
    #expect(below.frame.minY == 41)
    scene.root.frame.size.width = 120
    scene.layout()
    #expect(label.frame.size == CGSize(width: 100, height: 81.5))
    #expect(below.frame.minY == 81.5)
    scene.root.frame.size.width = 600
    scene.layout()
    #expect(label.frame.height == 20.5)
    label.text = [Self.fox, Self.fox].joined(separator: " ")
    scene.layout()
    #expect(label.frame.height == 41)
    #if DEBUG
      #expect(scene.root.brokenLayoutInvariants == [])
    #endif
  }

  @Test func aLabelWithoutLimitGetsNoWiderThanItsText() {
    let scene = Scene(200, 400, scale: 2)
    let label = label(Self.fox, in: scene.root)
    label.pinOrigin()
    label.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor).isActive = true
    scene.layout()
    #expect(label.frame.size == CGSize(width: 200, height: 41))
    label.text = "The fox"
    scene.layout()
    #expect(label.frame.width < 70)
    #expect(label.frame.height == 20.5)
  }

  @Test func aSetWidthWins() {
    let scene = Scene(200, 400, scale: 2)
    let label = label(Self.fox, in: scene.root)
    label.preferredMaxLayoutWidth = 100
    label.pinOrigin()
    pinSides(label, 0, 0)
    scene.layout()
    #expect(label.frame.height == 81.5)
    label.numberOfLines = 1
    scene.layout()
    #expect(label.frame.height == 20.5)
  }

  @Test func recordedFrames() {
    let scene = Scene(320, 300, scale: 2)
    let stretched = label("Stretched", in: scene.root)
    pinSides(stretched, 16, 16)
    stretched.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 160).isActive = true
    scene.layout()
    #expect(stretched.frame == CGRect(x: 16, y: 160, width: 288, height: 20.5))

    let (small, middle, large) = (
      label("11", 11, in: scene.root), label("17", in: scene.root), label("28", 28, in: scene.root)
    )
    middle.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 60).isActive = true
    for other in [small, large] {
      other.firstBaselineAnchor.constraint(equalTo: middle.firstBaselineAnchor).isActive = true
    }
    scene.layout()
    #expect([small, middle, large].map(\.frame.minY) == [65.5, 60, 49.5])
  }

  @Test func aCardFitsItsLabels() {
    let text =
      "A longer note that needs a third line at this size once it has said everything it has to say "
      + "about itself"
    let (scene, card, note) = card(text, 15)
    #expect(fit(card, 320) == CGSize(width: 320, height: 78))
    #expect(fit(card, 1000).height < 45)
    #expect(fit(card, 320) == CGSize(width: 320, height: 78))
    pinSides(card, 0, 0)
    card.topAnchor.constraint(equalTo: scene.root.topAnchor).isActive = true
    scene.layout()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 320, height: 78))
    #expect(note.frame == CGRect(x: 16, y: 12, width: 288, height: 54))
    // What is laid out does not follow what is measured, and the other way round.
    #expect(fit(card, 1000).height < 45)
    scene.root.setNeedsLayout()
    scene.layout()
    #expect(note.frame.height == 54)
  }

  @Test func aLabelAloneFits() {
    let label = UILabel()
    label.contentScaleFactor = 2
    label.text = Self.fox
    label.numberOfLines = 0
    #expect(fit(label, 200) == CGSize(width: 200, height: 41))
    #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 20.5)
  }

  @Test func aLabelInAGuide() {
    let scene = Scene(400, 400, scale: 2)
    let guide = scene.guide()
    let label = label(Self.fox, in: scene.root)
    scene.activate(
      guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
      guide.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalTo: label.heightAnchor, constant: 9),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor))
    scene.layout()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func aTextIsInTheMiddleOfAHigherLabel() {
    let scene = Scene(320, 300, scale: 2)
    let label = label("Hg", in: scene.root)
    label.numberOfLines = 1
    label.pinOrigin()
    label.heightAnchor.constraint(equalToConstant: 60.5).isActive = true
    let (over, under) = (scene.view(10, 10), scene.view(10, 10))
    scene.activate(
      over.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor),
      under.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor))
    scene.layout()
    #expect(over.frame.maxY == 36)
    #expect(under.frame.maxY == 36)
  }

  /// Two lines of 20.5 and 20.5 in 101 points: 30 above them and 30 below.
  @Test func severalLinesAreInTheMiddleOfAHigherLabel() {
    let scene = Scene(200, 300, scale: 2)
    let label = label(Self.fox, in: scene.root)
    pinSides(label, 0, 0)
    label.topAnchor.constraint(equalTo: scene.root.topAnchor).isActive = true
    label.heightAnchor.constraint(equalToConstant: 101).isActive = true
    let (over, under) = (scene.view(10, 10), scene.view(10, 10))
    scene.activate(
      over.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor),
      under.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor))
    scene.layout()
    #expect([over, under].map(\.frame.maxY) == [46, 66.5])
    scene.root.frame.size.width = 600
    scene.layout()
    #expect([over, under].map(\.frame.maxY) == [56.5, 56.5])
  }

  @Test func aFittingSizeKnowsTheBaselinesOfSeveralLines() {
    let scene = Scene(200, 300, scale: 2)
    let card = scene.view()
    let label = label(Self.fox, in: card)
    let below = scene.view(10, 10, in: card)
    pinSides(label, 0, 0)
    scene.activate(
      label.topAnchor.constraint(equalTo: card.topAnchor),
      below.topAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 20),
      below.bottomAnchor.constraint(equalTo: card.bottomAnchor))
    // The second baseline is 36.5 below the top.
    #expect(fit(card, 200) == CGSize(width: 200, height: 66.5))
    pinSides(card, 0, 0)
    card.topAnchor.constraint(equalTo: scene.root.topAnchor).isActive = true
    scene.layout()
    #expect(card.frame.size == CGSize(width: 200, height: 66.5))
  }

  /// How apps pad labels.
  private final class Padded: UILabel {
    private let insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        .inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -4, right: -10))
    }
  }

  @Test func aLabelIsAsLargeAsTheRectangleOfItsText() {
    let scene = Scene(220, 300, scale: 2)
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] {
      label.contentScaleFactor = 2
      label.text = "The fox"
    }
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    #expect(padded.intrinsicContentSize.height == 28.5)
    #expect(padded.sizeThatFits(.zero) == padded.intrinsicContentSize)
    padded.text = Self.fox
    padded.numberOfLines = 0
    padded.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(padded)
    pinSides(padded, 0, 0)
    scene.layout()
    #expect(padded.frame.size == CGSize(width: 220, height: 49))
    padded.text = nil
    #expect(padded.intrinsicContentSize == .zero)
  }

  @Test func aRootsPixelsDecide() {
    let scene = Scene(320, 300, scale: 2)
    let label = label("Hg", in: scene.root)
    label.pinOrigin()
    scene.layout()
    #expect(label.frame.height == 20.5)
    scene.root.contentScaleFactor = 1
    scene.layout()
    #expect(label.frame.height == 21)
  }

  @Test func heightsThatAreNotAskedForYetMakeNoConflict() {
    let scene = Scene(200, 400, scale: 2)
    var conflicts = 0
    scene.root.layoutConflictHandler = { _ in conflicts += 1 }
    let label = label(Self.fox, in: scene.root)
    label.setContentHuggingPriority(.required, for: .vertical)
    pinSides(label, 0, 0)
    label.heightAnchor.constraint(equalToConstant: 41).isActive = true
    scene.layout()
    #expect(label.frame.height == 41)
    #expect(conflicts == 0)
    label.text = "fox"
    scene.layout()
    #expect(conflicts == 1)
  }

  @Test func fontsOfTextStylesFollowTheTraits() {
    let scene = Scene(320, 300, scale: 2)
    let (follower, other) = (label("Hg", in: scene.root), label("Hg", in: scene.root))
    for label in [follower, other] { label.font = .preferredFont(forTextStyle: .body) }
    follower.adjustsFontForContentSizeCategory = true
    scene.layout()
    #expect(follower.frame.height == 20.5)
    scene.root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    scene.layout()
    #expect(follower.font.pointSize == 33)
    #expect([follower, other].map(\.frame.height) == [39.5, 20.5])
  }

  // MARK: Helpers

  private func label(_ text: String, _ size: CGFloat = 17, in view: UIView) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }

  private func pinSides(_ view: UIView, _ leading: CGFloat, _ trailing: CGFloat) {
    guard let superview = view.superview else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: leading),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -trailing),
    ])
  }

  private func card(_ text: String, _ size: CGFloat) -> (Scene, UIView, UILabel) {
    let scene = Scene(320, 300, scale: 2)
    let card = scene.view()
    let note = label(text, size, in: card)
    note.pinEdges(12, 16, 12, 16)
    return (scene, card, note)
  }

  private func fit(_ view: UIView, _ width: CGFloat) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
