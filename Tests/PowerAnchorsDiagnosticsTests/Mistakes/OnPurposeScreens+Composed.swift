#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Views that others place, directly or through more of them.
  extension OnPurposeScreens {
    nonisolated static let composed: [Named] = [
      ("dots on pictures that fill their cells", dotsOnPictures),
      ("a pile of cards behind one", pile),
      ("the next card behind one", nextCard),
      ("shares of rows behind words", shares),
      ("a score on the border of two panes", score),
      ("a face in a ring on the edge of a card", faceInRing),
      ("badges beside the stack of their icons", badgesBesideStack),
      ("a scrubber from left to right", scrubber),
      ("suggestions below a search bar", suggestionsBelowSearchBar),
      ("a large button on a bar", raisedButton),
      ("pictures on both sides, by their edges", picturesOnBothSides),
      ("a card over a color", cardOverColor),
    ]

    private static func dotsOnPictures() -> UIView {
      let row = UIStackView()
      row.spacing = 16
      let root = screen(row)
      for _ in 0..<3 {
        let (person, photo, dot) = (plain("person"), UIImageView(), plain("dot", .green))
        person.addSubviewsUsingAutoLayout(photo, dot)
        photo.edgeAnchors.constrain(to: person.edgeAnchors)
        photo.sizeAnchors.constrain(to: CGSize(width: 72, height: 72))
        dot.sizeAnchors.constrain(to: CGSize(width: 18, height: 18))
        dot.trailingAnchor.constrain(to: photo.trailingAnchor, with: 3)
        dot.bottomAnchor.constrain(to: photo.bottomAnchor, with: 3)
        row.addArrangedSubview(person)
      }
      row.topAnchor.constrain(to: root.topAnchor, with: 24)
      row.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      return root
    }

    private static func pile() -> UIView {
      let (last, middle, front) = (
        plain("last", .gray), plain("middle", .gray), plain("front", .white)
      )
      let words = label("It is at your door.", lines: 0)
      let root = screen(last, middle, front)
      front.addSubviewsUsingAutoLayout(words)
      words.edgeAnchors.constrain(to: front.edgeAnchors, insetBy: 16)
      front.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      for (card, step) in [(middle, 1.0), (last, 2)] {
        card.horizontalAnchors.constrain(to: front.horizontalAnchors, insetBy: 12 * step)
        card.bottomAnchor.constrain(to: front.bottomAnchor, with: 10 * step)
        card.heightAnchor.constrain(to: 48)
      }
      return root
    }

    private static func nextCard() -> UIView {
      let (next, card, words) = (plain("next", .gray), plain("card", .white), label("Grace, 34"))
      let root = screen(next, card)
      card.addSubviewsUsingAutoLayout(words)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      card.heightAnchor.constrain(to: 300)
      words.centerAnchors.constrain(to: card.centerAnchors)
      next.centerXAnchor.constrain(to: card.centerXAnchor)
      next.centerYAnchor.constrain(to: card.centerYAnchor, with: 16)
      next.widthAnchor.constrain(to: card.widthAnchor, multiplyBy: 0.94)
      next.heightAnchor.constrain(to: card.heightAnchor)
      return root
    }

    private static func shares() -> UIView {
      let column = UIStackView()
      column.axis = .vertical
      column.spacing = 16
      let root = screen(column)
      for (words, share) in [("In the park, if it is dry", 0.6), ("At the station", 0.3)] {
        let row = answer(plain("fill", .green), words, share)
        column.addArrangedSubview(row)
      }
      column.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return root
    }

    /// A row with a text over a view that has a share of its width.
    static func answer(_ fill: UIView, _ words: String, _ share: CGFloat) -> UIView {
      let (row, words) = (plain("row", .gray), label(words, lines: 0))
      row.addSubviewsUsingAutoLayout(fill, words)
      fill.edgeAnchors.excluding(.trailing).constrain(to: row.edgeAnchors)
      fill.widthAnchor.constrain(to: row.widthAnchor, multiplyBy: share)
      words.edgeAnchors.constrain(to: row.edgeAnchors, insetBy: 12)
      return row
    }

    private static func score() -> UIView {
      let (left, right) = (plain("left", .blue), plain("right", .red))
      let (score, numbers) = (plain("score", .black), label("3 : 1", .headline))
      let root = screen(left, right, score)
      score.addSubviewsUsingAutoLayout(numbers)
      left.topAnchor.constrain(to: root.topAnchor, with: 16)
      left.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      left.trailingAnchor.constrain(to: root.centerXAnchor)
      right.verticalAnchors.constrain(to: left.verticalAnchors)
      right.leadingAnchor.constrain(to: left.trailingAnchor)
      right.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      left.heightAnchor.constrain(to: 140)
      // Its center is not tied to the border, but to where that is.
      score.centerXAnchor.constrain(to: root.centerXAnchor)
      score.topAnchor.constrain(to: left.topAnchor, with: 40)
      numbers.edgeAnchors.constrain(to: score.edgeAnchors, insetBy: 8)
      return root
    }

    private static func faceInRing() -> UIView {
      let (card, ring, face) = (plain("card", .white), plain("ring", .white), UIImageView())
      let name = label("Sofia K.", lines: 0)
      let root = screen(card, ring, face)
      card.addSubviewsUsingAutoLayout(name)
      card.topAnchor.constrain(to: root.topAnchor, with: 90)
      card.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 24)
      name.edgeAnchors.excluding(.top).constrain(to: card.edgeAnchors, insetBy: 16)
      name.topAnchor.constrain(to: ring.bottomAnchor, with: 12)
      ring.centerXAnchor.constrain(to: card.centerXAnchor)
      ring.centerYAnchor.constrain(to: card.topAnchor)
      ring.sizeAnchors.constrain(to: CGSize(width: 96, height: 96))
      face.edgeAnchors.constrain(to: ring.edgeAnchors, insetBy: 4)
      return root
    }

    private static func badgesBesideStack() -> UIView {
      let icons = (0..<3).map { plain("icon\($0)", .gray) }
      let row = UIStackView(arrangedSubviews: icons)
      row.spacing = 24
      let root = screen(row)
      row.topAnchor.constrain(to: root.topAnchor, with: 32)
      row.centerXAnchor.constrain(to: root.centerXAnchor)
      for icon in icons {
        let badge = plain("badge", .red)
        root.addSubviewsUsingAutoLayout(badge)
        icon.sizeAnchors.constrain(to: CGSize(width: 48, height: 48))
        badge.sizeAnchors.constrain(to: CGSize(width: 18, height: 18))
        badge.topAnchor.constrain(to: icon.topAnchor, with: -6)
        badge.trailingAnchor.constrain(to: icon.trailingAnchor, with: 6)
      }
      return root
    }

    /// Time runs to the right in all languages. The title has the margins of the track.
    private static func scrubber() -> UIView {
      let (title, track, played) = (label("Ep. 12"), plain("track", .gray), plain("played", .blue))
      let root = screen(title, track, played)
      title.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      track.leftAnchor.constrain(to: root.leftAnchor, with: 16)
      track.rightAnchor.constrain(to: root.rightAnchor, with: -16)
      track.topAnchor.constrain(to: title.bottomAnchor, with: 40)
      track.heightAnchor.constrain(to: 4)
      played.leftAnchor.constrain(to: track.leftAnchor)
      played.verticalAnchors.constrain(to: track.verticalAnchors)
      played.widthAnchor.constrain(to: track.widthAnchor, multiplyBy: 0.3)
      return root
    }

    private static func suggestionsBelowSearchBar() -> UIView {
      let (search, panel, city) = (UISearchBar(), plain("panel", .white), label("Oslo"))
      let title = label("Choose one of nine cities, and we plan your trip.", lines: 0)
      let root = screen(search, title, panel)
      panel.addSubviewsUsingAutoLayout(city)
      search.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      title.topAnchor.constrain(to: search.bottomAnchor, with: 24)
      title.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      panel.topAnchor.constrain(to: search.bottomAnchor)
      panel.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 8)
      city.edgeAnchors.constrain(to: panel.edgeAnchors, insetBy: 12)
      return root
    }

    private static func raisedButton() -> UIView { barWithButton(roomForButton: 112) }

    /// A bar with a text and a button that is higher than the bar.
    static func barWithButton(roomForButton room: CGFloat) -> UIView {
      let (bar, hint, talk) = (
        plain("bar", .gray), label("Hold to talk to the others, and wait for them", lines: 2),
        button("●")
      )
      let root = screen(bar, talk)
      bar.addSubviewsUsingAutoLayout(hint)
      bar.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      hint.verticalAnchors.constrain(to: bar.verticalAnchors, insetBy: 8)
      hint.leadingAnchor.constrain(to: bar.leadingAnchor, with: 16)
      hint.trailingAnchor.constrain(to: bar.trailingAnchor, with: -room)
      talk.trailingAnchor.constrain(to: bar.trailingAnchor, with: -16)
      talk.bottomAnchor.constrain(to: bar.bottomAnchor, with: -8)
      talk.sizeAnchors.constrain(to: CGSize(width: 80, height: 120))
      return root
    }

    private static func picturesOnBothSides() -> UIView {
      let (before, middle, after) = (UIImageView(), UIImageView(), UIImageView())
      let root = screen(before, after, middle)
      middle.centerAnchors.constrain(to: root.centerAnchors)
      middle.sizeAnchors.constrain(to: CGSize(width: 220, height: 260))
      for side in [before, after] {
        side.centerYAnchor.constrain(to: middle.centerYAnchor)
        side.sizeAnchors.constrain(to: CGSize(width: 180, height: 220))
      }
      before.trailingAnchor.constrain(to: middle.leadingAnchor, with: 40)
      after.leadingAnchor.constrain(to: middle.trailingAnchor, with: -40)
      return root
    }

    private static func cardOverColor() -> UIView {
      let (color, card, sum) = (
        plain("color", .blue), plain("card", .white), label("€ 1,204", lines: 0)
      )
      let root = screen(color, card)
      card.addSubviewsUsingAutoLayout(sum)
      color.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      color.heightAnchor.constrain(to: 160)
      card.topAnchor.constrain(to: root.topAnchor, with: 120)
      card.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 24)
      sum.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 20)
      return root
    }
  }
#endif
