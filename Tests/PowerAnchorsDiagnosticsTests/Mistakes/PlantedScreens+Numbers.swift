#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Numbers that only the wider screen has room for.
  extension PlantedScreen {
    nonisolated static let numbered: [Named] = [
      ("a width for the wider screen", wideCard),
      ("a centered width for the wider screen", wideInTheMiddle),
      ("a width for the wider screen from its end", wideFromTheEnd),
      ("a distance for the wider screen", farPrice),
      ("a distance from the middle for the wider screen", farFromTheMiddle),
      ("a gap for the wider screen", wideGap),
      ("a start for the wider screen", lateStart),
      ("margins for the wider screen", wideMargins),
      ("tiles for the wider screen", wideTiles),
      ("a column for the wider screen", wideColumn),
      ("a picture for the wider screen", widePicture),
      ("a gap between two for the wider screen", gapBetweenTwo),
      ("a spacing for the wider screen", wideSpacing),
      ("a distance for a higher screen", farFooter),
      ("a distance from the trailing edge for the wider screen", farFromTheEnd),
    ]

    private static func wideCard() -> Self {
      let card = plain("card", .gray)
      let root = screen(card)
      card.topAnchor.constrain(to: root.topAnchor, with: 40)
      card.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      card.heightAnchor.constrain(to: 100)
      let line = #line + 1
      let wrong = card.widthAnchor.constrain(to: 400)
      return Self(
        root: root, culprits: [card], lines: [line],
        remedy: "make card.width at most 304, instead of 400"
      ) { wrong.constant = 304 }
    }

    private static func wideInTheMiddle() -> Self {
      let panel = plain("panel", .gray)
      let root = screen(panel)
      panel.topAnchor.constrain(to: root.topAnchor, with: 40)
      panel.centerXAnchor.constrain(to: root.centerXAnchor)
      panel.heightAnchor.constrain(to: 100)
      let line = #line + 1
      let wrong = panel.widthAnchor.constrain(to: 400)
      return Self(
        root: root, culprits: [panel], lines: [line],
        remedy: "make panel.width at most 320, instead of 400"
      ) { wrong.constant = 320 }
    }

    private static func wideFromTheEnd() -> Self {
      let note = label("You have two new messages and a call", lines: 0)
      let root = screen(note)
      note.topAnchor.constrain(to: root.topAnchor, with: 40)
      note.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 1
      let wrong = note.widthAnchor.constrain(to: 340)
      return Self(
        root: root, culprits: [note], lines: [line],
        remedy: "at most 304, instead of 340"
      ) { wrong.constant = 304 }
    }

    private static func farPrice() -> Self {
      let (title, price) = (label("Coffee"), named("price", label("4 €")))
      let root = screen(title, price)
      for view in [title, price] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = price.leadingAnchor.constrain(to: root.leadingAnchor, with: 300)
      return Self(
        root: root, culprits: [price], lines: [line],
        remedy: "or tie price.trailing to that of root instead of it"
      ) {
        wrong.isActive = false
        price.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      }
    }

    private static func farFromTheMiddle() -> Self {
      let dot = plain("dot", .red)
      let root = screen(dot)
      dot.topAnchor.constrain(to: root.topAnchor, with: 40)
      dot.sizeAnchors.constrain(to: CGSize(width: 60, height: 60))
      let line = #line + 1
      let wrong = dot.centerXAnchor.constrain(to: root.centerXAnchor, with: 150)
      return Self(root: root, culprits: [dot], lines: [line], remedy: "at most 130, instead of 150")
      {
        wrong.constant = 130
      }
    }

    private static func wideGap() -> Self {
      let (title, price) = (label("Coffee"), named("price", label("4 €")))
      let root = screen(title, price)
      for view in [title, price] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = price.leadingAnchor.constrain(to: title.trailingAnchor, with: 230)
      return Self(
        root: root, culprits: [price], lines: [line],
        remedy: "or tie price.trailing to that of root instead of it"
      ) {
        wrong.isActive = false
        price.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      }
    }

    private static func lateStart() -> Self {
      let name = named("name", label("Grace Hopper"))
      let root = screen(name)
      name.topAnchor.constrain(to: root.topAnchor, with: 40)
      name.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 1
      let wrong = name.leadingAnchor.constrain(to: root.leadingAnchor, with: 220)
      return Self(
        root: root, culprits: [name], lines: [line],
        remedy: "make the constant of name.leading == root.leading + 220"
      ) {
        wrong.constant = 16
      }
    }

    private static func wideMargins() -> Self {
      let name = named("name", label("Grace Hopper"))
      let root = screen(name)
      name.topAnchor.constrain(to: root.topAnchor, with: 40)
      let line = #line + 1
      let wrong = name.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 120)
      return Self(root: root, culprits: [name], lines: [line], remedy: "make the distances of") {
        wrong.isActive = false
        name.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      }
    }

    private static func wideTiles() -> Self {
      let tiles = ["One", "Two", "Three"].map { plain($0, .gray) }
      let root = screen(tiles[0], tiles[1], tiles[2])
      var leading = root.leadingAnchor
      var widths: [NSLayoutConstraint] = []
      let line = #line + 2
      for tile in tiles {
        widths.append(tile.widthAnchor.constrain(to: 120))
        tile.heightAnchor.constrain(to: 60)
        tile.topAnchor.constrain(to: root.topAnchor, with: 40)
        tile.leadingAnchor.constrain(to: leading, with: 8)
        leading = tile.trailingAnchor
      }
      return Self(root: root, culprits: tiles, lines: [line], remedy: "at most 98 each") {
        for width in widths { width.constant = 98 }
      }
    }

    private static func wideColumn() -> Self {
      let (map, place) = (plain("map", .gray), named("place", label("Delivery")))
      let root = screen(map, place)
      for view in [map, place] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      map.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      map.heightAnchor.constrain(to: 100)
      place.leadingAnchor.constrain(to: map.trailingAnchor, with: 8)
      place.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 1
      let wrong = map.widthAnchor.constrain(to: 240)
      return Self(
        root: root, culprits: [map, place], lines: [line], remedy: "make map.width at most"
      ) {
        wrong.constant = 120
      }
    }

    private static func widePicture() -> Self {
      let photo = picture("photo", 400, 100)
      let root = screen(photo)
      photo.topAnchor.constrain(to: root.topAnchor, with: 40)
      photo.leadingAnchor.constrain(to: root.leadingAnchor)
      return Self(root: root, culprits: [photo], remedy: "or tie photo.trailing to that of root") {
        photo.trailingAnchor.constrain(to: root.trailingAnchor)
      }
    }

    private static func gapBetweenTwo() -> Self {
      let (title, price) = (named("title", label("Coffee")), named("price", label("4 €")))
      let root = screen(title, price)
      for view in [title, price] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = price.leadingAnchor.constrain(to: title.trailingAnchor, with: 200)
      price.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      price.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      title.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
      return Self(
        root: root, culprits: [price, title], lines: [line],
        remedy: "make the constant of price.leading == title.trailing + 200"
      ) {
        wrong.constant = 8
      }
    }

    private static func farFooter() -> Self {
      let footer = named("footer", label("Updated today"))
      let root = screen(footer)
      footer.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = footer.topAnchor.constrain(to: root.topAnchor, with: 660)
      return Self(
        root: root, culprits: [footer], lines: [line],
        remedy: "or tie footer.bottom to that of root instead of it"
      ) {
        wrong.isActive = false
        footer.bottomAnchor.constrain(to: root.bottomAnchor)
      }
    }

    private static func farFromTheEnd() -> Self {
      let face = plain("face", .gray)
      let root = screen(face)
      face.topAnchor.constrain(to: root.topAnchor, with: 40)
      face.sizeAnchors.constrain(to: CGSize(width: 60, height: 60))
      let line = #line + 1
      let wrong = face.trailingAnchor.constrain(to: root.trailingAnchor, with: -300)
      return Self(
        root: root, culprits: [face], lines: [line], remedy: "at least -260, instead of -300"
      ) { wrong.constant = -260 }
    }

    private static func wideSpacing() -> Self {
      let labels = ["One", "Two", "Three"].map { label($0) }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.accessibilityIdentifier = "stack"
      stack.spacing = 100
      stack.distribution = .equalSpacing
      let root = screen(stack)
      stack.topAnchor.constrain(to: root.topAnchor, with: 40)
      stack.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      return Self(
        root: root, culprits: labels + [stack], remedy: "make the spacing of stack at most"
      ) { stack.spacing = 8 }
    }
  }
#endif
