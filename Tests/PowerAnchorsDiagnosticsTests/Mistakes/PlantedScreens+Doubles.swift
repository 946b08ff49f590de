#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import LayoutTestSupport
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // What makes the constraints of a view has run twice.
  extension PlantedScreen {
    nonisolated static let doubled: [Named] = [
      ("a view configured twice", configuredTwice),
      ("a size given twice by one line", sizeTwice),
      ("several views configured twice", cellTwice),
    ]

    private static func configuredTwice() -> Self {
      let (cover, title) = (plain("cover", .gray), label("Daily Mix 1", .headline))
      let root = screen(cover, title)
      var made: [NSLayoutConstraint] = []
      func configure(_ side: CGFloat) {
        made = [
          cover.widthAnchor.constraint(equalToConstant: side),
          cover.heightAnchor.constraint(equalToConstant: side),
        ]
        NSLayoutConstraint.activate(made)
      }
      cover.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      cover.topAnchor.constrain(to: root.topAnchor, with: 16)
      title.leadingAnchor.constrain(to: cover.leadingAnchor)
      title.topAnchor.constrain(to: cover.bottomAnchor, with: 8)
      configure(120)
      let first = made
      configure(150)
      return Self(
        root: root, culprits: [cover], remedy: "deactivate the constraints of the first time"
      ) {
        NSLayoutConstraint.deactivate(first)
      }
    }

    private static func sizeTwice() -> Self {
      let (cover, title) = (plain("cover", .gray), label("Daily Mix 1", .headline))
      let root = screen(cover, title)
      cover.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      cover.topAnchor.constrain(to: root.topAnchor, with: 16)
      title.leadingAnchor.constrain(to: cover.leadingAnchor)
      title.topAnchor.constrain(to: cover.bottomAnchor, with: 8)
      let line = #line + 2
      func configure(_ side: CGFloat) -> LayoutConstraints {
        cover.sizeAnchors.constrain(to: CGSize(width: side, height: side))
      }
      let first = configure(120)
      _ = configure(150)
      return Self(
        root: root, culprits: [cover], lines: [line],
        remedy: isDebugBuild
          ? "deactivate the first one" : "deactivate the constraints of the first time"
      ) {
        first.isActive = false
      }
    }

    private static func cellTwice() -> Self {
      let (icon, title) = (plain("icon", .gray), named("title", label("Wi-Fi")))
      let root = screen(icon, title)
      icon.topAnchor.constrain(to: root.topAnchor, with: 60)
      icon.sizeAnchors.constrain(to: CGSize(width: 30, height: 30))
      title.centerYAnchor.constrain(to: icon.centerYAnchor)
      func configure(_ inset: CGFloat) -> [NSLayoutConstraint] {
        let made = [
          icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
          title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: inset / 2),
        ]
        NSLayoutConstraint.activate(made)
        return made
      }
      let first = configure(16)
      _ = configure(24)
      return Self(
        root: root, culprits: [icon, title], remedy: "deactivate the constraints of the first time"
      ) { NSLayoutConstraint.deactivate(first) }
    }
  }
#endif
