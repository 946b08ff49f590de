#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Views that reach beyond an edge, or lie there.
  extension PlantedScreen {
    nonisolated static let edged: [Named] = [
      ("wrapping", wrapping),
      ("bubble without end", bubbleWithoutEnd),
      ("footnote", footnote),
      ("outside", outsideCard),
      ("send below bar", sendBelow),
      ("close outside popup", closeOutside),
      ("clipped away", clippedAway),
      ("tag away", tagAway),
      ("button clipped", buttonClipped),
    ]

    private static func wrapping() -> Self {
      let (mark, words) = (
        plain("mark", .blue),
        label(
          "We use your position to find shops that are near to you, and nothing else.", lines: 0)
      )
      let root = screen(mark, words)
      mark.sizeAnchors.constrain(to: CGSize(width: 32, height: 32))
      mark.topAnchor.constrain(to: root.topAnchor, with: 40)
      mark.leadingAnchor.constrain(to: root.leadingAnchor, with: 24)
      words.topAnchor.constrain(to: mark.topAnchor)
      let line = #line + 1
      words.leadingAnchor.constrain(to: mark.trailingAnchor, with: 12)
      return Self(
        root: root, culprits: [words], lines: [line],
        remedy: "tie UILabel \"We use your position to find shops that …\".trailing to that of root"
      ) {
        words.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor)
      }
    }

    private static func bubbleWithoutEnd() -> Self {
      let (bubble, words) = (
        plain("bubble", .green),
        label("I will be there in about half an hour, the train is late again.", lines: 0)
      )
      let root = screen(bubble)
      bubble.addSubviewsUsingAutoLayout(words)
      words.edgeAnchors.constrain(to: bubble.edgeAnchors, insetBy: 10)
      bubble.topAnchor.constrain(to: root.topAnchor, with: 20)
      let line = #line + 1
      bubble.trailingAnchor.constrain(to: root.trailingAnchor, with: -12)
      return Self(
        root: root, culprits: [bubble, words], lines: [line],
        remedy: "tie bubble.leading to that of root"
      ) {
        bubble.leadingAnchor.constrain(.greaterThanOrEqual, to: root.leadingAnchor)
      }
    }

    private static func footnote() -> Self {
      let (card, title, foot) = (
        plain("card", .white), label("Insurance", .headline),
        label(
          "Not all of it is covered in all of the countries, see the list.", lines: 0, .footnote)
      )
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title, foot)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      title.edgeAnchors.excluding(.bottom).constrain(to: card.edgeAnchors, insetBy: 12)
      foot.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      let line = #line + 1
      foot.leadingAnchor.constrain(to: title.leadingAnchor)
      foot.bottomAnchor.constrain(to: card.bottomAnchor, with: -12)
      return Self(
        root: root, culprits: [foot], lines: [line],
        remedy: "tie UILabel \"Not all of it is covered in all of the c…\".trailing to that of card"
      ) {
        foot.trailingAnchor.constrain(.lessThanOrEqual, to: card.trailingAnchor)
      }
    }

    private static func outsideCard() -> Self {
      let (card, title, buy) = (plain("card", .white), label("Concert"), button("Buy"))
      buy.accessibilityIdentifier = "buy"
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title, buy)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      title.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 12)
      buy.trailingAnchor.constrain(to: card.trailingAnchor, with: -12)
      let line = #line + 1
      let wrong = buy.topAnchor.constrain(to: card.bottomAnchor, with: 6)
      return Self(
        root: root, culprits: [buy], lines: [line], remedy: "add buy to the superview of card"
      ) {
        wrong.isActive = false
        root.addSubview(buy)
        buy.topAnchor.constrain(to: card.bottomAnchor, with: 6)
        buy.trailingAnchor.constrain(to: card.trailingAnchor, with: -12)
      }
    }

    private static func sendBelow() -> Self {
      let (bar, words, send) = (plain("bar", .white), field("Message"), button("Send"))
      send.accessibilityIdentifier = "send"
      let root = screen(bar)
      bar.addSubviewsUsingAutoLayout(words, send)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors)
      bar.topAnchor.constrain(to: root.topAnchor, with: 100)
      words.edgeAnchors.constrain(to: bar.edgeAnchors, insetBy: 8)
      words.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      send.centerYAnchor.constrain(to: bar.centerYAnchor)
      let line = #line + 1
      let wrong = send.leadingAnchor.constrain(to: bar.trailingAnchor, with: 8)
      return Self(
        root: root, culprits: [send], lines: [line],
        remedy: "tie send.trailing to the same edge of bar"
      ) {
        wrong.isActive = false
        send.trailingAnchor.constrain(to: bar.trailingAnchor)
        for constraint in bar.constraints
        where constraint.firstItem === words && constraint.firstAttribute == .trailing {
          constraint.isActive = false
        }
        words.trailingAnchor.constrain(to: send.leadingAnchor)
        send.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        send.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      }
    }

    private static func closeOutside() -> Self {
      let (popup, words, close) = (
        plain("popup", .white), label("Special offer", .title2), button("✕")
      )
      close.accessibilityIdentifier = "close"
      let root = screen(popup)
      popup.addSubviewsUsingAutoLayout(words, close)
      popup.centerAnchors.constrain(to: root.centerAnchors)
      popup.sizeAnchors.constrain(to: CGSize(width: 260, height: 160))
      words.centerAnchors.constrain(to: popup.centerAnchors)
      close.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      close.trailingAnchor.constrain(to: popup.trailingAnchor)
      let line = #line + 1
      let wrong = close.bottomAnchor.constrain(to: popup.topAnchor, with: -8)
      return Self(
        root: root, culprits: [close], lines: [line],
        remedy: "tie close.top to the same edge of popup"
      ) {
        wrong.isActive = false
        close.topAnchor.constrain(to: popup.topAnchor)
      }
    }

    private static func clippedAway() -> Self {
      let (card, cover, more) = (plain("card", .white), plain("cover", .gray), button("More"))
      more.accessibilityIdentifier = "more"
      card.clipsToBounds = true
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(cover, more)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      let height = card.heightAnchor.constrain(to: 180)
      cover.edgeAnchors.excluding(.bottom).constrain(to: card.edgeAnchors)
      cover.heightAnchor.constrain(to: 180)
      let wrong = more.topAnchor.constrain(to: cover.bottomAnchor, with: 8)
      more.leadingAnchor.constrain(to: card.leadingAnchor, with: 12)
      return Self(
        root: root, culprits: [more], lines: [line, line + 2, line + 3],
        remedy: "make card.height 218"
      ) {
        _ = wrong
        height.constant = 218
      }
    }

    private static func tagAway() -> Self {
      let (tile, tag) = (plain("tile", .gray), button("Sale"))
      tile.clipsToBounds = true
      let root = screen(tile)
      tile.addSubviewsUsingAutoLayout(tag)
      tile.topAnchor.constrain(to: root.topAnchor, with: 40)
      tile.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      tile.sizeAnchors.constrain(to: CGSize(width: 160, height: 160))
      tag.leadingAnchor.constrain(to: tile.leadingAnchor, with: 8)
      let line = #line + 1
      let wrong = tag.bottomAnchor.constrain(to: tile.topAnchor, with: -8)
      return Self(
        root: root, culprits: [tag], lines: [line],
        remedy: "tie UIButton \"Sale\".top to the same edge of tile"
      ) {
        wrong.isActive = false
        tag.bottomAnchor.constrain(to: tile.bottomAnchor, with: -8)
      }
    }

    private static func buttonClipped() -> Self {
      let (card, text, more) = (
        plain("card", .white),
        label("A teaser of three lines, of which not all will be shown here.", lines: 0),
        button("More")
      )
      more.accessibilityIdentifier = "more"
      card.clipsToBounds = true
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(text, more)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      card.heightAnchor.constrain(to: 240)
      text.edgeAnchors.excluding(.bottom).constrain(to: card.edgeAnchors, insetBy: 12)
      let wrong = more.leadingAnchor.constrain(to: card.trailingAnchor, with: 12)
      more.topAnchor.constrain(to: text.bottomAnchor, with: 4)
      return Self(
        root: root, culprits: [more], lines: [line + 2],
        remedy: "tie more.trailing to the same edge of card"
      ) {
        wrong.isActive = false
        more.trailingAnchor.constrain(to: card.trailingAnchor)
      }
    }
  }
#endif
