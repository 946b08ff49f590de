import OpenAutoLayout
import Testing

/// The guides of a view describe parts of it. What is in them sizes the view, but not the guides do.
@MainActor
struct GuideEndTests {
  /// A panel at the leading edge of a root of 1,024 points whose width is optional, and a child
  /// between the sides of one of its guides.
  @MainActor
  private struct Panel {
    let scene: Scene
    let panel: ContentView
    let child: ContentView

    init(
      _ content: CGFloat = UIView.noIntrinsicMetric, rightToLeft: Bool = false,
      in guide: (UIView) -> UILayoutGuide
    ) {
      scene = Scene(1024, 768, scale: .infinity, rightToLeft: rightToLeft)
      panel = scene.view()
      child = scene.view(content, in: panel)
      scene.root.layoutConflictHandler = { Issue.record("\($0)") }
      let guide = guide(panel)
      scene.activate(
        panel.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        panel.topAnchor.constraint(equalTo: scene.root.topAnchor),
        panel.heightAnchor.constraint(equalToConstant: 100),
        child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        child.topAnchor.constraint(equalTo: panel.topAnchor),
        child.heightAnchor.constraint(equalToConstant: 10))
    }

    @discardableResult
    func widen(to width: CGFloat, at priority: Float) -> NSLayoutConstraint {
      let constraint = panel.widthAnchor.constraint(equalToConstant: width).at(priority)
      constraint.isActive = true
      return constraint
    }

    func layOut() -> [CGFloat] {
      scene.layout()
      return [panel.frame.width, child.frame.minX, child.frame.width].map {
        ($0 * 1_000).rounded() / 1_000
      }
    }
  }

  @Test(arguments: [1, 50, 250, 500, 750, 998, 999, 1000] as [Float], [false, true])
  func aViewFillsItsSuperviewByAnyPriority(priority: Float, rightToLeft: Bool) {
    let panel = Panel(rightToLeft: rightToLeft) { $0.readableContentGuide }
    let fill = panel.panel.trailingAnchor.constraint(equalTo: panel.scene.root.trailingAnchor)
    fill.priority = UILayoutPriority(priority)
    fill.isActive = true
    for width: CGFloat in [1024, 600, 1366, 1024] {
      panel.scene.root.frame.size.width = width
      let readable = min(672, width - 16)
      #expect(panel.layOut() == [width, (width - readable) / 2, readable])
    }
    panel.child.removeFromSuperview()
    panel.scene.layout()
    #expect(panel.panel.frame.width == 1024)
  }

