#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Left among leading, and contents that scroll sideways.
  extension PlantedScreen {
    nonisolated static let directed: [Named] = [
      ("left", leftAmong),
      ("right in form", rightInForm),
      ("left icon chain", leftChain),
      ("scroll width", scrollWidth),
      ("wide stack", wideStack),
      ("form width", formWidth),
      ("margins in scroll", marginsInScroll),
    ]

    private static func leftAmong() -> Self {
      let (art, song, artist) = (plain("art", .gray), label("Song"), label("Artist", .footnote))
      let root = screen(art, song, artist)
      art.sizeAnchors.constrain(to: CGSize(width: 48, height: 48))
      art.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      art.topAnchor.constrain(to: root.topAnchor, with: 20)
      song.topAnchor.constrain(to: art.topAnchor)
      let line = #line + 1
      let wrong = song.leftAnchor.constrain(to: art.rightAnchor, with: 12)
      artist.topAnchor.constrain(to: song.bottomAnchor, with: 2)
      artist.leadingAnchor.constrain(to: song.leadingAnchor)
      return Self(
        root: root, culprits: [song], lines: [line],
        remedy: "use leading and trailing for left and right"
      ) {
        wrong.isActive = false
        song.leadingAnchor.constrain(to: art.trailingAnchor, with: 12)
      }
    }

    private static func rightInForm() -> Self {
      let (key, value) = (label("Name"), label("Ada"))
      let root = screen(key, value)
      for view in [key, value] { view.topAnchor.constrain(to: root.topAnchor, with: 20) }
      key.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = value.rightAnchor.constrain(to: root.rightAnchor, with: -16)
      value.leadingAnchor.constrain(.greaterThanOrEqual, to: key.trailingAnchor, with: 8)
      return Self(
        root: root, culprits: [value], lines: [line],
        remedy: "use leading and trailing for left and right"
      ) {
        wrong.isActive = false
        value.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      }
    }

    private static func leftChain() -> Self {
      let icons = (0..<3).map { plain("icon\($0)", .gray) }
      let title = label("Tools")
      let root = screen(title)
      root.addSubviewsUsingAutoLayout(icons)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      var line = 0
      var wrong: NSLayoutConstraint?
      for (index, icon) in icons.enumerated() {
        icon.sizeAnchors.constrain(to: CGSize(width: 32, height: 32))
        icon.topAnchor.constrain(to: title.bottomAnchor, with: 8)
        if index == 0 {
          icon.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        } else if index == 1 {
          line = #line + 1
          wrong = icon.leftAnchor.constrain(to: icons[0].rightAnchor, with: 8)
        } else {
          icon.leadingAnchor.constrain(to: icons[1].trailingAnchor, with: 8)
        }
      }
      return Self(
        root: root, culprits: [icons[1]], lines: [line],
        remedy: "use leading and trailing for left and right"
      ) {
        wrong?.isActive = false
        icons[1].leadingAnchor.constrain(to: icons[0].trailingAnchor, with: 8)
      }
    }

    private static func scrollWidth() -> Self {
      let (scroll, article) = (
        UIScrollView(), label(String(repeating: "A sentence of the article. ", count: 12), lines: 0)
      )
      scroll.accessibilityIdentifier = "scroll"
      article.accessibilityIdentifier = "article"
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(article)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      let line = #line + 1
      article.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 16)
      return Self(
        root: root, culprits: [scroll, article], lines: [line],
        remedy: "tie the width of article to that of scroll.frameLayoutGuide"
      ) {
        article.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor).constant = -32
      }
    }

    private static func wideStack() -> Self {
      let (scroll, content) = (UIScrollView(), plain("content"))
      let (title, text) = (
        label("Privacy", .title1),
        label(String(repeating: "We keep what you give us. ", count: 10), lines: 0)
      )
      scroll.accessibilityIdentifier = "scroll"
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(content)
      content.addSubviewsUsingAutoLayout(title, text)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      let line = #line + 1
      content.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      title.edgeAnchors.excluding(.bottom).constrain(to: content.edgeAnchors, insetBy: 20)
      text.topAnchor.constrain(to: title.bottomAnchor, with: 12)
      text.edgeAnchors.excluding(.top).constrain(to: content.edgeAnchors, insetBy: 20)
      return Self(
        root: root, culprits: [scroll, content], lines: [line],
        remedy: "tie the width of content to that of scroll.frameLayoutGuide"
      ) {
        content.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      }
    }

    private static func formWidth() -> Self {
      let (scroll, stack) = (UIScrollView(), UIStackView())
      stack.axis = .vertical
      stack.spacing = 12
      stack.accessibilityIdentifier = "stack"
      scroll.accessibilityIdentifier = "scroll"
      stack.addArrangedSubview(label("Delivery", .title1))
      stack.addArrangedSubview(
        label(
          "We deliver on all days of the week but Sunday, between eight and eighteen.", lines: 0))
      stack.addArrangedSubview(button("Choose a day"))
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(stack)
      scroll.edgeAnchors.constrain(to: root.safeAreaLayoutGuide.edgeAnchors)
      let line = #line + 1
      stack.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 24)
      return Self(
        root: root, culprits: [scroll, stack], lines: [line],
        remedy: "tie the width of stack to that of scroll.frameLayoutGuide"
      ) {
        stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor).constant = -48
      }
    }

    private static func marginsInScroll() -> Self {
      let (scroll, stack) = (
        UIScrollView(),
        UIStackView(arrangedSubviews: [
          label("Settings", .title1),
          label("All of them, one after the other, in a column.", lines: 0),
        ])
      )
      stack.axis = .vertical
      stack.accessibilityIdentifier = "stack"
      scroll.accessibilityIdentifier = "scroll"
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(stack)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      stack.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 20)
      let line = #line + 1
      let wrong = stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      return Self(
        root: root, culprits: [stack], lines: [line],
        remedy: "give the width of stack a constant of -40"
      ) { wrong.constant = -40 }
    }
  }
#endif
