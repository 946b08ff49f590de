import OpenAutoLayout
import Testing

/// Apple's page on `UIView.safeAreaInsets`: "the insets reflect only the portion of the view that is covered".
/// What a scroll view has added to its insets does not cover its content. That is recorded: the tests of
/// PinLayout have a view of 100 × 100 in a scroll view under a bar, whose safe area is zero and never changes.
@MainActor
struct ScrolledSafeAreaTests {
  @Test func contentDoesNotGetWhatTheInsetsHave() {
    let screen = Screen()
    screen.content.pinSize(390, 2000)
    screen.layout()
    #expect(screen.scroll.safeAreaInsets.top == 59)
    for offset in [-59, 0, 300, 1300] as [CGFloat] {
      screen.scroll.contentOffset.y = offset
      screen.layout()
      #expect(screen.content.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    }
  }

  /// A form in a scroll view under a bar, as apps have it: the form is within the margins of its view.
  @Test func aFormUnderABarIsBelowItOnce() {
    let screen = Screen(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    screen.content.addSubview(field)
    field.pinToMargins(of: screen.content)
    field.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    screen.content.widthAnchor.constraint(equalTo: screen.scroll.widthAnchor).isActive = true
    let navigation = UINavigationController(rootViewController: screen.controller)
    screen.window.rootViewController = navigation
    screen.layout()
    let top = screen.controller.view.safeAreaInsets.top
    #expect(top > 20)
    #expect(
      field.convert(field.bounds, to: screen.window)
        == CGRect(x: 8, y: top + 8, width: 374, height: 1000))
    #expect(screen.scroll.contentSize == CGSize(width: 390, height: 1016))
  }

  @Test func withoutAnInsetTheContentHasWhatCoversIt() {
    let screen = Screen()
    screen.scroll.contentInsetAdjustmentBehavior = .never
    screen.content.pinSize(390, 2000)
    let row = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 50))
    screen.content.addSubview(row)
    screen.layout()
    #expect(screen.scroll.contentOffset == .zero)
    let tops = [0, 70, 120, 900].map { (offset: CGFloat) in
      screen.scroll.contentOffset.y = offset
      screen.layout()
      return [screen.content.safeAreaInsets.top, row.safeAreaInsets.top]
    }
    // The content lies under the bar at any offset. A view in it is covered as far as it reaches into that.
    #expect(tops == [[59, 0], [59, 0], [59, 0], [59, 0]])
  }

  @Test func viewsOfTheScrollViewComeUnderABarAsTheyAreScrolled() {
    final class Row: UIView {
      var tops: [CGFloat] = []
      override func safeAreaInsetsDidChange() { tops.append(safeAreaInsets.top) }
    }
    let screen = Screen()
    screen.scroll.contentInsetAdjustmentBehavior = .never
    let row = Row(frame: CGRect(x: 0, y: 100, width: 390, height: 80))
    screen.scroll.addSubview(row)
    screen.content.pinSize(390, 2000)
    for offset in [0, 60, 100, 400, 0] as [CGFloat] {
      screen.scroll.contentOffset.y = offset
      screen.layout()
    }
    #expect(row.tops.suffix(3) == [19, 59, 0])
  }

  @Test func aGuideInTheContentFollowsTheScrolling() {
    let screen = Screen()
    screen.scroll.contentInsetAdjustmentBehavior = .never
    screen.content.pinSize(390, 2000)
    let (card, text) = (UIView(), UIView())
    for (view, outer) in [(card, screen.scroll), (text, card)] as [(UIView, UIView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: screen.content.topAnchor, constant: 100),
      card.leadingAnchor.constraint(equalTo: screen.content.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 390),
      card.heightAnchor.constraint(equalToConstant: 300),
      text.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
      text.bottomAnchor.constraint(equalTo: card.safeAreaLayoutGuide.bottomAnchor),
    ])
    let tops = [0, 60, 200, 0].map { (offset: CGFloat) in
      screen.scroll.contentOffset.y = offset
      screen.layout()
      return text.frame.minY
    }
    #expect(tops == [0, 19, 59, 0])
  }

  @Test func marginsOfTheScrollViewAreWithinTheContentOnce() {
    let screen = Screen(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let text = UIView()
    text.translatesAutoresizingMaskIntoConstraints = false
    screen.scroll.addSubview(text)
    text.heightAnchor.constraint(equalToConstant: 3000).isActive = true
    text.widthAnchor.constraint(equalToConstant: 100).isActive = true
    NSLayoutConstraint.activate([
      relation(text, .top, screen.scroll, .topMargin),
      relation(text, .bottom, screen.scroll, .bottomMargin),
    ])
    screen.layout()
    #expect(text.frame.minY == 8)
    #expect(text.convert(CGPoint.zero, to: screen.window).y == 67)
    #expect(screen.scroll.contentSize.height == 3016)
  }

  /// Content that is larger than the view only because of its own safe area, which it has only as long as the
  /// view does not adjust its insets for larger content.
  @Test(arguments: [700, 760, 800] as [CGFloat])
  func aCircleOfSizesEnds(height: CGFloat) {
    var loops: [UIView.LayoutLoop] = []
    func layOut() -> Screen {
      let screen = Screen(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      screen.window.layoutLoopHandler = { loops.append($0) }
      let text = UIView()
      text.translatesAutoresizingMaskIntoConstraints = false
      screen.content.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: screen.content.safeAreaLayoutGuide.topAnchor),
        text.bottomAnchor.constraint(equalTo: screen.content.bottomAnchor),
        text.heightAnchor.constraint(equalToConstant: height),
        screen.content.widthAnchor.constraint(equalToConstant: 390),
      ])
      screen.layout()
      return screen
    }
    let screen = layOut()
    #expect(loops.isEmpty)
    // 700 and 760 fit with the safe area, too. 800 does not, but fits without.
    #expect(screen.scroll.adjustedContentInset.top == (height > 785 ? 59 : 0))
    #expect(screen.top == (height > 785 ? 59 : 0))
    // A tree that came another way is the same.
    screen.scroll.contentInsetAdjustmentBehavior = .always
    screen.layout()
    screen.scroll.contentInsetAdjustmentBehavior = .automatic
    screen.layout()
    let fresh = layOut()
    #expect(screen.scroll.adjustedContentInset == fresh.scroll.adjustedContentInset)
    #expect(screen.scroll.contentSize == fresh.scroll.contentSize)
    #expect(screen.scroll.contentOffset == fresh.scroll.contentOffset)
    #expect(loops.isEmpty)
    let inset = screen.scroll.adjustedContentInset
    screen.layout()
    #expect(screen.scroll.adjustedContentInset == inset)
  }

  @Test func manualLayoutsGetItRightTheFirstTime() {
    final class Inner: UIView {
      var changeCount = 0
      override func safeAreaInsetsDidChange() { changeCount += 1 }
    }
    final class Outer: UIView {
      let scroll = UIScrollView()
      let inner = Inner()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scroll)
        scroll.addSubview(inner)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scroll.layoutIfNeeded()
      }
    }
    let screen = UIViewController()
    let view = Outer()
    screen.view = view
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.top > 0)
    #expect(view.inner.safeAreaInsets == .zero)
    #expect(view.inner.changeCount == 0)
    #expect(view.scroll.frame == window.bounds)
  }
}
