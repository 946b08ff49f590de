#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Room that is kept or missing at an end, and views in a place that is another one's.
  extension PlantedScreen {
    nonisolated static let rooms: [Named] = [
      ("a hidden icon at a row's start", hiddenIcon),
      ("a hidden banner above a column", hiddenBanner),
      ("a hidden accessory that moves a value", hiddenAccessory),
      ("the baseline of another label", wrongBaseline),
      ("a carousel without an end", carouselWithoutAnEnd),
      ("a card below the top of another one", cardBelowATop),
      ("a card in the middle over another one", cardsInTheMiddle),
    ]

    private static func hiddenIcon() -> Self {
      let (icon, title) = (plain("icon"), text("Notifications"))
      let root = screen(icon, title)
      icon.isHidden = true
      icon.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
      icon.centerYAnchor.constrain(to: title.centerYAnchor)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      let line = #line + 1
      let wrong = title.leadingAnchor.constrain(to: icon.trailingAnchor, with: 12)
      return Self(root: root, culprits: [icon], lines: [line], remedy: "UIStackView") {
        wrong.isActive = false
        title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
    }

    private static func hiddenBanner() -> Self {
      let (banner, headline) = (plain("banner", .yellow), text("Your trips"))
      let root = screen(banner, headline)
      banner.isHidden = true
      banner.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      banner.heightAnchor.constrain(to: 56)
      headline.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = headline.topAnchor.constrain(to: banner.bottomAnchor, with: 16)
      return Self(root: root, culprits: [banner], lines: [line], remedy: "UIStackView") {
        wrong.isActive = false
        headline.topAnchor.constrain(to: root.topAnchor, with: 16)
      }
    }

    private static func hiddenAccessory() -> Self {
      let (value, chevron) = (text("On"), plain("chevron"))
      let root = screen(value, chevron)
      chevron.isHidden = true
      for view in [value, chevron] { view.topAnchor.constrain(to: root.topAnchor, with: 20) }
      chevron.sizeAnchors.constrain(to: CGSize(width: 12, height: 20))
      chevron.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 1
      let wrong = value.trailingAnchor.constrain(to: chevron.leadingAnchor, with: -8)
      return Self(root: root, culprits: [chevron], lines: [line], remedy: "UIStackView") {
        wrong.isActive = false
        value.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      }
    }

    private static func wrongBaseline() -> Self {
      let labels = [text("Name"), text("Mail")]
      let fields = [plain("name field"), plain("mail field")]
      let root = screen()
      root.addSubviewsUsingAutoLayout(labels + fields)
      for (label, field) in zip(labels, fields) {
        label.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        field.leadingAnchor.constrain(to: root.leadingAnchor, with: 140)
        field.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
        field.heightAnchor.constrain(to: 34)
      }
      fields[0].topAnchor.constrain(to: root.topAnchor, with: 20)
      fields[1].topAnchor.constrain(to: fields[0].bottomAnchor, with: 44)
      labels[0].lastBaselineAnchor.constrain(to: fields[0].bottomAnchor, with: -8)
      let line = #line + 1
      let wrong = labels[1].lastBaselineAnchor.constrain(to: fields[0].bottomAnchor, with: -8)
      return Self(root: root, culprits: [labels[1]], lines: [line], remedy: "Mail\".top to") {
        wrong.isActive = false
        labels[1].lastBaselineAnchor.constrain(to: fields[1].bottomAnchor, with: -8)
      }
    }

    private static func cardBelowATop() -> Self {
      let cards = [plain("first", .white), plain("second", .white)]
      let root = screen(cards[0], cards[1])
      for (card, label) in zip(cards, [text("Flight"), text("Hotel")]) {
        card.addSubviewsUsingAutoLayout(label)
        label.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 16)
        card.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      }
      cards[0].topAnchor.constrain(to: root.topAnchor, with: 20)
      let line = #line + 1
      let wrong = cards[1].topAnchor.constrain(to: cards[0].topAnchor, with: 12)
      return Self(
        root: root, culprits: [cards[1]], lines: [line], remedy: "tie second.top to first.bottom"
      ) {
        wrong.isActive = false
        cards[1].topAnchor.constrain(to: cards[0].bottomAnchor, with: 12)
      }
    }

    private static func cardsInTheMiddle() -> Self {
      let cards = [plain("first", .white), plain("second", .white)]
      let root = screen(cards[0], cards[1])
      for (card, label) in zip(cards, [text("Flight"), text("Hotel")]) {
        card.addSubviewsUsingAutoLayout(label)
        label.centerAnchors.constrain(to: card.centerAnchors)
        card.centerXAnchor.constrain(to: root.centerXAnchor)
        card.widthAnchor.constrain(to: 240)
      }
      cards[0].heightAnchor.constrain(to: 200)
      cards[1].heightAnchor.constrain(to: 120)
      cards[0].topAnchor.constrain(to: root.topAnchor, with: 20)
      let line = #line + 1
      let wrong = cards[1].topAnchor.constrain(to: root.topAnchor, with: 180)
      return Self(
        root: root, culprits: [cards[1]], lines: [line], remedy: "tie second.top to first.bottom"
      ) {
        wrong.constant = 232
      }
    }

    private static func carouselWithoutAnEnd() -> Self {
      let scroll = UIScrollView()
      let cards = [plain("first", .gray), plain("second", .gray), plain("third", .gray)]
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(cards)
      scroll.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      scroll.heightAnchor.constrain(to: 160)
      var end = scroll.contentLayoutGuide.leadingAnchor
      for card in cards {
        card.heightAnchor.constrain(to: scroll.frameLayoutGuide.heightAnchor)
        card.verticalAnchors.constrain(to: scroll.contentLayoutGuide.verticalAnchors)
        card.widthAnchor.constrain(to: 140)
        card.leadingAnchor.constrain(to: end, with: 12)
        end = card.trailingAnchor
      }
      // The end of the content may be anywhere beyond it.
      let line = #line + 1
      end.constrain(.lessThanOrEqual, to: scroll.contentLayoutGuide.trailingAnchor)
      return Self(
        root: root, culprits: [cards[2]], lines: [line],
        remedy: "third.trailing to UIScrollView #0.contentLayoutGuide.trailing, and not at most"
      ) {
        cards[2].trailingAnchor.constrain(to: scroll.contentLayoutGuide.trailingAnchor)
      }
    }
  }
#endif
