#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Details that look like mistakes.
  extension OnPurposeScreens {
    nonisolated static let inDetailsMore: [Named] = [
      ("stepper row", stepperRow),
      ("table header", tableHeader),
      ("side by side", sideBySide),
      ("onboarding", onboarding),
      ("calendar events", calendarEvents),
      ("keyboard bar", keyboardBar),
      ("popover", popover),
      ("marquee", marquee),
      ("corner buttons", cornerButtons),
      ("progress text", progressText),
      ("timeline", timeline),
      ("checkout", checkout),
      ("hidden banner", hiddenBanner2),
      ("splash", splash),
      ("tab bar button", tabBarButton),
      ("stack of cards", stackOfCards),
      ("slider bubble", sliderBubble),
      ("collapsed priority", collapsedPriority),
      ("cell of two columns", cellOfTwoColumns),
      ("ghost field", ghostField),
      ("note stickers", noteStickers),
    ]

    private static func stepperRow() -> UIView {
      let (name, minus, count, plus) = (
        label("Apples", lines: 0), button("−"), label("12"), button("+")
      )
      let row = UIStackView(arrangedSubviews: [name, minus, count, plus])
      row.spacing = 8
      row.alignment = .center
      for view in [minus, plus] { view.sizeAnchors.constrain(to: CGSize(width: 44, height: 44)) }
      count.setContentHuggingPriority(.required, for: .horizontal)
      count.setContentCompressionResistancePriority(.required, for: .horizontal)
      let root = screen(row)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.layoutMarginsGuide.edgeAnchors)
      return root
    }

    private static func tableHeader() -> UIView {
      let (table, header, title, search) = (
        UITableView(), plain("header", .white), label("Contacts", .largeTitle), field("Search")
      )
      let root = screen(table, header)
      header.addSubviewsUsingAutoLayout(title, search)
      header.edgeAnchors.excluding(.bottom).constrain(to: root.safeAreaLayoutGuide.edgeAnchors)
      title.edgeAnchors.excluding(.bottom).constrain(to: header.layoutMarginsGuide.edgeAnchors)
      search.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      search.edgeAnchors.excluding(.top).constrain(to: header.layoutMarginsGuide.edgeAnchors)
      search.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      table.topAnchor.constrain(to: header.bottomAnchor)
      table.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      return root
    }

    private static func sideBySide() -> UIView {
      let (old, new, divider, handle) = (
        plain("old", .gray), plain("new", .white), plain("divider", .black), plain("handle", .black)
      )
      let root = screen(old, new, divider, handle)
      new.clipsToBounds = true
      old.edgeAnchors.constrain(to: root.edgeAnchors)
      new.edgeAnchors.excluding(.trailing).constrain(to: root.edgeAnchors)
      new.trailingAnchor.constrain(to: root.centerXAnchor)
      divider.centerXAnchor.constrain(to: new.trailingAnchor)
      divider.verticalAnchors.constrain(to: root.verticalAnchors)
      divider.widthAnchor.constrain(to: 2)
      handle.centerAnchors.constrain(to: divider.centerAnchors)
      handle.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
      return root
    }

    private static func onboarding() -> UIView {
      let (art, title, text, next, skip) = (
        picture("art", 240, 240), label("Welcome", .largeTitle),
        label("This app helps you to remember what you have to do.", lines: 0), button("Continue"),
        button("Skip")
      )
      let root = screen(art, title, text, next, skip)
      let controller = controlled(root)
      held.append(controller)
      let area = root.safeAreaLayoutGuide
      title.textAlignment = .center
      text.textAlignment = .center
      skip.topAnchor.constrain(to: area.topAnchor, with: 8)
      skip.trailingAnchor.constrain(to: area.trailingAnchor, with: -16)
      art.centerXAnchor.constrain(to: area.centerXAnchor)
      art.centerYAnchor.constrain(to: area.centerYAnchor, with: -120)
      art.sizeAnchors.constrain(to: CGSize(width: 160, height: 160))
      title.topAnchor.constrain(to: art.bottomAnchor, with: 24)
      title.horizontalAnchors.constrain(to: area.horizontalAnchors, insetBy: 24)
      text.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      text.horizontalAnchors.constrain(to: title.horizontalAnchors)
      next.horizontalAnchors.constrain(to: title.horizontalAnchors)
      next.heightAnchor.constrain(to: 50)
      next.bottomAnchor.constrain(to: area.bottomAnchor, with: -16)
      return root
    }

    private static func calendarEvents() -> UIView {
      let root = screen()
      var hours: [UIView] = []
      for hour in 9..<13 {
        let (line, words) = (plain("line\(hour)", .gray), label("\(hour):00", .caption2))
        root.addSubviewsUsingAutoLayout(line, words)
        line.topAnchor.constrain(to: root.topAnchor, with: CGFloat(hour - 8) * 70)
        line.leadingAnchor.constrain(to: root.leadingAnchor, with: 72)
        line.trailingAnchor.constrain(to: root.trailingAnchor)
        line.heightAnchor.constrain(to: 1)
        words.centerYAnchor.constrain(to: line.centerYAnchor)
        words.trailingAnchor.constrain(to: line.leadingAnchor, with: -8)
        hours.append(line)
      }
      let (event, name) = (plain("event", .blue), label("Lunch with Grace", lines: 0, .caption1))
      root.addSubviewsUsingAutoLayout(event)
      event.addSubviewsUsingAutoLayout(name)
      event.topAnchor.constrain(to: hours[0].topAnchor)
      event.bottomAnchor.constrain(to: hours[2].topAnchor)
      event.horizontalAnchors.constrain(to: hours[0].horizontalAnchors, insetBy: 4)
      name.edgeAnchors.excluding(.bottom).constrain(to: event.edgeAnchors, insetBy: 6)
      return root
    }

    private static func keyboardBar() -> UIView {
      let (scroll, stack, bar) = (
        UIScrollView(), UIStackView(arrangedSubviews: [field("Title"), field("Place")]),
        UIStackView(arrangedSubviews: [
          button("Previous"), button("Next"), UIView(), button("Done"),
        ])
      )
      stack.axis = .vertical
      stack.spacing = 12
      bar.spacing = 16
      bar.backgroundColor = .white
      let root = screen(scroll, bar)
      scroll.addSubviewsUsingAutoLayout(stack)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      stack.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 16)
      stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor, with: -32)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors)
      bar.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor)
      bar.heightAnchor.constrain(to: 48)
      root.layoutKeyboardFrame = CGRect(x: 0, y: 376, width: 375, height: 291)
      return root
    }

    private static func popover() -> UIView {
      let (sort, rows, panel, arrow) = (
        button("Sort"), UIStackView(), plain("panel", .white), plain("arrow", .white)
      )
      rows.axis = .vertical
      rows.spacing = 16
      for number in 0..<8 { rows.addArrangedSubview(label("Row \(number)")) }
      let choices = UIStackView(arrangedSubviews: ["Name", "Date"].map(button))
      choices.axis = .vertical
      let root = screen(sort, rows, panel, arrow)
      panel.addSubviewsUsingAutoLayout(choices)
      sort.topAnchor.constrain(to: root.topAnchor, with: 16)
      sort.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      rows.topAnchor.constrain(to: sort.bottomAnchor, with: 16)
      rows.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      arrow.sizeAnchors.constrain(to: CGSize(width: 16, height: 16))
      arrow.centerXAnchor.constrain(to: sort.centerXAnchor)
      arrow.centerYAnchor.constrain(to: panel.topAnchor)
      panel.topAnchor.constrain(to: sort.bottomAnchor, with: 12)
      panel.trailingAnchor.constrain(to: sort.trailingAnchor)
      panel.widthAnchor.constrain(to: 160)
      choices.edgeAnchors.constrain(to: panel.edgeAnchors, insetBy: 8)
      return root
    }

    private static func marquee() -> UIView {
      let (window, words) = (
        plain("window", .black),
        label(
          "Breaking: a very long line of news that runs from one side to the other and on and on")
      )
      window.clipsToBounds = true
      let root = screen(window)
      window.addSubviewsUsingAutoLayout(words)
      window.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      words.verticalAnchors.constrain(to: window.verticalAnchors, insetBy: 8)
      words.leadingAnchor.constrain(to: window.leadingAnchor, with: -40)
      return root
    }

    private static func cornerButtons() -> UIView {
      let (photo, remove) = (plain("photo", .gray), button("✕"))
      let root = screen(photo, remove)
      photo.topAnchor.constrain(to: root.topAnchor, with: 40)
      photo.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      photo.sizeAnchors.constrain(to: CGSize(width: 90, height: 90))
      remove.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      remove.centerXAnchor.constrain(to: photo.trailingAnchor)
      remove.centerYAnchor.constrain(to: photo.topAnchor)
      return root
    }

    private static func progressText() -> UIView {
      let (track, fill, words) = (
        plain("track", .gray), plain("fill", .blue), label("45 %", .caption1)
      )
      let root = screen(track, fill, words)
      track.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      track.heightAnchor.constrain(to: 44)
      fill.edgeAnchors.excluding(.trailing).constrain(to: track.edgeAnchors)
      fill.widthAnchor.constrain(to: track.widthAnchor, multiplyBy: 0.45)
      words.centerAnchors.constrain(to: track.centerAnchors)
      return root
    }

    private static func timeline() -> UIView {
      let stack = UIStackView()
      stack.axis = .vertical
      for word in ["Ordered", "Packed", "On its way"] {
        let (row, dot, line, words) = (
          plain("row \(word)"), plain("dot", .green), plain("line", .green), label(word, lines: 0)
        )
        row.addSubviewsUsingAutoLayout(line, dot, words)
        dot.sizeAnchors.constrain(to: CGSize(width: 12, height: 12))
        dot.centerYAnchor.constrain(to: row.centerYAnchor)
        dot.leadingAnchor.constrain(to: row.leadingAnchor, with: 4)
        line.centerXAnchor.constrain(to: dot.centerXAnchor)
        line.verticalAnchors.constrain(to: row.verticalAnchors)
        line.widthAnchor.constrain(to: 2)
        words.leadingAnchor.constrain(to: dot.trailingAnchor, with: 12)
        words.trailingAnchor.constrain(to: row.trailingAnchor)
        words.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 12)
        stack.addArrangedSubview(row)
      }
      let root = screen(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.layoutMarginsGuide.edgeAnchors)
      return root
    }

    private static func checkout() -> UIView {
      let (scroll, stack, bar, total, pay) = (
        UIScrollView(), UIStackView(), plain("bar", .white),
        label("Total 99 €", lines: 0, .headline), button("Pay")
      )
      stack.axis = .vertical
      stack.spacing = 16
      for number in 0..<10 { stack.addArrangedSubview(label("Product \(number)", lines: 0)) }
      let root = screen(scroll, bar)
      let controller = controlled(root)
      held.append(controller)
      scroll.addSubviewsUsingAutoLayout(stack)
      bar.addSubviewsUsingAutoLayout(total, pay)
      scroll.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      scroll.bottomAnchor.constrain(to: bar.topAnchor)
      stack.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 16)
      stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor, with: -32)
      bar.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      total.topAnchor.constrain(to: bar.topAnchor, with: 12)
      total.leadingAnchor.constrain(to: bar.leadingAnchor, with: 16)
      total.bottomAnchor.constrain(to: bar.safeAreaLayoutGuide.bottomAnchor, with: -12)
      pay.leadingAnchor.constrain(.greaterThanOrEqual, to: total.trailingAnchor, with: 12)
      pay.trailingAnchor.constrain(to: bar.trailingAnchor, with: -16)
      pay.centerYAnchor.constrain(to: total.centerYAnchor)
      pay.setContentCompressionResistancePriority(.required, for: .horizontal)
      return root
    }

    private static func hiddenBanner2() -> UIView {
      let (banner, list) = (label("No connection"), UITableView())
      banner.isHidden = true
      let stack = UIStackView(arrangedSubviews: [banner, list])
      stack.axis = .vertical
      let root = screen(stack)
      stack.edgeAnchors.constrain(to: root.safeAreaLayoutGuide.edgeAnchors)
      return root
    }

    private static func splash() -> UIView {
      let (logo, name, version) = (
        picture("logo", 96, 96), label("PowerApp", .title1), label("1.0", .footnote)
      )
      let root = screen(logo, name, version)
      logo.centerAnchors.constrain(to: root.centerAnchors)
      name.centerXAnchor.constrain(to: logo.centerXAnchor)
      name.topAnchor.constrain(to: logo.bottomAnchor, with: 16)
      version.centerXAnchor.constrain(to: root.centerXAnchor)
      version.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -8)
      return root
    }

    private static func tabBarButton() -> UIView {
      let (bar, add) = (plain("bar", .white), button("+"))
      let tabs = UIStackView(arrangedSubviews: ["Home", "Me"].map(button))
      tabs.distribution = .fillEqually
      tabs.spacing = 72
      let root = screen(bar, add)
      bar.addSubviewsUsingAutoLayout(tabs)
      let controller = controlled(root)
      held.append(controller)
      bar.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      bar.topAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -49)
      tabs.edgeAnchors.constrain(to: bar.safeAreaLayoutGuide.edgeAnchors)
      add.sizeAnchors.constrain(to: CGSize(width: 64, height: 64))
      add.centerXAnchor.constrain(to: bar.centerXAnchor)
      add.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -8)
      return root
    }

    private static func stackOfCards() -> UIView {
      let cards = (0..<3).map { plain("card\($0)", .white) }
      let stack = UIStackView(arrangedSubviews: cards)
      stack.axis = .vertical
      stack.spacing = -120
      for (index, card) in cards.enumerated() {
        let name = label("Card \(index)")
        card.addSubviewsUsingAutoLayout(name)
        name.topAnchor.constrain(to: card.topAnchor, with: 8)
        name.leadingAnchor.constrain(to: card.leadingAnchor, with: 16)
        card.heightAnchor.constrain(to: 180)
      }
      let root = screen(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return root
    }

    private static func sliderBubble() -> UIView {
      let (slider, bubble, words) = (UISlider(), plain("bubble", .blue), label("12", .caption1))
      let root = screen(slider, bubble)
      bubble.addSubviewsUsingAutoLayout(words)
      slider.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 24)
      slider.topAnchor.constrain(to: root.topAnchor, with: 120)
      words.edgeAnchors.constrain(to: bubble.edgeAnchors, insetBy: 6)
      bubble.centerXAnchor.constrain(to: slider.leadingAnchor, with: 60)
      bubble.bottomAnchor.constrain(to: slider.topAnchor, with: 6)
      return root
    }

    private static func collapsedPriority() -> UIView {
      let (toggle, details, text, below) = (
        button("Details"), plain("details"), label("Size 42, black, leather", lines: 0),
        label("Delivery")
      )
      details.clipsToBounds = true
      let root = screen(toggle, details, below)
      details.addSubviewsUsingAutoLayout(text)
      toggle.topAnchor.constrain(to: root.topAnchor, with: 20)
      toggle.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      details.topAnchor.constrain(to: toggle.bottomAnchor, with: 8)
      details.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      text.edgeAnchors.excluding(.bottom).constrain(to: details.edgeAnchors)
      text.bottomAnchor.constrain(to: details.bottomAnchor, prioritizeAs: .defaultLow)
      details.heightAnchor.constrain(to: 0, prioritizeAs: .required - 1)
      below.topAnchor.constrain(to: details.bottomAnchor, with: 8)
      below.leadingAnchor.constrain(to: toggle.leadingAnchor)
      return root
    }

    private static func cellOfTwoColumns() -> UIView {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (key, value) = (
        label("Departure", lines: 0), label("Vienna, main station, platform 7", lines: 0)
      )
      let view = cell.contentView
      view.addSubviewsUsingAutoLayout(key, value)
      key.leadingAnchor.constrain(to: view.layoutMarginsGuide.leadingAnchor)
      key.topAnchor.constrain(to: view.layoutMarginsGuide.topAnchor)
      key.bottomAnchor.constrain(.lessThanOrEqual, to: view.layoutMarginsGuide.bottomAnchor)
      key.widthAnchor.constrain(to: view.layoutMarginsGuide.widthAnchor, multiplyBy: 0.4)
      value.leadingAnchor.constrain(to: key.trailingAnchor, with: 8)
      value.trailingAnchor.constrain(to: view.layoutMarginsGuide.trailingAnchor)
      value.topAnchor.constrain(to: key.topAnchor)
      value.bottomAnchor.constrain(.lessThanOrEqual, to: view.layoutMarginsGuide.bottomAnchor)
      return cell
    }

    private static func ghostField() -> UIView {
      let (text, ghost) = (field(""), label("lovelace@example.org"))
      ghost.alpha = 0.3
      let root = screen(text, ghost)
      text.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      text.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      ghost.leadingAnchor.constrain(to: text.leadingAnchor, with: 8)
      ghost.centerYAnchor.constrain(to: text.centerYAnchor)
      ghost.trailingAnchor.constrain(.lessThanOrEqual, to: text.trailingAnchor)
      ghost.numberOfLines = 2
      return root
    }

    private static func noteStickers() -> UIView {
      let (note, pin, words) = (
        plain("note", .yellow), plain("pin", .red), label("Buy milk", lines: 0)
      )
      let root = screen(note)
      note.addSubviewsUsingAutoLayout(words, pin)
      note.topAnchor.constrain(to: root.topAnchor, with: 60)
      note.centerXAnchor.constrain(to: root.centerXAnchor)
      note.widthAnchor.constrain(to: 200)
      words.edgeAnchors.constrain(to: note.edgeAnchors, insetBy: 24)
      pin.sizeAnchors.constrain(to: CGSize(width: 16, height: 16))
      pin.centerXAnchor.constrain(to: note.centerXAnchor)
      pin.bottomAnchor.constrain(to: note.topAnchor, with: 8)
      return root
    }
  }
#endif
