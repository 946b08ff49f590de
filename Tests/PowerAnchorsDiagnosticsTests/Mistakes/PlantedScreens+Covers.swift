#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Colors without a height, and texts behind or over others.
  extension PlantedScreen {
    nonisolated static let covered: [Named] = [
      ("colors", colors),
      ("separators", separators),
      ("tint bar", tintBars),
      ("behind", behind),
      ("overlay", opaqueOverlay),
      ("photo over caption", photoOver),
      ("crossing", crossing),
      ("tiles", tiles),
      ("panels", panels),
      ("play over a time", { playOverTime(rows: 1) }),
      ("play over times", { playOverTime(rows: 2) }),
    ]

    /// A large time reaches below the button in the middle of its picture. The title beside it wraps, and leaves
    /// room.
    private static func playOverTime(rows: Int) -> Self {
      let root = screen()
      var (times, widths): ([UIView], [NSLayoutConstraint]) = ([], [])
      var top = root.topAnchor
      let line = #line + 10
      for _ in 0..<rows {
        let (row, thumb) = (UIView(), plain("thumb", .gray))
        let (play, time) = (button("▶"), label("12:34", .caption1))
        let title = label("A walk around the harbor", lines: 0)
        root.addSubviewsUsingAutoLayout(row)
        row.addSubviewsUsingAutoLayout(thumb, title)
        thumb.addSubviewsUsingAutoLayout(play, time)
        row.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
        row.topAnchor.constrain(to: top, with: 12)
        widths.append(thumb.widthAnchor.constrain(to: 128))
        thumb.heightAnchor.constrain(to: 72)
        thumb.anchors([.leading, .top]).constrain(to: .superview)
        thumb.bottomAnchor.constrain(.lessThanOrEqual, to: row.bottomAnchor)
        title.leadingAnchor.constrain(to: thumb.trailingAnchor, with: 12)
        title.anchors([.trailing, .top, .bottom]).constrain(to: .superview)
        play.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
        play.centerAnchors.constrain(to: thumb.centerAnchors)
        time.anchors([.trailing, .bottom]).constrain(to: .superview, insetBy: 4)
        times.append(time)
        top = row.bottomAnchor
      }
      return Self(
        root: root, culprits: times, lines: [line],
        remedy: "make thumb.width 179, instead of 128"
      ) {
        for width in widths { width.constant = 179 }
      }
    }

    private static func colors() -> Self {
      let (swatches, title) = (
        [plain("red", .red), plain("green", .green), plain("blue", .blue)], label("Colors")
      )
      let stack = UIStackView(arrangedSubviews: [title] + swatches)
      stack.axis = .vertical
      stack.spacing = 8
      let root = screen(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return Self(root: root, culprits: swatches, remedy: "give red") {
        for swatch in swatches { swatch.heightAnchor.constrain(to: 24) }
      }
    }

    private static func separators() -> Self {
      let stack = UIStackView()
      stack.axis = .vertical
      var lines: [UIView] = []
      for word in ["One", "Two", "Three"] {
        stack.addArrangedSubview(label(word))
        let line = UIView()
        line.backgroundColor = .gray
        lines.append(line)
        stack.addArrangedSubview(line)
      }
      let root = screen(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return Self(root: root, culprits: lines, remedy: "give UIView #1") {
        for line in lines { line.heightAnchor.constrain(to: 1) }
      }
    }

    private static func tintBars() -> Self {
      let bars = [plain("low", .blue), plain("mid", .green), plain("high", .red)]
      let row = UIStackView(arrangedSubviews: bars)
      row.alignment = .bottom
      row.distribution = .fillEqually
      row.spacing = 4
      let root = screen(row)
      row.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      row.topAnchor.constrain(to: root.topAnchor, with: 20)
      row.heightAnchor.constrain(to: 120)
      return Self(root: root, culprits: bars, remedy: "give low") {
        for (bar, height) in zip(bars, [20.0, 60, 100]) { bar.heightAnchor.constrain(to: height) }
      }
    }

    private static func behind() -> Self {
      let (caption, photo) = (label("Sunset at the lake", .footnote), plain("photo", .gray))
      let root = screen(caption, photo)
      photo.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      photo.heightAnchor.constrain(to: 260)
      caption.leadingAnchor.constrain(to: photo.leadingAnchor, with: 12)
      caption.bottomAnchor.constrain(to: photo.bottomAnchor, with: -12)
      return Self(
        root: root, culprits: [photo, caption],
        remedy: "add photo before UILabel \"Sunset at the lake\""
      ) { root.sendSubviewToBack(photo) }
    }

    private static func opaqueOverlay() -> Self {
      let (form, name, cover) = (plain("form"), label("Your name"), plain("cover", .white))
      let root = screen(form, cover)
      form.addSubviewsUsingAutoLayout(name)
      form.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      name.edgeAnchors.constrain(to: form.edgeAnchors, insetBy: 12)
      cover.edgeAnchors.constrain(to: form.edgeAnchors)
      return Self(
        root: root, culprits: [name, cover, form], remedy: "add cover before UILabel \"Your name\""
      ) { root.sendSubviewToBack(cover) }
    }

    private static func photoOver() -> Self {
      let (row, name, photo) = (plain("row", .white), label("Ada"), plain("photo", .gray))
      let root = screen(row)
      row.addSubviewsUsingAutoLayout(name, photo)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      row.heightAnchor.constrain(to: 80)
      let line = #line + 1
      name.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
      name.centerYAnchor.constrain(to: row.centerYAnchor)
      photo.leadingAnchor.constrain(to: row.leadingAnchor, with: 8)
      photo.centerYAnchor.constrain(to: row.centerYAnchor)
      photo.sizeAnchors.constrain(to: CGSize(width: 72, height: 72))
      return Self(
        root: root, culprits: [name, photo], lines: [line, line + 2],
        remedy: "add photo before UILabel \"Ada\""
      ) {
        row.sendSubviewToBack(photo)
      }
    }

    private static func crossing() -> Self {
      let (header, body) = (plain("header"), plain("body"))
      let (title, words) = (
        label("Terms of use", .title2), label("Please read all of this before you go on.", lines: 0)
      )
      let root = screen(header, body)
      header.addSubviewsUsingAutoLayout(title)
      body.addSubviewsUsingAutoLayout(words)
      header.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      title.edgeAnchors.constrain(to: header.edgeAnchors)
      body.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = body.topAnchor.constrain(to: root.topAnchor, with: 24)
      words.edgeAnchors.constrain(to: body.edgeAnchors)
      return Self(
        root: root, culprits: [header, body, title, words], lines: [line],
        remedy: "tie body.top to header.bottom instead"
      ) {
        wrong.isActive = false
        body.topAnchor.constrain(to: header.bottomAnchor)
      }
    }

    private static func tiles() -> Self {
      let (one, two) = (plain("one"), plain("two"))
      let labels = [label("Steps today"), label("Heart rate")]
      let root = screen(one, two)
      for (tile, words) in zip([one, two], labels) {
        tile.addSubviewsUsingAutoLayout(words)
        words.edgeAnchors.constrain(to: tile.edgeAnchors, insetBy: 8)
        tile.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        tile.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      }
      one.topAnchor.constrain(to: root.topAnchor, with: 20)
      let line = #line + 1
      let wrong = two.topAnchor.constrain(to: one.topAnchor, with: 20)
      return Self(
        root: root, culprits: [two] + labels, lines: [line],
        remedy: "tie two.top to one.bottom instead"
      ) {
        wrong.isActive = false
        two.topAnchor.constrain(to: one.bottomAnchor)
      }
    }

    private static func panels() -> Self {
      let (first, second) = (
        UIStackView(arrangedSubviews: [label("Name"), label("Ada Lovelace")]),
        UIStackView(arrangedSubviews: [label("Born"), label("1815")])
      )
      for stack in [first, second] { stack.axis = .vertical }
      first.accessibilityIdentifier = "first"
      second.accessibilityIdentifier = "second"
      let root = screen(first, second)
      for stack in [first, second] {
        stack.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
      let line = #line + 1
      let tops = [first, second].map { $0.topAnchor.constrain(to: root.topAnchor, with: 20) }
      return Self(
        root: root, culprits: [first, second] + first.arrangedSubviews + second.arrangedSubviews,
        lines: [line], remedy: "tie second.leading to first.trailing instead"
      ) {
        tops[1].isActive = false
        second.topAnchor.constrain(to: first.bottomAnchor)
      }
    }
  }
#endif
