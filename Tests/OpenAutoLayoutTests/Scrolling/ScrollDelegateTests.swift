import OpenAutoLayout
import Testing

/// What a delegate hears of scrolling by code, and what it lays out then
/// (developer.apple.com/documentation/uikit/uiscrollviewdelegate).
@MainActor
struct ScrollDelegateTests {
  private let owner = HeaderOwner()

  @Test(arguments: [(0, 200), (-80, 280), (150, 60), (400, 60)] as [(CGFloat, CGFloat)])
  func aHeaderFollowsTheOffset(offset: CGFloat, height: CGFloat) {
    owner.scroll.contentOffset.y = offset
    owner.root.layoutIfNeeded()
    #expect(owner.header.frame == CGRect(x: 0, y: 0, width: 320, height: height))
  }

  @Test func everyChangeOfTheOffsetIsHeardOfOnce() {
    let scroll = owner.scroll
    scroll.contentOffset.y = 10
    scroll.contentOffset.y = 10
    scroll.bounds.origin.y = 20
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 999, width: 1, height: 1), animated: false)
    #expect(owner.offsets == [10, 20, 30, 520])
    #expect(owner.animationCount == 0)
    // The inset moves content that is at its top.
    scroll.contentOffset.y = 0
    scroll.contentInset.top = 50
    #expect(owner.offsets.suffix(2) == [0, -50])
  }

  @Test func animationsEndAtOnce() {
    owner.scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(owner.animationCount == 1)
    owner.scroll.scrollRectToVisible(CGRect(x: 0, y: 999, width: 1, height: 1), animated: true)
    #expect(owner.animationCount == 2 && owner.offsets == [30, 520])
  }

  @Test func aDelegateMayHoldTheOffset() {
    owner.largestOffset = 100
    owner.scroll.contentOffset.y = 300
    #expect(owner.scroll.contentOffset.y == 100 && owner.offsets == [300, 100])
  }
}

/// A header whose height follows the offset of a scroll view below it, between 60 points and more than 200.
@MainActor
private final class HeaderOwner: UIScrollViewDelegate {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let (header, scroll) = (UIView(), UIScrollView())
  var largestOffset = CGFloat.infinity
  private(set) var offsets: [CGFloat] = []
  private(set) var animationCount = 0
  private let height: NSLayoutConstraint

  init() {
    height = header.heightAnchor.constraint(equalToConstant: 200)
    for view in [scroll, header] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    scroll.pinEdges()
    NSLayoutConstraint.activate([
      height,
      header.topAnchor.constraint(equalTo: root.topAnchor),
      header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    scroll.contentSize = CGSize(width: 320, height: 1000)
    scroll.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
    height.constant = max(60, 200 - scrollView.contentOffset.y)
    if scrollView.contentOffset.y > largestOffset { scrollView.contentOffset.y = largestOffset }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { animationCount += 1 }
}
