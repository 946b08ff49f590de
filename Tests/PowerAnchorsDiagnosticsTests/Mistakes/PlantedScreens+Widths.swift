#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // One cause that shows elsewhere in each of the circumstances.
  extension PlantedScreen {
    nonisolated static let varying: [Named] = [
      ("a note with a least and a greatest height", openNote),
      ("a width against two edges", widthAgainstEdges),
      ("a least width for the wider screen", leastWidth),
      ("a share beside a margin", shareBesideMargin),
      ("a card from the left", cardFromTheLeft),
      ("a card from the leading edge", cardFromLeading),
      ("two texts of a low row", twoTextsOfRow),
      ("a subtitle at a fixed height", fixedSubtitle),
      ("a text that has to be whole in a low row", wholeTextInRow),
      ("a picture too high for the wider screen", highPicture),
      ("a chain for the wider screen", wideChain),
      ("a badge that follows an open view", followingOpen),
    ]

    private static func openNote() -> Self {
      let (note, footer) = (plain("note", .white), named("footer", label("Footer")))
      let root = screen(note, footer)
      note.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      footer.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      footer.bottomAnchor.constrain(to: root.bottomAnchor, with: -16)
      let line = #line + 1
      note.heightAnchor.constrain(.greaterThanOrEqual, to: 40)
      note.bottomAnchor.constrain(.lessThanOrEqual, to: footer.topAnchor, with: -8)
      return Self(root: root, culprits: [note], lines: [line, line + 1], remedy: "note") {
        note.heightAnchor.constrain(to: 100)
      }
    }

    private static func widthAgainstEdges() -> Self {
      let note = named("note", label("A note", lines: 0))
      let root = screen(note)
      root.layoutConflictHandler = { _ in }
      note.topAnchor.constrain(to: root.topAnchor, with: 40)
      note.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = note.widthAnchor.constrain(to: 343)
      return Self(root: root, culprits: [note], lines: [line], remedy: "remove note.width == 343") {
        wrong.isActive = false
      }
    }

    private static func leastWidth() -> Self {
      let note = named("note", label("A note", lines: 0))
      let root = screen(note)
      root.layoutConflictHandler = { _ in }
      note.topAnchor.constrain(to: root.topAnchor, with: 40)
      note.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = note.widthAnchor.constrain(.greaterThanOrEqual, to: 350)
      return Self(root: root, culprits: [note], lines: [line], remedy: "note.width") {
        wrong.constant = 288
      }
    }

    private static func shareBesideMargin() -> Self {
      let card = plain("card", .gray)
      let root = screen(card)
      card.topAnchor.constrain(to: root.topAnchor, with: 40)
      card.heightAnchor.constrain(to: 60)
      card.leadingAnchor.constrain(to: root.leadingAnchor, with: 60)
      let line = #line + 1
      let wrong = card.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.9)
      return Self(
        root: root, culprits: [card], lines: [line],
        remedy: "make card.width at most 0.81 times root.width, instead of 0.9"
      ) {
        wrong.isActive = false
        card.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.81)
      }
    }

    private static func cardFromTheLeft() -> Self {
      let card = plain("card", .gray)
      let root = screen(card)
      card.topAnchor.constrain(to: root.topAnchor, with: 40)
      card.heightAnchor.constrain(to: 60)
      card.leftAnchor.constrain(to: root.leftAnchor, with: 50)
      let line = #line + 1
      let wrong = card.widthAnchor.constrain(to: 300)
      return Self(
        root: root, culprits: [card], lines: [line],
        remedy: "make card.width at most 270, instead of 300"
      ) { wrong.constant = 270 }
    }

    private static func cardFromLeading() -> Self {
      let card = plain("card", .gray)
      let root = screen(card)
      card.topAnchor.constrain(to: root.topAnchor, with: 40)
      card.heightAnchor.constrain(to: 60)
      card.widthAnchor.constrain(to: 200)
      let line = #line + 1
      let wrong = card.leadingAnchor.constrain(to: root.leadingAnchor, with: 240)
      return Self(
        root: root, culprits: [card], lines: [line], remedy: "at most 120, instead of 240"
      ) { wrong.constant = 120 }
    }

    private static func twoTextsOfRow() -> Self {
      let (row, name, state) = (plain("row", .white), label("Sounds"), label("On", .title2))
      let root = screen(row)
      row.addSubviewsUsingAutoLayout(name, state)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let line = #line + 1
      let wrong = row.heightAnchor.constrain(to: 44)
      name.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
      name.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 4)
      state.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
      state.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 4)
      return Self(root: root, culprits: [row], lines: [line], remedy: "make row.height at least") {
        wrong.isActive = false
        row.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      }
    }

    private static func fixedSubtitle() -> Self {
      let (title, note) = (named("title", label("Title", .title1)), named("note", label("Note")))
      let root = screen(title, note)
      for view in [title, note] {
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      let line = #line + 1
      let wrong = note.topAnchor.constrain(to: root.topAnchor, with: 60)
      return Self(
        root: root, culprits: [note], lines: [line], remedy: "tie note.top to title.bottom instead"
      ) {
        wrong.isActive = false
        note.topAnchor.constrain(to: title.bottomAnchor)
      }
    }

    private static func wholeTextInRow() -> Self {
      let (row, name) = (plain("row", .white), named("name", label("Sounds")))
      let root = screen(row)
      root.layoutConflictHandler = { _ in }
      row.addSubviewsUsingAutoLayout(name)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let line = #line + 1
      let wrong = row.heightAnchor.constrain(to: 36)
      name.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
      name.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 6)
      name.setContentCompressionResistancePriority(.required, for: .vertical)
      return Self(root: root, culprits: [row], lines: [line], remedy: "row.height") {
        wrong.isActive = false
        row.heightAnchor.constrain(.greaterThanOrEqual, to: 36)
      }
    }

    private static func highPicture() -> Self {
      let photo = plain("photo", .gray)
      let root = screen(photo)
      root.layoutConflictHandler = { _ in }
      photo.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      photo.heightAnchor.constrain(to: photo.widthAnchor, multiplyBy: 0.9)
      let wrong = photo.heightAnchor.constrain(.lessThanOrEqual, to: 300)
      return Self(
        root: root, culprits: [photo], lines: [line, line + 1],
        remedy: "make photo.height 359 instead of 300"
      ) { wrong.constant = 359 }
    }

    private static func wideChain() -> Self {
      let boxes = ["one", "two", "three", "four"].map { plain($0, .gray) }
      let root = screen()
      root.addSubviewsUsingAutoLayout(boxes)
      var leading = root.leadingAnchor
      var widths: [NSLayoutConstraint] = []
      let line = #line + 4
      for box in boxes {
        box.topAnchor.constrain(to: root.topAnchor, with: 40)
        box.leadingAnchor.constrain(to: leading, with: 44)
        widths.append(box.widthAnchor.constrain(to: 56))
        box.heightAnchor.constrain(to: 56)
        leading = box.trailingAnchor
      }
      return Self(root: root, culprits: boxes, lines: [line], remedy: "at most 29 each") {
        for width in widths.dropLast() { width.constant = 29 }
      }
    }

    /// What nothing places has a badge, which moves with it.
    private static func followingOpen() -> Self {
      let (photo, badge) = (plain("photo", .gray), plain("badge", .red))
      let root = screen(photo, badge)
      photo.topAnchor.constrain(to: root.topAnchor, with: 40)
      photo.sizeAnchors.constrain(to: CGSize(width: 100, height: 100))
      let line = #line + 1
      photo.leadingAnchor.constrain(.greaterThanOrEqual, to: root.leadingAnchor, with: 16)
      badge.sizeAnchors.constrain(to: CGSize(width: 16, height: 16))
      badge.topAnchor.constrain(to: photo.topAnchor)
      badge.trailingAnchor.constrain(to: photo.trailingAnchor)
      return Self(root: root, culprits: [photo], lines: [line], remedy: "photo") {
        photo.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
    }
  }
#endif
