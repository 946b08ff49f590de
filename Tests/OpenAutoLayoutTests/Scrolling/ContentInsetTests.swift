import Foundation
import OpenAutoLayout
import Testing

/// Apple's pages on `UIScrollView.ContentInsetAdjustmentBehavior` and its cases.
@MainActor
struct ContentInsetTests {
  private static let safeArea = UIEdgeInsets(top: 59, left: 44, bottom: 34, right: 44)
  private static let vertically = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  private static let horizontally = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)

  /// "The top and bottom insets include the safe area inset values when the vertical content size is greater
  /// than the height of the scroll view itself. The top and bottom insets are also adjusted when
  /// alwaysBounceVertical is true. Similarly, the left and right insets …"
  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, .automatic])
  func onlyAxesThatScrollAreAdjusted(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    let cases: [(CGFloat, CGFloat, UIEdgeInsets)] = [
      (250, 100, .zero), (390, 844, .zero), (250, 845, Self.vertically),
      (391, 844, Self.horizontally),
      (2000, 3000, Self.safeArea),
    ]
    for (width, height, expected) in cases {
      let screen = Screen()
      screen.scroll.contentInsetAdjustmentBehavior = behavior
      screen.content.pinSize(width, height)
      screen.layout()
      #expect(screen.scroll.adjustedContentInset == expected, "\(width) × \(height)")
      #expect(screen.scroll.safeAreaInsets == Self.safeArea)
    }
  }

  @Test func axesThatAlwaysBounceAreAdjusted() {
    let screen = Screen()
    screen.content.pinSize(10, 10)
    screen.scroll.alwaysBounceVertical = true
    screen.layout()
    #expect(screen.scroll.adjustedContentInset == Self.vertically)
    screen.scroll.alwaysBounceHorizontal = true
    screen.scroll.alwaysBounceVertical = false
    #expect(screen.scroll.adjustedContentInset == Self.horizontally)
    #expect(screen.scroll.contentOffset == CGPoint(x: -44, y: 0))
  }

  @Test func alwaysAndNever() {
    let screen = Screen()
    screen.content.pinSize(10, 10)
    screen.scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    screen.scroll.contentInsetAdjustmentBehavior = .always
    screen.layout()
    #expect(
      screen.scroll.adjustedContentInset == UIEdgeInsets(top: 60, left: 46, bottom: 37, right: 48))
    screen.scroll.contentInsetAdjustmentBehavior = .never
    #expect(
      screen.scroll.adjustedContentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func contentThatGrowsAndShrinksIsAdjustedAndNot() {
    let screen = Screen()
    let height = screen.content.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      height, screen.content.widthAnchor.constraint(equalToConstant: 390),
    ])
    for (value, expected) in [(100, .zero), (900, Self.vertically), (844, .zero)]
      as [(CGFloat, UIEdgeInsets)]
    {
      height.constant = value
      screen.layout()
      #expect(screen.scroll.adjustedContentInset == expected)
      #expect(screen.scroll.contentOffset.y == -expected.top)
      #expect(screen.top == expected.top)
    }
  }

  /// A content size that the client sets, without constraints.
  @Test func aContentSizeOfTheClientCounts() {
    let (window, controller) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIViewController()
    )
    let scroll = UIScrollView(frame: window.bounds)
    controller.additionalSafeAreaInsets = Self.safeArea
    controller.view.addSubview(scroll)
    window.rootViewController = controller
    scroll.contentSize = CGSize(width: 390, height: 1000)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == Self.vertically)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -59))
    scroll.contentSize.height = 500
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset == .zero)
  }

  /// A frame between two pixels is rounded, and its content is not. That does not scroll.
  @Test func contentThatFillsAFrameBetweenPixelsDoesNotScroll() {
    let screen = Screen()
    screen.window.frame.size = CGSize(width: 390.2, height: 844.3)
    screen.window.contentScaleFactor = 2
    NSLayoutConstraint.activate([
      screen.content.widthAnchor.constraint(equalTo: screen.scroll.widthAnchor),
      screen.content.heightAnchor.constraint(equalTo: screen.scroll.heightAnchor),
    ])
    screen.layout()
    #expect(screen.scroll.adjustedContentInset == .zero)
  }

  // MARK: Screens

  /// "Content is always adjusted vertically when the scroll view is the content view of a view controller that
  /// is currently displayed by a navigation or tab bar controller."
  @Test(arguments: [false, true], [false, true])
  func theContentOfAScreenIsAdjustedVertically(inTabs: Bool, asTheView: Bool) {
    let screen = UIViewController()
    let scroll = UIScrollView()
    if asTheView {
      screen.view = scroll
    } else {
      scroll.frame = screen.view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(scroll)
    }
    screen.additionalSafeAreaInsets.left = 10
    let container: UIViewController
    if inTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      container = tabs
    } else {
      container = UINavigationController(rootViewController: screen)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = container
    window.layoutIfNeeded()
    let safeArea = scroll.safeAreaInsets
    #expect(inTabs ? safeArea.bottom > 0 : safeArea.top > 0)
    #expect(
      scroll.adjustedContentInset
        == UIEdgeInsets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -safeArea.top))
  }

  /// The content is the first scroll view in the view of the screen. That is chosen: nothing says which.
  @Test func otherScrollViewsOfAScreenAreAdjustedWhereTheyScroll() {
    let screen = UIViewController()
    let views = [UIView(), UIScrollView(), UIScrollView()]
    for view in views {
      view.frame = screen.view.bounds
      screen.view.addSubview(view)
    }
    let navigation = UINavigationController(rootViewController: screen)
    navigation.view.frame = screen.view.frame
    navigation.view.layoutIfNeeded()
    let bar = screen.view.safeAreaInsets.top
    #expect(bar > 0)
    #expect((views[1] as? UIScrollView)?.adjustedContentInset.top == bar)
    #expect((views[2] as? UIScrollView)?.adjustedContentInset.top == 0)
    (views[2] as? UIScrollView)?.contentSize.height = 2000
    #expect((views[2] as? UIScrollView)?.adjustedContentInset.top == bar)
  }

  /// Recorded from UIKit: a label at 16 in content that is shorter than the view is below the
  /// bar; with `.never` it is 16 below the top of the scroll view.
  @Test func aLabelInAShortScrollViewUnderABar() {
    let screen = UIViewController()
    let labels = [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never].map { behavior in
      let (scroll, label) = (UIScrollView(), UILabel())
      scroll.contentInsetAdjustmentBehavior = behavior
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      scroll.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
      screen.view.addSubview(scroll)
      scroll.addSubview(label)
      label.pinEdges(16, 16, 16, 16)
      return label
    }
    let navigation = UINavigationController(rootViewController: screen)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    navigation.view.layoutIfNeeded()
    let bar = screen.view.safeAreaInsets.top
    #expect(bar > 0)
    #expect(labels[0].convert(CGPoint.zero, to: screen.view).y == bar + 16)
    #expect(labels[1].convert(CGPoint.zero, to: screen.view).y == 16)
  }

  // MARK: The first offset

  @Test func theFirstOffsetIsBelowTheBar() {
    let screen = Screen()
    screen.content.pinSize(2000, 2000)
    screen.layout()
    #expect(screen.scroll.contentOffset == CGPoint(x: -44, y: -59))
    #expect(screen.content.convert(CGPoint.zero, to: screen.window) == CGPoint(x: 44, y: 59))
  }

  @Test func anOffsetAtTheTopFollowsTheInset() {
    let screen = Screen()
    screen.content.pinSize(390, 2000)
    screen.layout()
    screen.controller.additionalSafeAreaInsets.top = 100
    screen.layout()
    #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: -100))
    screen.scroll.contentInset.top = 20
    #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: -120))
    screen.scroll.contentInsetAdjustmentBehavior = .never
    #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: -20))
  }

  @Test(arguments: [0, 300, -10, -300] as [CGFloat])
  func anOffsetThatIsNotAtTheTopStays(offset: CGFloat) {
    let screen = Screen()
    screen.content.pinSize(390, 2000)
    screen.layout()
    screen.scroll.contentOffset.y = offset
    screen.controller.additionalSafeAreaInsets.top = 100
    screen.layout()
    screen.scroll.contentInset.top = 20
    screen.layout()
    #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: offset))
    #expect(screen.top == -offset)
  }

  @Test func anOffsetThatIsSetBeforeTheFirstLayoutStays() {
    let screen = Screen()
    screen.content.pinSize(390, 2000)
    screen.scroll.contentOffset.y = 250
    screen.layout()
    #expect(screen.scroll.contentOffset == CGPoint(x: 0, y: 250))
    #expect(screen.scroll.adjustedContentInset.top == 59)
  }

  @Test func aBarThatHidesTakesTheContentAlong() {
    let screen = Screen(safeArea: .zero)
    screen.content.pinSize(390, 2000)
    let navigation = UINavigationController(rootViewController: screen.controller)
    screen.window.rootViewController = navigation
    screen.layout()
    let bar = screen.controller.view.safeAreaInsets.top
    #expect(bar > 0)
    #expect(screen.top == bar)
    navigation.isNavigationBarHidden = true
    screen.layout()
    #expect(screen.scroll.contentOffset.y == 0)
    navigation.isNavigationBarHidden = false
    screen.layout()
    #expect(screen.scroll.contentOffset.y == -bar)
  }

  // MARK: Notices

  @Test func theViewAndTheDelegateAreNotified() {
    let screen = Screen()
    screen.scroll.listen()
    screen.content.pinSize(390, 2000)
    screen.layout()
    #expect(screen.scroll.insets.last == Self.vertically)
    #expect(screen.scroll.delegateCount == screen.scroll.insets.count)
    let count = screen.scroll.delegateCount
    screen.layout()
    screen.scroll.contentInset = .zero
    screen.scroll.contentOffset.y = 100
    screen.layout()
    #expect(screen.scroll.delegateCount == count)
    screen.scroll.contentInset.bottom = 9
    #expect(screen.scroll.delegateCount == count + 1)
    #expect(screen.scroll.insets.last?.bottom == 43)
    screen.controller.additionalSafeAreaInsets.bottom = 0
    screen.layout()
    #expect(screen.scroll.delegateCount == count + 2)
    #expect(screen.scroll.insets.last?.bottom == 9)
  }

  // MARK: Scrolling to a place

  @Test func whatIsScrolledToIsNotUnderABar() {
    let screen = Screen()
    screen.content.pinSize(390, 2000)
    screen.layout()
    func offset(showing y: CGFloat, _ height: CGFloat) -> CGFloat {
      screen.scroll.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 390, height: height), animated: false)
      return screen.scroll.contentOffset.y
    }
    // "If the area is already visible, the method does nothing."
    #expect(offset(showing: 0, 700) == -59)
    #expect(offset(showing: 800, 100) == 90)
    #expect(offset(showing: 100, 10) == 41)
    #expect(offset(showing: 100, 10) == 41)
  }

  /// Outside of a navigation controller, a text scrolls if it is higher than its view.
  @Test func aLongTextScrolls() {
    let screen = UIViewController()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    text.font = .systemFont(ofSize: 17)
    screen.additionalSafeAreaInsets.top = 50
    screen.view.addSubview(text)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = screen
    window.layoutIfNeeded()
    #expect(text.adjustedContentInset == .zero)
    text.text = String(repeating: "Word ", count: 400)
    window.layoutIfNeeded()
    #expect(text.contentSize.width == 300)
    #expect(text.contentSize.height > 500)
    #expect(text.contentSize.height == text.sizeThatFits(CGSize(width: 300, height: 0)).height)
    #expect(text.adjustedContentInset.top == 50)
    #expect(text.contentOffset.y == -50)
    text.text = "Word"
    window.layoutIfNeeded()
    #expect(text.contentOffset.y == 0)
  }

  /// A text view scrolls as well.
  @Test func aTextViewFollowsTheSameRules() {
    let text = UITextView()
    let screen = UIViewController()
    text.frame = screen.view.bounds
    screen.view.addSubview(text)
    let navigation = UINavigationController(rootViewController: screen)
    navigation.view.frame = screen.view.bounds
    navigation.view.layoutIfNeeded()
    let bar = screen.view.safeAreaInsets.top
    #expect(bar > 0)
    #expect(text.adjustedContentInset.top == bar)
    #expect(text.contentOffset.y == -bar)
  }

  /// The screen's view is the content, so that what scrolls in it is not.
  @Test func aScrollViewWithinTheContentIsNoContent() {
    let controller = UIViewController()
    let (outer, inner) = (UIScrollView(), UIScrollView())
    controller.view = outer
    outer.addSubview(inner)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    // Under the bar, without having been scrolled there.
    inner.frame = CGRect(x: 0, y: -outer.adjustedContentInset.top, width: 390, height: 100)
    outer.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets.top > 0)
    #expect(inner.adjustedContentInset == .zero)
  }

  /// "Sets the scroll view for the edge of the view controller that you specify": a list in a card is
  /// neither the view of the controller nor in it.
  @Test(arguments: [NSDirectionalRectEdge.top, .bottom, .all])
  func theContentThatAControllerNamesIsAdjusted(edge: NSDirectionalRectEdge) {
    let controller = UIViewController()
    let (first, card, named) = (UIScrollView(), UIView(), UIScrollView())
    controller.view.addSubview(first)
    controller.view.addSubview(card)
    card.addSubview(named)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: controller)
    for view in [first, card] { view.frame = controller.view.bounds }
    named.frame = card.bounds
    window.layoutIfNeeded()
    let bar = controller.view.safeAreaInsets.top
    #expect(bar > 0)
    #expect([first, named].map(\.adjustedContentInset.top) == [bar, 0])
    controller.setContentScrollView(named, for: edge)
    window.layoutIfNeeded()
    #expect([first, named].map(\.adjustedContentInset.top) == [0, bar])
    #expect(named.contentOffset.y == -bar)
    controller.setContentScrollView(nil)
    window.layoutIfNeeded()
    #expect([first, named].map(\.adjustedContentInset.top) == [bar, 0])
    #expect(named.contentOffset.y == 0)
  }
}
