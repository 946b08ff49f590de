import OpenAutoLayout
import Testing

@MainActor
struct ScrollViewTests {
  private let scene: Scene
  private let scroll = UIScrollView()
  private let content: ContentView

  init() {
    scene = Scene(300, 200)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(scroll)
    scroll.pinEdges(10, 20, 30, 40)
    content = scene.view(in: scroll)
  }

  @Test func itsEdgesAreThoseOfTheContentToWhatItHolds() {
    content.pinEdges(1, 2, 3, 4)
    content.pinSize(500, 700)
    scene.layout()
    #expect(scroll.frame == CGRect(x: 20, y: 10, width: 240, height: 160))
    #expect(content.frame == CGRect(x: 2, y: 1, width: 500, height: 700))
    #expect(scroll.contentSize == CGSize(width: 506, height: 704))
  }

  @Test func itsSizeIsThatOfTheView() {
    content.pinEdges()
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
    ])
    scene.layout()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 240, height: 320))
    #expect(scroll.contentSize == CGSize(width: 240, height: 320))
  }

  @Test(arguments: [false, true])
  func theGuidesSayTheSame(rightToLeft: Bool) {
    if rightToLeft { scroll.semanticContentAttribute = .forceRightToLeft }
    let (inside, outside) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: inside.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: 8),
      content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      content.widthAnchor.constraint(equalTo: outside.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    scene.layout()
    #expect(content.frame == CGRect(x: rightToLeft ? 0 : 8, y: 5, width: 480, height: 1000))
    #expect(scroll.contentSize == CGSize(width: 488, height: 1005))
    #expect(inside.layoutFrame == CGRect(x: 0, y: 0, width: 488, height: 1005))
  }

  @Test func theFrameGuideFollowsTheOffset() {
    content.pinEdges()
    content.pinSize(1000, 1000)
    let badge = scene.view(10, 10, in: scroll)
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor, constant: 3),
      badge.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
    ])
    scene.layout()
    #expect(badge.frame.origin == CGPoint(x: 3, y: 150))
    scroll.contentOffset = CGPoint(x: 100, y: 40)
    scene.layout()
    #expect(badge.frame.origin == CGPoint(x: 103, y: 190))
    #expect(content.frame.origin == .zero)
    #expect(badge.convert(CGPoint.zero, to: scene.root) == CGPoint(x: 23, y: 160))
  }

  @Test func aContentSizeThatNoConstraintSaysIsTheClients() {
    scroll.contentSize = CGSize(width: 900, height: 800)
    scene.layout()
    #expect(scroll.contentSize == CGSize(width: 900, height: 800))
    #expect(scroll.constraints == [])
    #expect(!scroll.contentLayoutGuide.hasAmbiguousLayout)
    #expect(scroll.layoutGuides == [])
  }

  @Test func aContentThatIsNotSaidInFullIsAmbiguous() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    scene.layout()
    #expect(scroll.contentLayoutGuide.hasAmbiguousLayout)
  }

  @Test func whatIsOutsideMeetsTheViewItself() {
    content.pinEdges()
    content.pinSize(1000, 1000)
    let below = scene.view(10, 10)
    scene.activate(
      below.topAnchor.constraint(equalTo: scroll.bottomAnchor),
      below.centerXAnchor.constraint(equalTo: scroll.centerXAnchor))
    scene.layout()
    #expect(below.frame == CGRect(x: 135, y: 170, width: 10, height: 10))
  }
}
