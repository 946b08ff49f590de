#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // What is too low for a finger or for large text.
  extension PlantedScreen {
    nonisolated static let low: [Named] = [
      ("target", target),
      ("segmented", lowSwitch),
      ("tiny stepper", tinyButtons),
      ("low row", lowRows),
      ("pill", pill),
      ("fixed header", fixedHeader),
    ]

    private static func target() -> Self {
      let (photo, like) = (plain("photo", .gray), button("♥"))
      like.accessibilityIdentifier = "like"
      let root = screen(photo, like)
      photo.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      photo.heightAnchor.constrain(to: 240)
      like.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
      like.leadingAnchor.constrain(to: root.leadingAnchor, with: 12)
      let line = #line + 1
      let wrong = like.sizeAnchors.constrain(to: CGSize(width: 28, height: 28))
      return Self(root: root, culprits: [like], lines: [line], remedy: "make the width") {
        _ = wrong
        for constraint in like.constraints { constraint.constant = 44 }
      }
    }

    private static func lowSwitch() -> Self {
      let (search, go) = (field("Search"), button("Go"))
      go.accessibilityIdentifier = "go"
      let root = screen(search, go)
      search.topAnchor.constrain(to: root.topAnchor, with: 20)
      search.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      search.trailingAnchor.constrain(to: go.leadingAnchor, with: -8)
      search.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      go.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      go.centerYAnchor.constrain(to: search.centerYAnchor)
      let line = #line + 1
      let wrong = [go.widthAnchor.constrain(to: 36), go.heightAnchor.constrain(to: 36)]
      return Self(root: root, culprits: [go], lines: [line], remedy: "make the width") {
        for side in wrong { side.constant = 44 }
      }
    }

    private static func tinyButtons() -> Self {
      let buttons = ["1", "2", "3", "4"].map(button)
      let row = UIStackView(arrangedSubviews: buttons)
      row.spacing = 8
      let root = screen(row)
      row.topAnchor.constrain(to: root.topAnchor, with: 20)
      row.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let heights = buttons.map { $0.heightAnchor.constrain(to: 24) }
      return Self(root: root, culprits: buttons, lines: [line], remedy: "make the height") {
        for height in heights { height.constant = 44 }
      }
    }

    private static func lowRows() -> Self {
      let (row, name, state) = (plain("row"), label("Notifications"), label("On", .subheadline))
      let root = screen(row)
      row.addSubviewsUsingAutoLayout(name, state)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let line = #line + 1
      let wrong = row.heightAnchor.constrain(to: 36)
      name.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
      name.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 6)
      state.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
      state.centerYAnchor.constrain(to: row.centerYAnchor)
      return Self(
        root: root, culprits: [row, name], lines: [line], remedy: "make row.height at least 52"
      ) {
        wrong.isActive = false
        row.heightAnchor.constrain(.greaterThanOrEqual, to: 52)
      }
    }

    private static func pill() -> Self {
      let (pill, words) = (plain("pill", .blue), label("New messages"))
      let root = screen(pill)
      pill.addSubviewsUsingAutoLayout(words)
      pill.topAnchor.constrain(to: root.topAnchor, with: 40)
      pill.centerXAnchor.constrain(to: root.centerXAnchor)
      let line = #line + 1
      let wrong = pill.heightAnchor.constrain(to: 28)
      words.edgeAnchors.constrain(to: pill.edgeAnchors, insetBy: 4)
      return Self(
        root: root, culprits: [pill], lines: [line], remedy: "make pill.height at least 48"
      ) {
        wrong.isActive = false
        pill.heightAnchor.constrain(.greaterThanOrEqual, to: 48)
      }
    }

    private static func fixedHeader() -> Self {
      let (header, title, sub) = (
        plain("header", .white), label("Overview", .title2), label("Monday", .subheadline)
      )
      let root = screen(header)
      header.addSubviewsUsingAutoLayout(title, sub)
      header.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let line = #line + 1
      let wrong = header.heightAnchor.constrain(to: 60)
      title.edgeAnchors.excluding(.bottom).constrain(to: header.edgeAnchors, insetBy: 8)
      sub.topAnchor.constrain(to: title.bottomAnchor)
      sub.leadingAnchor.constrain(to: title.leadingAnchor)
      sub.bottomAnchor.constrain(.lessThanOrEqual, to: header.bottomAnchor, with: -8)
      return Self(
        root: root, culprits: [header, title, sub], lines: [line],
        remedy: "give header.height a priority below 750"
      ) {
        wrong.isActive = false
        header.heightAnchor.constrain(to: 60, prioritizeAs: .init(749))
      }
    }
  }
#endif
