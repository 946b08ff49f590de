import OpenAutoLayout
import Testing

/// Screens as apps have them, in the coordinates of the window.
@MainActor
struct ScrollingScreenTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let controller = UIViewController()
  let scroll = UIScrollView()
  var view: UIView { controller.view }

  /// What the bar of the navigation controller covers.
  var bar: CGFloat { controller.view.safeAreaInsets.top }

  nonisolated static let widths: [CGFloat] = [320, 390, 844]

  func show(_ width: CGFloat, _ rightToLeft: Bool, inNavigation: Bool = true) {
    window.frame.size = CGSize(width: width, height: 844)
    if rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    window.rootViewController =
      inNavigation ? UINavigationController(rootViewController: controller) : controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func add(_ views: UIView..., to outer: UIView) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
  }

  func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  func mirrored(_ rect: CGRect, _ rightToLeft: Bool) -> CGRect {
    rightToLeft
      ? CGRect(
        x: window.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      : rect
  }

  @Test(arguments: widths, [false, true])
  func aFormThatFitsBeginsBelowTheBar(width: CGFloat, rightToLeft: Bool) {
    let form = UIView()
    let field = UIView()
    add(scroll, to: view)
    add(form, to: scroll)
    add(field, to: form)
    scroll.pinEdges()
    form.pinEdges()
    NSLayoutConstraint.activate([
      form.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      field.topAnchor.constraint(equalTo: form.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 16),
      field.widthAnchor.constraint(equalToConstant: 100),
      field.heightAnchor.constraint(equalToConstant: 44),
      field.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: -20),
    ])
    show(width, rightToLeft)
    #expect(bar > 0)
    #expect(
      place(field) == mirrored(CGRect(x: 16, y: bar + 20, width: 100, height: 44), rightToLeft))
    // Turned and back.
    window.frame.size = CGSize(width: 844, height: width)
    window.layoutIfNeeded()
    #expect(place(field).minY == bar + 20)
    #expect(scroll.contentSize == CGSize(width: 844, height: 84))
    window.frame.size = CGSize(width: width, height: 844)
    window.layoutIfNeeded()
    #expect(
      place(field) == mirrored(CGRect(x: 16, y: bar + 20, width: 100, height: 44), rightToLeft))
  }

  @Test(arguments: widths, [false, true])
  func aChatEndsAboveItsInputBarAndTheKeyboard(width: CGFloat, rightToLeft: Bool) {
    let (messages, last, input) = (UIView(), UIView(), UIView())
    add(scroll, input, to: view)
    add(messages, to: scroll)
    add(last, to: messages)
    messages.pinEdges()
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: input.topAnchor),
      input.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      input.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      input.heightAnchor.constraint(equalToConstant: 50),
      input.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      messages.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      messages.heightAnchor.constraint(equalToConstant: 3000),
      last.trailingAnchor.constraint(equalTo: messages.trailingAnchor),
      last.bottomAnchor.constraint(equalTo: messages.bottomAnchor),
      last.widthAnchor.constraint(equalToConstant: 80),
      last.heightAnchor.constraint(equalToConstant: 30),
    ])
    controller.additionalSafeAreaInsets.bottom = 34
    show(width, rightToLeft)
    func scrollToEnd() {
      scroll.contentOffset.y =
        scroll.contentSize.height - scroll.bounds.height + scroll.adjustedContentInset.bottom
      window.layoutIfNeeded()
    }
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0))
    scrollToEnd()
    #expect(
      place(last) == mirrored(CGRect(x: width - 80, y: 730, width: 80, height: 30), rightToLeft))
    window.layoutKeyboardFrame = CGRect(x: 0, y: 500, width: width, height: 344)
    window.layoutIfNeeded()
    scrollToEnd()
    #expect(place(input).maxY == 500)
    #expect(place(last).maxY == 450)
  }

  @Test(arguments: widths, [false, true])
  func aProfileHasAHeaderThatStretches(width: CGFloat, rightToLeft: Bool) {
    let (content, room, picture, name) = (UIView(), UIView(), UIView(), UIView())
    scroll.contentInsetAdjustmentBehavior = .never
    add(scroll, to: view)
    add(content, to: scroll)
    add(room, picture, name, to: content)
    scroll.pinEdges()
    content.pinEdges()
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1500),
      room.topAnchor.constraint(equalTo: content.topAnchor),
      room.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      room.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      room.heightAnchor.constraint(equalToConstant: 200),
      picture.topAnchor.constraint(equalTo: view.topAnchor).at(750),
      picture.heightAnchor.constraint(greaterThanOrEqualTo: room.heightAnchor),
      picture.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      name.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      name.widthAnchor.constraint(equalToConstant: 90),
      name.heightAnchor.constraint(equalToConstant: 20),
    ])
    show(width, rightToLeft)
    for (offset, top, height) in [(0, 0, 200), (-80, 0, 280), (50, -50, 200)]
      as [(
        CGFloat, CGFloat, CGFloat
      )]
    {
      scroll.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(place(picture) == CGRect(x: 0, y: top, width: width, height: height))
      let expected = CGRect(x: 16, y: top + height + 8, width: 90, height: 20)
      #expect(place(name) == mirrored(expected, rightToLeft))
    }
  }

  @Test(arguments: widths, [false, true])
  func aFeedHasACarouselOfPages(width: CGFloat, rightToLeft: Bool) {
    let (feed, carousel, strip) = (UIView(), UIScrollView(), UIView())
    let pages = (0..<3).map { _ in UIView() }
    let badge = UIView()
    add(scroll, to: view)
    add(feed, to: scroll)
    add(carousel, to: feed)
    add(strip, badge, to: carousel)
    for page in pages { add(page, to: strip) }
    scroll.pinEdges()
    feed.pinEdges()
    carousel.pinEdges(100, 0, 1300, 0)
    strip.pinEdges()
    NSLayoutConstraint.activate([
      feed.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      carousel.heightAnchor.constraint(equalToConstant: 120),
      strip.heightAnchor.constraint(equalTo: carousel.heightAnchor),
      // A count of pages in the corner of the carousel, which does not scroll with the pages.
      badge.topAnchor.constraint(equalTo: feed.topAnchor, constant: 108),
      badge.leadingAnchor.constraint(equalTo: feed.leadingAnchor, constant: 8),
      badge.widthAnchor.constraint(equalToConstant: 30),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    for (index, page) in pages.enumerated() {
      let start = index == 0 ? strip.leadingAnchor : pages[index - 1].trailingAnchor
      NSLayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: start),
        page.topAnchor.constraint(equalTo: strip.topAnchor),
        page.heightAnchor.constraint(equalTo: strip.heightAnchor),
        page.widthAnchor.constraint(equalTo: carousel.widthAnchor),
      ])
    }
    strip.trailingAnchor.constraint(equalTo: pages[2].trailingAnchor).isActive = true
    show(width, rightToLeft)
    #expect(carousel.contentSize == CGSize(width: 3 * width, height: 120))
    #expect(scroll.contentSize == CGSize(width: width, height: 1520))
    #expect(carousel.adjustedContentInset == .zero)
    let badgePlace = mirrored(CGRect(x: 8, y: bar + 108, width: 30, height: 20), rightToLeft)
    #expect(place(badge) == badgePlace)
    carousel.contentOffset.x = width
    window.layoutIfNeeded()
    #expect(place(pages[1]) == CGRect(x: 0, y: bar + 100, width: width, height: 120))
    #expect(place(badge) == badgePlace)
    scroll.contentOffset.y = 60
    window.layoutIfNeeded()
    #expect(place(pages[1]).minY == 40)
    #expect(place(badge).minY == 48)
  }

  @Test(arguments: widths, [false, true])
  func aPictureIsCenteredUntilItIsLargerThanTheScreen(width: CGFloat, rightToLeft: Bool) {
    let picture = UIView()
    scroll.contentInsetAdjustmentBehavior = .never
    add(scroll, to: view)
    add(picture, to: scroll)
    scroll.pinEdges()
    let size = [
      picture.widthAnchor.constraint(equalToConstant: 200),
      picture.heightAnchor.constraint(equalToConstant: 100),
    ]
    NSLayoutConstraint.activate(
      size + [
        picture.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).at(250),
        picture.centerYAnchor.constraint(equalTo: scroll.centerYAnchor).at(250),
        picture.topAnchor.constraint(greaterThanOrEqualTo: scroll.topAnchor),
        picture.leftAnchor.constraint(greaterThanOrEqualTo: scroll.leftAnchor),
        scroll.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor),
        scroll.rightAnchor.constraint(greaterThanOrEqualTo: picture.rightAnchor),
      ])
    show(width, rightToLeft)
    #expect(place(picture) == CGRect(x: width / 2 - 100, y: 372, width: 200, height: 100))
    size[0].constant = 2 * width
    size[1].constant = 2000
    window.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 2 * width, height: 2000))
    #expect(scroll.contentSize == CGSize(width: 2 * width, height: 2000))
  }

  @Test func aListInATabUnderBothBarsEndsAboveTheTabBar() {
    let rows = UIView()
    add(scroll, to: view)
    add(rows, to: scroll)
    scroll.pinEdges()
    rows.pinEdges()
    rows.pinSize(390, 2000)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    let safeArea = view.safeAreaInsets
    #expect(safeArea.top > 0 && safeArea.bottom > 0)
    #expect(place(rows).minY == safeArea.top)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1999, width: 1, height: 1), animated: false)
    window.layoutIfNeeded()
    #expect(place(rows).maxY == 844 - safeArea.bottom)
    #expect(rows.safeAreaInsets == .zero)
  }
}
