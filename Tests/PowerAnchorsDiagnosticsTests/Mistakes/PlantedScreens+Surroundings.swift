#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Safe areas, keyboards and frames set by hand.
  extension PlantedScreen {
    nonisolated static let surrounded: [Named] = [
      ("safe", unsafe),
      ("notch", notch),
      ("home indicator", homeIndicator),
      ("keyboard", keyboard),
      ("search under keyboard", searchUnder),
      ("comment field", commentField),
      ("frame", frameByHand),
      ("footer frame", footerFrame),
      ("hand frame label", handFrame),
    ]

    private static func unsafe() -> Self {
      let (list, checkout) = (plain("list", .white), button("Check out"))
      checkout.accessibilityIdentifier = "checkout"
      let root = screen(list, checkout)
      let controller = controlled(root)
      list.edgeAnchors.constrain(to: root.edgeAnchors)
      checkout.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      checkout.heightAnchor.constrain(to: 50)
      let line = #line + 1
      let wrong = checkout.bottomAnchor.constrain(to: root.bottomAnchor, with: -8)
      return Self(
        root: root, culprits: [checkout], lines: [line],
        remedy: "tie checkout.bottom to root.safeAreaLayoutGuide.bottom"
      ) {
        wrong.isActive = false
        checkout.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor)
        withExtendedLifetime(controller) {}
      }
    }

    private static func notch() -> Self {
      let (back, close, title) = (plain("back", .black), button("✕"), label("Photo 3 of 12"))
      close.accessibilityIdentifier = "close"
      let root = screen(back, close, title)
      let controller = controlled(root)
      back.edgeAnchors.constrain(to: root.edgeAnchors)
      close.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      close.leadingAnchor.constrain(to: root.leadingAnchor, with: 8)
      let line = #line + 1
      let wrong = close.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.centerXAnchor.constrain(to: root.centerXAnchor)
      title.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -12)
      return Self(
        root: root, culprits: [close], lines: [line],
        remedy: "tie close.top to root.safeAreaLayoutGuide.top"
      ) {
        wrong.isActive = false
        close.topAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor)
        withExtendedLifetime(controller) {}
      }
    }

    private static func homeIndicator() -> Self {
      let (bar, tabs) = (
        plain("bar", .white), UIStackView(arrangedSubviews: ["Home", "Find", "Me"].map(button))
      )
      tabs.distribution = .fillEqually
      tabs.accessibilityIdentifier = "tabs"
      let root = screen(bar)
      let controller = controlled(root)
      bar.addSubviewsUsingAutoLayout(tabs)
      bar.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      let line = #line + 1
      let wrong = tabs.edgeAnchors.constrain(to: bar.edgeAnchors)
      tabs.heightAnchor.constrain(to: 49)
      return Self(
        root: root, culprits: [bar, tabs] + tabs.arrangedSubviews, lines: [line, line - 2],
        remedy: "tie tabs.bottom to root.safeAreaLayoutGuide.bottom"
      ) {
        wrong.bottom.isActive = false
        tabs.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor)
        withExtendedLifetime(controller) {}
      }
    }

    private static func keyboard() -> Self {
      let (bar, message, send) = (plain("bar", .white), field("Message"), button("Send"))
      message.accessibilityIdentifier = "message"
      let root = screen(bar)
      bar.addSubviewsUsingAutoLayout(message, send)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors)
      let line = #line + 1
      let wrong = bar.bottomAnchor.constrain(to: root.bottomAnchor)
      message.leadingAnchor.constrain(to: bar.leadingAnchor, with: 12)
      message.verticalAnchors.constrain(to: bar.verticalAnchors, insetBy: 8)
      message.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      send.leadingAnchor.constrain(to: message.trailingAnchor, with: 8)
      send.trailingAnchor.constrain(to: bar.trailingAnchor, with: -12)
      send.centerYAnchor.constrain(to: message.centerYAnchor)
      send.setContentHuggingPriority(.required, for: .horizontal)
      send.setContentCompressionResistancePriority(.required, for: .horizontal)
      root.layoutKeyboardFrame = CGRect(x: 0, y: 376, width: 375, height: 291)
      return Self(
        root: root, culprits: [message, bar], lines: [line],
        remedy: "tie bar.bottom to root.keyboardLayoutGuide.top"
      ) {
        wrong.isActive = false
        bar.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor)
      }
    }

    private static func searchUnder() -> Self {
      let (logo, mail, password, enter) = (
        plain("logo", .blue), field("Mail"), field("Password"), button("Sign in")
      )
      let stack = UIStackView(arrangedSubviews: [mail, password, enter])
      stack.axis = .vertical
      stack.spacing = 12
      stack.accessibilityIdentifier = "stack"
      let root = screen(logo, stack)
      logo.centerXAnchor.constrain(to: root.centerXAnchor)
      logo.topAnchor.constrain(to: root.topAnchor, with: 80)
      logo.sizeAnchors.constrain(to: CGSize(width: 100, height: 100))
      stack.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 24)
      let line = #line + 1
      let wrong = stack.bottomAnchor.constrain(to: root.bottomAnchor, with: -60)
      root.layoutKeyboardFrame = CGRect(x: 0, y: 376, width: 375, height: 291)
      return Self(
        root: root, culprits: [stack, mail, password], lines: [line],
        remedy: "tie stack.bottom to root.keyboardLayoutGuide.top"
      ) {
        wrong.isActive = false
        stack.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor)
      }
    }

    private static func commentField() -> Self {
      let (list, bar, comment) = (plain("list", .white), plain("bar", .gray), UITextView())
      comment.accessibilityIdentifier = "comment"
      let root = screen(list, bar)
      bar.addSubviewsUsingAutoLayout(comment)
      list.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      list.bottomAnchor.constrain(to: bar.topAnchor)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors)
      let line = #line + 1
      let wrong = bar.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor)
      comment.edgeAnchors.constrain(to: bar.edgeAnchors, insetBy: 8)
      comment.heightAnchor.constrain(to: 60)
      root.layoutKeyboardFrame = CGRect(x: 0, y: 376, width: 375, height: 291)
      return Self(
        root: root, culprits: [comment, bar], lines: [line],
        remedy: "tie bar.bottom to root.keyboardLayoutGuide.top"
      ) {
        wrong.isActive = false
        bar.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor)
      }
    }

    private static func frameByHand() -> Self {
      let (cover, title) = (plain("cover", .gray), label("Album", .title1))
      let root = screen(title)
      cover.frame = CGRect(x: 0, y: 0, width: 375, height: 200)
      root.insertSubview(cover, at: 0)
      title.topAnchor.constrain(to: root.topAnchor, with: 216)
      title.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      return Self(
        root: root, culprits: [cover],
        remedy:
          "set translatesAutoresizingMaskIntoConstraints of cover to false and tie its leading and trailing anchors"
      ) { cover.autoresizingMask = .flexibleWidth }
    }

    private static func footerFrame() -> Self {
      let (footer, hint) = (
        UIView(frame: CGRect(x: 0, y: 607, width: 375, height: 60)), label("Swipe up")
      )
      footer.accessibilityIdentifier = "footer"
      footer.backgroundColor = .gray
      let root = screen(hint)
      root.addSubview(footer)
      hint.centerXAnchor.constrain(to: root.centerXAnchor)
      hint.topAnchor.constrain(to: root.topAnchor, with: 100)
      return Self(
        root: root, culprits: [footer],
        remedy:
          "set translatesAutoresizingMaskIntoConstraints of footer to false and tie its leading and trailing anchors"
      ) {
        footer.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      }
    }

    private static func handFrame() -> Self {
      let (panel, words) = (
        plain("panel", .white), UILabel(frame: CGRect(x: 12, y: 12, width: 340, height: 20))
      )
      words.text = "A label by hand"
      words.accessibilityIdentifier = "words"
      let root = screen(panel)
      panel.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 10)
      panel.heightAnchor.constrain(to: 80)
      panel.addSubview(words)
      return Self(
        root: root, culprits: [words],
        remedy:
          "set translatesAutoresizingMaskIntoConstraints of words to false and tie its leading and trailing anchors"
      ) { words.autoresizingMask = .flexibleWidth }
    }
  }
#endif
