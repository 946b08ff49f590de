#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // What shows in one reading direction, at one width or at one text size only, or differs by them.
  extension PlantedScreen {
    nonisolated static let circumstantial: [Named] = [
      ("left and right beside a button", leftBesideButton),
      ("a bubble at the right", bubbleAtTheRight),
      ("a menu at the left of a trailing button", menuAtTheLeft),
      ("an open end in one direction", openEnd),
      ("a name and a date without a tie", nameAndDate),
      ("a footer at a fixed height", fixedFooter),
      ("a footer below a picture that grows", footerBelowPicture),
      ("a card too low for its text", lowCard),
      ("a share too small for its word", smallShare),
      ("an end by two limits", twoLimits),
      ("a column by two limits", columnByLimits),
      ("a footer pushed out by texts", pushedFooter),
      ("a badge by the left of a label", badgeByLeft),
      ("a caption below one of two columns", captionBelowOne),
    ]

    private static func leftBesideButton() -> Self {
      let (title, more) = (
        named("title", label("A title of a few words, and more")), button("More")
      )
      let root = screen(title, more)
      for view in [title, more] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      more.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      more.widthAnchor.constrain(to: 80)
      let line = #line + 1
      let left = title.leftAnchor.constrain(to: root.leftAnchor, with: 16)
      let right = title.rightAnchor.constrain(to: root.rightAnchor, with: -104)
      title.numberOfLines = 0
      return Self(root: root, culprits: [title, more], lines: [line, line + 1], remedy: "leading") {
        left.isActive = false
        right.isActive = false
        title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        title.trailingAnchor.constrain(to: root.trailingAnchor, with: -104)
      }
    }

    private static func bubbleAtTheRight() -> Self {
      let (face, bubble) = (plain("face", .gray), named("bubble", label("Hello there")))
      let root = screen(face, bubble)
      face.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
      face.topAnchor.constrain(to: root.topAnchor, with: 40)
      face.trailingAnchor.constrain(to: root.trailingAnchor, with: -8)
      bubble.topAnchor.constrain(to: face.topAnchor)
      let line = #line + 1
      let wrong = bubble.rightAnchor.constrain(to: root.rightAnchor, with: -56)
      return Self(root: root, culprits: [bubble], lines: [line], remedy: "trailing") {
        wrong.isActive = false
        bubble.trailingAnchor.constrain(to: root.trailingAnchor, with: -56)
      }
    }

    private static func menuAtTheLeft() -> Self {
      let (more, menu) = (button("More"), plain("menu", .white))
      let root = screen(more, menu)
      more.topAnchor.constrain(to: root.topAnchor, with: 40)
      more.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      menu.topAnchor.constrain(to: more.bottomAnchor, with: 8)
      menu.sizeAnchors.constrain(to: CGSize(width: 160, height: 120))
      let line = #line + 1
      let wrong = menu.rightAnchor.constrain(to: more.rightAnchor)
      return Self(root: root, culprits: [menu], lines: [line], remedy: "trailing") {
        wrong.isActive = false
        menu.trailingAnchor.constrain(to: more.trailingAnchor)
      }
    }

    /// From left to right, both limits are of one edge.
    private static func openEnd() -> Self {
      let (face, card) = (plain("face", .gray), plain("card", .white))
      let root = screen(face, card)
      face.topAnchor.constrain(to: root.topAnchor, with: 40)
      face.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      face.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
      card.topAnchor.constrain(to: face.topAnchor)
      card.heightAnchor.constrain(to: 60)
      card.leadingAnchor.constrain(to: face.trailingAnchor, with: 8)
      let line = #line + 1
      let wrong = card.trailingAnchor.constrain(
        .lessThanOrEqual, to: root.trailingAnchor, with: -16)
      return Self(root: root, culprits: [card], lines: [line], remedy: "trailing") {
        wrong.isActive = false
        card.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      }
    }

    private static func nameAndDate() -> Self {
      let (name, date) = (
        named("name", label("Ada Lovelace and Grace")), named("date", label("10:30"))
      )
      let root = screen(name, date)
      for view in [name, date] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      name.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      date.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return Self(
        root: root, culprits: [name, date], lines: [line, line - 1], remedy: "with a distance of 0"
      ) {
        date.leadingAnchor.constrain(.greaterThanOrEqual, to: name.trailingAnchor, with: 8)
        name.numberOfLines = 0
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        date.setContentHuggingPriority(.required, for: .horizontal)
      }
    }

    private static func fixedFooter() -> Self {
      let (note, footer) = (
        named("note", label(String(repeating: "Some words of a note. ", count: 8), lines: 0)),
        named("footer", label("Updated today"))
      )
      let root = screen(note, footer)
      note.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      footer.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = footer.topAnchor.constrain(to: root.topAnchor, with: 130)
      return Self(
        root: root, culprits: [footer, note], lines: [line], remedy: "tie footer.top to note.bottom"
      ) {
        wrong.isActive = false
        footer.topAnchor.constrain(to: note.bottomAnchor, with: 8)
      }
    }

    /// Only the wider screen has too high a picture.
    private static func footerBelowPicture() -> Self {
      let (photo, footer) = (plain("photo", .gray), named("footer", label("By the lake")))
      let root = screen(photo, footer)
      photo.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let line = #line + 1
      let ratio = photo.heightAnchor.constrain(to: photo.widthAnchor, multiplyBy: 1.6)
      footer.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      footer.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
      return Self(
        root: root, culprits: [photo, footer], lines: [line, line + 2],
        remedy: "make photo.height at most 1.44 times photo.width, instead of 1.6"
      ) {
        ratio.isActive = false
        photo.heightAnchor.constrain(to: photo.widthAnchor, multiplyBy: 1.44)
      }
    }

    private static func lowCard() -> Self {
      let (card, words) = (
        plain("card", .white),
        named(
          "words", label("The quick brown fox jumps over the lazy dog, again and again", lines: 0))
      )
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(words)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = card.heightAnchor.constrain(to: 60)
      words.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 8)
      return Self(root: root, culprits: [card], lines: [line], remedy: "make card.height at least")
      {
        wrong.isActive = false
        card.heightAnchor.constrain(.greaterThanOrEqual, to: 60)
      }
    }

    private static func smallShare() -> Self {
      let (key, value) = (named("key", label("Destination")), named("value", label("Rome")))
      let root = screen(key, value)
      for view in [key, value] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      key.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = key.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.25)
      value.leadingAnchor.constrain(to: key.trailingAnchor, with: 8)
      return Self(
        root: root, culprits: [key], lines: [line],
        remedy: "give key.width == 0.25 * root.width"
      ) {
        wrong.isActive = false
      }
    }

    /// At each width, another limit is reached.
    private static func twoLimits() -> Self {
      let panel = plain("panel", .white)
      let root = screen(panel)
      panel.topAnchor.constrain(to: root.topAnchor, with: 40)
      panel.heightAnchor.constrain(to: 60)
      panel.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      panel.widthAnchor.constrain(.lessThanOrEqual, to: 340)
      panel.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor, with: -16)
      return Self(root: root, culprits: [panel], lines: [line, line + 1], remedy: "panel") {
        panel.trailingAnchor.constrain(
          to: root.trailingAnchor, with: -16, prioritizeAs: .defaultHigh)
      }
    }

    private static func columnByLimits() -> Self {
      let (column, words) = (plain("column", .white), label("Two words"))
      let root = screen(column)
      column.addSubviewsUsingAutoLayout(words)
      column.topAnchor.constrain(to: root.topAnchor, with: 40)
      column.heightAnchor.constrain(to: 200)
      column.centerXAnchor.constrain(to: root.centerXAnchor)
      let line = #line + 1
      column.widthAnchor.constrain(.greaterThanOrEqual, to: 200)
      column.leadingAnchor.constrain(.greaterThanOrEqual, to: root.leadingAnchor, with: 16)
      words.topAnchor.constrain(to: column.topAnchor, with: 8)
      words.leadingAnchor.constrain(to: column.leadingAnchor, with: 8)
      return Self(root: root, culprits: [column], lines: [line, line + 1], remedy: "column") {
        column.widthAnchor.constrain(to: 240)
      }
    }

    private static func pushedFooter() -> Self {
      let words = (0..<4).map { number in
        named("words\(number)", label(String(repeating: "A few words. ", count: 7), lines: 0))
      }
      let footer = named("footer", label("The end"))
      let root = screen(footer)
      root.addSubviewsUsingAutoLayout(words)
      var top = root.topAnchor
      for view in words {
        view.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
        view.topAnchor.constrain(to: top, with: 40)
        top = view.bottomAnchor
      }
      footer.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      footer.topAnchor.constrain(to: top, with: 40)
      return Self(root: root, culprits: [footer] + words, lines: [line], remedy: "bottom") {
        for view in words { view.text = "A few words." }
      }
    }

    private static func badgeByLeft() -> Self {
      let (title, badge) = (named("title", label("Inbox")), named("badge", label("12")))
      let root = screen(title, badge)
      title.topAnchor.constrain(to: root.topAnchor, with: 40)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      badge.centerYAnchor.constrain(to: title.centerYAnchor)
      let line = #line + 1
      let wrong = badge.leftAnchor.constrain(to: title.rightAnchor, with: 8)
      return Self(root: root, culprits: [badge], lines: [line], remedy: "leading") {
        wrong.isActive = false
        badge.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
      }
    }

    /// Which of the columns is higher depends on the width.
    private static func captionBelowOne() -> Self {
      let (photo, note, caption) = (
        plain("photo", .gray),
        named("note", label(String(repeating: "Words beside it. ", count: 7), lines: 0)),
        named("caption", label("Both of them"))
      )
      let root = screen(photo, note, caption)
      photo.topAnchor.constrain(to: root.topAnchor, with: 40)
      photo.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      photo.sizeAnchors.constrain(to: CGSize(width: 120, height: 120))
      note.topAnchor.constrain(to: photo.topAnchor)
      note.leadingAnchor.constrain(to: photo.trailingAnchor, with: 8)
      note.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      caption.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = caption.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
      return Self(root: root, culprits: [note, caption], lines: [line], remedy: "note.bottom") {
        wrong.isActive = false
        for view in [photo, note] {
          caption.topAnchor.constrain(.greaterThanOrEqual, to: view.bottomAnchor, with: 8)
        }
        caption.topAnchor.constrain(to: photo.bottomAnchor, with: 8, prioritizeAs: .defaultLow)
      }
    }
  }
#endif
