#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Screens of apps, with what designers do on purpose.
  extension OnPurposeScreens {
    nonisolated static let inAppsMore: [Named] = [
      ("self sizing", selfSizing),
      ("menu away", menuAway),
      ("preview", preview2),
      ("settings rows", settingsRows),
      ("mail row", mailRow),
      ("keypad grid", keypadGrid),
      ("chat", chat),
      ("calendar", calendar),
      ("player controls", playerControls),
      ("camera overlay", cameraOverlay),
      ("stack form", stackForm),
      ("scroll form", scrollForm),
      ("dot line", dotLine),
      ("toast over", toastOver),
      ("split panes", splitPanes),
      ("card deck", cardDeck),
      ("sticky corner", stickyCorner),
      ("alert card", alertCard),
      ("vfl", vfl),
      ("frames", frames),
      ("price tag", priceTag),
    ]

    private static func selfSizing() -> UIView {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (avatar, name, note, time) = (
        plain("avatar", .gray), label("Ada", .headline),
        label("Are you coming tonight? We are all there already.", lines: 2, .subheadline),
        label("9:41", .caption1)
      )
      let view = cell.contentView
      view.addSubviewsUsingAutoLayout(avatar, name, note, time)
      avatar.leadingAnchor.constrain(to: view.layoutMarginsGuide.leadingAnchor)
      avatar.topAnchor.constrain(to: view.layoutMarginsGuide.topAnchor)
      avatar.bottomAnchor.constrain(.lessThanOrEqual, to: view.layoutMarginsGuide.bottomAnchor)
      avatar.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      name.topAnchor.constrain(to: view.layoutMarginsGuide.topAnchor)
      name.leadingAnchor.constrain(to: avatar.trailingAnchor, with: 12)
      time.leadingAnchor.constrain(.greaterThanOrEqual, to: name.trailingAnchor, with: 8)
      time.trailingAnchor.constrain(to: view.layoutMarginsGuide.trailingAnchor)
      time.firstBaselineAnchor.constrain(to: name.firstBaselineAnchor)
      time.setContentCompressionResistancePriority(.required, for: .horizontal)
      note.topAnchor.constrain(to: name.bottomAnchor, with: 2)
      note.leadingAnchor.constrain(to: name.leadingAnchor)
      note.trailingAnchor.constrain(to: time.trailingAnchor)
      note.bottomAnchor.constrain(.lessThanOrEqual, to: view.layoutMarginsGuide.bottomAnchor)
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: size.height)
      return cell
    }

    private static func menuAway() -> UIView {
      let (menu, main, title) = (
        plain("menu", .gray), plain("main", .white), label("Inbox", .largeTitle)
      )
      let rows = ["Inbox", "Sent", "Spam"].map { button($0) }
      let stack = UIStackView(arrangedSubviews: rows)
      stack.axis = .vertical
      let root = screen(main, menu)
      main.addSubviewsUsingAutoLayout(title)
      menu.addSubviewsUsingAutoLayout(stack)
      main.edgeAnchors.constrain(to: root.edgeAnchors)
      title.topAnchor.constrain(to: main.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: main.leadingAnchor, with: 20)
      menu.verticalAnchors.constrain(to: root.verticalAnchors)
      menu.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.75)
      menu.trailingAnchor.constrain(to: root.leadingAnchor)
      stack.edgeAnchors.excluding(.bottom).constrain(to: menu.edgeAnchors, insetBy: 16)
      return root
    }

    private static func preview2() -> UIView {
      let (title, text, more) = (
        label("About this app", .headline),
        label(String(repeating: "It does many things. ", count: 20), lines: 3, .subheadline),
        button("more")
      )
      let root = screen(title, text, more)
      title.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      text.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      text.horizontalAnchors.constrain(to: title.horizontalAnchors)
      more.trailingAnchor.constrain(to: text.trailingAnchor)
      more.lastBaselineAnchor.constrain(to: text.lastBaselineAnchor)
      more.backgroundColor = .white
      return root
    }

    private static func settingsRows() -> UIView {
      let stack = UIStackView()
      stack.axis = .vertical
      for words in ["Wi-Fi", "Bluetooth", "Allow notifications of all apps on this device"] {
        let (name, choice) = (label(words, lines: 0), UISwitch())
        let row = UIStackView(arrangedSubviews: [name, choice])
        row.spacing = 12
        row.alignment = .center
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        choice.setContentHuggingPriority(.required, for: .horizontal)
        choice.setContentCompressionResistancePriority(.required, for: .horizontal)
        let line = plain("line", .gray)
        line.heightAnchor.constrain(to: 0.5)
        stack.addArrangedSubview(row)
        stack.addArrangedSubview(line)
      }
      let root = screen(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.safeAreaLayoutGuide.edgeAnchors)
      return root
    }

    private static func mailRow() -> UIView {
      let (dot, from, date, subject) = (
        plain("dot", .blue), label("Charles Babbage", .headline), label("Yesterday", .caption1),
        label("On the economy of machinery and manufactures", lines: 2)
      )
      let root = screen(dot, from, date, subject)
      dot.sizeAnchors.constrain(to: CGSize(width: 10, height: 10))
      dot.leadingAnchor.constrain(to: root.leadingAnchor, with: 6)
      dot.centerYAnchor.constrain(to: from.centerYAnchor)
      from.topAnchor.constrain(to: root.topAnchor, with: 12)
      from.leadingAnchor.constrain(to: root.leadingAnchor, with: 24)
      from.numberOfLines = 0
      date.leadingAnchor.constrain(.greaterThanOrEqual, to: from.trailingAnchor, with: 8)
      date.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      date.firstBaselineAnchor.constrain(to: from.firstBaselineAnchor)
      date.setContentCompressionResistancePriority(.required, for: .horizontal)
      date.setContentHuggingPriority(.required, for: .horizontal)
      subject.topAnchor.constrain(to: from.bottomAnchor, with: 4)
      subject.leadingAnchor.constrain(to: from.leadingAnchor)
      subject.trailingAnchor.constrain(to: date.trailingAnchor)
      return root
    }

    private static func keypadGrid() -> UIView {
      let grid = UIStackView()
      grid.axis = .vertical
      grid.distribution = .fillEqually
      grid.spacing = 12
      for row in [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]] {
        let line = UIStackView(arrangedSubviews: row.map(button))
        line.distribution = .fillEqually
        line.spacing = 12
        grid.addArrangedSubview(line)
      }
      let root = screen(grid)
      grid.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 40)
      grid.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -40)
      grid.heightAnchor.constrain(to: grid.widthAnchor, multiplyBy: 0.6)
      return root
    }

    private static func chat() -> UIView {
      let root = screen()
      var top = root.topAnchor
      for (number, words) in [
        "Hi!", "Hello. How are you doing today? It has been a while, has it not?", "Fine.",
      ].enumerated() {
        let (bubble, text) = (plain("bubble\(number)", .gray), label(words, lines: 0))
        root.addSubviewsUsingAutoLayout(bubble)
        bubble.addSubviewsUsingAutoLayout(text)
        text.edgeAnchors.constrain(to: bubble.edgeAnchors, insetBy: 10)
        bubble.topAnchor.constrain(to: top, with: 12)
        bubble.widthAnchor.constrain(.lessThanOrEqual, to: root.widthAnchor, multiplyBy: 0.75)
        if number % 2 == 0 {
          bubble.leadingAnchor.constrain(to: root.leadingAnchor, with: 12)
        } else {
          bubble.trailingAnchor.constrain(to: root.trailingAnchor, with: -12)
        }
        top = bubble.bottomAnchor
      }
      return root
    }

    private static func calendar() -> UIView {
      let (week, today, event) = (
        UIStackView(arrangedSubviews: ["M", "T", "W", "T", "F", "S", "S"].map { label($0) }),
        plain("today", .red), plain("event", UIColor(red: 0, green: 0, blue: 1, alpha: 0.3))
      )
      let name = label("Lunch", .caption1)
      for case let day as UILabel in week.arrangedSubviews { day.textAlignment = .center }
      week.distribution = .fillEqually
      let root = screen(today, week, event)
      event.addSubviewsUsingAutoLayout(name)
      week.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 8)
      week.topAnchor.constrain(to: root.topAnchor, with: 20)
      let day = week.arrangedSubviews[2]
      today.centerAnchors.constrain(to: day.centerAnchors)
      today.sizeAnchors.constrain(to: CGSize(width: 36, height: 36))
      event.topAnchor.constrain(to: week.bottomAnchor, with: 80)
      event.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 56)
      name.edgeAnchors.constrain(to: event.edgeAnchors, insetBy: 6)
      let now = plain("now", .red)
      root.addSubviewsUsingAutoLayout(now)
      now.horizontalAnchors.constrain(to: root.horizontalAnchors)
      now.heightAnchor.constrain(to: 1)
      now.topAnchor.constrain(to: event.topAnchor, with: 3)
      return root
    }

    private static func playerControls() -> UIView {
      let (art, slider, time, rest) = (
        plain("art", .gray), UISlider(), label("1:02", .caption1), label("-2:31", .caption1)
      )
      let controls = UIStackView(arrangedSubviews: ["Back", "Play", "Next"].map(button))
      controls.distribution = .equalSpacing
      let root = screen(art, slider, time, rest, controls)
      art.centerXAnchor.constrain(to: root.centerXAnchor)
      art.topAnchor.constrain(to: root.topAnchor, with: 40)
      art.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.4)
      art.constrainAspectRatio(to: 1)
      slider.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 24)
      slider.topAnchor.constrain(to: art.bottomAnchor, with: 24)
      time.leadingAnchor.constrain(to: slider.leadingAnchor)
      time.topAnchor.constrain(to: slider.bottomAnchor, with: 4)
      rest.trailingAnchor.constrain(to: slider.trailingAnchor)
      rest.firstBaselineAnchor.constrain(to: time.firstBaselineAnchor)
      controls.topAnchor.constrain(to: time.bottomAnchor, with: 16)
      controls.horizontalAnchors.constrain(to: slider.horizontalAnchors)
      return root
    }

    private static func cameraOverlay() -> UIView {
      let (preview, frame, hint, shutter, flash) = (
        plain("preview", .black), plain("frame"), label("Place the code in the frame", lines: 0),
        plain("shutter", .white), button("Flash")
      )
      let root = screen(preview, frame, hint, shutter, flash)
      let controller = controlled(root)
      held.append(controller)
      preview.edgeAnchors.constrain(to: root.edgeAnchors)
      frame.centerAnchors.constrain(to: root.centerAnchors)
      frame.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.3)
      frame.constrainAspectRatio(to: 1)
      hint.textAlignment = .center
      hint.bottomAnchor.constrain(to: frame.topAnchor, with: -24)
      hint.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 32)
      shutter.sizeAnchors.constrain(to: CGSize(width: 72, height: 72))
      shutter.centerXAnchor.constrain(to: root.centerXAnchor)
      shutter.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -24)
      flash.topAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor, with: 8)
      flash.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return root
    }

    private static func stackForm() -> UIView {
      let (name, mail, hint, send) = (
        field("Name"), field("Mail"), label("We never share it.", lines: 0, .footnote),
        button("Send")
      )
      let stack = UIStackView(arrangedSubviews: [name, mail, hint, send])
      stack.axis = .vertical
      stack.spacing = 12
      stack.setCustomSpacing(-4, after: mail)
      hint.isHidden = true
      let root = screen(stack)
      stack.centerYAnchor.constrain(to: root.centerYAnchor)
      stack.horizontalAnchors.constrain(to: root.readableContentGuide.horizontalAnchors)
      return root
    }

    private static func scrollForm() -> UIView {
      let (scroll, stack) = (UIScrollView(), UIStackView())
      stack.axis = .vertical
      stack.spacing = 16
      for word in ["First name", "Last name", "Street", "City"] {
        stack.addArrangedSubview(field(word))
      }
      stack.addArrangedSubview(button("Continue"))
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(stack)
      scroll.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      scroll.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor)
      stack.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 16)
      stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor).constant = -32
      root.layoutKeyboardFrame = CGRect(x: 0, y: 376, width: 375, height: 291)
      return root
    }

    private static func dotLine() -> UIView {
      let (line, dots) = (plain("line", .gray), (0..<3).map { plain("dot\($0)", .blue) })
      let root = screen(line)
      root.addSubviewsUsingAutoLayout(dots)
      line.topAnchor.constrain(to: root.topAnchor, with: 40)
      line.leadingAnchor.constrain(to: root.leadingAnchor, with: 30)
      line.widthAnchor.constrain(to: 2)
      line.heightAnchor.constrain(to: 240)
      for (number, dot) in dots.enumerated() {
        dot.sizeAnchors.constrain(to: CGSize(width: 14, height: 14))
        dot.centerXAnchor.constrain(to: line.centerXAnchor)
        dot.centerYAnchor.constrain(to: line.topAnchor, with: CGFloat(number) * 100 + 20)
        let name = label("Stop \(number)")
        root.addSubviewsUsingAutoLayout(name)
        name.leadingAnchor.constrain(to: dot.trailingAnchor, with: 12)
        name.centerYAnchor.constrain(to: dot.centerYAnchor)
      }
      return root
    }

    private static func toastOver() -> UIView {
      let (scroll, text, toast, words) = (
        UIScrollView(), label(String(repeating: "An article goes on. ", count: 50), lines: 0),
        plain("toast", .black), label("Copied")
      )
      let root = screen(scroll, toast)
      scroll.addSubviewsUsingAutoLayout(text)
      toast.addSubviewsUsingAutoLayout(words)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      text.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 16)
      text.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor).constant = -32
      words.edgeAnchors.constrain(to: toast.edgeAnchors, insetBy: 12)
      toast.centerXAnchor.constrain(to: root.centerXAnchor)
      toast.bottomAnchor.constrain(to: root.bottomAnchor, with: -40)
      return root
    }

    private static func splitPanes() -> UIView {
      let (left, right, grip) = (
        plain("left", .white), plain("right", .gray), plain("grip", .black)
      )
      let root = screen(left, right, grip)
      left.edgeAnchors.excluding(.trailing).constrain(to: root.edgeAnchors)
      right.edgeAnchors.excluding(.leading).constrain(to: root.edgeAnchors)
      left.trailingAnchor.constrain(to: right.leadingAnchor)
      left.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.4)
      grip.centerXAnchor.constrain(to: left.trailingAnchor)
      grip.centerYAnchor.constrain(to: root.centerYAnchor)
      grip.sizeAnchors.constrain(to: CGSize(width: 12, height: 48))
      return root
    }

    private static func cardDeck() -> UIView {
      let root = screen()
      var former: UIView?
      for number in 0..<3 {
        let (card, name) = (plain("card\(number)", .white), label("Card \(number)", .headline))
        root.addSubviewsUsingAutoLayout(card)
        card.addSubviewsUsingAutoLayout(name)
        name.topAnchor.constrain(to: card.topAnchor, with: 8)
        name.leadingAnchor.constrain(to: card.leadingAnchor, with: 16)
        card.horizontalAnchors.constrain(
          to: root.horizontalAnchors, insetBy: 16 + 8 * CGFloat(2 - number))
        card.heightAnchor.constrain(to: 160)
        card.topAnchor.constrain(
          to: former?.topAnchor ?? root.topAnchor, with: former == nil ? 40 : 48)
        former = card
      }
      return root
    }

    private static func stickyCorner() -> UIView {
      let (product, ribbon, sale, name) = (
        plain("product", .gray), plain("ribbon", .red), label("-30%", .caption1), label("Shoes")
      )
      let root = screen(product, name)
      product.addSubviewsUsingAutoLayout(ribbon)
      ribbon.addSubviewsUsingAutoLayout(sale)
      product.topAnchor.constrain(to: root.topAnchor, with: 40)
      product.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      product.sizeAnchors.constrain(to: CGSize(width: 140, height: 140))
      ribbon.topAnchor.constrain(to: product.topAnchor, with: -8)
      ribbon.leadingAnchor.constrain(to: product.leadingAnchor, with: -8)
      sale.edgeAnchors.constrain(to: ribbon.edgeAnchors, insetBy: 4)
      name.topAnchor.constrain(to: product.bottomAnchor, with: 8)
      name.leadingAnchor.constrain(to: product.leadingAnchor)
      return root
    }

    private static func alertCard() -> UIView {
      let (icon, card, title, ok) = (
        plain("icon", .green), plain("card", .white),
        label("Payment received", lines: 0, .headline), button("OK")
      )
      let root = screen(card, icon)
      root.backgroundColor = .gray
      card.addSubviewsUsingAutoLayout(title, ok)
      card.centerAnchors.constrain(to: root.centerAnchors)
      card.widthAnchor.constrain(to: 270)
      icon.sizeAnchors.constrain(to: CGSize(width: 64, height: 64))
      icon.centerXAnchor.constrain(to: card.centerXAnchor)
      icon.centerYAnchor.constrain(to: card.topAnchor)
      title.topAnchor.constrain(to: card.topAnchor, with: 44)
      title.horizontalAnchors.constrain(to: card.horizontalAnchors, insetBy: 16)
      title.textAlignment = .center
      ok.topAnchor.constrain(to: title.bottomAnchor, with: 12)
      ok.horizontalAnchors.constrain(to: card.horizontalAnchors)
      ok.bottomAnchor.constrain(to: card.bottomAnchor, with: -4)
      return root
    }

    private static func vfl() -> UIView {
      let (title, text, ok) = (
        label("Terms", .title2), label("You agree to everything.", lines: 0), button("Agree")
      )
      let root = screen(title, text, ok)
      let views = ["title": title, "text": text, "ok": ok] as [String: Any]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-24-[title]-[text]-(>=16)-[ok(>=44)]-24-|", options: [],
          metrics: nil, views: views)
          + NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[title]-|", options: [], metrics: nil, views: views)
          + NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[text]-|", options: [], metrics: nil, views: views)
          + NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[ok]-|", options: [], metrics: nil, views: views))
      text.setContentHuggingPriority(.defaultHigh, for: .vertical)
      title.setContentHuggingPriority(.defaultHigh, for: .vertical)
      return root
    }

    private static func frames() -> UIView {
      let (back, title) = (plain("back", .gray), label("By hand", .title1))
      let root = screen(title)
      back.frame = root.bounds
      back.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.insertSubview(back, at: 0)
      title.centerAnchors.constrain(to: root.centerAnchors)
      return root
    }

    private static func priceTag() -> UIView {
      let (photo, tag, price, heart) = (
        picture("photo", 300, 300), plain("tag", .white), label("24 €", .headline), button("♡")
      )
      let root = screen(photo)
      photo.isUserInteractionEnabled = true
      photo.addSubviewsUsingAutoLayout(tag, heart)
      tag.addSubviewsUsingAutoLayout(price)
      photo.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      photo.heightAnchor.constrain(to: 220)
      tag.leadingAnchor.constrain(to: photo.leadingAnchor, with: 12)
      tag.centerYAnchor.constrain(to: photo.bottomAnchor)
      price.edgeAnchors.constrain(to: tag.edgeAnchors, insetBy: 6)
      heart.topAnchor.constrain(to: photo.topAnchor, with: 8)
      heart.trailingAnchor.constrain(to: photo.trailingAnchor, with: -8)
      heart.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      return root
    }
  }
#endif
