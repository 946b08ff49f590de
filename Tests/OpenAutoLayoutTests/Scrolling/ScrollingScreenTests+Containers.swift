import OpenAutoLayout
import Testing

/// Screens whose scroll views are columns, pages or parts of others. Each is shown, turned, and covered by the
/// keyboard.
extension ScrollingScreenTests {
  /// The window as it is, turned, and with a keyboard of 344 points.
  private enum Circumstances: CaseIterable {
    case upright, turned, typing
  }

  /// Calls `check` under all circumstances, with the size of the window and the top of what covers its end.
  private func tryCircumstances(
    _ width: CGFloat, _ check: (_ size: CGSize, _ end: CGFloat) -> Void
  ) {
    for circumstances in Circumstances.allCases {
      let size =
        circumstances == .turned
        ? CGSize(width: 844, height: width) : CGSize(width: width, height: 844)
      window.frame.size = size
      let end = circumstances == .typing ? 500 : size.height
      window.layoutKeyboardFrame =
        circumstances == .typing ? CGRect(x: 0, y: 500, width: width, height: 344) : nil
      window.layoutIfNeeded()
      check(size, end)
    }
  }

  /// Has a scroll view fill its superview down to the keyboard.
  private func fillAboveKeyboard(_ scroll: UIScrollView) {
    guard let outer = scroll.superview else { return }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: outer.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: outer.keyboardLayoutGuide.topAnchor),
    ])
  }

  /// The least offset, or the greatest one along the vertical axis.
  private func scroll(_ scroll: UIScrollView, toEnd: Bool) {
    let insets = scroll.adjustedContentInset
    scroll.contentOffset.y =
      toEnd
      ? max(-insets.top, scroll.contentSize.height - scroll.bounds.height + insets.bottom)
      : -insets.top
    window.layoutIfNeeded()
  }

  // The text is as wide as the readable width, 672 points at most, between the margins of 8 points that a plain
  // view has (developer.apple.com/documentation/uikit/uiview/readablecontentguide).
  @Test(arguments: widths, [false, true])
  func anArticleHasAColumnOfReadableWidth(width: CGFloat, rightToLeft: Bool) {
    let (article, picture, text, author) = (UIView(), UIView(), UIView(), UIView())
    add(scroll, to: view)
    add(article, to: scroll)
    add(picture, text, author, to: article)
    fillAboveKeyboard(scroll)
    article.pinEdges()
    let readable = article.readableContentGuide
    NSLayoutConstraint.activate([
      article.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      picture.topAnchor.constraint(equalTo: article.topAnchor),
      picture.leadingAnchor.constraint(equalTo: article.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: article.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      text.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 20),
      text.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      text.heightAnchor.constraint(equalToConstant: 1200),
      author.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 10),
      author.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      author.bottomAnchor.constraint(equalTo: article.bottomAnchor),
    ])
    author.pinSize(100, 30)
    show(width, rightToLeft)
    tryCircumstances(width) { size, end in
      let column = min(size.width - 16, 672)
      let left = (size.width - column) / 2
      #expect(scroll.contentSize == CGSize(width: size.width, height: size.width / 2 + 1260))
      scroll(scroll, toEnd: false)
      #expect(bar > 0)
      #expect(place(picture) == CGRect(x: 0, y: bar, width: size.width, height: size.width / 2))
      let textTop = bar + size.width / 2 + 20
      #expect(place(text) == CGRect(x: left, y: textTop, width: column, height: 1200))
      scroll(scroll, toEnd: true)
      let expected = CGRect(x: left, y: end - 30, width: 100, height: 30)
      #expect(place(author) == mirrored(expected, rightToLeft))
    }
  }

  // Content runs from right to left, and the offset is measured from the left in both directions.
  @Test(arguments: widths, [false, true])
  func aPagerHasPagesAsLargeAsItself(width: CGFloat, rightToLeft: Bool) {
    let (strip, control) = (UIView(), UIView())
    let pages = [UIView(), UIView(), UIView()]
    scroll.isPagingEnabled = true
    add(scroll, control, to: view)
    add(strip, to: scroll)
    add(pages[0], pages[1], pages[2], to: strip)
    strip.pinEdges()
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: control.topAnchor),
      control.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -10),
      control.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      strip.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
      pages[0].leadingAnchor.constraint(equalTo: strip.leadingAnchor),
      pages[1].leadingAnchor.constraint(equalTo: pages[0].trailingAnchor),
      pages[2].leadingAnchor.constraint(equalTo: pages[1].trailingAnchor),
      pages[2].trailingAnchor.constraint(equalTo: strip.trailingAnchor),
    ])
    control.pinSize(100, 20)
    for page in pages {
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: strip.topAnchor),
        page.bottomAnchor.constraint(equalTo: strip.bottomAnchor),
        page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
    show(width, rightToLeft)
    tryCircumstances(width) { size, end in
      let height = end - 30 - bar
      #expect(scroll.adjustedContentInset == .zero)
      #expect(scroll.contentSize == CGSize(width: 3 * size.width, height: height))
      #expect(
        place(control) == CGRect(x: size.width / 2 - 50, y: end - 30, width: 100, height: 20))
      for shown in 0..<3 {
        let fromLeft = rightToLeft ? 2 - shown : shown
        scroll.contentOffset.x = CGFloat(fromLeft) * size.width
        window.layoutIfNeeded()
        for (index, page) in pages.enumerated() {
          let distance = CGFloat(rightToLeft ? shown - index : index - shown)
          #expect(
            place(page)
              == CGRect(x: distance * size.width, y: bar, width: size.width, height: height))
        }
      }
    }
  }

  @Test(arguments: widths, [false, true])
  func scrollViewsInAScrollViewMoveWithIt(width: CGFloat, rightToLeft: Bool) {
    let (feed, strip, notes) = (UIView(), UIScrollView(), UIScrollView())
    let (tiles, tile, lines, line) = (UIView(), UIView(), UIView(), UIView())
    add(scroll, to: view)
    add(feed, to: scroll)
    add(strip, notes, to: feed)
    add(tiles, to: strip)
    add(tile, to: tiles)
    add(lines, to: notes)
    add(line, to: lines)
    fillAboveKeyboard(scroll)
    for content in [feed, tiles, lines] { content.pinEdges() }
    NSLayoutConstraint.activate([
      feed.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      feed.heightAnchor.constraint(equalToConstant: 1600),
      strip.topAnchor.constraint(equalTo: feed.topAnchor, constant: 40),
      strip.leadingAnchor.constraint(equalTo: feed.leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: feed.trailingAnchor),
      strip.heightAnchor.constraint(equalToConstant: 90),
      tiles.widthAnchor.constraint(equalToConstant: 2000),
      tiles.heightAnchor.constraint(equalTo: strip.frameLayoutGuide.heightAnchor),
      tile.leftAnchor.constraint(equalTo: tiles.leftAnchor, constant: 240),
      tile.topAnchor.constraint(equalTo: tiles.topAnchor),
      notes.topAnchor.constraint(equalTo: strip.bottomAnchor, constant: 10),
      notes.leadingAnchor.constraint(equalTo: feed.leadingAnchor, constant: 16),
      notes.trailingAnchor.constraint(equalTo: feed.trailingAnchor, constant: -16),
      notes.heightAnchor.constraint(equalToConstant: 200),
      lines.widthAnchor.constraint(equalTo: notes.frameLayoutGuide.widthAnchor),
      lines.heightAnchor.constraint(equalToConstant: 600),
      line.topAnchor.constraint(equalTo: lines.topAnchor, constant: 300),
      line.leadingAnchor.constraint(equalTo: lines.leadingAnchor),
    ])
    tile.pinSize(120, 90)
    line.pinSize(50, 20)
    show(width, rightToLeft)
    strip.contentOffset.x = 200
    notes.contentOffset.y = 250
    tryCircumstances(width) { size, end in
      // The inner ones are not adjusted: the outer one has the whole inset.
      #expect(strip.adjustedContentInset == .zero && notes.adjustedContentInset == .zero)
      scroll(scroll, toEnd: false)
      #expect(place(tile) == CGRect(x: 40, y: bar + 40, width: 120, height: 90))
      let lineTop = bar + 140 + 50
      #expect(
        place(line) == mirrored(CGRect(x: 16, y: lineTop, width: 50, height: 20), rightToLeft))
      scroll(scroll, toEnd: true)
      #expect(place(feed).maxY == end)
      #expect(place(tile).origin == CGPoint(x: 40, y: end - 1560))
      #expect(place(line).minY == end - 1600 + 190)
    }
  }

  // A bar that does not touch the top of the window covers nothing above its own screen.
  @Test(arguments: widths, [false, true])
  func aSheetHasABarOfItsOwn(width: CGFloat, rightToLeft: Bool) {
    let (sheet, rows, row) = (UIViewController(), UIView(), UIView())
    add(scroll, to: sheet.view)
    add(rows, to: scroll)
    add(row, to: rows)
    scroll.pinEdges()
    rows.pinEdges()
    let navigation = UINavigationController(rootViewController: sheet)
    controller.addChild(navigation)
    add(navigation.view, to: view)
    navigation.didMove(toParent: controller)
    NSLayoutConstraint.activate([
      navigation.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      navigation.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      navigation.view.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      navigation.view.heightAnchor.constraint(equalToConstant: 250),
      rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      rows.heightAnchor.constraint(equalToConstant: 900),
      row.leadingAnchor.constraint(equalTo: rows.leadingAnchor, constant: 16),
      row.topAnchor.constraint(equalTo: rows.topAnchor),
    ])
    row.pinSize(120, 44)
    show(width, rightToLeft, inNavigation: false)
    tryCircumstances(width) { size, end in
      let top = end - 250
      let height = navigation.navigationBar.frame.height
      #expect(height > 0)
      #expect(
        place(navigation.view) == CGRect(x: 0, y: top, width: size.width, height: 250))
      #expect(
        place(navigation.navigationBar)
          == CGRect(x: 0, y: top, width: size.width, height: height))
      scroll(scroll, toEnd: false)
      let expected = CGRect(x: 16, y: top + height, width: 120, height: 44)
      #expect(place(row) == mirrored(expected, rightToLeft))
      scroll(scroll, toEnd: true)
      #expect(place(rows).maxY == end)
    }
  }

  // The width of the first column is the client's, since the system's is not recorded.
  @Test(arguments: [false, true])
  func columnsScrollUnderBarsOfTheirOwn(rightToLeft: Bool) {
    let split = UISplitViewController(style: .doubleColumn)
    let (detail, detailScroll) = (UIViewController(), UIScrollView())
    split.preferredPrimaryColumnWidth = 300
    split.traitOverrides.horizontalSizeClass = .regular
    for (screen, scroll) in [(controller, scroll), (detail, detailScroll)] {
      let rows = UIView()
      add(scroll, to: screen.view)
      add(rows, to: scroll)
      fillAboveKeyboard(scroll)
      rows.pinEdges()
      NSLayoutConstraint.activate([
        rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        rows.heightAnchor.constraint(equalToConstant: 1200),
      ])
    }
    split.setViewController(UINavigationController(rootViewController: controller), for: .primary)
    split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    if rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    window.rootViewController = split
    window.makeKeyAndVisible()
    for width in [600, 844, 1024] as [CGFloat] {
      tryCircumstances(width) { size, end in
        let columns: [(UIScrollView, left: CGFloat, width: CGFloat)] = [
          (scroll, 0, 300), (detailScroll, 300, size.width - 300),
        ]
        for (scroll, left, width) in columns {
          let rows = scroll.subviews[0]
          self.scroll(scroll, toEnd: false)
          let expected = CGRect(x: left, y: bar, width: width, height: 1200)
          #expect(place(rows) == mirrored(expected, rightToLeft))
          self.scroll(scroll, toEnd: true)
          #expect(place(rows).maxY == end)
        }
      }
    }
    // One column is left where the width is compact.
    split.traitOverrides.horizontalSizeClass = .compact
    tryCircumstances(320) { size, end in
      scroll(scroll, toEnd: false)
      #expect(
        place(scroll.subviews[0]) == CGRect(x: 0, y: bar, width: size.width, height: 1200))
      #expect(detailScroll.window == nil)
    }
  }
}
