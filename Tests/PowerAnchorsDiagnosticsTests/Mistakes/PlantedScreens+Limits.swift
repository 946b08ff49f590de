#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Constants, multiples and relations that leave views no room beside each other.
  extension PlantedScreen {
    nonisolated static let limited: [Named] = [
      ("bottom at the bottom above", bottomAtBottom),
      ("rows at one top", rowsAtOneTop),
      ("title over the back button", titleOverBack),
      ("shares of more than all", sharesOfMore),
      ("sign of an inequality", signOfInequality),
      ("center outside", centerOutside),
      ("multiplied trailing edge", multipliedEdge),
      ("arranged view pinned in a fixed stack", pinnedInFixedStack),
      ("low segments", lowSegments),
      ("height beside a ratio", heightBesideRatio),
    ]

    private static func bottomAtBottom() -> Self {
      let (first, second) = (
        named("first", label("Arrival", lines: 0)), named("second", label("At noon", lines: 0))
      )
      let root = screen(first, second)
      first.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      second.horizontalAnchors.constrain(to: first.horizontalAnchors)
      let line = #line + 1
      let wrong = second.bottomAnchor.constrain(to: first.bottomAnchor, with: 8)
      return Self(
        root: root, culprits: [second], lines: [line], remedy: "tie second.top to first.bottom"
      ) {
        wrong.isActive = false
        second.topAnchor.constrain(to: first.bottomAnchor, with: 8)
      }
    }

    private static func rowsAtOneTop() -> Self {
      let rows = ["wifi", "battery", "display"].map { named($0, label($0, lines: 0)) }
      let root = screen(rows[0], rows[1], rows[2])
      var tops: [NSLayoutConstraint] = []
      let line = #line + 3
      for row in rows {
        row.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
        tops.append(row.topAnchor.constrain(to: root.topAnchor, with: 16))
      }
      return Self(
        root: root, culprits: rows, lines: [line],
        remedy:
          "tie battery.top to wifi.bottom instead, with a distance of 0 or more. Do so with display"
      ) {
        for (index, top) in tops.enumerated().dropFirst() {
          top.isActive = false
          rows[index].topAnchor.constrain(to: rows[index - 1].bottomAnchor)
        }
      }
    }

    private static func titleOverBack() -> Self {
      let (back, title) = (
        named("back", button("Back")),
        named("title", label("Terms and conditions of use of the service", lines: 0))
      )
      let root = screen(back, title)
      back.topAnchor.constrain(to: root.topAnchor, with: 16)
      back.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      title.topAnchor.constrain(to: back.topAnchor)
      let line = #line + 1
      title.centerXAnchor.constrain(to: root.centerXAnchor)
      return Self(
        root: root, culprits: [title], lines: [line],
        remedy: "tie title.leading to back.trailing, with .greaterThanOrEqual"
      ) {
        title.leadingAnchor.constrain(.greaterThanOrEqual, to: back.trailingAnchor)
        back.setContentHuggingPriority(.required, for: .horizontal)
        back.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
    }

    private static func sharesOfMore() -> Self {
      let (main, side) = (plain("main", .red), plain("side", .blue))
      let root = screen(main, side)
      for view in [main, side] {
        view.topAnchor.constrain(to: root.topAnchor)
        view.heightAnchor.constrain(to: 100)
      }
      main.leadingAnchor.constrain(to: root.leadingAnchor)
      main.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.6)
      side.leadingAnchor.constrain(to: main.trailingAnchor)
      let line = #line + 1
      let wrong = side.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.5)
      return Self(
        root: root, culprits: [side], lines: [line],
        remedy: "make side.width at most 0.4 times root.width, instead of 0.5"
      ) {
        wrong.isActive = false
        side.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.4)
      }
    }

    private static func signOfInequality() -> Self {
      let note = named(
        "note", label("A note that is rather long for one line of a phone", lines: 0))
      let root = screen(note)
      note.topAnchor.constrain(to: root.topAnchor, with: 16)
      note.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = note.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor, with: 16)
      return Self(
        root: root, culprits: [note], lines: [line], remedy: "did you mean -16, instead of 16?"
      ) {
        wrong.constant = -16
      }
    }

    private static func centerOutside() -> Self {
      let (card, play) = (plain("card", .gray), named("play", button("Play")))
      let root = screen(card)
      card.clipsToBounds = true
      card.addSubviewsUsingAutoLayout(play)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 160)
      play.sizeAnchors.constrain(to: CGSize(width: 80, height: 48))
      play.centerXAnchor.constrain(to: card.centerXAnchor)
      let line = #line + 1
      let wrong = play.centerYAnchor.constrain(to: card.centerYAnchor, with: 140)
      return Self(
        root: root, culprits: [play], lines: [line],
        remedy: "give play.centerY a constant of at most 56, instead of 140"
      ) {
        wrong.constant = 56
      }
    }

    private static func multipliedEdge() -> Self {
      let (main, side) = (plain("main", .red), plain("side", .blue))
      let root = screen(main, side)
      for view in [main, side] {
        view.topAnchor.constrain(to: root.topAnchor)
        view.heightAnchor.constrain(to: 100)
      }
      main.leadingAnchor.constrain(to: root.leadingAnchor)
      let line = #line + 1
      let wrong = main.trailingAnchor.constrain(to: root.trailingAnchor, multiplyBy: 0.4)
      side.leadingAnchor.constrain(to: main.trailingAnchor)
      side.trailingAnchor.constrain(to: root.trailingAnchor)
      return Self(
        root: root, culprits: [main], lines: [line],
        remedy: "use constrain(toFraction: 0.4, of: root) for main.trailing"
      ) {
        wrong.isActive = false
        root.leadingAnchor.anchorWithOffset(to: main.trailingAnchor)
          .constrain(to: root.widthAnchor, multiplyBy: 0.4)
      }
    }

    private static func pinnedInFixedStack() -> Self {
      let rows = [label("Location", lines: 0), named("camera", label("Camera", lines: 0))]
      let stack = named("stack", UIStackView(arrangedSubviews: rows))
      stack.axis = .vertical
      stack.distribution = .fillEqually
      let root = screen(stack)
      root.layoutConflictHandler = { _ in }
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      stack.heightAnchor.constrain(to: 240)
      let line = #line + 1
      let wrong = rows[1].bottomAnchor.constrain(to: root.topAnchor, with: 200)
      return Self(
        root: root, culprits: [rows[1]], lines: [line],
        remedy: "remove camera.bottom == root.top + 200"
      ) {
        wrong.isActive = false
      }
    }

    private static func lowSegments() -> Self {
      let segments = named("segments", UISegmentedControl(items: ["Day", "Week"]))
      let root = screen(segments)
      segments.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = segments.heightAnchor.constrain(to: 24)
      return Self(root: root, culprits: [segments], lines: [line], remedy: "at least 44") {
        wrong.constant = 44
      }
    }

    private static func heightBesideRatio() -> Self {
      let photo = plain("photo", .gray)
      let root = screen(photo)
      root.layoutConflictHandler = { _ in }
      photo.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      photo.heightAnchor.constrain(to: photo.widthAnchor, multiplyBy: 0.5)
      let line = #line + 1
      let wrong = photo.heightAnchor.constrain(to: 200)
      return Self(
        root: root, culprits: [photo], lines: [line],
        remedy: "or photo.height == 0.5 * photo.width"
      ) {
        wrong.isActive = false
      }
    }
  }
#endif
