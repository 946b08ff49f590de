#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Mistakes in a loop, or in what is made for each row: one line, many views.
  extension PlantedScreen {
    nonisolated static let looped: [Named] = [
      ("a mask in a loop", masksInLoop),
      ("two heights in a loop", heightsInLoop),
      ("left in a loop", leftInLoop),
      ("low rows in a loop", lowRowsInLoop),
      ("a wrong sign in a loop", signInLoop),
      ("a wrong sign in rows", signInRows),
      ("open ends in a loop", openInLoop),
      ("no height in a loop", noHeightInLoop),
      ("a button over a text in rows", buttonsOverTexts),
      ("hidden rows", hiddenInRows),
      ("small buttons in rows", smallInRows),
      ("wide pictures in rows", picturesInRows),
      ("labels that share rows", sharedRows),
      ("texts cut in rows", cutInRows),
    ]

    /// Three rows below each other, with contents.
    private static func rows(
      _ fill: (_ row: UIView, _ number: Int) -> Void
    ) -> (root: UIView, rows: [UIView]) {
      let root = screen()
      root.layoutConflictHandler = { _ in }
      var top = root.topAnchor
      let rows = (0..<3).map { number in
        let row = plain("row\(number)", .white)
        root.addSubviewsUsingAutoLayout(row)
        row.horizontalAnchors.constrain(to: root.horizontalAnchors)
        row.topAnchor.constrain(to: top, with: 12)
        top = row.bottomAnchor
        fill(row, number)
        return row
      }
      return (root, rows)
    }

    private static func masksInLoop() -> Self {
      var views: [UIView] = []
      let (root, _) = rows { row, number in
        let icon = plain("icon\(number)", .gray)
        row.heightAnchor.constrain(to: 60)
        row.addSubview(icon)
        icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16).isActive = true
        icon.topAnchor.constraint(equalTo: row.topAnchor, constant: 8).isActive = true
        icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
        icon.heightAnchor.constraint(equalToConstant: 30).isActive = true
        views.append(icon)
      }
      return Self(
        root: root, culprits: views,
        remedy: "set translatesAutoresizingMaskIntoConstraints of icon0"
      ) {
        for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
      }
    }

    private static func heightsInLoop() -> Self {
      var wrong: [NSLayoutConstraint] = []
      let line = #line + 2
      let (root, rows) = rows { row, _ in
        wrong.append(row.heightAnchor.constrain(to: 60))
        let title = label("Title")
        row.addSubviewsUsingAutoLayout(title)
        title.edgeAnchors.excluding([.bottom, .trailing]).constrain(to: row.edgeAnchors, insetBy: 8)
        row.heightAnchor.constrain(to: 72)
      }
      return Self(root: root, culprits: rows, lines: [line], remedy: "row0.height") {
        for constraint in wrong { constraint.isActive = false }
      }
    }

    private static func leftInLoop() -> Self {
      var (wrong, titles): ([NSLayoutConstraint], [UIView]) = ([], [])
      let line = #line + 9
      let (root, _) = rows { row, number in
        let (icon, title) = (plain("icon", .gray), named("title\(number)", label("Title")))
        row.addSubviewsUsingAutoLayout(icon, title)
        icon.sizeAnchors.constrain(to: CGSize(width: 30, height: 30))
        icon.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
        icon.centerYAnchor.constrain(to: row.centerYAnchor)
        title.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 8)
        titles.append(title)
        wrong.append(title.leftAnchor.constrain(to: icon.rightAnchor, with: 8))
      }
      return Self(root: root, culprits: titles, lines: [line], remedy: "use leading and trailing") {
        for (constraint, title) in zip(wrong, titles) {
          constraint.isActive = false
          guard let icon = constraint.secondItem as? UIView else { continue }
          title.leadingAnchor.constrain(to: icon.trailingAnchor, with: 8)
        }
      }
    }

    private static func lowRowsInLoop() -> Self {
      var wrong: [NSLayoutConstraint] = []
      let line = #line + 5
      let (root, rows) = rows { row, number in
        let title = label(number == 1 ? "A title" : "Title")
        row.addSubviewsUsingAutoLayout(title)
        title.edgeAnchors.excluding(.trailing).constrain(to: row.edgeAnchors, insetBy: 8)
        wrong.append(row.heightAnchor.constrain(to: 36))
      }
      return Self(root: root, culprits: rows, lines: [line], remedy: "make row0.height at least") {
        for constraint in wrong { constraint.constant = 60 }
      }
    }

    private static func signInLoop() -> Self {
      let views = (0..<3).map { named("words\($0)", label("Some words", lines: 0)) }
      let root = screen(views[0], views[1], views[2])
      var top = root.topAnchor
      var wrong: [NSLayoutConstraint] = []
      let line = #line + 4
      for view in views {
        view.topAnchor.constrain(to: top, with: 8)
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        wrong.append(view.trailingAnchor.constrain(to: root.trailingAnchor, with: 16))
        top = view.bottomAnchor
      }
      return Self(root: root, culprits: views, lines: [line], remedy: "-16") {
        for constraint in wrong { constraint.constant = -16 }
      }
    }

    private static func signInRows() -> Self {
      var (wrong, titles): ([NSLayoutConstraint], [UIView]) = ([], [])
      let line = #line + 7
      let (root, _) = rows { row, number in
        let title = named("title\(number)", label("Title"))
        row.addSubviewsUsingAutoLayout(title)
        title.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 8)
        title.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
        titles.append(title)
        wrong.append(title.trailingAnchor.constrain(to: row.trailingAnchor, with: 16))
      }
      return Self(root: root, culprits: titles, lines: [line], remedy: "-16") {
        for constraint in wrong { constraint.constant = -16 }
      }
    }

    private static func openInLoop() -> Self {
      var icons: [UIView] = []
      let (root, _) = rows { row, number in
        let icon = plain("icon\(number)", .gray)
        row.addSubviewsUsingAutoLayout(icon)
        icon.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 8)
        icon.heightAnchor.constrain(to: 30)
        icon.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
        icons.append(icon)
      }
      return Self(root: root, culprits: icons, remedy: "give icon0 a") {
        for icon in icons { icon.widthAnchor.constrain(to: 30) }
      }
    }

    private static func noHeightInLoop() -> Self {
      let (root, rows) = rows { row, _ in
        let title = label("Title")
        row.addSubviewsUsingAutoLayout(title)
        title.edgeAnchors.excluding([.bottom, .trailing]).constrain(to: row.edgeAnchors, insetBy: 8)
      }
      return Self(root: root, culprits: rows, remedy: "row0") {
        for row in rows { row.heightAnchor.constrain(to: 72) }
      }
    }

    private static func buttonsOverTexts() -> Self {
      var (titles, buttons): ([UILabel], [UIButton]) = ([], [])
      let line = #line + 6
      let (root, _) = rows { row, number in
        let title = named("title\(number)", label("A long title of some more words"))
        let follow = named("follow\(number)", button("Follow them"))
        row.addSubviewsUsingAutoLayout(title, follow)
        title.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 12)
        title.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
        follow.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
        follow.centerYAnchor.constrain(to: row.centerYAnchor)
        titles.append(title)
        buttons.append(follow)
      }
      return Self(
        root: root, culprits: titles + buttons, lines: [line, line + 1],
        remedy: "with a distance of 0 or more"
      ) {
        for (title, follow) in zip(titles, buttons) {
          follow.leadingAnchor.constrain(.greaterThanOrEqual, to: title.trailingAnchor, with: 8)
          follow.setContentCompressionResistancePriority(.required, for: .horizontal)
          follow.setContentHuggingPriority(.required, for: .horizontal)
          title.numberOfLines = 0
        }
      }
    }

    private static func hiddenInRows() -> Self {
      var notes: [UIView] = []
      let (root, _) = rows { row, number in
        let (title, note, state) = (
          label("Title"), named("note\(number)", label("Note")), label("State")
        )
        row.addSubviewsUsingAutoLayout(title, note, state)
        title.edgeAnchors.excluding([.bottom, .trailing]).constrain(to: row.edgeAnchors, insetBy: 8)
        note.topAnchor.constrain(to: title.bottomAnchor, with: 8)
        note.leadingAnchor.constrain(to: title.leadingAnchor)
        state.topAnchor.constrain(to: note.bottomAnchor, with: 8)
        state.leadingAnchor.constrain(to: title.leadingAnchor)
        state.bottomAnchor.constrain(to: row.bottomAnchor, with: -8)
        note.isHidden = true
        notes.append(note)
      }
      return Self(root: root, culprits: notes, remedy: "UIStackView") {
        for note in notes { note.isHidden = false }
      }
    }

    private static func smallInRows() -> Self {
      var (sizes, buttons): ([NSLayoutConstraint], [UIView]) = ([], [])
      let line = #line + 7
      let (root, _) = rows { row, number in
        let more = named("more\(number)", button("More"))
        row.addSubviewsUsingAutoLayout(more)
        more.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 12)
        more.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
        buttons.append(more)
        sizes.append(more.heightAnchor.constrain(to: 24))
      }
      return Self(root: root, culprits: buttons, lines: [line], remedy: "make the height") {
        for size in sizes { size.constant = 44 }
      }
    }

    private static func picturesInRows() -> Self {
      var photos: [UIView] = []
      let (root, _) = rows { row, number in
        let photo = picture("photo\(number)", 500, 40)
        row.addSubviewsUsingAutoLayout(photo)
        photo.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 12)
        photo.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
        photos.append(photo)
      }
      return Self(root: root, culprits: photos, remedy: "photo0") {
        for photo in photos {
          photo.superview.map { _ = photo.trailingAnchor.constrain(to: $0.trailingAnchor) }
        }
      }
    }

    private static func sharedRows() -> Self {
      var titles: [UIView] = []
      let (root, _) = rows { row, number in
        let (title, state) = (named("title\(number)", label("Title")), label("On"))
        row.addSubviewsUsingAutoLayout(title, state)
        title.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 12)
        title.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
        state.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
        state.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
        state.centerYAnchor.constrain(to: row.centerYAnchor)
        titles.append(title)
      }
      return Self(root: root, culprits: titles, remedy: "hugging") {
        for title in titles {
          title.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
          title.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        }
      }
    }

    private static func cutInRows() -> Self {
      var (widths, titles): ([NSLayoutConstraint], [UIView]) = ([], [])
      let line = #line + 7
      let (root, _) = rows { row, number in
        let title = named("title\(number)", label("Appointments"))
        row.addSubviewsUsingAutoLayout(title)
        title.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 12)
        title.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
        titles.append(title)
        widths.append(title.widthAnchor.constrain(to: 60))
      }
      return Self(root: root, culprits: titles, lines: [line], remedy: "make title0.width at least")
      {
        for width in widths { width.constant = 260 }
      }
    }
  }
#endif
