import OpenAutoLayout
import Testing

/// Apple's Auto Layout Guide, "Working with Scroll Views": constraints between what is in a scroll view and
/// what is outside of it give the content a fixed position, so that it appears to float over the scroll view.
@MainActor
struct FloatingContentTests {
  /// The offsets that each test scrolls to, one after the other.
  private static let offsets = [
    CGPoint.zero, CGPoint(x: 0, y: 500), CGPoint(x: 70, y: -30), CGPoint(x: 5, y: 20),
  ]

  private let scene: Scene
  private let scroll = UIScrollView()
  private let content: ContentView

  init() {
    scene = Scene(300, 200)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(scroll)
    scroll.pinEdges(10, 20, 30, 40)
    content = scene.view(in: scroll)
    content.pinEdges()
    content.pinSize(1000, 2000)
  }

  /// Where a view is in the root at each offset.
  private func places(of view: UIView, scrolling scroll: UIScrollView? = nil) -> [CGRect] {
    Self.offsets.map { offset in
      (scroll ?? self.scroll).contentOffset = offset
      scene.layout()
      return view.convert(view.bounds, to: scene.root)
    }
  }

  private func staying(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [CGRect]
  {
    Self.offsets.map { _ in CGRect(x: x, y: y, width: width, height: height) }
  }

  @Test(arguments: [false, true])
  func aBadgeStaysWhereItIsOnTheScreen(rightToLeft: Bool) {
    if rightToLeft { scene.root.semanticContentAttribute = .forceRightToLeft }
    let badge = scene.view(40, 30, in: scroll)
    scene.activate(
      badge.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 12),
      badge.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 7))
    #expect(places(of: badge) == staying(rightToLeft ? 253 : 7, 12, 40, 30))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 1000, height: 2000))
    #expect(scroll.contentSize == CGSize(width: 1000, height: 2000))
  }

  @Test func anAlreadyScrolledViewFloatsFromTheFirstLayoutOn() {
    scroll.contentOffset = CGPoint(x: 30, y: 400)
    let badge = scene.view(40, 30, in: scroll)
    scene.activate(
      badge.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      badge.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor))
    scene.layout()
    #expect(badge.frame == CGRect(x: 140, y: 560, width: 40, height: 30))
    #expect(badge.convert(badge.bounds, to: scene.root).minY == 170)
  }

  @Test func whatIsDeepInTheContentFloats() {
    let card = scene.view(in: content)
    card.pinSize(100, 100)
    let dot = scene.view(10, 10, in: card)
    let outer = scene.view()
    outer.pinEdges(1, 2, 3, 4)
    let mark = scene.view(10, 10, in: outer)
    mark.pinOrigin()
    scene.activate(
      card.topAnchor.constraint(equalTo: content.topAnchor, constant: 300),
      card.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 50),
      dot.topAnchor.constraint(equalTo: mark.bottomAnchor, constant: 5),
      dot.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 6))
    #expect(places(of: dot) == staying(8, 16, 10, 10))
    #expect(card.frame == CGRect(x: 50, y: 300, width: 100, height: 100))
  }

  /// A header that is as high as its place in the content, and reaches up to the top of the screen: the
  /// best known use of such constraints.
  @Test func aHeaderStretches() {
    let place = scene.view(in: content)
    let header = scene.view(in: content)
    scene.activate(
      place.topAnchor.constraint(equalTo: content.topAnchor),
      place.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      place.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      place.heightAnchor.constraint(equalToConstant: 100),
      header.topAnchor.constraint(equalTo: scroll.superview!.topAnchor, constant: 10).at(750),
      header.heightAnchor.constraint(greaterThanOrEqualTo: place.heightAnchor),
      header.leadingAnchor.constraint(equalTo: place.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: place.trailingAnchor),
      header.bottomAnchor.constraint(equalTo: place.bottomAnchor))
    scene.layout()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 1000, height: 100))
    scroll.contentOffset.y = -60
    scene.layout()
    #expect(header.frame == CGRect(x: 0, y: -60, width: 1000, height: 160))
    scroll.contentOffset.y = 60
    scene.layout()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 1000, height: 100))
  }

  /// A header sticks to the top of the screen once it is scrolled there.
  @Test func aHeaderSticks() {
    let header = scene.view(in: content)
    scene.activate(
      header.topAnchor.constraint(greaterThanOrEqualTo: scene.root.topAnchor, constant: 10),
      header.topAnchor.constraint(equalTo: content.topAnchor, constant: 80).at(750),
      header.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 80),
      header.heightAnchor.constraint(equalToConstant: 20))
    var tops: [CGFloat] = []
    for y in [0, 50, 80, 300] as [CGFloat] {
      scroll.contentOffset.y = y
      scene.layout()
      tops.append(header.convert(header.bounds, to: scene.root).minY)
    }
    #expect(tops == [90, 40, 10, 10])
  }

  @Test func whatIsOutsideFollowsTheContentThatItIsTiedTo() {
    let label = scene.view(20, 10)
    scene.activate(
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 50),
      label.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor, constant: 60))
    scene.layout()
    #expect(label.frame == CGRect(x: 80, y: 60, width: 20, height: 10))
    scroll.contentOffset = CGPoint(x: 10, y: 30)
    scene.layout()
    #expect(label.frame == CGRect(x: 70, y: 30, width: 20, height: 10))
  }

  @Test func sizesDoNotDependOnTheOffset() {
    let bar = scene.view(in: content)
    scene.activate(
      bar.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5),
      bar.heightAnchor.constraint(equalTo: scroll.heightAnchor),
      bar.topAnchor.constraint(equalTo: content.topAnchor),
      bar.leftAnchor.constraint(equalTo: content.leftAnchor))
    for offset in Self.offsets {
      scroll.contentOffset = offset
      scene.layout()
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 150, height: 160))
    }
  }

  @Test(arguments: [false, true])
  func nestedScrollViewsAddTheirOffsets(rightToLeft: Bool) {
    let inner = UIScrollView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    inner.pinSize(100, 80)
    let badge = scene.view(10, 10, in: inner)
    let within = scene.view(10, 10, in: inner)
    if rightToLeft {
      for view in [scene.root, content] { view.semanticContentAttribute = .forceRightToLeft }
    }
    scene.activate(
      inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 30),
      inner.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 40),
      badge.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 15),
      badge.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 25),
      // Outside of the inner one only.
      within.topAnchor.constraint(equalTo: content.topAnchor, constant: 35),
      within.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 45))
    for (outerY, innerY) in [(0, 0), (100, 7), (3, -50), (0, 4)] as [(CGFloat, CGFloat)] {
      scroll.contentOffset = CGPoint(x: 2 * outerY, y: outerY)
      inner.contentOffset = CGPoint(x: -innerY, y: innerY)
      scene.layout()
      let place = badge.convert(badge.bounds, to: scene.root)
      #expect(place == CGRect(x: rightToLeft ? 265 : 25, y: 15, width: 10, height: 10))
      let fixed = within.convert(within.bounds, to: content)
      #expect(fixed == CGRect(x: 45, y: 35, width: 10, height: 10))
    }
  }

  @Test func twoScrollViewsSideBySideKeepTheirContentsInLine() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    scene.root.addSubview(other)
    let (left, right) = (scene.view(10, 10, in: scroll), scene.view(10, 10, in: other))
    scene.activate(
      left.topAnchor.constraint(equalTo: content.topAnchor, constant: 300),
      right.topAnchor.constraint(equalTo: left.topAnchor))
    scroll.contentOffset.y = 250
    other.contentOffset.y = 40
    scene.layout()
    #expect(left.convert(left.bounds, to: scene.root).minY == 60)
    #expect(right.convert(right.bounds, to: scene.root).minY == 60)
  }

  @Test func baselinesFloat() {
    let (title, note) = (UILabel(), UILabel())
    for (label, outer) in [(title, scene.root), (note, scroll)] as [(UILabel, UIView)] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
    }
    scene.activate(
      title.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 50),
      note.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      note.leftAnchor.constraint(equalTo: title.rightAnchor))
    #expect(places(of: note).map(\.minY) == [50, 50, 50, 50])
  }

  @Test func distancesFloat() {
    let badge = scene.view(10, 10, in: scroll)
    scene.activate(
      scene.root.topAnchor.anchorWithOffset(to: badge.topAnchor).constraint(equalToConstant: 33),
      scene.root.leftAnchor.anchorWithOffset(to: badge.leftAnchor).constraint(equalToConstant: 44))
    #expect(places(of: badge) == staying(44, 33, 10, 10))
  }

  @Test func whatIsTiedToTheFrameGuideAndTheSafeAreaFloats() {
    let (corner, edge) = (scene.view(10, 10, in: scroll), scene.view(10, 10, in: scroll))
    scene.activate(
      corner.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor),
      corner.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
      // "You obtain the safe area by applying the insets to the view's bounds": UIView.safeAreaInsets.
      edge.rightAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.rightAnchor),
      edge.topAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.topAnchor))
    #expect(places(of: corner) == staying(250, 160, 10, 10))
    #expect(places(of: edge) == staying(250, 10, 10, 10))
    #expect(scroll.safeAreaLayoutGuide.layoutFrame == scroll.bounds)
  }

  @Test func guidesOfTheScrollViewAreItsFramesFromOutside() {
    scroll.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    let views = (0..<3).map { _ in scene.view(10, 10) }
    scene.activate(
      views[0].topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      views[0].rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor),
      views[1].bottomAnchor.constraint(equalTo: scroll.layoutMarginsGuide.bottomAnchor),
      views[1].rightAnchor.constraint(equalTo: scroll.layoutMarginsGuide.rightAnchor),
      views[2].topAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.topAnchor),
      relation(views[2], .left, scroll, .leftMargin))
    #expect(places(of: views[0]) == staying(250, 10, 10, 10))
    #expect(places(of: views[1]) == staying(241, 153, 10, 10))
    #expect(places(of: views[2]) == staying(25, 10, 10, 10))
  }

  @Test func guidesOfViewsOutsideHoldContent() {
    scene.root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    let badge = scene.view(10, 10, in: scroll)
    scene.activate(
      badge.topAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.topAnchor),
      relation(badge, .right, scene.root, .rightMargin))
    #expect(places(of: badge) == staying(276, 11, 10, 10))
  }

  @Test func aBadgeAboveTheKeyboardOfTheScrollViewFloats() {
    let badge = scene.view(10, 10, in: scroll)
    scene.activate(
      badge.bottomAnchor.constraint(equalTo: scroll.keyboardLayoutGuide.topAnchor),
      badge.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor))
    scene.root.layoutKeyboardFrame = CGRect(x: 0, y: 120, width: 300, height: 80)
    #expect(places(of: badge) == staying(20, 110, 10, 10))
  }

  @Test func boundsSetByHandScrollAsWell() {
    let badge = scene.view(10, 10, in: scroll)
    scene.activate(
      badge.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 40),
      badge.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 40))
    scroll.bounds.origin = CGPoint(x: 15, y: 25)
    scene.layout()
    #expect(badge.frame.origin == CGPoint(x: 35, y: 55))
  }

  /// The origin of other bounds has no effect on constraints.
  @Test func plainViewsDoNotScroll() {
    let box = scene.view()
    box.pinEdges(10, 20, 30, 40)
    let dot = scene.view(10, 10, in: box)
    scene.activate(dot.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 15))
    box.bounds.origin.y = 50
    scene.layout()
    #expect(dot.frame.minY == 5)
  }

  @Test func whatComesAndGoesIsForgotten() {
    let badge = scene.view(10, 10, in: scroll)
    let floats = badge.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 40)
    let scrolls = badge.topAnchor.constraint(equalTo: content.topAnchor, constant: 40)
    floats.isActive = true
    scroll.contentOffset.y = 100
    scene.layout()
    #expect(badge.frame.minY == 130)
    floats.isActive = false
    scrolls.isActive = true
    scene.layout()
    #expect(badge.frame.minY == 40)
    scroll.removeFromSuperview()
    scene.layout()
    scene.root.addSubview(scroll)
    scroll.pinEdges(10, 20, 30, 40)
    scroll.contentOffset.y = 60
    scrolls.isActive = false
    floats.isActive = true
    scene.layout()
    #expect(badge.frame.minY == 90)
    #if DEBUG
      #expect(scene.root.brokenLayoutInvariants == [])
    #endif
  }

  @Test func aMeasuredTreeFollowsTheOffset() {
    let box = UIView()
    let list = UIScrollView()
    for (view, outer) in [(box, scene.root), (list, box)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    let row = scene.view(30, 30, in: list)
    box.pinOrigin()
    list.pinEdges()
    scene.activate(
      list.heightAnchor.constraint(equalToConstant: 50),
      // The box ends below a view in the list.
      box.rightAnchor.constraint(equalTo: row.rightAnchor, constant: 10),
      row.leftAnchor.constraint(equalTo: list.contentLayoutGuide.leftAnchor, constant: 100))
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 140)
    list.contentOffset.x = 20
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 120)
    scene.layout()
    #expect(box.frame.width == 120)
  }

  /// A float and a position in the content contradict each other: that is reported.
  @Test func aConflictBetweenBothIsReported() throws {
    var conflicts: [UIView.LayoutConflict] = []
    scene.root.layoutConflictHandler = { conflicts.append($0) }
    let badge = scene.view(10, 10, in: scroll)
    let pinned = badge.topAnchor.constraint(equalTo: content.topAnchor, constant: 30)
    let floats = badge.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 40)
    scene.activate(pinned, floats)
    scene.layout()
    #expect(conflicts.isEmpty)
    #expect(badge.frame.minY == 30)
    scroll.contentOffset.y = 8
    scene.layout()
    let conflict = try #require(conflicts.first)
    #expect(conflict.constraints.contains(floats) && conflict.constraints.contains(pinned))
    #expect(badge.frame.minY == 30)
  }

  @Test func aFloatIsNotAmbiguous() {
    let badge = scene.view(10, 10, in: scroll)
    let top = badge.topAnchor.constraint(equalTo: scene.root.topAnchor)
    scene.activate(top, badge.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
    scroll.contentOffset.y = 50
    scene.layout()
    #expect(!badge.hasAmbiguousLayout)
    #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout)
    top.isActive = false
    #expect(badge.hasAmbiguousLayout)
  }
}