  @Test func whatIsReadSizesTheView() {
    let panel = Panel(300) { $0.readableContentGuide }
    #expect(panel.layOut() == [316, 8, 300])
    panel.child.content.width = 800
    #expect(panel.layOut() == [688, 8, 672])
    #expect(
      panel.panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 688)
    panel.child.content.width = 300
    #expect(panel.layOut() == [316, 8, 300])
    #expect(
      panel.panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 316)
    let fill = panel.widen(to: 1000, at: 750)
    #expect(panel.layOut() == [1000, 164, 672])
    // What hugs more than the optional width asks for narrows it, as it does between two views.
    panel.child.setContentHuggingPriority(UILayoutPriority(800), for: .horizontal)
    #expect(panel.layOut() == [316, 8, 300])
    fill.priority = UILayoutPriority(900)
    #expect(panel.layOut() == [1000, 164, 672])
    fill.isActive = false
    #expect(panel.layOut() == [316, 8, 300])
  }

  @Test(arguments: [1, 2, 3])
  func readableGuidesNest(levels: Int) {
    let scene = Scene(1024, 768, scale: .infinity)
    var outer: UIView = scene.root
    var views: [UIView] = []
    for _ in 0..<levels {
      let view = scene.view(in: outer)
      let guide = outer.readableContentGuide
      scene.activate(
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).at(700),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
      views.append(view)
      outer = view
    }
    scene.layout()
    let widths: [CGFloat] = [672, 656, 640]
    let lefts: [CGFloat] = [176, 8, 8]
    #expect(views.map(\.frame.width) == Array(widths.prefix(levels)))
    #expect(views.map(\.frame.minX) == Array(lefts.prefix(levels)))
  }

  @Test(arguments: [52, 250, 750, 999, 1000] as [Float], [false, true])
  func aViewMayBeSmallerThanItsMargins(priority: Float, rightToLeft: Bool) {
    let panel = Panel(rightToLeft: rightToLeft) { $0.layoutMarginsGuide }
    let width = panel.widen(to: 10, at: priority)
    for _ in 0..<2 {
      #expect(panel.layOut() == [10, 8, 0])
      width.constant = 30
      #expect(panel.layOut() == [30, 8, 14])
      width.constant = 10
      #expect(panel.layOut() == [10, 8, 0])
      panel.panel.layoutMargins = .zero
      #expect(panel.layOut() == [10, 0, 10])
      panel.panel.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
  }

  /// A view that has to be shorter than its margins is as short as it wants to be.
  @Test(arguments: [52, 250, 750, 999] as [Float], [false, true])
  func aViewBelowItsMarginsIsNotPulledBack(priority: Float, rightToLeft: Bool) {
    for guide: (UIView) -> UILayoutGuide in [
      { $0.layoutMarginsGuide }, { $0.readableContentGuide },
    ] {
      let short = Panel(rightToLeft: rightToLeft, in: guide)
      short.panel.widthAnchor.constraint(lessThanOrEqualToConstant: 14).isActive = true
      short.widen(to: 10, at: priority)
      let frame = short.layOut()
      #expect(frame[0] == 10 && frame[2] == 0)
    }
  }

  /// Between the ends, a guide is as strict as its constraints.
  @Test func whatDoesNotFitBetweenTheMarginsIsAConflict() {
    let panel = Panel { $0.layoutMarginsGuide }
    var conflicts: [UIView.LayoutConflict] = []
    panel.scene.root.layoutConflictHandler = { conflicts.append($0) }
    panel.widen(to: 50, at: 1000)
    let content = panel.child.widthAnchor.constraint(equalToConstant: 34)
    content.isActive = true
    #expect(panel.layOut() == [50, 8, 34])
    #expect(conflicts.isEmpty)
    // The margins alone change, and neither the view nor the guide follows.
    panel.panel.layoutMargins.right = 9
    #expect(panel.layOut() == [50, 8, 33])
    #expect(conflicts.map(\.leftOut) == [content])
    panel.panel.layoutMargins.right = 8
    #expect(panel.layOut() == [50, 8, 34])
    content.constant = 100
    #expect(panel.layOut() == [50, 8, 34])
    #expect(conflicts.map(\.leftOut) == [content, content])
  }

  @Test func whatIsBetweenTheMarginsSizesTheView() {
    let panel = Panel(0) { $0.layoutMarginsGuide }
    // Without content, it is as large as its margins.
    #expect(panel.layOut() == [16, 8, 0])
    #expect(panel.panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 16)
    panel.child.content.width = 100
    #expect(panel.layOut() == [116, 8, 100])
    let width = panel.widen(to: 10, at: 740)
    #expect(panel.layOut() == [116, 8, 100])
    panel.child.content.width = 0
    #expect(panel.layOut() == [10, 8, 0])
    panel.child.content.width = 100
    #expect(panel.layOut() == [116, 8, 100])
    width.priority = UILayoutPriority(760)
    #expect(panel.layOut() == [10, 8, 0])
    width.isActive = false
    #expect(panel.layOut() == [116, 8, 100])
  }

  @Test(arguments: [250, 750, 1000] as [Float])
  func aHeaderMayBeLowerThanTheSafeArea(priority: Float) {
    let screen = MarginTests.Screen(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    screen.contentScaleFactor = .infinity
    screen.unsafe.top = 59
    screen.layoutConflictHandler = { Issue.record("\($0)") }
    let header = ContentView()
    let title = ContentView()
    for view in [header, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    screen.addSubview(header)
    header.addSubview(title)
    let height = header.heightAnchor.constraint(equalToConstant: 44).at(priority)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: screen.topAnchor),
      header.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: screen.trailingAnchor), height,
      title.topAnchor.constraint(equalTo: header.safeAreaLayoutGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])
    screen.layoutIfNeeded()
    #expect(header.frame.height == 44)
    #expect(title.frame.minY == 59)
    screen.unsafe.top = 20
    screen.layoutIfNeeded()
    #expect(header.frame.height == 44)
    #expect(title.frame.minY == 20)
    // Between both sides, there is nothing left.
    title.bottomAnchor.constraint(equalTo: header.safeAreaLayoutGuide.bottomAnchor).isActive = true
    title.constraints.forEach { $0.isActive = false }
    screen.unsafe.top = 59
    screen.layoutIfNeeded()
    #expect(header.frame.height == 44)
    #expect(title.frame.minY == 59 && title.frame.height == 0)
  }

  @Test func aGuideLeavesNothingBehind() {
    let guides: [(UIView) -> UILayoutGuide] = [
      { $0.layoutMarginsGuide }, { $0.readableContentGuide }, { $0.safeAreaLayoutGuide },
      { $0.keyboardLayoutGuide },
    ]
    for guide in guides {
      for isTaken in [false, true] {
        let panel = Panel(40, in: guide)
        let other = panel.scene.view(7, 10, in: panel.panel)
        let uses = [
          other.leadingAnchor.constraint(equalTo: guide(panel.panel).leadingAnchor),
          other.trailingAnchor.constraint(equalTo: guide(panel.panel).trailingAnchor),
        ]
        NSLayoutConstraint.activate(uses)
        panel.scene.layout()
        #expect(panel.panel.frame.width == 40 + 2 * panel.child.frame.minX)
        #expect(!panel.panel.constraints.isEmpty)
        panel.child.removeFromSuperview()
        panel.scene.layout()
        #expect(panel.panel.frame.width == 7 + 2 * other.frame.minX)
        if isTaken {
          other.removeFromSuperview()
        } else {
          NSLayoutConstraint.deactivate(uses)
        }
        panel.scene.layout()
        #expect(panel.panel.frame.width == 0)
        #expect(panel.panel.constraints.map(\.firstAttribute) == [.height])
        panel.panel.addSubview(other)
        NSLayoutConstraint.activate(uses)
        panel.scene.layout()
        #expect(panel.panel.frame.width == 7 + 2 * other.frame.minX)
      }
    }
  }

  /// Client code of long ago, which takes the guides' constraints with its own.
  @Test func allConstraintsOfAViewMayBeDeactivated() {
    let panel = Panel(40) { $0.layoutMarginsGuide }
    panel.scene.layout()
    let all = panel.panel.constraints
    NSLayoutConstraint.deactivate(all)
    panel.scene.layout()
    NSLayoutConstraint.activate(all)
    panel.scene.layout()
    #expect(panel.layOut() == [56, 8, 40])
  }

  /// A width and a height depend on each other, and there is room for the margins of one view only.
  /// Edited cards are laid out as new ones.
  @Test func twoGuidesAtTheirEndsForgetWhatWas() {
    func card(lowered constant: CGFloat) -> (scene: Scene, bound: NSLayoutConstraint) {
      let scene = Scene(320, 480, scale: .infinity)
      let outer = scene.view()
      let inner = scene.view(in: outer)
      let innermost = scene.view(in: inner)
      let bound = inner.heightAnchor.constraint(
        lessThanOrEqualTo: outer.widthAnchor, constant: constant)
      scene.activate(
        outer.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 15),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 36),
        relation(outer, .right, outer, .centerXWithinMargins, by: .lessThanOrEqual, plus: 16),
        // Activated after that one: the order decides what is left out.
        bound,
        relation(inner.layoutMarginsGuide, .top, inner, .top, by: .greaterThanOrEqual, plus: 87).at(
          999),
        relation(innermost, .bottom, inner, .top, by: .lessThanOrEqual, plus: 18),
        relation(innermost, .height, inner, .width, plus: -28).at(250),
        relation(outer, .bottom, scene.root, .bottom, by: .lessThanOrEqual, plus: 39).at(250.5),
        relation(outer, .width, scene.root, .height, by: .lessThanOrEqual, plus: 41).at(500),
        relation(
          outer.layoutMarginsGuide, .top, scene.root, .centerY, by: .lessThanOrEqual, plus: 104))
      scene.layout()
      return (scene, bound)
    }
    func lengths(_ scene: Scene) -> [CGFloat] {
      scene.root.subviews.flatMap { [$0.frame.width, $0.subviews[0].frame.height] }
    }
    let edited = card(lowered: -21)
    for constant: CGFloat in [-21.5, -21, -12, -60, -21] {
      edited.bound.constant = constant
      edited.scene.layout()
      #expect(lengths(edited.scene) == lengths(card(lowered: constant).scene))
    }
  }

  /// Also after a question, which takes up other margins, and before the layout that would look at them.
  @Test(arguments: [false, true])
  func aGuideAtItsEndLeavesForAnotherTree(isAsked: Bool) {
    let (scene, other) = (Scene(300, 200), Scene(300, 200))
    let panel = scene.view()
    let inner = scene.view(in: panel)
    let sibling = scene.view(10, 10)
    scene.activate(
      panel.widthAnchor.constraint(equalToConstant: 4),
      inner.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: panel.layoutMarginsGuide.trailingAnchor))
    scene.layout()
    other.layout()
    if isAsked {
      panel.layoutMargins = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
      _ = scene.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    other.root.addSubview(panel)
    other.layout()
    sibling.content.width = 20
    scene.layout()
    #expect(sibling.frame.size == CGSize(width: 20, height: 10))
    #expect(panel.frame.width == 4 && inner.frame.width == 0)
  }
}
