#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Contents that share too little room, or more than they need.
  extension PlantedScreen {
    nonisolated static let shared: [Named] = [
      ("label and field", labelAndField),
      ("two titles", twoTitles),
      ("three share", threeShare),
      ("title squeezed", titleSqueezed),
      ("chip between", chipBetween),
      ("title vs icons", titleIcons),
      ("equal columns", cutColumns),
      ("equal labels", equalLabels),
      ("two columns", twoColumns),
      ("large image", largeImage),
      ("logo", logo),
      ("cover photo", coverPhoto),
    ]

    private static func labelAndField() -> Self {
      let (name, value, row) = (label("Display name"), field("Ada"), plain("row"))
      name.accessibilityIdentifier = "name"
      value.accessibilityIdentifier = "value"
      let root = screen(row)
      row.addSubviewsUsingAutoLayout(name, value)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      name.setContentHuggingPriority(.defaultLow, for: .horizontal)
      value.setContentHuggingPriority(.defaultLow, for: .horizontal)
      name.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
      name.firstBaselineAnchor.constrain(to: value.firstBaselineAnchor)
      value.leadingAnchor.constrain(to: name.trailingAnchor, with: 12)
      value.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
      value.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 8)
      return Self(
        root: root, culprits: [name, value],
        remedy: "raise the content hugging and compression resistance priorities of name or value"
      ) {
        name.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        name.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      }
    }

    private static func twoTitles() -> Self {
      let (from, to) = (label("Amsterdam"), label("Barcelona"))
      from.accessibilityIdentifier = "from"
      to.accessibilityIdentifier = "to"
      let root = screen(from, to)
      from.topAnchor.constrain(to: root.topAnchor, with: 24)
      to.firstBaselineAnchor.constrain(to: from.firstBaselineAnchor)
      let line = #line + 1
      from.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      to.leadingAnchor.constrain(to: from.trailingAnchor, with: 16)
      root.trailingAnchor.constrain(to: to.trailingAnchor, with: 16)
      return Self(
        root: root, culprits: [from, to], lines: [line, line + 1, line + 2],
        remedy: "raise the content hugging and compression resistance priorities of from or to"
      ) {
        from.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        from.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        to.numberOfLines = 0
      }
    }

    private static func threeShare() -> Self {
      let labels = [label("Height"), label("Weight"), label("Age")]
      let root = screen(labels[0], labels[1], labels[2])
      for view in labels { view.topAnchor.constrain(to: root.topAnchor, with: 20) }
      let line = #line + 1
      labels[0].leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      labels[1].leadingAnchor.constrain(to: labels[0].trailingAnchor, with: 8)
      labels[2].leadingAnchor.constrain(to: labels[1].trailingAnchor, with: 8)
      labels[2].trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return Self(
        root: root, culprits: labels, lines: [line, line + 1, line + 2, line + 3],
        remedy:
          "raise the content hugging and compression resistance priorities of all of UILabel \"Height\""
      ) {
        for view in labels.dropLast() {
          view.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
          view.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        }
      }
    }

    private static func titleSqueezed() -> Self {
      let (bar, cancel, title, done) = (
        plain("bar"), button("Cancel"), label("New event", .headline), button("Done")
      )
      cancel.accessibilityIdentifier = "cancel"
      done.accessibilityIdentifier = "done"
      let root = screen(bar)
      bar.addSubviewsUsingAutoLayout(cancel, title, done)
      bar.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      bar.heightAnchor.constrain(to: 56)
      for view in [cancel, title, done] as [UIView] {
        view.centerYAnchor.constrain(to: bar.centerYAnchor)
      }
      cancel.leadingAnchor.constrain(to: bar.leadingAnchor, with: 16)
      let line = #line + 1
      let widths = [
        cancel.widthAnchor.constrain(.greaterThanOrEqual, to: 100),
        done.widthAnchor.constrain(.greaterThanOrEqual, to: 100),
      ]
      done.trailingAnchor.constrain(to: bar.trailingAnchor, with: -16)
      title.leadingAnchor.constrain(to: cancel.trailingAnchor, with: 8)
      title.trailingAnchor.constrain(to: done.leadingAnchor, with: -8)
      title.textAlignment = .center
      cancel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      done.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      return Self(
        root: root, culprits: [cancel, done], lines: [line, line + 1],
        remedy: "make cancel.width and done.width at most 55 each"
      ) {
        for width in widths {
          width.isActive = false
          width.priority = .defaultHigh - 1
          width.isActive = true
        }
      }
    }

    private static func chipBetween() -> Self {
      let (left, value, right) = (button("Less"), label("100 percent"), button("More"))
      let root = screen(left, value, right)
      for view in [left, value, right] as [UIView] {
        view.topAnchor.constrain(to: root.topAnchor, with: 30)
      }
      left.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      right.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 1
      let widths = [left, right].map { $0.widthAnchor.constrain(to: 110) }
      value.leadingAnchor.constrain(to: left.trailingAnchor, with: 8)
      right.leadingAnchor.constrain(to: value.trailingAnchor, with: 8)
      return Self(
        root: root, culprits: [left, right], lines: [line],
        remedy: "make UIButton \"Less\".width and UIButton \"More\".width at most 49 each"
      ) {
        for width in widths { width.constant = 49 }
      }
    }

    private static func titleIcons() -> Self {
      let (menu, title, search) = (button("≡"), label("My Library", .title3), button("⌕"))
      menu.accessibilityIdentifier = "menu"
      search.accessibilityIdentifier = "search"
      let bar = UIStackView(arrangedSubviews: [menu, title, search])
      bar.spacing = 8
      let root = screen(bar)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 8)
      bar.topAnchor.constrain(to: root.topAnchor, with: 20)
      bar.heightAnchor.constrain(to: 56)
      title.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      let line = #line + 2
      let widths = [
        menu.widthAnchor.constrain(.greaterThanOrEqual, to: 120),
        search.widthAnchor.constrain(.greaterThanOrEqual, to: 120),
      ]
      return Self(
        root: root, culprits: [menu, search], lines: [line],
        remedy: "make menu.width and search.width at most 58 each"
      ) {
        for width in widths { width.constant = 58 }
      }
    }

    private static func cutColumns() -> Self {
      let labels = [label("Humidity"), label("Wind"), label("UV")]
      let stack = UIStackView(arrangedSubviews: labels)
      stack.distribution = .fillEqually
      stack.spacing = 8
      stack.accessibilityIdentifier = "stack"
      let root = screen(stack)
      let line = #line + 1
      stack.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      stack.topAnchor.constrain(to: root.topAnchor, with: 20)
      return Self(
        root: root, culprits: [stack, labels[0]], lines: [line],
        remedy: "use another distribution of stack"
      ) {
        stack.distribution = .fillProportionally
      }
    }

    private static func equalLabels() -> Self {
      let (name, size) = (label("Temperature"), label("C"))
      let root = screen(name, size)
      for view in [name, size] { view.topAnchor.constrain(to: root.topAnchor, with: 20) }
      name.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      size.leadingAnchor.constrain(to: name.trailingAnchor, with: 8)
      size.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      size.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      let line = #line + 1
      let wrong = name.widthAnchor.constrain(to: size.widthAnchor)
      return Self(
        root: root, culprits: [name], lines: [line],
        remedy: "give UILabel \"Temperature\".width == UILabel \"C\".width"
      ) {
        wrong.isActive = false
        name.widthAnchor.constrain(to: size.widthAnchor, prioritizeAs: .defaultHigh - 1)
      }
    }

    private static func twoColumns() -> Self {
      let (left, right) = (label("Reminders"), label("Notes"))
      let stack = UIStackView(arrangedSubviews: [left, right])
      stack.accessibilityIdentifier = "stack"
      stack.distribution = .fillEqually
      stack.spacing = 12
      let root = screen(stack)
      let line = #line + 1
      stack.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 10)
      stack.topAnchor.constrain(to: root.topAnchor, with: 20)
      return Self(
        root: root, culprits: [stack], lines: [line], remedy: "use another distribution of stack"
      ) {
        stack.distribution = .fillProportionally
      }
    }

    private static func largeImage() -> Self {
      let (photo, name, bio) = (
        picture("photo", 800, 600), label("Grace Hopper", .headline),
        label("Rear admiral and computer scientist", lines: 0)
      )
      let root = screen(photo, name, bio)
      let line = #line + 1
      photo.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      photo.topAnchor.constrain(to: root.topAnchor, with: 16)
      name.topAnchor.constrain(to: photo.topAnchor)
      name.leadingAnchor.constrain(to: photo.trailingAnchor, with: 12)
      name.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      bio.topAnchor.constrain(to: name.bottomAnchor, with: 4)
      bio.horizontalAnchors.constrain(to: name.horizontalAnchors)
      name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      bio.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      return Self(
        root: root, culprits: [photo], lines: [line, line + 1], remedy: "give photo a width"
      ) {
        photo.widthAnchor.constrain(to: 64)
      }
    }

    private static func logo() -> Self {
      let (logo, title) = (picture("logo", 512, 512), label("Our shop is open again", lines: 0))
      let row = UIStackView(arrangedSubviews: [logo, title])
      row.spacing = 12
      row.alignment = .top
      title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      let root = screen(row)
      let line = #line + 1
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return Self(root: root, culprits: [logo], lines: [line], remedy: "give logo a width") {
        logo.widthAnchor.constrain(to: 64)
      }
    }

    private static func coverPhoto() -> Self {
      let (cover, title, author) = (
        picture("cover", 1000, 1500), label("A book", .headline),
        label("By somebody", lines: 0, .subheadline)
      )
      let root = screen(cover, title, author)
      let line = #line + 1
      cover.topAnchor.constrain(to: root.layoutMarginsGuide.topAnchor)
      cover.leadingAnchor.constrain(to: root.layoutMarginsGuide.leadingAnchor)
      for view in [title, author] {
        view.leadingAnchor.constrain(to: cover.trailingAnchor, with: 12)
        view.trailingAnchor.constrain(to: root.layoutMarginsGuide.trailingAnchor)
        view.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
      }
      title.topAnchor.constrain(to: cover.topAnchor)
      author.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      return Self(
        root: root, culprits: [cover], lines: [line, line + 1],
        remedy: "give cover a width and a height"
      ) {
        cover.widthAnchor.constrain(to: 80)
        cover.heightAnchor.constrain(to: 120)
      }
    }
  }
#endif
