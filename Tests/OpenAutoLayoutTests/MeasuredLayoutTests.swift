import OpenAutoLayout
import Testing

/// A cell that gets the size that was measured is laid out as any view of that size.
@MainActor
struct MeasuredLayoutTests {
  private let scene = Scene(0, 0)
  private let title: ContentView
  private let detail: ContentView
  private let gap: NSLayoutConstraint

  init() {
    let root = scene.root
    title = scene.view(60, 20)
    detail = scene.view(90, 30)
    gap = detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
    scene.activate(
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      gap,
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      detail.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -10))
  }

  private func measure(width: CGFloat = 200) {
    scene.root.frame.size = scene.root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  private func expectFrames(
    _ root: CGSize, _ title: CGRect, _ detail: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    scene.layout()
    #expect(scene.root.frame.size == root, sourceLocation: sourceLocation)
    #expect(self.title.frame == title, sourceLocation: sourceLocation)
    #expect(self.detail.frame == detail, sourceLocation: sourceLocation)
    #if DEBUG
      #expect(scene.root.brokenLayoutInvariants == [], sourceLocation: sourceLocation)
    #endif
  }

  @Test func firstAndWithOtherTexts() {
    measure()
    expectFrames(
      CGSize(width: 200, height: 74), CGRect(x: 16, y: 10, width: 60, height: 20),
      CGRect(x: 16, y: 34, width: 168, height: 30))
    for number in 1...5 {
      let height = 20 + CGFloat(number)
      title.content = CGSize(width: 70, height: height)
      detail.content.height = 33
      measure(width: 150)
      expectFrames(
        CGSize(width: 150, height: 57 + height), CGRect(x: 16, y: 10, width: 70, height: height),
        CGRect(x: 16, y: 14 + height, width: 118, height: 33))
    }
  }

  @Test func aLayoutOfItsOwnComesAfterwards() {
    measure()
    scene.layout()
    scene.root.frame.size.height = 90
    gap.constant = 8
    expectFrames(
      CGSize(width: 200, height: 90), CGRect(x: 16, y: 10, width: 60, height: 20),
      CGRect(x: 16, y: 38, width: 168, height: 30))
    title.content.width = 50
    expectFrames(
      CGSize(width: 200, height: 90), CGRect(x: 16, y: 10, width: 50, height: 20),
      CGRect(x: 16, y: 38, width: 168, height: 30))
  }

  /// What only the engine's own solves have kept has to be brought up to date, or forgotten.
  @Test func layoutsOfItsOwnComeBetween() {
    measure()
    scene.layout()
    scene.root.frame.size.height = 100
    for number in 1...4 {
      gap.constant = CGFloat(number)
      scene.layout()
    }
    title.content.height = 22
    measure()
    scene.layout()
    scene.root.frame.size.height = 100
    gap.constant = 9
    expectFrames(
      CGSize(width: 200, height: 100), CGRect(x: 16, y: 10, width: 60, height: 22),
      CGRect(x: 16, y: 41, width: 168, height: 30))
  }

  @Test func aNumberThatChangesInBetween() {
    measure()
    scene.root.frame.size.height = 90
    gap.constant = 12
    scene.root.frame.size.height = 74
    detail.setContentCompressionResistancePriority(UILayoutPriority(700), for: .vertical)
    expectFrames(
      CGSize(width: 200, height: 74), CGRect(x: 16, y: 10, width: 60, height: 20),
      CGRect(x: 16, y: 42, width: 168, height: 22))
  }

  @Test func anotherSizeThanWasMeasured() {
    measure()
    scene.root.frame.size.width = 180
    expectFrames(
      CGSize(width: 180, height: 74), CGRect(x: 16, y: 10, width: 60, height: 20),
      CGRect(x: 16, y: 34, width: 148, height: 30))
    measure()
    scene.root.frame.size.height = 80
    scene.activate(title.heightAnchor.constraint(equalToConstant: 26))
    expectFrames(
      CGSize(width: 200, height: 80), CGRect(x: 16, y: 10, width: 60, height: 26),
      CGRect(x: 16, y: 40, width: 168, height: 30))
  }

  /// What stands at the bottom goes by the height that the cell has got, and not by the measured one.
  @Test(arguments: [true, false])
  func anotherHeightThanWasMeasured(wasLaidOut: Bool) {
    let footer = scene.view(40, 12)
    scene.activate(
      footer.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      footer.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor))
    if wasLaidOut { scene.layout() }
    for height: CGFloat in [100, 120, 90] {
      title.content.width += 1
      measure()
      #expect(scene.root.frame.height == 74)
      scene.root.frame.size.height = height
      scene.layout()
      #expect(footer.frame == CGRect(x: 0, y: height - 12, width: 40, height: 12))
    }
  }

  @Test func marginsThatFollowTheFrame() {
    let note = scene.view(30, 10)
    scene.activate(
      note.topAnchor.constraint(equalTo: scene.root.topAnchor),
      note.leadingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.leadingAnchor))
    measure()
    scene.root.layoutMargins = UIEdgeInsets(top: 0, left: 21, bottom: 0, right: 0)
    scene.layout()
    #expect(note.frame == CGRect(x: 21, y: 0, width: 30, height: 10))
  }

  /// Adds a view with a mask, and one at its lower right corner.
  private func addLineAndNote() -> (line: UIView, note: UIView) {
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 2))
    let note = scene.view(10, 10)
    scene.root.addSubview(line)
    scene.activate(
      note.leftAnchor.constraint(equalTo: line.rightAnchor),
      note.topAnchor.constraint(equalTo: line.bottomAnchor))
    return (line, note)
  }

  @Test func aViewThatFollowsItsMask() {
    scene.root.frame.size = CGSize(width: 100, height: 74)
    let (line, note) = addLineAndNote()
    line.autoresizingMask = .flexibleWidth
    measure()
    scene.layout()
    #expect(line.frame == CGRect(x: 0, y: 0, width: 200, height: 2))
    #expect(note.frame.origin == CGPoint(x: 200, y: 2))
  }

  /// A mask goes on from the frame that a client has set, and follows the frame of the superview without
  /// a rounding of its own.
  @Test(arguments: [false, true])
  func aMaskGoesByTheFrameThatWasSet(isMeasured: Bool) {
    scene.root.contentScaleFactor = 1
    scene.root.frame.size = CGSize(width: 100, height: 74)
    let box = scene.view()
    box.pinEdges()
    let line = UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 2))
    line.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    box.frame.size = CGSize(width: 100, height: 74)
    box.addSubview(line)
    scene.layout()
    scene.root.frame.size.width = 101
    scene.layout()
    #expect(abs(line.frame.minX - 20.2) < 1e-9 && abs(line.frame.width - 50.5) < 1e-9)
    if isMeasured {
      measure(width: 1010)
    } else {
      scene.root.frame.size.width = 1010
    }
    scene.layout()
    #expect(line.frame == CGRect(x: 202, y: 0, width: 505, height: 2))
  }

  /// Also where the first layout follows a measurement.
  @Test func aViewWithAMaskThatIsMovedAfterwards() {
    scene.root.frame.size = CGSize(width: 200, height: 74)
    var conflicts = 0
    scene.root.layoutConflictHandler = { _ in conflicts += 1 }
    let (line, note) = addLineAndNote()
    measure()
    scene.layout()
    #expect(note.frame.origin == CGPoint(x: 100, y: 2))
    line.frame = CGRect(x: 5, y: 6, width: 50, height: 3)
    scene.layout()
    #expect(line.frame == CGRect(x: 5, y: 6, width: 50, height: 3))
    #expect(note.frame.origin == CGPoint(x: 55, y: 9))
    #expect(conflicts == 0)
  }

  @Test func aConflictIsReported() {
    final class Box { var count = 0 }
    let box = Box()
    scene.root.layoutConflictHandler = { _ in box.count += 1 }
    scene.activate(
      title.heightAnchor.constraint(equalToConstant: 20),
      title.heightAnchor.constraint(equalToConstant: 25))
    measure()
    expectFrames(
      CGSize(width: 200, height: 74), CGRect(x: 16, y: 10, width: 60, height: 20),
      CGRect(x: 16, y: 34, width: 168, height: 30))
    #expect(box.count == 1)
  }

  /// As a table has them: the superview lays out the cell, which is the root of what is measured alone.
  @Test func aCellInAList() {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    list.addSubview(scene.root)
    measure()
    list.layoutIfNeeded()
    #expect(detail.frame == CGRect(x: 16, y: 34, width: 168, height: 30))
    scene.root.removeFromSuperview()
    title.content.height = 25
    measure()
    expectFrames(
      CGSize(width: 200, height: 79), CGRect(x: 16, y: 10, width: 60, height: 25),
      CGRect(x: 16, y: 39, width: 168, height: 30))
  }

  /// As high as makes its area.
  private final class Area: UIView {
    var area: CGFloat = 2_000 { didSet { invalidateIntrinsicContentSize() } }
    var askedWidths: [CGFloat] = []
    override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
      if width < .infinity { askedWidths.append(width) }
      return area / width
    }
  }

  /// Adds a view below the details that is 100 points narrower than the cell.
  private func addArea() -> Area {
    let area = Area()
    area.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(area)
    scene.activate(
      area.topAnchor.constraint(equalTo: detail.bottomAnchor),
      area.leftAnchor.constraint(equalTo: detail.leftAnchor),
      area.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -84),
      area.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor))
    return area
  }

  /// The height was asked for when the cell was measured.
  @Test func aHeightIsAskedForOnce() {
    let area = addArea()
    measure()
    scene.layout()
    #expect(area.frame == CGRect(x: 16, y: 64, width: 100, height: 20))
    #expect(area.askedWidths == [100])
    area.area = 3_000
    area.askedWidths = []
    measure()
    scene.layout()
    #expect(area.frame == CGRect(x: 16, y: 64, width: 100, height: 30))
    #expect(area.askedWidths == [100])
    measure(width: 220)
    scene.layout()
    #expect(area.frame == CGRect(x: 16, y: 64, width: 120, height: 25))
  }

  /// Also where the cell has another width than in the layout before.
  @Test func aHeightAtAnotherWidthIsAskedForOnce() {
    let area = addArea()
    measure()
    scene.layout()
    for (width, height): (CGFloat, CGFloat) in [(225, 16), (300, 10), (180, 25)] {
      measure(width: width)
      area.askedWidths = []
      scene.layout()
      #expect(area.frame == CGRect(x: 16, y: 64, width: width - 100, height: height))
      #expect(area.askedWidths == [])
    }
    // A layout of its own goes on from there.
    gap.constant += 1
    scene.root.frame.size.height += 1
    scene.layout()
    #expect(area.frame == CGRect(x: 16, y: 65, width: 80, height: 25))
    #expect(area.askedWidths == [])
  }

  // MARK: The first layout has the rows that the size was measured with

  @Test func whatIsTakenOutAfterwards() {
    measure()
    scene.layout()
    scene.root.frame.size.height = 90
    gap.isActive = false
    scene.activate(detail.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 40))
    expectFrames(
      CGSize(width: 200, height: 90), CGRect(x: 16, y: 10, width: 60, height: 20),
      CGRect(x: 16, y: 40, width: 168, height: 30))
    title.removeFromSuperview()
    scene.activate(
      detail.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 100))
    scene.layout()
    #expect(detail.frame == CGRect(x: 100, y: 40, width: 84, height: 30))
    #if DEBUG
      #expect(scene.root.brokenLayoutInvariants == [])
    #endif
  }

  /// Also once nothing but that says where the view is.
  @Test func aViewThatOthersMeasureAcross() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(box)
    let badge = scene.view(12, 14, in: box)
    let distance = badge.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 100)
    let edges = [
      badge.leftAnchor.constraint(equalTo: box.leftAnchor),
      badge.topAnchor.constraint(equalTo: box.topAnchor),
      badge.rightAnchor.constraint(equalTo: box.rightAnchor),
      badge.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ]
    scene.activate(distance, badge.topAnchor.constraint(equalTo: title.topAnchor))
    NSLayoutConstraint.activate(edges)
    measure()
    scene.layout()
    #expect(badge.convert(badge.bounds, to: scene.root).origin == CGPoint(x: 100, y: 10))
    distance.constant = 120
    scene.layout()
    #expect(badge.convert(badge.bounds, to: scene.root).origin == CGPoint(x: 120, y: 10))
    NSLayoutConstraint.deactivate(edges)
    scene.layout()
    #expect(badge.convert(badge.bounds, to: scene.root).origin == CGPoint(x: 120, y: 10))
    #if DEBUG
      #expect(scene.root.brokenLayoutInvariants == [])
    #endif
  }

  /// A text that wraps is in the middle of its frame. Of where that is, a measurement knows nothing.
  @Test func aBaselineOfATextInATallerFrame() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Some words"
    label.translatesAutoresizingMaskIntoConstraints = false
    let note = scene.view(10, 10)
    scene.root.addSubview(label)
    scene.activate(
      label.topAnchor.constraint(equalTo: detail.bottomAnchor),
      label.leftAnchor.constraint(equalTo: detail.leftAnchor),
      label.rightAnchor.constraint(equalTo: detail.rightAnchor),
      label.heightAnchor.constraint(equalToConstant: 100),
      note.leftAnchor.constraint(equalTo: label.leftAnchor),
      note.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor))
    scene.root.frame.size = CGSize(width: 200, height: 164)
    scene.layout()
    let right = note.frame
    #expect(right.maxY > label.frame.midY)
    for _ in 0..<3 {
      title.content.width += 1
      measure()
      scene.layout()
      #expect(note.frame == right)
    }
  }
}
