#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Lengths and places that contradict each other.
  extension PlantedScreen {
    nonisolated static let contradicting: [Named] = [
      ("artwork ratio", artwork),
      ("video ratio", videoRatio),
      ("margins and width", marginsAndWidth),
      ("stack of fixed height", fixedStack),
      ("low card", lowCard),
      ("container in column", fixedBanner),
      ("equal thirds", equalThirds),
      ("chips", chips),
      ("price beside", equalHalves),
      ("keypad", keypad),
      ("days", days),
      ("stack buttons fixed", stackFixed),
    ]

    private static func artwork() -> Self {
      let (art, song) = (plain("art", .gray), label("Song", .title2))
      let root = screen(art, song)
      root.layoutConflictHandler = { _ in }
      art.centerXAnchor.constrain(to: root.centerXAnchor)
      art.topAnchor.constrain(to: root.topAnchor, with: 60)
      let line = #line + 1
      art.widthAnchor.constrain(to: 240)
      let wrong = art.heightAnchor.constrain(to: 180)
      art.constrainAspectRatio(to: 1)
      song.topAnchor.constrain(to: art.bottomAnchor, with: 24)
      song.centerXAnchor.constrain(to: root.centerXAnchor)
      return Self(
        root: root, culprits: [art], lines: [line, line + 1, line + 2], remedy: "make art.width 180"
      ) {
        wrong.constant = 240
      }
    }

    private static func videoRatio() -> Self {
      let (video, title) = (plain("video", .black), label("Trailer"))
      let root = screen(video, title)
      root.layoutConflictHandler = { _ in }
      let line = #line + 1
      video.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      video.constrainAspectRatio(to: 16 / 9)
      let wrong = video.heightAnchor.constrain(to: 200)
      title.topAnchor.constrain(to: video.bottomAnchor, with: 8)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      return Self(
        root: root, culprits: [video], lines: [line + 1, line + 2],
        remedy: "remove video.height == 200"
      ) { wrong.isActive = false }
    }

    private static func marginsAndWidth() -> Self {
      let (card, title) = (plain("card", .white), label("Boarding pass"))
      let root = screen(card)
      root.layoutConflictHandler = { _ in }
      card.addSubviewsUsingAutoLayout(title)
      title.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 12)
      card.topAnchor.constrain(to: root.topAnchor, with: 20)
      let line = #line + 1
      card.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      let wrong = card.widthAnchor.constrain(to: 343)
      return Self(
        root: root, culprits: [card], lines: [line, line + 1], remedy: "remove card.width == 343"
      ) { wrong.isActive = false }
    }

    private static func fixedStack() -> Self {
      let rows = (0..<4).map { plain("row\($0)", .gray) }
      let stack = UIStackView(arrangedSubviews: rows)
      stack.axis = .vertical
      stack.spacing = 8
      stack.accessibilityIdentifier = "menu"
      let root = screen(stack)
      root.layoutConflictHandler = { _ in }
      for row in rows { row.heightAnchor.constrain(to: 48) }
      stack.horizontalAnchors.constrain(to: root.layoutMarginsGuide.horizontalAnchors)
      stack.topAnchor.constrain(to: root.topAnchor, with: 32)
      let line = #line + 1
      let wrong = stack.heightAnchor.constrain(to: 180)
      return Self(root: root, culprits: [stack], lines: [line], remedy: "make menu.height 216") {
        wrong.constant = 216
      }
    }

    private static func lowCard() -> Self {
      let (card, title, note, go) = (
        plain("card", .white), label("Weather", .headline),
        label("Sunny with a few clouds in the afternoon and the evening.", lines: 0), button("Open")
      )
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title, note, go)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      title.edgeAnchors.excluding(.bottom).constrain(to: card.edgeAnchors, insetBy: 12)
      note.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      note.horizontalAnchors.constrain(to: title.horizontalAnchors)
      go.topAnchor.constrain(to: note.bottomAnchor, with: 8)
      go.trailingAnchor.constrain(to: title.trailingAnchor)
      go.bottomAnchor.constrain(to: card.bottomAnchor, with: -12)
      let line = #line + 1
      let wrong = card.heightAnchor.constrain(to: 96)
      return Self(
        root: root, culprits: [card], lines: [line], remedy: "make card.height at least 96"
      ) {
        wrong.isActive = false
        card.heightAnchor.constrain(.greaterThanOrEqual, to: 96)
      }
    }

    private static func fixedBanner() -> Self {
      let (banner, title, note) = (
        plain("banner", .yellow), label("Update", .headline),
        label("A new version is here, with all that you asked for.", lines: 0)
      )
      let root = screen(banner)
      banner.addSubviewsUsingAutoLayout(title, note)
      banner.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      title.edgeAnchors.excluding(.bottom).constrain(to: banner.edgeAnchors, insetBy: 12)
      note.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      note.edgeAnchors.excluding(.top).constrain(to: banner.edgeAnchors, insetBy: 12)
      title.setContentCompressionResistancePriority(.required, for: .vertical)
      let line = #line + 1
      let wrong = banner.heightAnchor.constrain(to: 64)
      return Self(
        root: root, culprits: [banner, note], lines: [line], remedy: "make banner.height 188"
      ) {
        wrong.isActive = false
        banner.heightAnchor.constrain(.greaterThanOrEqual, to: 64)
      }
    }

    private static func equalThirds() -> Self {
      let buttons = ["Day", "Week", "Month"].map(button)
      let stack = UIStackView(arrangedSubviews: buttons)
      stack.distribution = .fillEqually
      let root = screen(stack)
      root.layoutConflictHandler = { _ in }
      stack.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      stack.topAnchor.constrain(to: root.topAnchor, with: 20)
      stack.heightAnchor.constrain(to: 44)
      let line = #line + 1
      let wrong = buttons[2].widthAnchor.constrain(.greaterThanOrEqual, to: 160)
      return Self(
        root: root, culprits: [buttons[2], stack], lines: [line],
        remedy: "make UIButton \"Month\".width 96"
      ) {
        wrong.constant = 96
      }
    }

    private static func chips() -> Self {
      let chips = ["Bread", "Egg", "Tea"].map { label($0) }
      let row = UIStackView(arrangedSubviews: chips)
      row.accessibilityIdentifier = "row"
      row.spacing = 8
      let root = screen(row)
      row.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      row.topAnchor.constrain(to: root.topAnchor, with: 24)
      let line = #line + 1
      let wrong = row.widthAnchor.constrain(to: 90)
      return Self(
        root: root, culprits: [row] + chips, lines: [line], remedy: "make row.width at least 214"
      ) {
        wrong.isActive = false
        row.widthAnchor.constrain(.greaterThanOrEqual, to: 226)
      }
    }

    private static func equalHalves() -> Self {
      let (cancel, send) = (button("Cancel"), button("Send the whole order now"))
      send.accessibilityIdentifier = "send"
      let root = screen(cancel, send)
      for view in [cancel, send] { view.topAnchor.constrain(to: root.topAnchor, with: 20) }
      cancel.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      send.leadingAnchor.constrain(to: cancel.trailingAnchor, with: 12)
      send.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      cancel.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      let line = #line + 1
      let wrong = cancel.widthAnchor.constrain(to: send.widthAnchor)
      return Self(
        root: root, culprits: [send, cancel], lines: [line],
        remedy: "give UIButton \"Cancel\".width == send.width"
      ) {
        wrong.isActive = false
        cancel.widthAnchor.constrain(to: send.widthAnchor, prioritizeAs: .defaultHigh - 1)
      }
    }

    private static func keypad() -> Self {
      let root = screen()
      root.layoutConflictHandler = { _ in }
      let keys = (1...3).map { button("\($0)") }
      let line = #line + 6
      var x = root.leadingAnchor
      var widths: [NSLayoutConstraint] = []
      for key in keys {
        root.addSubviewsUsingAutoLayout(key)
        key.leadingAnchor.constrain(to: x)
        widths.append(key.widthAnchor.constrain(to: 125))
        key.topAnchor.constrain(to: root.topAnchor, with: 200)
        key.heightAnchor.constrain(to: 64)
        x = key.trailingAnchor
      }
      x.constrain(to: root.trailingAnchor)
      return Self(root: root, culprits: keys, lines: [line], remedy: "make UIButton \"1\"") {
        for width in widths { width.isActive = false }
        keys[0].widthAnchor.constrain(to: keys[1].widthAnchor)
        keys[1].widthAnchor.constrain(to: keys[2].widthAnchor)
      }
    }

    private static func days() -> Self {
      let root = screen()
      root.layoutConflictHandler = { _ in }
      let days = ["Mon", "Tue", "Wed", "Thu", "Fri"].map { plain($0, .gray) }
      root.addSubviewsUsingAutoLayout(days)
      var constraints: [NSLayoutConstraint] = []
      var widths: [NSLayoutConstraint] = []
      for (index, day) in days.enumerated() {
        widths.append(day.widthAnchor.constraint(equalToConstant: 67))
        constraints += [
          day.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
          day.heightAnchor.constraint(equalToConstant: 80),
          day.leadingAnchor.constraint(
            equalTo: index == 0 ? root.leadingAnchor : days[index - 1].trailingAnchor, constant: 8),
        ]
      }
      constraints.append(days[4].trailingAnchor.constraint(equalTo: root.trailingAnchor))
      NSLayoutConstraint.activate(constraints + widths)
      return Self(root: root, culprits: days, remedy: "make Mon") {
        NSLayoutConstraint.deactivate(widths)
        for day in days.dropFirst() { day.widthAnchor.constrain(to: days[0].widthAnchor) }
      }
    }

    private static func stackFixed() -> Self {
      let icons = ["A", "B", "C", "D"].map { plain("tool \($0)", .gray) }
      let bar = UIStackView(arrangedSubviews: icons)
      bar.accessibilityIdentifier = "bar"
      let root = screen(bar)
      root.layoutConflictHandler = { _ in }
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors)
      bar.bottomAnchor.constrain(to: root.bottomAnchor)
      bar.heightAnchor.constrain(to: 50)
      let line = #line + 1
      let widths = icons.map { $0.widthAnchor.constrain(to: 80) }
      return Self(root: root, culprits: icons, lines: [line], remedy: "make tool A") {
        for width in widths { width.isActive = false }
        for icon in icons.dropFirst() { icon.widthAnchor.constrain(to: icons[0].widthAnchor) }
      }
    }
  }
#endif
