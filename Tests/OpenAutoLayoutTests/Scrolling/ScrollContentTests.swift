import OpenAutoLayout
import Testing

/// Apple's Auto Layout Guide, "Working with Scroll Views": constraints between the edges or margins of a
/// scroll view and its content attach to the content area; those between heights, widths and centers attach
/// to the frame.
@MainActor
struct ScrollContentTests {
  private let scene: Scene
  private let scroll = UIScrollView(frame: CGRect(x: 20, y: 10, width: 240, height: 160))
  private let content: ContentView

  init() {
    scene = Scene(300, 200)
    scene.root.addSubview(scroll)
    content = scene.view(in: scroll)
  }

  /// Adds constraints to the view that would hold them, or to the root, as `addConstraints(_:)` of a
  /// controller's view does.
  private func add(_ constraints: [NSLayoutConstraint], toRoot: Bool) {
    if toRoot {
      scene.root.addConstraints(constraints)
    } else {
      NSLayoutConstraint.activate(constraints)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func itsCenterIsThatOfTheFrame(toRoot: Bool, rightToLeft: Bool) {
    if rightToLeft { scroll.semanticContentAttribute = .forceRightToLeft }
    content.pinEdges()
    content.pinSize(240, 1000)
    let dot = scene.view(10, 10, in: scroll)
    add(
      [
        relation(dot, .centerX, scroll, .centerX), relation(dot, .centerY, scroll, .centerY),
      ], toRoot: toRoot)
    scene.layout()
    #expect(dot.frame == CGRect(x: 115, y: 75, width: 10, height: 10))
    #expect(scroll.contentSize == CGSize(width: 240, height: 1000))
    // It scrolls with the content: the guide for what does not is the frame's.
    scroll.contentOffset.y = 300
    scene.layout()
    #expect(dot.frame == CGRect(x: 115, y: 75, width: 10, height: 10))
  }

  /// A view that centers content which may be smaller than the scroll view, the usual way.
  @Test func contentIsCenteredUntilItIsTooLarge() {
    let height = content.heightAnchor.constraint(equalToConstant: 60)
    scene.activate(
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.widthAnchor.constraint(equalToConstant: 100),
      content.topAnchor.constraint(greaterThanOrEqualTo: scroll.topAnchor),
      content.bottomAnchor.constraint(lessThanOrEqualTo: scroll.bottomAnchor),
      content.centerYAnchor.constraint(equalTo: scroll.centerYAnchor).at(250), height)
    scene.layout()
    #expect(content.frame == CGRect(x: 70, y: 50, width: 100, height: 60))
    height.constant = 400
    scene.layout()
    #expect(content.frame == CGRect(x: 70, y: 0, width: 100, height: 400))
    #expect(scroll.contentSize.height == 400)
  }

  @Test(arguments: [false, true], [false, true])
  func edgesMeanTheContentWhoeverHoldsThem(toRoot: Bool, rightToLeft: Bool) {
    if rightToLeft {
      for view in [scene.root, scroll] { view.semanticContentAttribute = .forceRightToLeft }
    }
    content.pinSize(500, 700)
    add(
      [
        relation(content, .top, scroll, .top, plus: 1),
        relation(content, .leading, scroll, .leading, plus: 2),
        relation(scroll, .bottom, content, .bottom, plus: 3),
        relation(scroll, .trailing, content, .trailing, plus: 4),
      ], toRoot: toRoot)
    scene.layout()
    #expect(content.frame == CGRect(x: rightToLeft ? 4 : 2, y: 1, width: 500, height: 700))
    #expect(scroll.contentSize == CGSize(width: 506, height: 704))
    scroll.contentOffset = CGPoint(x: 50, y: 60)
    scene.layout()
    #expect(content.frame.origin == CGPoint(x: rightToLeft ? 4 : 2, y: 1))
    #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout)
  }

  @Test func aVisualFormatOfTheRootMeansTheContent() {
    let views = ["content": content]
    for format in ["H:|-5-[content(400)]-6-|", "V:|-7-[content(300)]-8-|"] {
      scene.root.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    scene.layout()
    #expect(content.frame == CGRect(x: 5, y: 7, width: 400, height: 300))
    #expect(scroll.contentSize == CGSize(width: 411, height: 315))
  }

  @Test(arguments: [false, true], [false, true])
  func marginsAreThoseOfTheContent(byGuide: Bool, rightToLeft: Bool) {
    if rightToLeft { scroll.semanticContentAttribute = .forceRightToLeft }
    scroll.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    content.pinSize(500, 700)
    if byGuide {
      content.pinToMargins(of: scroll)
    } else {
      scene.activate(
        relation(content, .top, scroll, .topMargin),
        relation(content, .bottom, scroll, .bottomMargin),
        relation(content, .leading, scroll, .leadingMargin),
        relation(content, .trailing, scroll, .trailingMargin))
    }
    scene.layout()
    #expect(content.frame == CGRect(x: 20, y: 10, width: 500, height: 700))
    #expect(scroll.contentSize == CGSize(width: 560, height: 740))
    #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout)
    scroll.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.layout()
    #expect(content.frame == CGRect(x: 2, y: 1, width: 500, height: 700))
    #expect(scroll.contentSize == CGSize(width: 506, height: 704))
    #if DEBUG
      #expect(scene.root.brokenLayoutInvariants == [])
    #endif
  }

  @Test func theWidthWithinTheMarginsIsThatOfTheFrame() {
    scroll.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    let margins = scroll.layoutMarginsGuide
    scene.activate(
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      content.widthAnchor.constraint(equalTo: margins.widthAnchor),
      content.centerXAnchor.constraint(equalTo: margins.centerXAnchor))
    scene.layout()
    #expect(content.frame.minX == 20)
    #expect(content.frame.width == 190)
    #expect(scroll.contentSize.width == 240)
  }

  @Test func distancesToItsEdgesAreWithinTheContent() {
    content.pinSize(500, 700)
    scene.activate(
      scroll.topAnchor.anchorWithOffset(to: content.topAnchor).constraint(equalToConstant: 5),
      content.bottomAnchor.anchorWithOffset(to: scroll.bottomAnchor).constraint(equalToConstant: 6))
    scene.layout()
    #expect(content.frame.minY == 5)
    #expect(scroll.contentSize.height == 711)
  }

  @Test func nestedScrollViewsEachHaveTheirOwnContent() {
    let inner = UIScrollView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    let page = scene.view(in: inner)
    content.pinEdges()
    content.pinSize(240, 900)
    inner.pinEdges(100, 0, 700, 0)
    page.pinEdges()
    page.pinSize(1200, 100)
    let dot = scene.view(10, 10, in: inner)
    scene.activate(
      dot.centerXAnchor.constraint(equalTo: inner.centerXAnchor),
      dot.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 110))
    scroll.contentOffset.y = 40
    inner.contentOffset.x = 600
    scene.layout()
    #expect(inner.frame == CGRect(x: 0, y: 100, width: 240, height: 100))
    #expect(inner.contentSize == CGSize(width: 1200, height: 100))
    #expect(scroll.contentSize == CGSize(width: 240, height: 900))
    #expect(dot.frame == CGRect(x: 115, y: 10, width: 10, height: 10))
  }
}
