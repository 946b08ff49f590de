import OpenAutoLayout
import Testing

@MainActor
struct ButtonTests {
  private let scene = Scene(320, 300, scale: 2)

  /// The frame of a view in the upper left corner of a root at 2 pixels a point.
  private func frame(
    _ view: UIView, width: CGFloat? = nil, rightToLeft: Bool = false
  ) -> CGRect {
    view.translatesAutoresizingMaskIntoConstraints = false
    if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    scene.root.addSubview(view)
    view.pinOrigin()
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    scene.layout()
    return view.frame
  }

  /// Whether a width is a recorded one within 3 %.
  private func isNear(_ width: CGFloat, _ recorded: CGFloat) -> Bool {
    abs(width - recorded) <= recorded * 0.03
  }

  @Test func rowK25ASystemButton() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let size = frame(button).size
    #expect(isNear(size.width, 46) && size.height == 30)
    let short = UIButton(type: .system)
    short.setTitle("A", for: .normal)
    #expect(frame(short).size == CGSize(width: 30, height: 30))
  }

  @Test func aCustomButtonHasALargerTitle() {
    let button = UIButton()
    button.setTitle("Button", for: .normal)
    let size = frame(button).size
    #expect(size.height == 34)
    #expect(size.width > 50)
  }

  @Test func rowK25Segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let frame = frame(control)
    // Rounding up to whole points adds to what the widths of text lack.
    #expect(abs(control.intrinsicContentSize.width - 88) <= 4)
    #expect(control.intrinsicContentSize.height == 31)
    #expect(frame.height == 32)
    control.setWidth(70, forSegmentAt: 0)
    control.insertSegment(withTitle: nil, at: 9, animated: false)
    #expect(control.numberOfSegments == 3)
    #expect(abs(control.intrinsicContentSize.width - 158) <= 4)
    control.apportionsSegmentWidthsByContent = true
    #expect(abs(control.intrinsicContentSize.width - 146) <= 2)
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aConfigurationHasInsetsAroundBodyText() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plain"
    let size = frame(UIButton(configuration: configuration)).size
    #expect(isNear(size.width, 60.5) && size.height == 36)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frame(UIButton(configuration: configuration)).height == 26)
    configuration.setDefaultContentInsets()
    configuration.buttonSize = .large
    #expect(frame(UIButton(configuration: configuration)).height == 52)
  }

  @Test func aPictureStandsWhereItIsPlaced() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(size: CGSize(width: 30, height: 40))
    configuration.contentInsets = .zero
    #expect(frame(UIButton(configuration: configuration)).size == CGSize(width: 30, height: 40))
    configuration.title = "Share"
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    let title = try #require(button.titleLabel)
    let image = try #require(button.imageView)
    let beside = frame(button)
    #expect(beside.height == 40)
    #expect(image.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(title.frame.minX == 38 && title.frame.maxX == beside.width)
    #expect(title.frame.midY == 20)
    button.configuration?.imagePlacement = .trailing
    button.superview?.layoutIfNeeded()
    #expect(title.frame.minX == 0 && image.frame.maxX == beside.width)
    button.configuration?.imagePlacement = .top
    button.superview?.layoutIfNeeded()
    #expect(button.frame.height == 70)
    #expect(image.frame.minY == 0 && title.frame.minY == 48)
  }

  @Test func aPictureLeadsFromTheRight() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(size: CGSize(width: 30, height: 40))
    configuration.title = "Share"
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    let image = try #require(button.imageView)
    let frame = frame(button, rightToLeft: true)
    #expect(image.frame.maxX == frame.width)
    #expect(button.titleLabel?.frame.minX == 0)
  }

  @Test func aTitleOfAConfigurationWraps() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title that takes several lines"
    let wide = frame(UIButton(configuration: configuration))
    #expect(wide.height == 36)
    let narrow = frame(UIButton(configuration: configuration), width: 120)
    #expect(narrow.height > 50)
    configuration.titleLineBreakMode = .byTruncatingTail
    #expect(frame(UIButton(configuration: configuration), width: 120).height == 36)
  }

  @Test func aSubtitleStandsBelowTheTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    let single = frame(UIButton(configuration: configuration)).height
    configuration.subtitle = "Subtitle"
    // Footnote has a pitch of 18 points.
    #expect(frame(UIButton(configuration: configuration)).height == single + 2 + 18)
  }

  /// Whether a client has read the title's label while there was a configuration makes no difference.
  @Test(arguments: [UIButton.ButtonType.custom, .system], [false, true])
  func aButtonWithoutItsConfigurationIsAsBefore(type: UIButton.ButtonType, isRead: Bool) {
    let button = UIButton(type: type)
    button.setTitle("Continue", for: .normal)
    let size = button.intrinsicContentSize
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .mini
    button.configuration = configuration
    if isRead { _ = button.titleLabel }
    button.configuration = nil
    #expect(button.intrinsicContentSize == size)
    #expect(button.titleLabel?.font.pointSize == (type == .custom ? 18 : 15))
  }

  @Test func aFontDecidesTheSize() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let before = frame(button)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    button.superview?.layoutIfNeeded()
    #expect(button.frame.width > 1.8 * before.width)
    #expect(button.titleLabel?.text == "Button")
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plain"
    configuration.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 34)
      return outgoing
    }
    #expect(frame(UIButton(configuration: configuration)).height.rounded() == 55)
    var attributed = AttributedString("Plain")
    attributed.font = .systemFont(ofSize: 34)
    configuration.attributedTitle = attributed
    #expect(frame(UIButton(configuration: configuration)).height.rounded() == 55)
  }

  @Test func aConfigurationFollowsTheSizeOfText() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plain"
    let button = UIButton(configuration: configuration)
    let before = frame(button)
    button.superview?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    button.superview?.layoutIfNeeded()
    #expect(button.frame.height > before.height + 10)
  }

  @Test func aStateHasItsOwnTitle() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("A longer title", for: .disabled)
    let before = frame(button)
    button.isEnabled = false
    button.superview?.layoutIfNeeded()
    #expect(button.currentTitle == "A longer title" && button.frame.width > before.width)
  }

  @Test func aHandlerChangesTheConfiguration() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = {
      $0.configuration?.title = $0.isSelected ? "On" : "Off now"
    }
    let off = frame(button)
    button.isSelected = true
    button.setNeedsUpdateConfiguration()
    button.superview?.layoutIfNeeded()
    #expect(button.frame.width < off.width)
  }

  @Test func insetsReplaceTheRoomAboveAndBelow() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    let size = frame(button).size
    #expect(isNear(size.width, 76) && size.height == 21)
    button.titleEdgeInsets.left = 30
    #expect(frame(button).size == size)
  }

  @Test func anActionShowsAndIsPerformed() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(button.buttonType == .system && button.currentTitle == "Go")
    button.performPrimaryAction()
    #expect(count == 1)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func aSegmentThatIsNotThereIsReported() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UISegmentedControl(items: ["One"]).selectedSegmentIndex = 1 }
      }
      #expect(result?.says("An index of a segment lies within those that") == true)
    }
  #endif
}

/// Buttons that place their title or image by an override.
@MainActor
struct ButtonRectTests {
  final class Turned: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 10, dy: 0)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      var rect = super.titleRect(forContentRect: contentRect)
      rect.origin.x = contentRect.minX
      return rect
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.maxX - 20, y: 5, width: 20, height: 20)
    }
  }

  @Test func overridesPlaceTheTitleAndTheImage() {
    let button = Turned(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Next", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 12, height: 12)), for: .normal)
    _ = (button.titleLabel, button.imageView)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 10)
    #expect(button.imageView?.frame == CGRect(x: 170, y: 5, width: 20, height: 20))
  }
}
