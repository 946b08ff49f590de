#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Positions that are multiplied, as if they were lengths.
  extension PlantedScreen {
    nonisolated static let multiplying: [Named] = [
      ("a part of a trailing edge", partOfTrailing),
      ("a leading edge that is multiplied", multipliedLeading),
      ("a leading edge by a part of the middle", leadingByMiddle),
      ("a part of a bar", partOfBar),
      ("a top that is multiplied", multipliedTop),
      ("a multiple of a neighbor's bottom", multipleOfBottom),
      ("a part of a neighbor's bottom", partOfBottom),
      ("a multiple of a neighbor's trailing edge", multipleOfTrailing),
      ("a multiple of the middle", multipleOfMiddle),
      ("a multiple of a middle below the screen", multipleOfMiddleBelow),
      ("parts of trailing edges in a loop", partsInLoop),
      ("a baseline that is multiplied", multipliedBaseline),
    ]

    /// A screen with a view, of which a position is multiplied.
    private static func planted(
      _ view: UIView, in root: UIView, _ wrong: NSLayoutConstraint, line: Int?,
      remedy: String = "a distance as constant", _ right: @escaping () -> Void
    ) -> Self {
      Self(root: root, culprits: [view], lines: line.map { [$0] } ?? [], remedy: remedy) {
        wrong.isActive = false
        right()
      }
    }

    private static func cardInScreen(_ width: CGFloat? = nil) -> (card: UIView, root: UIView) {
      let card = plain("card", .gray)
      let root = screen(card)
      card.heightAnchor.constrain(to: 60)
      if let width { card.widthAnchor.constrain(to: width) }
      return (card, root)
    }

    private static func partOfTrailing() -> Self {
      let (card, root) = cardInScreen()
      card.topAnchor.constrain(to: root.topAnchor, with: 40)
      card.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = card.trailingAnchor.constrain(to: root.trailingAnchor, multiplyBy: 0.9)
      return planted(card, in: root, wrong, line: line) {
        card.trailingAnchor.constrain(to: root.trailingAnchor, with: -32)
      }
    }

    private static func multipliedLeading() -> Self {
      let (card, root) = cardInScreen()
      card.topAnchor.constrain(to: root.topAnchor, with: 40)
      card.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 1
      let wrong = card.leadingAnchor.constrain(to: root.leadingAnchor, multiplyBy: 1.1)
      return planted(card, in: root, wrong, line: line) {
        card.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
    }

    private static func leadingByMiddle() -> Self {
      let (card, root) = cardInScreen(60)
      card.topAnchor.constrain(to: root.topAnchor, with: 40)
      let wrong = NSLayoutConstraint(
        item: card, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .centerX,
        multiplier: 0.5, constant: 0)
      wrong.isActive = true
      return planted(
        card, in: root, wrong, line: nil, remedy: "constrain(toFraction: 0.25, of: root)"
      ) {
        root.leadingAnchor.anchorWithOffset(to: card.leadingAnchor)
          .constraint(equalTo: root.widthAnchor, multiplier: 0.25).isActive = true
      }
    }

    private static func multipleOfMiddle() -> Self {
      let (card, root) = cardInScreen(100)
      card.topAnchor.constrain(to: root.topAnchor, with: 40)
      let line = #line + 1
      let wrong = card.centerXAnchor.constrain(to: root.centerXAnchor, multiplyBy: 1.8)
      return planted(card, in: root, wrong, line: line) {
        card.centerXAnchor.constrain(to: root.centerXAnchor)
      }
    }

    private static func multipleOfMiddleBelow() -> Self {
      let (card, root) = cardInScreen(100)
      card.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = card.centerYAnchor.constrain(to: root.centerYAnchor, multiplyBy: 1.95)
      return planted(card, in: root, wrong, line: line) {
        card.centerYAnchor.constrain(to: root.centerYAnchor)
      }
    }

    private static func multipliedTop() -> Self {
      let title = named("title", label("Title"))
      let root = screen(title)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = title.topAnchor.constrain(to: root.topAnchor, multiplyBy: 1.5)
      return planted(title, in: root, wrong, line: line) {
        title.topAnchor.constrain(to: root.topAnchor, with: 40)
      }
    }

    private static func partOfBar() -> Self {
      let (bar, fill) = (plain("bar", .gray), plain("fill", .blue))
      let root = screen(bar)
      bar.addSubviewsUsingAutoLayout(fill)
      bar.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 20)
      bar.heightAnchor.constrain(to: 12)
      fill.anchors([.top, .bottom, .leading]).constrain(to: .superview)
      let line = #line + 1
      let wrong = fill.trailingAnchor.constrain(to: bar.trailingAnchor, multiplyBy: 0.4)
      return planted(
        fill, in: root, wrong, line: line, remedy: "constrain(toFraction: 0.4, of: bar)"
      ) {
        fill.widthAnchor.constrain(to: bar.widthAnchor, multiplyBy: 0.4)
      }
    }

    /// A note below a title, by a multiplied position.
    private static func below(
      line: Int, remedy: String = "a distance as constant",
      _ place: (_ note: UILabel, _ title: UILabel) -> NSLayoutConstraint
    ) -> Self {
      let (title, note) = (named("title", label("Title")), named("note", label("Note")))
      let root = screen(title, note)
      for view in [title, note] {
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
      title.topAnchor.constrain(to: root.topAnchor, with: 40)
      return planted(note, in: root, place(note, title), line: line, remedy: remedy) {
        note.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      }
    }

    private static func multipleOfBottom() -> Self {
      below(line: #line + 1, remedy: "a constant of 30 from title.bottom") { note, title in
        note.topAnchor.constrain(to: title.bottomAnchor, multiplyBy: 1.5)
      }
    }

    /// The two overlap by it.
    private static func partOfBottom() -> Self {
      below(line: #line + 1) { note, title in
        note.topAnchor.constrain(to: title.bottomAnchor, multiplyBy: 0.9)
      }
    }

    private static func multipliedBaseline() -> Self {
      below(line: #line + 1, remedy: "a constant of 36 from title.lastBaseline") { note, title in
        note.firstBaselineAnchor.constrain(to: title.lastBaselineAnchor, multiplyBy: 2)
      }
    }

    private static func multipleOfTrailing() -> Self {
      let (key, value) = (named("key", label("Key")), named("value", label("Value")))
      let root = screen(key, value)
      for view in [key, value] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      key.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = value.leadingAnchor.constrain(to: key.trailingAnchor, multiplyBy: 1.2)
      return planted(
        value, in: root, wrong, line: line, remedy: "a constant of 9 from key.trailing"
      ) {
        value.leadingAnchor.constrain(to: key.trailingAnchor, with: 8)
      }
    }

    private static func partsInLoop() -> Self {
      let rows = (0..<3).map { plain("row\($0)", .gray) }
      let root = screen(rows[0], rows[1], rows[2])
      var top = root.topAnchor
      var wrong: [NSLayoutConstraint] = []
      let line = #line + 5
      for row in rows {
        row.topAnchor.constrain(to: top, with: 8)
        row.heightAnchor.constrain(to: 40)
        row.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        wrong.append(row.trailingAnchor.constrain(to: root.trailingAnchor, multiplyBy: 0.8))
        top = row.bottomAnchor
      }
      return Self(root: root, culprits: rows, lines: [line], remedy: "a distance as constant") {
        for constraint in wrong { constraint.isActive = false }
        for row in rows { row.trailingAnchor.constrain(to: root.trailingAnchor, with: -64) }
      }
    }
  }
#endif
