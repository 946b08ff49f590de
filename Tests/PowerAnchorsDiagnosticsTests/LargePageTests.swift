#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import LayoutTestSupport
  import PowerAnchors
  import PowerAnchorsDiagnostics
  import Testing

  /// Pages of many views: what is sound stays so, and what one call has made wrong is one problem, with or without
  /// lines. A search that compares each view with all others takes minutes here.
  @MainActor
  struct LargePageTests {
    private let root = screen()
    private let content = plain("content")

    /// Adds views below each other, in a page that is as high as they are.
    private func fill(_ count: Int = 300, with row: (_ number: Int) -> UIView) {
      root.layoutConflictHandler = { _ in }
      let scroll = UIScrollView()
      root.addSubviewsUsingAutoLayout(scroll)
      scroll.addSubviewsUsingAutoLayout(content)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      content.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      content.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      var top = content.topAnchor
      for number in 0..<count {
        let row = row(number)
        row.topAnchor.constrain(to: top, with: 8)
        top = row.bottomAnchor
      }
      top.constrain(to: content.bottomAnchor)
    }

    private func add<View: UIView>(_ view: View) -> View {
      content.addSubviewsUsingAutoLayout(view)
      return view
    }

    @Test func rowsByLeftAndRightAreSound() {
      fill(3000) { _ in
        let row = add(text("Row"))
        row.leftAnchor.constrain(to: content.leftAnchor, with: 16)
        row.rightAnchor.constrain(to: content.rightAnchor, with: -24)
        return row
      }
      #expect(root.layoutProblems.isEmpty)
    }

    @Test func lowButtonsOfCardsAreSound() {
      fill { _ in
        let (card, title, go) = (add(plain("card", .white)), text("Title"), button("Go there"))
        card.addSubviewsUsingAutoLayout(title, go)
        card.horizontalAnchors.constrain(to: content.horizontalAnchors, insetBy: 16)
        title.heightAnchor.constrain(to: 24)
        title.edgeAnchors.excluding(.bottom).constrain(to: card.edgeAnchors, insetBy: 8)
        go.edgeAnchors.excluding(.top).constrain(to: card.edgeAnchors, insetBy: 8)
        go.topAnchor.constrain(to: title.bottomAnchor, with: 4)
        return card
      }
      #expect(root.layoutProblems.isEmpty)
    }

    @Test func twoHeightsOfAllRowsAreOneProblem() {
      fill { _ in
        let row = add(plain("row", .white))
        row.horizontalAnchors.constrain(to: content.horizontalAnchors)
        for height in [40, 60] as [CGFloat] { row.heightAnchor.constrain(to: height) }
        return row
      }
      let problems = root.layoutProblems
      #expect(problems.map(\.kind) == [.conflict])
    }

    @Test func leftInAllRowsIsOneProblem() {
      fill { _ in
        let (row, icon, title) = (add(plain("row")), plain("icon", .gray), text("Title"))
        row.addSubviewsUsingAutoLayout(icon, title)
        row.horizontalAnchors.constrain(to: content.horizontalAnchors)
        icon.leadingAnchor.constrain(to: row.leadingAnchor)
        icon.sizeAnchors.constrain(to: CGSize(width: 20, height: 20))
        icon.centerYAnchor.constrain(to: row.centerYAnchor)
        title.leftAnchor.constrain(to: icon.rightAnchor, with: 8)
        title.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 4)
        return row
      }
      #expect(root.layoutProblems.map(\.kind) == [.mixedDirections])
    }

    @Test func dividersThroughAllRowsAreOneProblem() {
      fill { _ in
        let (row, title, line) = (add(plain("row")), text("Title"), plain("line", .gray))
        row.addSubviewsUsingAutoLayout(title, line)
        row.horizontalAnchors.constrain(to: content.horizontalAnchors)
        title.edgeAnchors.excluding(.trailing).constrain(to: row.edgeAnchors, insetBy: 8)
        line.horizontalAnchors.constrain(to: row.horizontalAnchors)
        line.topAnchor.constrain(to: row.topAnchor, with: 20)
        line.heightAnchor.constrain(to: 1)
        return row
      }
      #expect(root.layoutProblems.map(\.kind) == [.overlap])
    }
  }
#endif
