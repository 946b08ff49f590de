import OpenAutoLayout
import Testing

/// Layouts beside the recorded ones: other axes, directions and places, by the same recorded numbers.
@MainActor
struct RecordedNeighborTests {
  private let scene = Scene(320, 300, scale: 2)

  private func stack(
    _ views: [UIView], _ width: CGFloat, _ height: CGFloat,
    axis: NSLayoutConstraint.Axis = .horizontal, rightToLeft: Bool = false
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = 8
    if rightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
    stack.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(stack)
    stack.pinOrigin()
    scene.activate(
      stack.widthAnchor.constraint(equalToConstant: width),
      stack.heightAnchor.constraint(equalToConstant: height))
    return stack
  }

  private func isNear(_ length: CGFloat, _ recorded: CGFloat) -> Bool {
    abs(length - recorded) <= 0.5
  }

  // S5, with the distributions that squeeze as fill does.
  @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing, .equalCentering])
  func ofEqualsTheFirstIsSqueezed(_ distribution: UIStackView.Distribution) {
    let views = [126, 151, 39.5].map { scene.view($0, 20.5) }
    stack(views, 288, 24, rightToLeft: true).distribution = distribution
    scene.layout()
    #expect(views.map(\.frame.minX) == [206.5, 47.5, 0])
    #expect(views.map(\.frame.width) == [81.5, 151, 39.5])
    let column = [126, 151, 39.5].map { scene.view(20, $0) }
    stack(column, 24, 288, axis: .vertical).distribution = distribution
    scene.layout()
    #expect(column.map(\.frame.minY) == [0, 89.5, 248.5])
    #expect(column.map(\.frame.height) == [81.5, 151, 39.5])
  }

  // S9 from the right, and with the hidden view at an end.
  @Test func aHiddenViewTakesNoGapAtAnEnd() {
    let views = [50.5, 58, 37.5].map { scene.view($0, 20.5) }
    views[1].isHidden = true
    let inside = stack(views, 200, 24, rightToLeft: true)
    inside.setCustomSpacing(24, after: views[0])
    scene.layout()
    #expect(views.map(\.frame.minX) == [61.5, 49.5, 0])
    #expect(views.map(\.frame.width) == [138.5, 0, 37.5])
    for last in [false, true] {
      let shown = [scene.view(50.5, 20.5), scene.view(37.5, 20.5)]
      let hidden = scene.view(58, 20.5)
      hidden.isHidden = true
      _ = stack(last ? shown + [hidden] : [hidden] + shown, 200, 24)
      scene.layout()
      #expect(shown.map(\.frame.minX) == [0, 162.5] && shown.map(\.frame.width) == [154.5, 37.5])
      #expect(hidden.frame.width == 0 && hidden.frame.minX == (last ? 200 : 0))
    }
  }

  // S11 across: shares are of all contents and all spacing, and the last takes what is left.
  @Test(arguments: [false, true])
  func proportionsCountTheSpacing(rightToLeft: Bool) {
    let views = [scene.view(30, 10), scene.view(60, 10), scene.view(40, 10)]
    views[2].isHidden = true
    let stack = stack(views, 200, 24, rightToLeft: rightToLeft)
    stack.distribution = .fillProportionally
    stack.spacing = 10
    scene.layout()
    #expect(views.map(\.frame.width) == [60, 130, 0])
    #expect(views[0].frame.minX == (rightToLeft ? 140 : 0))
  }

  // F14 with other fonts: baselines are ascenders, rounded to the pixel.
  @Test(arguments: [(13, 63.5), (15, 61.5), (20, 57), (34, 43.5)])
  func firstBaselinesMeet(size: CGFloat, top: CGFloat) {
    let (text, other) = (UILabel(), UILabel())
    (text.text, other.text) = ("Text", "Text")
    other.font = .systemFont(ofSize: size)
    for label in [text, other] {
      label.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(label)
    }
    scene.activate(
      text.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 60),
      text.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: text.trailingAnchor),
      other.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor))
    scene.layout()
    #expect(other.frame.minY == top)
  }

  @Test func buttonsFollowTheirSizesAndFonts() {
    var heights: [CGFloat] = []
    var widths: [CGFloat] = []
    for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Plain"
      configuration.buttonSize = size
      let fitted = UIButton(configuration: configuration).intrinsicContentSize
      heights.append(fitted.height)
      widths.append(fitted.width)
    }
    // Insets of 6, 7 and 15 around a line of 20 or 22 points.
    #expect(heights == [32, 32, 36, 52])
    #expect(widths[0] == widths[1] && isNear(widths[3] - widths[2], 16))
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    #expect(isNear(button.intrinsicContentSize.height, 36))
  }

  @Test func controlsFollowWhatTheyHold() {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    #expect(pages.intrinsicContentSize == CGSize(width: 110, height: 26))
    let segments = UISegmentedControl(items: ["One", "Three", "One"])
    #expect(abs(segments.intrinsicContentSize.width - 165) <= 6)
    let text = UITextView()
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.text = "Text"
    text.textContainerInset = UIEdgeInsets(top: 4, left: 6, bottom: 10, right: 2)
    text.textContainer.lineFragmentPadding = 0
    let label = UILabel()
    label.text = "Text"
    #expect(isNear(text.intrinsicContentSize.height, 34.5))
    #expect(isNear(text.intrinsicContentSize.width, label.intrinsicContentSize.width + 8))
    let field = UITextField()
    field.placeholder = "A placeholder"
    #expect(isNear(field.intrinsicContentSize.height, 22))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test(arguments: [320, 375, 1024], [false, true])
  func theContentEndsWhereACheckmarkBegins(width: CGFloat, rightToLeft: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .checkmark
    cell.textLabel?.text = "Text"
    if rightToLeft { cell.semanticContentAttribute = .forceRightToLeft }
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 52)
    cell.layoutIfNeeded()
    #expect(
      cell.contentView.frame
        == CGRect(x: rightToLeft ? 40 : 0, y: 0, width: width - 40, height: 52))
    #expect(cell.textLabel?.frame.width == width - 40 - 16 - 8)
    #expect(cell.textLabel?.frame.minX == (rightToLeft ? 8 : 16))
  }

  // R2 and A15 for a guide between views whose margins follow the direction.
  @Test(arguments: [false, true])
  func aGuideBetweenMarginsFollowsTheDirection(rightToLeft: Bool) {
    scene.root.traitOverrides.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let outer = scene.view(200, 100)
    outer.pinOrigin()
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 10, bottom: 3, trailing: 30)
    let guide = scene.guide(in: outer)
    let inner = scene.view(in: outer)
    scene.activate(
      guide.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      guide.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.25),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 4),
      inner.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      inner.topAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor))
    scene.layout()
    #expect(
      guide.layoutFrame == CGRect(x: rightToLeft ? 30 : 10, y: 1, width: 160, height: 40))
    #expect(inner.frame == CGRect(x: rightToLeft ? 106 : 14, y: 41, width: 80, height: 56))
  }
}
