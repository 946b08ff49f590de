#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Wrong signs, relations and multipliers.
  extension PlantedScreen {
    nonisolated static let signed: [Named] = [
      ("sign trailing", signTrailing),
      ("leading sign", leadingSign),
      ("card trailing vfl", cardTrailing),
      ("sign bottom", signBottom),
      ("cell inset sign", cellInset),
      ("footer sign", footerSign),
      ("inequality", inequality),
      ("minimum width", sheetInequality),
      ("lower bound", lowerBound),
      ("multiplied", multiplied),
      ("multiplied trailing", multipliedTrailing),
      ("pos times", thirdDown),
    ]

    private static func signTrailing() -> Self {
      let (title, follow) = (label("Ada Lovelace", .title2), button("Follow"))
      follow.accessibilityIdentifier = "follow"
      let root = screen(title, follow)
      title.topAnchor.constrain(to: root.topAnchor, with: 24)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      follow.topAnchor.constrain(to: title.bottomAnchor, with: 12)
      let wrong = NSLayoutConstraint(
        item: follow, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing,
        multiplier: 1, constant: 16)
      wrong.isActive = true
      return Self(root: root, culprits: [follow], remedy: "change the sign of its constant") {
        wrong.constant = -16
      }
    }

    private static func leadingSign() -> Self {
      let (title, note) = (
        label("Reminders", .title1), label("You have nothing to do today.", lines: 0)
      )
      let root = screen(title, note)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      note.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      let line = #line + 1
      let wrong = note.leadingAnchor.constrain(to: root.leadingAnchor, with: -16)
      note.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return Self(
        root: root, culprits: [note], lines: [line], remedy: "change the sign of its constant"
      ) { wrong.constant = 16 }
    }

    private static func cardTrailing() -> Self {
      let (card, title) = (plain("card", .white), label("Today"))
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title)
      title.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 12)
      card.topAnchor.constrain(to: root.topAnchor, with: 20)
      let line = #line + 2
      card.leadingAnchor.constrain(to: root.layoutMarginsGuide.leadingAnchor)
      let wrong = card.trailingAnchor.constrain(
        to: root.layoutMarginsGuide.trailingAnchor, with: 24)
      return Self(
        root: root, culprits: [card], lines: [line], remedy: "change the sign of its constant"
      ) { wrong.constant = -24 }
    }

    private static func signBottom() -> Self {
      let (card, note) = (
        plain("card", .white), label("Take an umbrella, it will rain all day long.", lines: 0)
      )
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(note)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 20)
      note.edgeAnchors.excluding(.bottom).constrain(to: card.edgeAnchors, insetBy: 12)
      let line = #line + 1
      let wrong = note.bottomAnchor.constrain(to: card.bottomAnchor, with: 12)
      return Self(
        root: root, culprits: [note], lines: [line], remedy: "change the sign of its constant"
      ) { wrong.constant = -12 }
    }

    private static func cellInset() -> Self {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 160, height: 200))
      let (photo, name) = (plain("photo", .gray), label("Chair"))
      cell.contentView.addSubviewsUsingAutoLayout(photo, name)
      photo.edgeAnchors.excluding(.bottom).constrain(to: cell.contentView.edgeAnchors, insetBy: 8)
      photo.bottomAnchor.constrain(to: name.topAnchor, with: -8)
      name.horizontalAnchors.constrain(to: photo.horizontalAnchors)
      let line = #line + 1
      let wrong = name.bottomAnchor.constrain(to: cell.contentView.bottomAnchor, with: 8)
      return Self(
        root: cell, culprits: [name], lines: [line], remedy: "change the sign of its constant"
      ) { wrong.constant = -8 }
    }

    private static func footerSign() -> Self {
      let (list, footer, text) = (plain("list", .white), plain("footer", .gray), label("12 files"))
      let root = screen(list, footer)
      footer.addSubviewsUsingAutoLayout(text)
      text.leadingAnchor.constrain(to: footer.leadingAnchor, with: 12)
      text.topAnchor.constrain(to: footer.topAnchor, with: 8)
      let line = #line + 1
      let wrong = footer.bottomAnchor.constrain(to: text.bottomAnchor, with: -8)
      footer.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      list.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      list.bottomAnchor.constrain(to: footer.topAnchor)
      return Self(
        root: root, culprits: [text], lines: [line], remedy: "change the sign of its constant"
      ) { wrong.constant = 8 }
    }

    private static func inequality() -> Self {
      let (bubble, words) = (
        plain("bubble", .green),
        label(
          "Shall we meet at the fountain in front of the opera house tonight at eight?", lines: 0)
      )
      let root = screen(bubble)
      bubble.addSubviewsUsingAutoLayout(words)
      words.edgeAnchors.constrain(to: bubble.edgeAnchors, insetBy: 10)
      bubble.topAnchor.constrain(to: root.topAnchor, with: 16)
      bubble.leadingAnchor.constrain(to: root.leadingAnchor, with: 12)
      let line = #line + 1
      let wrong = bubble.trailingAnchor.constrain(
        .greaterThanOrEqual, to: root.trailingAnchor, with: -60)
      return Self(
        root: root, culprits: [bubble, words], lines: [line], remedy: "turn the relation"
      ) {
        wrong.isActive = false
        bubble.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor, with: -60)
      }
    }

    private static func sheetInequality() -> Self {
      let (sheet, text) = (
        plain("sheet", .white),
        label("Your download has finished, and the file is in your library.", lines: 0)
      )
      let root = screen(sheet)
      sheet.addSubviewsUsingAutoLayout(text)
      text.edgeAnchors.constrain(to: sheet.edgeAnchors, insetBy: 16)
      sheet.centerAnchors.constrain(to: root.centerAnchors)
      let line = #line + 1
      let wrong = sheet.leadingAnchor.constrain(.lessThanOrEqual, to: root.leadingAnchor, with: 24)
      return Self(root: root, culprits: [sheet], lines: [line], remedy: "turn the relation") {
        wrong.isActive = false
        sheet.leadingAnchor.constrain(.greaterThanOrEqual, to: root.leadingAnchor, with: 24)
      }
    }

    private static func lowerBound() -> Self {
      let (name, follow) = (
        label("The Analytical Engine Society of London", .headline), button("Follow")
      )
      let root = screen(name, follow)
      name.numberOfLines = 0
      name.topAnchor.constrain(to: root.topAnchor, with: 20)
      name.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      follow.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      follow.firstBaselineAnchor.constrain(to: name.firstBaselineAnchor)
      follow.setContentCompressionResistancePriority(.required, for: .horizontal)
      let line = #line + 1
      let wrong = name.trailingAnchor.constrain(
        .greaterThanOrEqual, to: follow.leadingAnchor, with: -8)
      name.setContentHuggingPriority(.required, for: .horizontal)
      return Self(root: root, culprits: [name], lines: [line], remedy: "turn the relation") {
        wrong.isActive = false
        name.trailingAnchor.constrain(.lessThanOrEqual, to: follow.leadingAnchor, with: -8)
      }
    }

    private static func multiplied() -> Self {
      let (ball, area) = (plain("ball", .red), plain("area", .gray))
      let root = screen(area)
      area.addSubviewsUsingAutoLayout(ball)
      area.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      area.heightAnchor.constrain(to: 300)
      ball.sizeAnchors.constrain(to: CGSize(width: 60, height: 60))
      ball.centerXAnchor.constrain(to: area.centerXAnchor)
      let wrong = NSLayoutConstraint(
        item: ball, attribute: .top, relatedBy: .equal, toItem: area, attribute: .bottom,
        multiplier: 0.9, constant: 0)
      wrong.isActive = true
      return Self(root: root, culprits: [ball], remedy: "use a distance as constant") {
        wrong.isActive = false
        ball.bottomAnchor.constrain(to: area.bottomAnchor)
      }
    }

    private static func multipliedTrailing() -> Self {
      let (bar, fill) = (plain("bar", .gray), plain("fill", .blue))
      let root = screen(bar)
      bar.addSubviewsUsingAutoLayout(fill)
      bar.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      bar.heightAnchor.constrain(to: 12)
      fill.verticalAnchors.constrain(to: bar.verticalAnchors)
      fill.leadingAnchor.constrain(to: bar.leadingAnchor)
      let line = #line + 1
      let wrong = fill.trailingAnchor.constrain(to: bar.trailingAnchor, multiplyBy: 1.4)
      return Self(root: root, culprits: [fill], lines: [line], remedy: "use a distance as constant")
      {
        wrong.isActive = false
        fill.trailingAnchor.constrain(to: bar.trailingAnchor)
      }
    }

    private static func thirdDown() -> Self {
      let (panel, mark) = (plain("panel", .white), plain("mark", .red))
      let root = screen(panel)
      panel.addSubviewsUsingAutoLayout(mark)
      panel.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 20)
      panel.heightAnchor.constrain(to: 240)
      mark.centerXAnchor.constrain(to: panel.centerXAnchor)
      mark.sizeAnchors.constrain(to: CGSize(width: 80, height: 80))
      let line = #line + 1
      let wrong = mark.bottomAnchor.constrain(to: panel.bottomAnchor, multiplyBy: 1.1)
      return Self(root: root, culprits: [mark], lines: [line], remedy: "use a distance as constant")
      {
        wrong.isActive = false
        mark.bottomAnchor.constrain(to: panel.bottomAnchor, with: -10)
      }
    }
  }
#endif
