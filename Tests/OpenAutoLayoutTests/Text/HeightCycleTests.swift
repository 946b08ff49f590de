import OpenAutoLayout
import Testing

/// Contents whose heights follow from their widths, and whose widths follow from these heights.
@MainActor
struct HeightCycleTests {
  private static let long = String(repeating: "some words to wrap ", count: 10)

  /// How a label's width is tied to its height.
  enum Tie: CaseIterable {
    case flat
    case square
    case almostSquare
    case wide
    case tall

    @MainActor
    func constraints(on label: UIView) -> [NSLayoutConstraint] {
      let (width, height) = (label.widthAnchor, label.heightAnchor)
      return switch self {
      case .flat:
        [
          height.constraint(lessThanOrEqualTo: width, multiplier: 0.5).at(999),
          width.constraint(equalToConstant: 65).at(750),
        ]
      case .square: [width.constraint(equalTo: height)]
      case .almostSquare: [width.constraint(equalTo: height).at(999)]
      case .wide: [width.constraint(lessThanOrEqualTo: height, multiplier: 2)]
      case .tall:
        [
          width.constraint(lessThanOrEqualTo: height, multiplier: 0.25),
          width.constraint(greaterThanOrEqualToConstant: 20),
        ]
      }
    }
  }

  @MainActor
  private struct World {
    let scene: Scene
    let label = UILabel()
    let ties: [NSLayoutConstraint]

    init(_ tie: Tie, rightToLeft: Bool = false, text: String = long) {
      scene = Scene(390, 700, rightToLeft: rightToLeft)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = text
      scene.root.addSubview(label)
      ties = tie.constraints(on: label)
      NSLayoutConstraint.activate(ties)
      scene.activate(
        label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        label.topAnchor.constraint(equalTo: scene.root.topAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor))
    }

    func layOut() -> CGRect {
      scene.layout()
      let frame = label.frame
      // A second layout moves nothing, whoever asks for it.
      scene.root.setNeedsLayout()
      label.setNeedsLayout()
      scene.layout()
      #expect(label.frame == frame)
      #if DEBUG
        #expect(scene.root.brokenLayoutInvariants == [])
      #endif
      return frame
    }
  }

  @Test(arguments: Tie.allCases, [false, true])
  func anAnswerDoesNotDependOnWhatWasBefore(tie: Tie, rightToLeft: Bool) {
    let fresh = World(tie, rightToLeft: rightToLeft).layOut()
    let world = World(tie, rightToLeft: rightToLeft, text: "short")
    let short = world.layOut()
    for _ in 0..<2 {
      world.label.text = Self.long
      #expect(world.layOut() == fresh)
      world.label.invalidateIntrinsicContentSize()
      #expect(world.layOut() == fresh)
      world.label.text = "a few more words than that"
      _ = world.layOut()
      world.label.text = Self.long
      #expect(world.layOut() == fresh)
      world.scene.root.frame.size.width = 200
      _ = world.layOut()
      world.scene.root.frame.size.width = 390
      #expect(world.layOut() == fresh)
      NSLayoutConstraint.deactivate(world.ties)
      _ = world.layOut()
      NSLayoutConstraint.activate(world.ties)
      #expect(world.layOut() == fresh)
      world.label.text = "short"
      #expect(world.layOut() == short)
    }
    #expect(World(tie, rightToLeft: rightToLeft, text: "short").layOut() == short)
  }

  @Test(arguments: Tie.allCases)
  func aTextThatHasRoomIsNotCutOff(tie: Tie) {
    let world = World(tie)
    let frame = world.layOut()
    let needed = world.label.sizeThatFits(CGSize(width: frame.width, height: 0)).height
    #expect(frame.height >= needed - 0.5)
    switch tie {
    case .square, .almostSquare: #expect(abs(frame.width - frame.height) < 0.5)
    case .flat:
      #expect(frame.height <= frame.width / 2 + 0.5)
      // The height is that of the text, or of one line more where no width agrees.
      #expect(frame.height <= needed + world.label.font.lineHeight + 0.5)
    case .wide: #expect(frame.width <= frame.height * 2 + 0.5)
    case .tall: #expect(frame.width <= frame.height / 4 + 0.5)
    }
  }

  @Test func aMeasuredCellAgreesWithItsLayout() {
    for tie in Tie.allCases {
      let world = World(tie)
      let card = UIView()
      card.translatesAutoresizingMaskIntoConstraints = false
      world.scene.root.addSubview(card)
      card.addSubview(world.label)
      NSLayoutConstraint.activate([
        world.label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        world.label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        world.label.topAnchor.constraint(equalTo: card.topAnchor),
        world.label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        card.leadingAnchor.constraint(equalTo: world.scene.root.leadingAnchor),
        card.topAnchor.constraint(equalTo: world.scene.root.topAnchor),
        card.widthAnchor.constraint(lessThanOrEqualToConstant: 390),
      ])
      world.scene.layout()
      let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(abs(size.width - card.frame.width) < 0.5, "\(tie)")
      #expect(abs(size.height - card.frame.height) < 0.5, "\(tie)")
      #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
    }
  }

