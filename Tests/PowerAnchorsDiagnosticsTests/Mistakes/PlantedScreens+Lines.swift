#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Lines through texts, clear views that take touches, and panels that show each other's texts.
  extension PlantedScreen {
    nonisolated static let lined: [Named] = [
      ("a divider through a title", dividerThroughTitle),
      ("a divider through a text that wraps", dividerThroughNote),
      ("a divider between columns through a text", dividerBetweenColumns),
      ("a divider through a text of a card", dividerThroughCard),
      ("dividers through texts in rows", dividersInRows),
      ("a divider through both texts of a row", dividerThroughBoth),
      ("a clear control over a button", clearControl),
      ("tap areas over buttons in rows", tapAreasInRows),
      ("a tap area over a card's button", tapArea),
      ("a tap area over two buttons", tapAreaOverTwo),
      ("translucent panels", translucentPanels),
      ("a translucent label over a label", translucentLabels),
    ]

    private static func dividerThroughTitle() -> Self {
      let (title, line) = (named("title", label("Settings")), plain("divider", .gray))
      let root = screen(title, line)
      title.topAnchor.constrain(to: root.topAnchor, with: 40)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      line.horizontalAnchors.constrain(to: root.horizontalAnchors)
      line.heightAnchor.constrain(to: 1)
      let planted = #line + 1
      let wrong = line.topAnchor.constrain(to: title.topAnchor, with: 12)
      return Self(
        root: root, culprits: [line], lines: [planted],
        remedy: "tie divider.top to title.bottom instead"
      ) {
        wrong.isActive = false
        line.topAnchor.constrain(to: title.bottomAnchor)
      }
    }

    /// Only large text reaches so far.
    private static func dividerThroughNote() -> Self {
      let note = named("note", label("What this is all about, in some words", lines: 0))
      let line = plain("divider", .gray)
      let root = screen(note, line)
      note.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      line.horizontalAnchors.constrain(to: root.horizontalAnchors)
      line.heightAnchor.constrain(to: 1)
      let planted = #line + 1
      let wrong = line.topAnchor.constrain(to: root.topAnchor, with: 80)
      return Self(
        root: root, culprits: [line], lines: [planted],
        remedy: "tie divider.top to note.bottom instead"
      ) {
        wrong.isActive = false
        line.topAnchor.constrain(to: note.bottomAnchor)
      }
    }

    private static func dividerBetweenColumns() -> Self {
      let (name, line) = (
        named("name", label("Grace Hopper and Ada Lovelace")), plain("line", .gray)
      )
      let root = screen(name, line)
      name.topAnchor.constrain(to: root.topAnchor, with: 40)
      name.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      line.topAnchor.constrain(to: root.topAnchor, with: 20)
      line.heightAnchor.constrain(to: 80)
      line.widthAnchor.constrain(to: 1)
      let planted = #line + 1
      let wrong = line.centerXAnchor.constrain(to: root.centerXAnchor)
      return Self(
        root: root, culprits: [line, name], lines: [planted, planted - 5], remedy: "line.leading"
      ) {
        wrong.isActive = false
        line.leadingAnchor.constrain(to: name.trailingAnchor)
        name.numberOfLines = 0
        line.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor)
      }
    }

    private static func dividerThroughCard() -> Self {
      let (card, title, line) = (
        plain("card"), named("title", label("Settings")), plain("divider", .gray)
      )
      let root = screen(line, card)
      card.addSubviewsUsingAutoLayout(title)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      title.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 8)
      line.horizontalAnchors.constrain(to: root.horizontalAnchors)
      line.heightAnchor.constrain(to: 1)
      let planted = #line + 1
      let wrong = line.topAnchor.constrain(to: root.topAnchor, with: 34)
      return Self(
        root: root, culprits: [line], lines: [planted],
        remedy: "tie divider.top to card.bottom instead"
      ) {
        wrong.isActive = false
        line.topAnchor.constrain(to: card.bottomAnchor)
      }
    }

    private static func dividersInRows() -> Self {
      let root = screen()
      var (lines, ties, titles): ([UIView], [NSLayoutConstraint], [UIView]) = ([], [], [])
      var top = root.topAnchor
      let planted = #line + 11
      for number in 0..<3 {
        let (row, title) = (plain("row\(number)"), named("title\(number)", label("Title")))
        let line = plain("line\(number)", .gray)
        root.addSubviewsUsingAutoLayout(row)
        row.addSubviewsUsingAutoLayout(title, line)
        row.horizontalAnchors.constrain(to: root.horizontalAnchors)
        row.topAnchor.constrain(to: top, with: 12)
        title.edgeAnchors.excluding(.trailing).constrain(to: row.edgeAnchors, insetBy: 8)
        line.horizontalAnchors.constrain(to: row.horizontalAnchors)
        line.heightAnchor.constrain(to: 1)
        ties.append(line.topAnchor.constrain(to: row.topAnchor, with: 20))
        lines.append(line)
        titles.append(title)
        top = row.bottomAnchor
      }
      return Self(
        root: root, culprits: lines, lines: [planted],
        remedy: "tie line0.top to title0.bottom instead"
      ) {
        for (line, (tie, title)) in zip(lines, zip(ties, titles)) {
          tie.isActive = false
          line.topAnchor.constrain(to: title.bottomAnchor)
        }
      }
    }

    private static func dividerThroughBoth() -> Self {
      let (key, value) = (named("key", label("Sounds")), named("value", label("On")))
      let line = plain("divider", .gray)
      let root = screen(line, key, value)
      for view in [key, value] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      key.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      value.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      line.horizontalAnchors.constrain(to: root.horizontalAnchors)
      line.heightAnchor.constrain(to: 1)
      let planted = #line + 1
      let wrong = line.topAnchor.constrain(to: root.topAnchor, with: 53)
      return Self(
        root: root, culprits: [line], lines: [planted],
        remedy: "tie divider.top to key.bottom instead"
      ) {
        wrong.isActive = false
        line.topAnchor.constrain(to: key.bottomAnchor)
      }
    }

    private static func tapAreasInRows() -> Self {
      let root = screen()
      var areas: [UIView] = []
      var top = root.topAnchor
      for number in 0..<3 {
        let (row, buy) = (plain("row\(number)", .white), button("Buy"))
        let area = plain("area\(number)")
        area.addGestureRecognizer(UITapGestureRecognizer())
        root.addSubviewsUsingAutoLayout(row)
        row.addSubviewsUsingAutoLayout(buy, area)
        row.horizontalAnchors.constrain(to: root.horizontalAnchors)
        row.topAnchor.constrain(to: top, with: 12)
        buy.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 8)
        buy.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
        area.edgeAnchors.constrain(to: row.edgeAnchors)
        areas.append(area)
        top = row.bottomAnchor
      }
      return Self(root: root, culprits: areas, remedy: "add area0 before") {
        for area in areas { area.superview?.sendSubviewToBack(area) }
      }
    }

    private static func clearControl() -> Self {
      let (card, buy, area) = (plain("card", .white), button("Buy"), UIControl())
      buy.accessibilityIdentifier = "buy"
      area.accessibilityIdentifier = "area"
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(buy, area)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 120)
      buy.trailingAnchor.constrain(to: card.trailingAnchor, with: -16)
      buy.bottomAnchor.constrain(to: card.bottomAnchor, with: -8)
      area.edgeAnchors.constrain(to: card.edgeAnchors)
      return Self(root: root, culprits: [area], remedy: "add area before buy") {
        card.sendSubviewToBack(area)
      }
    }

    private static func tapArea() -> Self {
      let (card, buy, area) = (plain("card", .white), button("Buy"), plain("area"))
      buy.accessibilityIdentifier = "buy"
      area.addGestureRecognizer(UITapGestureRecognizer())
      let root = screen(card, area)
      card.addSubviewsUsingAutoLayout(buy)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 120)
      buy.trailingAnchor.constrain(to: card.trailingAnchor, with: -16)
      buy.bottomAnchor.constrain(to: card.bottomAnchor, with: -8)
      area.edgeAnchors.constrain(to: card.edgeAnchors)
      return Self(root: root, culprits: [area], remedy: "add area before") {
        root.sendSubviewToBack(area)
      }
    }

    private static func tapAreaOverTwo() -> Self {
      let (bar, less, more, area) = (plain("bar", .white), button("-"), button("+"), plain("area"))
      less.accessibilityIdentifier = "less"
      area.addGestureRecognizer(UITapGestureRecognizer())
      let root = screen(bar)
      bar.addSubviewsUsingAutoLayout(less, more, area)
      bar.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      for view in [less, more] {
        view.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
        view.verticalAnchors.constrain(to: bar.verticalAnchors)
      }
      less.leadingAnchor.constrain(to: bar.leadingAnchor)
      more.leadingAnchor.constrain(to: less.trailingAnchor, with: 8)
      area.edgeAnchors.constrain(to: bar.edgeAnchors)
      return Self(root: root, culprits: [area], remedy: "add area before less") {
        bar.sendSubviewToBack(area)
      }
    }

    private static func translucentPanels() -> Self {
      let color = UIColor(white: 0.9, alpha: 0.5)
      let (one, other) = (plain("one", color), plain("other", color))
      let (first, second) = (label("First panel", lines: 0), label("Second panel", lines: 0))
      let root = screen(one, other)
      one.addSubviewsUsingAutoLayout(first)
      other.addSubviewsUsingAutoLayout(second)
      for (panel, text) in [(one, first), (other, second)] {
        text.edgeAnchors.constrain(to: panel.edgeAnchors, insetBy: 12)
        panel.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      }
      one.topAnchor.constrain(to: root.topAnchor, with: 40)
      let line = #line + 1
      let wrong = other.topAnchor.constrain(to: root.topAnchor, with: 64)
      return Self(
        root: root, culprits: [one, other], lines: [line],
        remedy: "tie other.top to one.bottom instead"
      ) {
        wrong.isActive = false
        other.topAnchor.constrain(to: one.bottomAnchor)
      }
    }

    private static func translucentLabels() -> Self {
      let (one, other) = (named("one", label("First line")), named("other", label("Second line")))
      for view in [one, other] { view.backgroundColor = UIColor(white: 0.9, alpha: 0.5) }
      let root = screen(one, other)
      for view in [one, other] {
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
      one.topAnchor.constrain(to: root.topAnchor, with: 40)
      let line = #line + 1
      let wrong = other.topAnchor.constrain(to: one.topAnchor, with: 10)
      return Self(
        root: root, culprits: [one, other], lines: [line],
        remedy: "tie other.top to one.bottom instead"
      ) {
        wrong.isActive = false
        other.topAnchor.constrain(to: one.bottomAnchor)
      }
    }
  }
#endif
