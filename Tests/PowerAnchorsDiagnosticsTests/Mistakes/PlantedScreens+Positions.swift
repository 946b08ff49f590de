#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Views that nothing places.
  extension PlantedScreen {
    nonisolated static let unplaced: [Named] = [
      ("login position", login),
      ("profile stats", profileStats),
      ("slider x", sliderX),
      ("each other", eachOther),
      ("circle of three", circle),
      ("mutual", mutual),
      ("removed", removed),
      ("banner gone", bannerGone),
      ("replaced title", replacedTitle),
    ]

    private static func login() -> Self {
      let (logo, user, password, enter) = (
        picture("logo", 120, 60), field("Name"), field("Password"), button("Sign in")
      )
      user.accessibilityIdentifier = "user"
      password.accessibilityIdentifier = "password"
      let root = screen(logo, user, password, enter)
      logo.centerXAnchor.constrain(to: root.centerXAnchor)
      logo.topAnchor.constrain(to: root.topAnchor, with: 80)
      for view in [user, password] as [UIView] {
        view.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 24)
        view.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      }
      user.topAnchor.constrain(to: logo.bottomAnchor, with: 40)
      enter.topAnchor.constrain(to: password.bottomAnchor, with: 24)
      enter.centerXAnchor.constrain(to: root.centerXAnchor)
      return Self(root: root, culprits: [password], remedy: "give password a top") {
        password.topAnchor.constrain(to: user.bottomAnchor, with: 12)
      }
    }

    private static func profileStats() -> Self {
      let (posts, followers) = (
        UIStackView(arrangedSubviews: [label("12", .headline), label("Posts", .caption1)]),
        UIStackView(arrangedSubviews: [label("340", .headline), label("Followers", .caption1)])
      )
      for stack in [posts, followers] { stack.axis = .vertical; stack.alignment = .center }
      posts.accessibilityIdentifier = "posts"
      followers.accessibilityIdentifier = "followers"
      let root = screen(posts, followers)
      posts.topAnchor.constrain(to: root.topAnchor, with: 20)
      posts.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      let line = #line + 1
      followers.leadingAnchor.constrain(to: posts.trailingAnchor, with: 40)
      return Self(root: root, culprits: [followers], lines: [line], remedy: "give followers a top")
      {
        followers.topAnchor.constrain(to: posts.topAnchor)
      }
    }

    private static func sliderX() -> Self {
      let (title, slider, value) = (label("Volume"), UISlider(), label("40 %"))
      slider.accessibilityIdentifier = "slider"
      let root = screen(title, slider, value)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      slider.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      let line = #line + 1
      slider.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.6)
      value.leadingAnchor.constrain(to: slider.trailingAnchor, with: 8)
      value.centerYAnchor.constrain(to: slider.centerYAnchor)
      return Self(
        root: root, culprits: [slider], lines: [line, line - 1, line + 1],
        remedy: "give slider a leading"
      ) {
        slider.leadingAnchor.constrain(to: root.leadingAnchor)
      }
    }

    private static func eachOther() -> Self {
      let (minus, plus, title) = (button("-"), button("+"), label("Portions"))
      let root = screen(minus, plus, title)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      for view in [minus, plus] {
        view.topAnchor.constrain(to: title.bottomAnchor, with: 8)
        view.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      }
      let line = #line + 1
      plus.leadingAnchor.constrain(to: minus.trailingAnchor, with: 12)
      return Self(
        root: root, culprits: [minus, plus], lines: [line], remedy: "give UIButton \"-\" a leading"
      ) {
        minus.leadingAnchor.constrain(to: root.leadingAnchor)
      }
    }

    private static func circle() -> Self {
      let views = [plain("one", .red), plain("two", .green), plain("three", .blue)]
      let root = screen(views[0], views[1], views[2])
      for view in views {
        view.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
        view.topAnchor.constrain(to: root.topAnchor, with: 40)
      }
      let line = #line + 1
      views[1].leadingAnchor.constrain(to: views[0].trailingAnchor, with: 8)
      views[2].leadingAnchor.constrain(to: views[1].trailingAnchor, with: 8)
      return Self(
        root: root, culprits: views, lines: [line, line + 1], remedy: "give one a leading"
      ) {
        views[0].leadingAnchor.constrain(to: root.leadingAnchor)
      }
    }

    private static func mutual() -> Self {
      let (header, body) = (plain("header", .gray), plain("body", .white))
      let root = screen(header, body)
      for view in [header, body] {
        view.horizontalAnchors.constrain(to: root.horizontalAnchors)
        view.heightAnchor.constrain(to: 100)
      }
      let line = #line + 1
      body.topAnchor.constrain(to: header.bottomAnchor)
      header.bottomAnchor.constrain(to: body.topAnchor)
      return Self(
        root: root, culprits: [header, body], lines: [line, line + 1], remedy: "give one of them"
      ) {
        header.topAnchor.constrain(to: root.topAnchor)
      }
    }

    private static func removed() -> Self {
      let (title, advert, text) = (
        label("News", .title1), plain("advert", .yellow), label("An article", lines: 0)
      )
      let root = screen(title, advert, text)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      advert.topAnchor.constrain(to: title.bottomAnchor, with: 12)
      advert.horizontalAnchors.constrain(to: root.horizontalAnchors)
      advert.heightAnchor.constrain(to: 90)
      text.topAnchor.constrain(to: advert.bottomAnchor, with: 12)
      text.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      advert.removeFromSuperview()
      return Self(root: root, culprits: [text], remedy: "give UILabel \"An article\" a top") {
        text.topAnchor.constrain(to: title.bottomAnchor)
      }
    }

    private static func bannerGone() -> Self {
      let (logo, promo, start) = (plain("logo", .blue), plain("promo", .yellow), button("Start"))
      start.accessibilityIdentifier = "start"
      let root = screen(logo, promo, start)
      logo.topAnchor.constrain(to: root.topAnchor, with: 40)
      logo.centerXAnchor.constrain(to: root.centerXAnchor)
      logo.sizeAnchors.constrain(to: CGSize(width: 120, height: 40))
      promo.topAnchor.constrain(to: logo.bottomAnchor, with: 20)
      promo.horizontalAnchors.constrain(to: root.horizontalAnchors)
      promo.heightAnchor.constrain(to: 60)
      start.topAnchor.constrain(to: promo.bottomAnchor, with: 20)
      start.centerXAnchor.constrain(to: promo.centerXAnchor)
      promo.removeFromSuperview()
      return Self(root: root, culprits: [start], remedy: "give start a leading") {
        start.topAnchor.constrain(to: logo.bottomAnchor)
        start.centerXAnchor.constrain(to: root.centerXAnchor)
      }
    }

    private static func replacedTitle() -> Self {
      let (old, new, text) = (
        label("Old title", .title1), label("New title", .title1),
        label("What comes below", lines: 0)
      )
      let root = screen(old, text)
      old.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      text.topAnchor.constrain(to: old.bottomAnchor, with: 8)
      text.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      old.removeFromSuperview()
      root.addSubviewsUsingAutoLayout(new)
      new.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      _ = line
      return Self(root: root, culprits: [text], remedy: "give UILabel \"What comes below\" a top") {
        text.topAnchor.constrain(to: new.bottomAnchor)
      }
    }
  }
#endif