  @Test func twoTextsThatDependOnEachOtherComeToRest() {
    var frames: [[CGRect]] = []
    for before in [Self.long, "short", ""] {
      let scene = Scene(390, 700)
      let labels = (0..<2).map { _ in UILabel() }
      for label in labels {
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = before
        scene.root.addSubview(label)
        scene.activate(
          label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
          label.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor))
      }
      scene.activate(
        labels[0].topAnchor.constraint(equalTo: scene.root.topAnchor),
        labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor),
        labels[0].widthAnchor.constraint(equalTo: labels[1].heightAnchor),
        labels[1].widthAnchor.constraint(equalTo: labels[0].heightAnchor))
      scene.layout()
      for label in labels { label.text = Self.long }
      scene.layout()
      frames.append(labels.map(\.frame))
      scene.root.setNeedsLayout()
      scene.layout()
      #expect(labels.map(\.frame) == frames.last)
    }
    #expect(frames.allSatisfy { $0 == frames[0] })
  }

  /// The second text goes round in a circle: its height is the first one's width, which leaves it the rest. The
  /// first text only follows.
  @Test(arguments: [390.0, 250])
  func aTextBesideACircleIsAsHighAsItIs(width: CGFloat) {
    let scene = Scene(width, 700)
    let labels = (0..<2).map { _ in UILabel() }
    for label in labels {
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(label)
      label.topAnchor.constraint(equalTo: scene.root.topAnchor).isActive = true
    }
    scene.activate(
      labels[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
      labels[1].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      labels[0].widthAnchor.constraint(equalTo: labels[1].heightAnchor).at(800))
    var loops: [UIView] = []
    scene.root.layoutLoopHandler = { loops.append($0.view) }
    func layOut() -> [CGRect] {
      (labels[0].text, labels[1].text) = (Self.long, String(Self.long.prefix(80)))
      scene.layout()
      return labels.map(\.frame)
    }
    let first = layOut()
    let needed = labels[0].sizeThatFits(CGSize(width: first[0].width, height: 0)).height
    #expect(first[0].height >= needed)
    // At 250 points, no height of the second text agrees with the width that it leaves.
    if width == 390 {
      #expect(first[0].height == needed)
      #expect(!loops.contains(labels[0]))
    }
    for label in labels {
      label.text = "short"
      scene.layout()
      #expect(layOut() == first)
    }
    for size in [CGSize(width: 60, height: 900), CGSize(width: 1_000, height: 50)] {
      scene.root.frame.size = size
      scene.layout()
      scene.root.frame.size = CGSize(width: width, height: 700)
      #expect(layOut() == first)
    }
  }

  /// Three heights to a width, so that no width agrees with its height.
  private final class Steps: UIView {
    var asked = 0
    override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
      asked += 1
      return width > 1_000 ? 10 : width < 100 ? 300 : 40
    }
  }

  @Test func whatDoesNotAgreeIsReportedOnce() {
    let scene = Scene(390, 700)
    let steps = Steps()
    steps.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(steps)
    steps.pinOrigin()
    let square = steps.widthAnchor.constraint(equalTo: steps.heightAnchor)
    square.isActive = true
    var loops: [UIView.LayoutLoop] = []
    scene.root.layoutLoopHandler = { loops.append($0) }
    for _ in 0..<3 {
      scene.layout()
      steps.invalidateIntrinsicContentSize()
    }
    #expect(loops.map(\.view) == [steps])
    #expect(loops.first?.description.contains("weaker than its compression resistance") == true)
    #expect(scene.root.layoutLoops.map(\.view) == [steps])
    square.isActive = false
    steps.widthAnchor.constraint(equalToConstant: 200).isActive = true
    scene.layout()
    #expect(steps.frame.size == CGSize(width: 200, height: 40))
    #expect(scene.root.layoutLoops.isEmpty)
  }

  #if os(macOS) || os(Linux) || os(Windows)
    @Test func whatDoesNotAgreeIsReported() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let scene = Scene(390, 700)
        let steps = Steps()
        steps.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(steps)
        steps.pinOrigin()
        steps.widthAnchor.constraint(equalTo: steps.heightAnchor).isActive = true
        for _ in 0..<3 {
          scene.layout()
          // As high as it has to be at the widest width that is too narrow.
          #expect(steps.frame.size == CGSize(width: 300, height: 300))
          #expect(steps.asked < 400)
          steps.invalidateIntrinsicContentSize()
        }
      }
      #expect(result?.says("follows its width, and its width follows its height") == true)
    }
  #endif
}
