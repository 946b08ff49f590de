#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Views that are tied to the wrong one.
  extension PlantedScreen {
    nonisolated static let neighboring: [Named] = [
      ("grandparent", grandparent),
      ("wrong guide", wrongAncestor),
      ("image to root", imageToRoot),
      ("top for bottom", topForBottom),
      ("caption on image", captionTop),
      ("baseline", baselineTop),
      ("container for control", containerForControl),
      ("name under time", nameUnderTime),
      ("value under chevron", valueUnderChevron),
    ]

    private static func grandparent() -> Self {
      let (card, title, price) = (
        plain("card", .white), label("Ticket to the opera", lines: 0), label("40 €")
      )
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title, price)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 32)
      title.topAnchor.constrain(to: card.topAnchor, with: 12)
      title.leadingAnchor.constrain(to: card.leadingAnchor, with: 12)
      title.trailingAnchor.constrain(.lessThanOrEqual, to: card.trailingAnchor, with: -12)
      price.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      price.bottomAnchor.constrain(to: card.bottomAnchor, with: -12)
      let line = #line + 1
      let wrong = price.trailingAnchor.constrain(to: root.trailingAnchor, with: -12)
      return Self(
        root: root, culprits: [price], lines: [line],
        remedy: "tie UILabel \"40 €\".trailing to card"
      ) {
        wrong.isActive = false
        price.trailingAnchor.constrain(to: card.trailingAnchor, with: -12)
      }
    }

    private static func wrongAncestor() -> Self {
      let (panel, text) = (
        plain("panel", .white), label("Choose how you want to hear of the news.", lines: 0)
      )
      let root = screen(panel)
      panel.addSubviewsUsingAutoLayout(text)
      panel.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 48)
      text.topAnchor.constrain(to: panel.topAnchor, with: 16)
      let line = #line + 1
      let wrong = text.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      return Self(
        root: root, culprits: [text], lines: [line],
        remedy:
          "hear of the news.\".trailing to panel"
      ) {
        for constraint in [wrong.leading, wrong.trailing] { constraint.isActive = false }
        text.horizontalAnchors.constrain(to: panel.horizontalAnchors, insetBy: 16)
      }
    }

    private static func imageToRoot() -> Self {
      let (tile, photo, name) = (plain("tile", .white), plain("photo", .gray), label("Chair"))
      let root = screen(tile)
      tile.addSubviewsUsingAutoLayout(photo, name)
      tile.topAnchor.constrain(to: root.topAnchor, with: 20)
      tile.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      tile.widthAnchor.constrain(to: 160)
      photo.topAnchor.constrain(to: tile.topAnchor)
      photo.leadingAnchor.constrain(to: tile.leadingAnchor)
      let line = #line + 1
      let wrong = photo.trailingAnchor.constrain(to: root.trailingAnchor)
      photo.heightAnchor.constrain(to: 120)
      name.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
      name.edgeAnchors.excluding(.top).constrain(to: tile.edgeAnchors, insetBy: 8)
      return Self(
        root: root, culprits: [photo], lines: [line], remedy: "tie photo.trailing to tile"
      ) {
        wrong.isActive = false
        photo.trailingAnchor.constrain(to: tile.trailingAnchor)
      }
    }

    private static func topForBottom() -> Self {
      let fields = ["Street", "City", "Zip"].map(field)
      let root = screen()
      root.addSubviewsUsingAutoLayout(fields)
      for field in fields {
        field.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
        field.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      }
      fields[0].topAnchor.constrain(to: root.topAnchor, with: 24)
      fields[1].topAnchor.constrain(to: fields[0].bottomAnchor, with: 12)
      let line = #line + 1
      let wrong = fields[2].topAnchor.constrain(to: fields[1].topAnchor, with: 12)
      return Self(
        root: root, culprits: [fields[2]], lines: [line],
        remedy: "tie UITextField #2.top to UITextField #1.bottom instead"
      ) {
        wrong.isActive = false
        fields[2].topAnchor.constrain(to: fields[1].bottomAnchor, with: 12)
      }
    }

    private static func captionTop() -> Self {
      let (photo, caption, credit) = (
        plain("photo", .gray), label("The harbor at night", lines: 0),
        label("A. Lovelace", .caption1)
      )
      let root = screen(photo, caption, credit)
      photo.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      photo.heightAnchor.constrain(to: 200)
      caption.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
      caption.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      credit.leadingAnchor.constrain(to: caption.leadingAnchor)
      let line = #line + 1
      let wrong = credit.topAnchor.constrain(to: photo.bottomAnchor, with: 12)
      return Self(root: root, culprits: [credit], lines: [line], remedy: "tie UILabel \"A") {
        wrong.isActive = false
        credit.topAnchor.constrain(to: caption.bottomAnchor)
      }
    }

    private static func baselineTop() -> Self {
      let (day, high, low) = (label("Tuesday"), label("23°", .title1), label("12°"))
      let root = screen(day, high, low)
      day.topAnchor.constrain(to: root.topAnchor, with: 24)
      for view in [day, high, low] {
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
      high.topAnchor.constrain(to: day.bottomAnchor, with: 4)
      let line = #line + 1
      let wrong = low.topAnchor.constrain(to: day.bottomAnchor, with: 8)
      return Self(
        root: root, culprits: [low], lines: [line],
        remedy: "tie UILabel \"12°\".top to UILabel \"23°\".bottom instead"
      ) {
        wrong.isActive = false
        low.topAnchor.constrain(to: high.bottomAnchor)
      }
    }

    private static func containerForControl() -> Self {
      let (row, name, stepper) = (
        plain("row"), label("How many tickets do you want to have?", lines: 0), UIStepper()
      )
      let root = screen(row)
      row.addSubviewsUsingAutoLayout(name, stepper)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      name.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 12)
      name.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = name.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
      stepper.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
      stepper.centerYAnchor.constrain(to: row.centerYAnchor)
      return Self(
        root: root, culprits: [name], lines: [line],
        remedy:
          "tie UILabel \"How many tickets do you want to have?\".trailing to UIStepper #1.leading instead"
      ) {
        wrong.isActive = false
        name.trailingAnchor.constrain(to: stepper.leadingAnchor)
        stepper.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      }
    }

    private static func nameUnderTime() -> Self {
      let (name, time) = (
        label("Augusta Ada King, Countess of Lovelace"), label("10:42", .caption1)
      )
      let root = screen(name, time)
      name.lineBreakMode = .byTruncatingTail
      name.topAnchor.constrain(to: root.topAnchor, with: 20)
      name.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = name.trailingAnchor.constrain(
        .lessThanOrEqual, to: root.trailingAnchor, with: -16)
      time.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      time.firstBaselineAnchor.constrain(to: name.firstBaselineAnchor)
      name.numberOfLines = 0
      return Self(
        root: root, culprits: [name], lines: [line], remedy: "tie UILabel \"Augusta Ada King"
      ) {
        wrong.isActive = false
        name.trailingAnchor.constrain(to: time.leadingAnchor)
        time.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        time.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      }
    }

    private static func valueUnderChevron() -> Self {
      let (row, title, value, chevron) = (
        plain("row"), label("Language"), label("English"), plain("chevron", .gray)
      )
      let root = screen(row)
      row.addSubviewsUsingAutoLayout(title, value, chevron)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      title.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
      title.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 12)
      chevron.sizeAnchors.constrain(to: CGSize(width: 10, height: 16))
      chevron.centerYAnchor.constrain(to: row.centerYAnchor)
      chevron.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
      value.centerYAnchor.constrain(to: row.centerYAnchor)
      value.leadingAnchor.constrain(.greaterThanOrEqual, to: title.trailingAnchor, with: 8)
      let line = #line + 1
      let wrong = value.trailingAnchor.constrain(to: row.trailingAnchor, with: -20)
      return Self(
        root: root, culprits: [value], lines: [line],
        remedy: "tie UILabel \"English\".trailing to chevron.leading instead"
      ) {
        wrong.isActive = false
        value.trailingAnchor.constrain(to: chevron.leadingAnchor)
        value.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      }
    }
  }
#endif
