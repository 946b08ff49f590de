#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Remedies that name the constraint to change, done to the letter.
  extension PlantedScreen {
    nonisolated static let remedied: [Named] = [
      ("short text above the long one", shortTextFirst),
      ("position multiplied below a neighbor", multipliedNeighbor),
      ("marker at a multiplied edge", multipliedMarker),
      ("containers with one bottom", containersWithOneBottom),
      ("banner below the same view", bannerBelowTheSame),
      ("caption behind its photo", captionBehindPhoto),
      ("three equal columns", threeEqualColumns),
    ]

    private static func shortTextFirst() -> Self {
      let (scroll, content) = (named("scroll", UIScrollView()), plain("content"))
      let (title, steps) = (
        label("Soup", lines: 0, .title1),
        label("Cut the onions, fry them slowly in oil, and add all of the stock at once.", lines: 0)
      )
      let root = screen(scroll)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      scroll.addSubviewsUsingAutoLayout(content)
      content.addSubviewsUsingAutoLayout(title, steps)
      let line = #line + 1
      content.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      title.edgeAnchors.excluding(.bottom).constrain(to: content.edgeAnchors, insetBy: 16)
      steps.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      steps.horizontalAnchors.constrain(to: title.horizontalAnchors)
      steps.bottomAnchor.constrain(to: content.bottomAnchor, with: -16)
      return Self(
        root: root, culprits: [content], lines: [line],
        remedy: "tie the width of content to that of scroll.frameLayoutGuide."
      ) {
        content.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      }
    }

    private static func multipliedNeighbor() -> Self {
      let (title, card) = (label("Layers", .title2), plain("card", .gray))
      let root = screen(title, card)
      title.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = card.topAnchor.constrain(to: title.bottomAnchor, multiplyBy: 1.5)
      card.horizontalAnchors.constrain(to: title.horizontalAnchors)
      card.heightAnchor.constrain(to: 80)
      return Self(
        root: root, culprits: [card], lines: [line],
        remedy:
          "give card.top a constant of 21 from UILabel \"Layers\".bottom, instead of a multiplier of 1.5"
      ) {
        wrong.isActive = false
        card.topAnchor.constrain(to: title.bottomAnchor, with: 21)
      }
    }

    private static func multipliedMarker() -> Self {
      let (track, marker) = (plain("track", .gray), label("60 %", .caption1))
      let root = screen(track, marker)
      track.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      track.heightAnchor.constrain(to: 12)
      marker.topAnchor.constrain(to: track.bottomAnchor, with: 8)
      let line = #line + 1
      let wrong = marker.centerXAnchor.constrain(to: track.trailingAnchor, multiplyBy: 0.6)
      return Self(
        root: root, culprits: [marker], lines: [line],
        remedy: "constrain(toFraction: 0.6, of: track)"
      ) {
        wrong.isActive = false
        // What the method does, which is in another module.
        track.leadingAnchor.anchorWithOffset(to: marker.centerXAnchor)
          .constrain(to: track.widthAnchor, multiplyBy: 0.6)
      }
    }

    private static func containersWithOneBottom() -> Self {
      let (sender, subject) = (plain("sender"), plain("subject"))
      let root = screen(sender, subject)
      for (container, words) in [(sender, "Katherine"), (subject, "Orbit")] {
        let text = label(words, lines: 0)
        container.addSubviewsUsingAutoLayout(text)
        text.edgeAnchors.constrain(to: container.edgeAnchors, insetBy: 16)
        container.horizontalAnchors.constrain(to: root.horizontalAnchors)
      }
      sender.topAnchor.constrain(to: root.topAnchor, with: 24)
      let line = #line + 1
      let wrong = subject.bottomAnchor.constrain(to: sender.bottomAnchor)
      return Self(
        root: root, culprits: [subject], lines: [line],
        remedy: "tie subject.top to sender.bottom instead"
      ) {
        wrong.isActive = false
        subject.topAnchor.constrain(to: sender.bottomAnchor)
      }
    }

    private static func bannerBelowTheSame() -> Self {
      let (flight, gate, banner) = (
        label("Flight 318", .title3), named("gate", label("Gate 12")), plain("banner", .blue)
      )
      let root = screen(flight, gate, banner)
      flight.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      gate.topAnchor.constrain(to: flight.bottomAnchor, with: 12)
      gate.leadingAnchor.constrain(to: flight.leadingAnchor)
      let line = #line + 1
      let wrong = banner.topAnchor.constrain(to: flight.bottomAnchor, with: 8)
      banner.horizontalAnchors.constrain(to: root.horizontalAnchors)
      banner.heightAnchor.constrain(to: 96)
      return Self(
        root: root, culprits: [banner], lines: [line],
        remedy:
          "tie banner.top to gate.bottom instead, with a distance of 0 or more. Or add banner before gate"
      ) {
        wrong.isActive = false
        banner.topAnchor.constrain(to: gate.bottomAnchor)
      }
    }

    private static func captionBehindPhoto() -> Self {
      let (caption, photo) = (named("caption", label("A garden", lines: 0)), plain("photo", .black))
      let root = screen(caption, photo)
      photo.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      photo.heightAnchor.constrain(to: 300)
      let line = #line + 1
      let wrong = caption.topAnchor.constrain(to: photo.topAnchor, with: 12)
      caption.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      return Self(
        root: root, culprits: [caption], lines: [line],
        remedy: "Or tie caption.top to photo.bottom instead"
      ) {
        wrong.isActive = false
        caption.topAnchor.constrain(to: photo.bottomAnchor)
      }
    }

    private static func threeEqualColumns() -> Self {
      let names = ["rain", "wind", "sun"]
      let all = zip(names, ["Precipitation", "Wind", "UV"]).map { named($0, label($1, .footnote)) }
      let root = screen(all[0], all[1], all[2])
      for column in all { column.topAnchor.constrain(to: root.topAnchor, with: 16) }
      all[0].leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      all[1].leadingAnchor.constrain(to: all[0].trailingAnchor, with: 8)
      all[2].leadingAnchor.constrain(to: all[1].trailingAnchor, with: 8)
      all[2].trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 2
      let equal = [all[1], all[2]].map {
        $0.widthAnchor.constrain(to: all[0].widthAnchor)
      }
      return Self(
        root: root, culprits: [all[0], all[1]], lines: [line],
        remedy: "a priority below 750, and make sun.width equal to wind.width instead of rain.width"
      ) {
        equal[0].priority = .init(749)
        equal[1].isActive = false
        all[2].widthAnchor.constrain(to: all[1].widthAnchor)
      }
    }
  }
#endif
