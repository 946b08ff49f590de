import OpenAutoLayout
import Testing

/// Views that measure, lay out or place others in the middle of a pass.
@MainActor
struct PassReactionTests {
  @Test func aLayoutInUpdateConstraintsEnds() {
    let scene = Scene(300, 200)
    let label = UILabel()
    label.text = "ab"
    label.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(label)
    let field = scene.reactingView()
    field.whenUpdated = { [unowned field] in field.layoutIfNeeded() }
    scene.activate(
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
    scene.layout()
    #expect(label.frame.width > 0)
    #expect(abs(field.frame.minX - label.frame.maxX - 8) < 0.5)
  }

  @Test func aChipMeasuredAndPlacedInLayoutSubviewsComesToRest() {
    let cloud = ReactingView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let chip = UIView()
    let label = UILabel()
    label.text = "swift"
    label.translatesAutoresizingMaskIntoConstraints = false
    chip.addSubview(label)
    cloud.addSubview(chip)
    label.pinEdges(8, 8, 8, 8)
    var layouts = 0
    cloud.whenLaidOut = { [unowned chip] in
      layouts += 1
      chip.frame = CGRect(
        origin: .zero, size: chip.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }
    cloud.layoutIfNeeded()
    let text = label.intrinsicContentSize
    #expect(chip.frame.origin == .zero)
    #expect(abs(chip.frame.width - text.width - 16) < 0.5)
    #expect(abs(chip.frame.height - text.height - 16) < 0.5)
    #expect(label.frame.origin == CGPoint(x: 8, y: 8))
    #expect(layouts <= 3)
  }

  @Test(arguments: [61.0 / 3 + 14, 0.1, 1.0 / 7, -20.5])
  func aFrameBetweenPixelsSetInLayoutSubviewsComesToRest(y: CGFloat) {
    let row = ReactingView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let chip = UIView()
    row.addSubview(chip)
    var layouts = 0
    row.whenLaidOut = { [unowned chip] in
      layouts += 1
      chip.frame = CGRect(x: 10, y: y, width: 51, height: 28)
    }
    row.layoutIfNeeded()
    #expect(abs(chip.frame.minY - y) < 0.34)
    #expect(chip.frame.height == 28)
    #expect(layouts <= 2)
    let layoutsOfTheFirstPass = layouts
    row.layoutIfNeeded()
    #expect(layouts == layoutsOfTheFirstPass)
  }

  @Test func siblingsRemovedInAFitInTheMiddleOfAPassAreGone() throws {
    let scene = Scene(300, 200)
    for index in 0..<6 {
      let view = scene.reactingView(10, 10)
      scene.activate(
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: CGFloat(index)))
    }
    let first = try #require(scene.root.subviews[0] as? ReactingView)
    let third = try #require(scene.root.subviews[2] as? ReactingView)
    third.whenResized = once { [unowned first, unowned third] in
      first.whenAskedForContent = once {
        for view in scene.root.subviews where view !== first && view !== third {
          view.removeFromSuperview()
        }
      }
      // What is kept is not asked for again.
      first.invalidateIntrinsicContentSize()
      _ = scene.root.systemLayoutSizeFitting(.zero)
    }
    scene.layout()
    scene.root.frame.size.width = 99
    scene.layout()
    #expect(scene.root.subviews == [first, third])
    #expect(first.frame.minX == 0)
    #expect(Frame(2, nil, 10, nil).matches(third.frame))
  }

  /// Lays out the tree when it is asked for its frame, and notes each place that it is given.
  private final class Asking: UIView {
    var whenAsked: () -> Void = {}
    var widths: [CGFloat] = []

    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    }

    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      whenAsked()
      return super.frame(forAlignmentRect: rect)
    }

    override var bounds: CGRect {
      didSet { widths.append(bounds.width) }
    }
  }

  /// When the question is answered, the rectangle that it was about is an old one.
  @Test func aViewIsPlacedAtNoRectangleFromBeforeALayoutInItsQuestion() {
    let scene = Scene(300, 200)
    let view = Asking()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(view)
    view.pinOrigin()
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    scene.activate(width)
    view.whenAsked = once {
      width.constant = 50
      scene.layout()
    }
    scene.layout()
    #expect(Frame(-1, nil, 52, nil).matches(view.frame))
    #expect(view.widths == [52])
    // In a later layout, too.
    view.whenAsked = once {
      width.constant = 70
      scene.layout()
    }
    width.constant = 60
    scene.layout()
    #expect(Frame(-1, nil, 72, nil).matches(view.frame))
    #expect(view.widths == [52, 72])
  }

  /// All subviews are laid out, and then what they have changed is solved at once.
  @Test func aColumnOfViewsThatSetTheirOwnHeightsIsSolvedOnce() throws {
    let root = ReactingView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    let scene = Scene(0, 0)
    var rounds = 0
    root.whenLaidOut = { rounds += 1 }
    var above: UIView?
    for index in 0..<100 {
      let view = scene.reactingView(10, 10, in: root)
      view.whenLaidOut = { [unowned view] in
        let height = 10 + view.bounds.width / 32 + CGFloat(index % 3)
        if view.content.height == height { return }
        view.content.height = height
        view.invalidateIntrinsicContentSize()
      }
      scene.activate(
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor))
      above = view
    }
    let (first, last) = (try #require(root.subviews.first), try #require(above))
    root.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 0, y: 99 * 21, width: 320, height: 20))
    #expect(rounds <= 3)
    rounds = 0
    root.frame.size.width = 352
    root.layoutIfNeeded()
    #expect(first.frame.height == 21)
    #expect(last.frame == CGRect(x: 0, y: 99 * 22, width: 352, height: 21))
    #expect(rounds <= 3)
  }

  @Test func aViewThatAsksForAnUpdateInItsLayoutGetsIt() {
    let scene = Scene(100, 100)
    let views = (0..<3).map { _ in scene.reactingView(10, 10) }
    var updates = 0
    for view in views {
      scene.activate(view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor))
      view.whenLaidOut = once { [unowned view] in
        view.content.width = 30
        view.invalidateIntrinsicContentSize()
        view.whenUpdated = { updates += 1 }
        view.setNeedsUpdateConstraints()
      }
    }
    scene.layout()
    #expect(updates == 3)
    #expect(views.map(\.frame.width) == [30, 30, 30])
  }

  /// In a first layout, too, the views count of which one may follow all the others.
  @Test func aViewThatIsLaidOutManyTimesInAFirstLayoutComesToRest() {
    let scene = Scene(100, 100)
    for _ in 0..<20 { _ = scene.reactingView() }
    let view = scene.reactingView()
    var layouts = 0
    view.whenLaidOut = { [unowned view] in
      layouts += 1
      if layouts < 100 { view.setNeedsLayout() }
    }
    scene.layout()
    #expect(layouts == 100)
  }
}
