#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // What lies over its neighbors or beside the screen on purpose.
  extension OnPurposeScreens {
    nonisolated static let overlaid: [Named] = [
      ("a shade under the length of a video", photoTile),
      ("reactions on the corners of bubbles", bubbles),
      ("the knob of a video's scrubber", video),
      ("a letter above its key", keyboardRow),
      ("a tag on one of two cards", paywall),
      ("a dot in a ring on an avatar", presence),
      ("a drawer before its page", drawer),
      ("a cart behind its page", drawerRight),
      ("a circle over a corner", blob),
      ("a button for more at the end of a text", readMore),
    ]

    private static func photoTile() -> UIView {
      let (photo, check, length, shade) = (
        picture("photo", 400, 300), plain("check", .blue), label("0:14", .caption1),
        plain("shade")
      )
      photo.contentMode = .scaleAspectFill
      let tile = plain("tile", .gray)
      tile.clipsToBounds = true
      let root = screen(tile)
      tile.topAnchor.constrain(to: root.topAnchor)
      tile.leadingAnchor.constrain(to: root.leadingAnchor)
      tile.widthAnchor.constrain(to: root.widthAnchor, with: -2, multiplyBy: 1 / 3.0)
      tile.heightAnchor.constrain(to: tile.widthAnchor)
      tile.addSubviewsUsingAutoLayout(photo, shade, length, check)
      photo.edgeAnchors.constrain(to: tile.edgeAnchors)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        photo.setContentCompressionResistancePriority(.init(1), for: axis)
        photo.setContentHuggingPriority(.init(1), for: axis)
      }
      shade.horizontalAnchors.constrain(to: tile.horizontalAnchors)
      shade.bottomAnchor.constrain(to: tile.bottomAnchor)
      shade.heightAnchor.constrain(to: 30)
      length.trailingAnchor.constrain(to: tile.trailingAnchor, with: -4)
      length.bottomAnchor.constrain(to: tile.bottomAnchor, with: -2)
      check.trailingAnchor.constrain(to: tile.trailingAnchor, with: -4)
      check.topAnchor.constrain(to: tile.topAnchor, with: 4)
      check.sizeAnchors.constrain(to: CGSize(width: 22, height: 22))
      return root
    }

    private static func bubbles() -> UIView {
      let root = screen()
      var top = root.topAnchor
      for (index, words) in ["Hi!", "How was the concert? We waited for you all evening", "❤️"]
        .enumerated()
      {
        let (bubble, text, heart) = (
          plain("bubble", .blue), label(words, lines: 0), label("👍", .caption1)
        )
        root.addSubviewsUsingAutoLayout(bubble)
        bubble.addSubviewsUsingAutoLayout(text, heart)
        text.edgeAnchors.constrain(to: bubble.edgeAnchors, insetBy: 10)
        bubble.topAnchor.constrain(to: top, with: 14)
        if index == 1 {
          bubble.leadingAnchor.constrain(to: root.leadingAnchor, with: 12)
        } else {
          bubble.trailingAnchor.constrain(to: root.trailingAnchor, with: -12)
        }
        bubble.widthAnchor.constrain(.lessThanOrEqual, to: root.widthAnchor, multiplyBy: 0.75)
        heart.topAnchor.constrain(to: bubble.topAnchor, with: -10)
        heart.leadingAnchor.constrain(to: bubble.leadingAnchor, with: -10)
        top = bubble.bottomAnchor
      }
      return root
    }

    private static func video() -> UIView {
      let (picture, veil, play, scrub, knob, time) = (
        plain("picture", .black), plain("veil"), button("▶︎"), plain("scrub", .gray),
        plain("knob", .red), label("0:10 / 4:31", .caption1)
      )
      veil.backgroundColor = UIColor(white: 0, alpha: 0.4)
      let root = screen(picture)
      picture.addSubviewsUsingAutoLayout(veil, scrub, knob, play, time)
      picture.topAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor)
      picture.horizontalAnchors.constrain(to: root.horizontalAnchors)
      picture.heightAnchor.constrain(to: picture.widthAnchor, multiplyBy: 9 / 16.0)
      veil.edgeAnchors.constrain(to: picture.edgeAnchors)
      play.centerAnchors.constrain(to: picture.centerAnchors)
      scrub.horizontalAnchors.constrain(to: picture.horizontalAnchors)
      scrub.bottomAnchor.constrain(to: picture.bottomAnchor)
      scrub.heightAnchor.constrain(to: 3)
      knob.sizeAnchors.constrain(to: CGSize(width: 14, height: 14))
      knob.centerYAnchor.constrain(to: scrub.centerYAnchor)
      knob.centerXAnchor.constrain(to: scrub.leadingAnchor, with: 60)
      time.leadingAnchor.constrain(to: picture.leadingAnchor, with: 12)
      time.bottomAnchor.constrain(to: scrub.topAnchor, with: -8)
      return root
    }

    private static func keyboardRow() -> UIView {
      let keys = "QWERTYUIOP".map { button(String($0)) }
      for key in keys { key.backgroundColor = .white }
      let row = UIStackView(arrangedSubviews: keys)
      row.spacing = 6
      row.distribution = .fillEqually
      let pop = plain("pop", .white)
      let letter = label("E", .title1)
      let root = screen(row, pop)
      row.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 3)
      row.bottomAnchor.constrain(to: root.bottomAnchor, with: -160)
      pop.addSubviewsUsingAutoLayout(letter)
      letter.centerAnchors.constrain(to: pop.centerAnchors)
      pop.bottomAnchor.constrain(to: keys[2].bottomAnchor)
      pop.centerXAnchor.constrain(to: keys[2].centerXAnchor)
      pop.sizeAnchors.constrain(to: CGSize(width: 52, height: 100))
      return root
    }

    private static func paywall() -> UIView {
      let root = screen()
      let plans = ["Monthly", "Yearly"].map { _ in plain("plan", .white) }
      let names = ["Monthly", "Yearly"].map { label($0) }
      let best = label("BEST VALUE", .caption2)
      best.backgroundColor = .orange
      let stack = UIStackView(arrangedSubviews: plans)
      stack.distribution = .fillEqually
      stack.spacing = 12
      root.addSubviewsUsingAutoLayout(stack, best)
      for (plan, name) in zip(plans, names) {
        plan.addSubviewsUsingAutoLayout(name)
        name.edgeAnchors.constrain(to: plan.edgeAnchors, insetBy: 12)
        name.numberOfLines = 0
      }
      stack.topAnchor.constrain(to: root.topAnchor, with: 100)
      stack.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      best.bottomAnchor.constrain(to: plans[1].topAnchor, with: 8)
      best.centerXAnchor.constrain(to: plans[1].centerXAnchor)
      let (restore, terms) = (button("Restore"), button("Terms"))
      root.addSubviewsUsingAutoLayout(restore, terms)
      restore.trailingAnchor.constrain(to: root.centerXAnchor, with: -8)
      terms.leadingAnchor.constrain(to: root.centerXAnchor, with: 8)
      for view in [restore, terms] {
        view.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor)
      }
      return root
    }

    private static func presence() -> UIView {
      let (avatar, dot, ring, name) = (
        picture("avatar", 64, 64), plain("dot", .green), plain("ring", .white), label("Ada")
      )
      let root = screen(avatar, ring, dot, name)
      avatar.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      avatar.topAnchor.constrain(to: root.topAnchor, with: 60)
      avatar.sizeAnchors.constrain(to: CGSize(width: 48, height: 48))
      ring.sizeAnchors.constrain(to: CGSize(width: 18, height: 18))
      dot.sizeAnchors.constrain(to: CGSize(width: 12, height: 12))
      dot.centerAnchors.constrain(to: ring.centerAnchors)
      ring.trailingAnchor.constrain(to: avatar.trailingAnchor, with: 4)
      ring.bottomAnchor.constrain(to: avatar.bottomAnchor, with: 4)
      name.leadingAnchor.constrain(to: avatar.trailingAnchor, with: 12)
      name.centerYAnchor.constrain(to: avatar.centerYAnchor)
      return root
    }

    private static func drawer() -> UIView {
      let (drawer, page, title, entry) = (
        plain("drawer", .black), plain("page", .white), label("Inbox", .title1), label("Settings")
      )
      let root = screen(drawer, page)
      drawer.addSubviewsUsingAutoLayout(entry)
      page.addSubviewsUsingAutoLayout(title)
      drawer.verticalAnchors.constrain(to: root.verticalAnchors)
      drawer.trailingAnchor.constrain(to: page.leadingAnchor)
      drawer.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.8)
      page.edgeAnchors.constrain(to: root.edgeAnchors)
      entry.topAnchor.constrain(to: drawer.topAnchor, with: 100)
      entry.leadingAnchor.constrain(to: drawer.leadingAnchor, with: 16)
      title.topAnchor.constrain(to: page.topAnchor, with: 60)
      title.leadingAnchor.constrain(to: page.leadingAnchor, with: 16)
      return root
    }

    private static func drawerRight() -> UIView {
      let (page, cart, title) = (plain("page", .white), plain("cart", .gray), label("Cart"))
      let root = screen(page, cart)
      cart.addSubviewsUsingAutoLayout(title)
      page.edgeAnchors.constrain(to: root.edgeAnchors)
      cart.verticalAnchors.constrain(to: root.verticalAnchors)
      cart.leadingAnchor.constrain(to: page.trailingAnchor)
      cart.widthAnchor.constrain(to: 280)
      title.topAnchor.constrain(to: cart.topAnchor, with: 60)
      title.leadingAnchor.constrain(to: cart.leadingAnchor, with: 16)
      return root
    }

    private static func blob() -> UIView {
      let (blob, title) = (plain("blob", .orange), label("Welcome", .largeTitle))
      let root = screen(blob, title)
      blob.sizeAnchors.constrain(to: CGSize(width: 300, height: 300))
      blob.topAnchor.constrain(to: root.topAnchor, with: -120)
      blob.trailingAnchor.constrain(to: root.trailingAnchor, with: 100)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 24)
      title.topAnchor.constrain(to: root.topAnchor, with: 160)
      return root
    }

    private static func readMore() -> UIView {
      let (text, more) = (
        label(
          "It was a bright cold day in April, and the clocks were striking thirteen. Winston Smith slipped in.",
          lines: 3), named("more", button("more"))
      )
      more.backgroundColor = .white
      let root = screen(text, more)
      text.topAnchor.constrain(to: root.topAnchor, with: 60)
      text.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      more.trailingAnchor.constrain(to: text.trailingAnchor)
      more.bottomAnchor.constrain(to: text.bottomAnchor)
      return root
    }
  }
#endif
