#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Sections that are held open, and hidden views that keep their room.
  extension PlantedScreen {
    nonisolated static let hidden: [Named] = [
      ("collapse", collapse),
      ("accordion", accordion),
      ("drawer 999", drawer999),
      ("hidden", hiddenRow),
      ("hidden badge", hiddenBadge),
      ("hidden thumb", hiddenThumb),
    ]

    private static func collapse() -> Self {
      let (header, filters, chips, list) = (
        label("Results", .headline), plain("filters"), label("Open now"), label("12 places")
      )
      filters.clipsToBounds = true
      let root = screen(header, filters, list)
      filters.addSubviewsUsingAutoLayout(chips)
      header.topAnchor.constrain(to: root.topAnchor, with: 16)
      header.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      filters.topAnchor.constrain(to: header.bottomAnchor)
      filters.horizontalAnchors.constrain(to: root.horizontalAnchors)
      let line = #line + 1
      filters.heightAnchor.constrain(to: 0, prioritizeAs: .required - 1)
      chips.topAnchor.constrain(to: filters.topAnchor, with: 12)
      let bottom = chips.bottomAnchor.constrain(to: filters.bottomAnchor, with: -12)
      chips.leadingAnchor.constrain(to: filters.leadingAnchor, with: 16)
      list.topAnchor.constrain(to: filters.bottomAnchor, with: 8)
      list.leadingAnchor.constrain(to: header.leadingAnchor)
      return Self(
        root: root, culprits: [filters], lines: [line, line + 2],
        remedy: "give UILabel \"Open now\".bottom"
      ) {
        bottom.isActive = false
        chips.bottomAnchor.constrain(
          to: filters.bottomAnchor, with: -12, prioritizeAs: .required - 2)
      }
    }

    private static func accordion() -> Self {
      let (question, answer, words) = (
        button("What is it?"), plain("answer"), label("A long answer to the question.", lines: 0)
      )
      let root = screen(question, answer)
      answer.addSubviewsUsingAutoLayout(words)
      answer.clipsToBounds = true
      question.topAnchor.constrain(to: root.topAnchor, with: 20)
      question.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      answer.topAnchor.constrain(to: question.bottomAnchor)
      answer.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      let line = #line + 1
      let height = NSLayoutConstraint(
        item: answer, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
      height.priority = .init(999)
      height.isActive = true
      let edges = words.edgeAnchors.constrain(to: answer.edgeAnchors, insetBy: 12)
      return Self(
        root: root, culprits: [answer], lines: [line + 6],
        remedy: "give UILabel \"A long answer to the question.\".bottom"
      ) {
        edges.bottom.isActive = false
        words.bottomAnchor.constrain(to: answer.bottomAnchor, with: -12, prioritizeAs: .init(998))
      }
    }

    private static func drawer999() -> Self {
      let (drawer, text, main) = (plain("drawer", .gray), label("Filters"), label("Results"))
      drawer.clipsToBounds = true
      let root = screen(drawer, main)
      drawer.addSubviewsUsingAutoLayout(text)
      drawer.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let line = #line + 1
      drawer.heightAnchor.constrain(to: 0, prioritizeAs: .required - 1)
      let edges = text.verticalAnchors.constrain(to: drawer.verticalAnchors, insetBy: 10)
      text.leadingAnchor.constrain(to: drawer.leadingAnchor, with: 16)
      main.topAnchor.constrain(to: drawer.bottomAnchor, with: 16)
      main.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      return Self(
        root: root, culprits: [drawer], lines: [line, line + 1],
        remedy: "give UILabel \"Filters\".bottom"
      ) {
        edges.bottom.isActive = false
        text.bottomAnchor.constrain(to: drawer.bottomAnchor, with: -10, prioritizeAs: .required - 2)
      }
    }

    private static func hiddenRow() -> Self {
      let (mail, warning, send) = (
        field("Mail"), label("Not a mail address", .caption1), button("Send")
      )
      warning.accessibilityIdentifier = "warning"
      send.accessibilityIdentifier = "send"
      let root = screen(mail, warning, send)
      mail.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      mail.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      warning.isHidden = true
      let line = #line + 1
      warning.topAnchor.constrain(to: mail.bottomAnchor, with: 4)
      warning.leadingAnchor.constrain(to: mail.leadingAnchor)
      let below = send.topAnchor.constrain(to: warning.bottomAnchor, with: 12)
      send.centerXAnchor.constrain(to: root.centerXAnchor)
      return Self(
        root: root, culprits: [warning], lines: [line, line + 2],
        remedy: "put the three into a UIStackView"
      ) {
        below.isActive = false
        send.topAnchor.constrain(to: mail.bottomAnchor)
      }
    }

    private static func hiddenBadge() -> Self {
      let (title, badge, date) = (
        label("Standup", .headline), label("NEW", .caption2), label("9:00", .caption1)
      )
      badge.accessibilityIdentifier = "badge"
      date.accessibilityIdentifier = "date"
      let root = screen(title, badge, date)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      badge.isHidden = true
      let line = #line + 1
      badge.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
      let next = date.leadingAnchor.constrain(to: badge.trailingAnchor, with: 8)
      for view in [badge, date] {
        view.firstBaselineAnchor.constrain(to: title.firstBaselineAnchor)
      }
      return Self(
        root: root, culprits: [badge], lines: [line, line + 1],
        remedy: "put the three into a UIStackView"
      ) {
        next.isActive = false
        date.leadingAnchor.constrain(to: title.trailingAnchor)
      }
    }

    private static func hiddenThumb() -> Self {
      let (thumb, title, note) = (
        plain("thumb", .gray), label("Without a picture", .headline), label("A note", lines: 0)
      )
      let root = screen(thumb, title, note)
      thumb.isHidden = true
      thumb.sizeAnchors.constrain(to: CGSize(width: 60, height: 60))
      thumb.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      thumb.topAnchor.constrain(to: root.topAnchor, with: 16)
      let line = #line + 1
      let wrong = title.leadingAnchor.constrain(to: thumb.trailingAnchor, with: 12)
      title.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor, with: -16)
      title.topAnchor.constrain(to: root.topAnchor, with: 16)
      note.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      note.leadingAnchor.constrain(to: title.leadingAnchor)
      note.trailingAnchor.constrain(to: title.trailingAnchor)
      title.numberOfLines = 0
      return Self(
        root: root, culprits: [thumb], lines: [line],
        remedy: "put thumb and UILabel \"Without a picture\" into a UIStackView"
      ) {
        wrong.isActive = false
        title.leadingAnchor.constrain(to: root.leadingAnchor)
      }
    }
  }
#endif
