#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Mistakes that show elsewhere than where they are, or in several places.
  extension PlantedScreen {
    nonisolated static let causes: [Named] = [
      ("a wrong sign at the safe area", wrongSignAtTheSafeArea),
      ("a wrong sign at a neighbor", wrongSignAtANeighbor),
      ("a low field", lowField),
      ("buttons in a bar that is too low", lowBar),
      ("texts in a stack under the status bar", stackUnderTheStatusBar),
      ("a frame in a card", frameInACard),
      ("texts in columns over each other", columnsOverEachOther),
      ("a photo that is squeezed itself", squeezedPhoto),
      ("a ratio and nothing else", ratioAlone),
      ("a subtitle tied to the top of the screen", subtitleAtTheTop),
      ("a row of an array", rowOfAnArray),
      ("texts as high as their scroll view", textsAsHighAsTheScreen),
      ("texts that meet on narrow screens", meetingTexts),
      ("left below leading siblings", leftBelowLeading),
      ("an opaque view over all", opaqueOverAll),
      ("rows that reach out together", rowsOutside),
    ]

    private static func inController(_ root: UIView) -> UIViewController {
      let controller = UIViewController()
      controller.view = root
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      return controller
    }

    private static func wrongSignAtTheSafeArea() -> Self {
      let pay = button("Pay")
      let root = screen(pay)
      let controller = inController(root)
      pay.horizontalAnchors.constrain(to: root.layoutMarginsGuide.horizontalAnchors)
      let line = #line + 1
      let wrong = pay.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: 12)
      return Self(root: root, culprits: [pay], lines: [line], remedy: "-12") {
        wrong.constant = -12
        withExtendedLifetime(controller) {}
      }
    }

    private static func wrongSignAtANeighbor() -> Self {
      let (name, icon) = (text("Wi-Fi"), plain("icon"))
      let root = screen(name, icon)
      icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
      icon.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      icon.centerYAnchor.constrain(to: name.centerYAnchor)
      name.topAnchor.constrain(to: root.topAnchor, with: 20)
      name.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = name.trailingAnchor.constrain(to: icon.leadingAnchor, with: 8)
      return Self(root: root, culprits: [name], lines: [line], remedy: "-8") {
        wrong.constant = -8
      }
    }

    private static func lowField() -> Self {
      let field = UITextField()
      field.borderStyle = .roundedRect
      let root = screen(field)
      field.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = field.heightAnchor.constrain(to: 30)
      return Self(root: root, culprits: [field], lines: [line], remedy: "44") {
        wrong.constant = 44
      }
    }

    private static func lowBar() -> Self {
      let bar = UIStackView(arrangedSubviews: [button("Bold"), button("Italic")])
      bar.distribution = .fillEqually
      bar.accessibilityIdentifier = "bar"
      let root = screen(bar)
      bar.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      let line = #line + 1
      let wrong = bar.heightAnchor.constrain(to: 30)
      return Self(root: root, culprits: [bar], lines: [line], remedy: "bar.height at least 44") {
        wrong.constant = 44
      }
    }

    private static func stackUnderTheStatusBar() -> Self {
      let stack = UIStackView(arrangedSubviews: [text("Today"), text("Cloudy")])
      stack.axis = .vertical
      stack.accessibilityIdentifier = "stack"
      let root = screen(stack)
      let controller = inController(root)
      stack.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = stack.topAnchor.constrain(to: root.topAnchor, with: 8)
      return Self(
        root: root, culprits: [stack], lines: [line],
        remedy: "stack.top to root.safeAreaLayoutGuide.top"
      ) {
        wrong.isActive = false
        stack.topAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor, with: 8)
        withExtendedLifetime(controller) {}
      }
    }

    private static func frameInACard() -> Self {
      let (card, title) = (plain("card"), text("Title"))
      let root = screen(card)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 100)
      root.layoutIfNeeded()
      title.frame = CGRect(x: 12, y: 12, width: 319, height: 24)
      card.addSubview(title)
      return Self(root: root, culprits: [title], remedy: "flexible") {
        title.autoresizingMask = .flexibleWidth
      }
    }

    private static func columnsOverEachOther() -> Self {
      let (left, right) = (plain("left"), plain("right"))
      let root = screen(left, right)
      for (column, words) in [(left, "Departure at 9:41 from the station"), (right, "Arrival")] {
        let label = text(words, lines: 0)
        column.addSubviewsUsingAutoLayout(label)
        label.edgeAnchors.constrain(to: column.edgeAnchors)
        column.topAnchor.constrain(to: root.topAnchor, with: 40)
      }
      left.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      right.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      right.widthAnchor.constrain(to: 100)
      let line = #line + 1
      let wrong = left.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return Self(
        root: root, culprits: [left], lines: [line], remedy: "left.trailing to right.leading"
      ) {
        wrong.isActive = false
        left.trailingAnchor.constrain(to: right.leadingAnchor)
      }
    }

    private static func squeezedPhoto() -> Self {
      let photo = UIImageView(image: UIImage(size: CGSize(width: 600, height: 400)))
      photo.accessibilityIdentifier = "photo"
      let note = text("A text that finds no room at all beside it", lines: 0)
      let root = screen(photo, note)
      for view in [photo, note] { view.topAnchor.constrain(to: root.topAnchor, with: 20) }
      photo.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      note.leadingAnchor.constrain(to: photo.trailingAnchor, with: 12)
      note.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      note.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
      return Self(root: root, culprits: [photo], remedy: "give photo a width") {
        photo.sizeAnchors.constrain(to: CGSize(width: 80, height: 80))
      }
    }

    private static func ratioAlone() -> Self {
      let video = plain("video")
      let root = screen(video)
      video.topAnchor.constrain(to: root.topAnchor)
      video.leadingAnchor.constrain(to: root.leadingAnchor)
      let line = #line + 1
      video.constrainAspectRatio(to: 16 / 9)
      return Self(root: root, culprits: [video], lines: [line], remedy: "trailing anchor") {
        video.trailingAnchor.constrain(to: root.trailingAnchor)
      }
    }

    private static func subtitleAtTheTop() -> Self {
      let (title, subtitle) = (text("A title of several words"), text("Note"))
      let root = screen(title, subtitle)
      title.topAnchor.constrain(to: root.topAnchor, with: 40)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      subtitle.leadingAnchor.constrain(to: title.leadingAnchor)
      let line = #line + 1
      let wrong = subtitle.topAnchor.constrain(to: root.topAnchor, with: 48)
      return Self(root: root, culprits: [subtitle], lines: [line], remedy: ".bottom") {
        wrong.isActive = false
        subtitle.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      }
    }

    private final class ListScreen: UIView {
      let rows = [UIView(), UIView(), UIView()]
    }

    private static func rowOfAnArray() -> Self {
      let root = ListScreen(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      root.addSubviewsUsingAutoLayout(root.rows[0], root.rows[1], root.rows[2])
      for row in root.rows {
        row.horizontalAnchors.constrain(to: root.horizontalAnchors)
        row.heightAnchor.constrain(to: 44)
      }
      root.rows[0].topAnchor.constrain(to: root.topAnchor)
      root.rows[2].topAnchor.constrain(to: root.rows[0].bottomAnchor, with: 44)
      return Self(root: root, culprits: [root.rows[1]], remedy: "give rows[1] a top") {
        root.rows[1].topAnchor.constrain(to: root.rows[0].bottomAnchor)
      }
    }

    private static func textsAsHighAsTheScreen() -> Self {
      let scroll = UIScrollView()
      let long = String(repeating: "A long text that scrolls. ", count: 60)
      let stack = UIStackView(arrangedSubviews: [text("Title"), text(long, lines: 0)])
      stack.axis = .vertical
      stack.accessibilityIdentifier = "stack"
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(stack)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      stack.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      let line = #line + 1
      let wrong = stack.heightAnchor.constrain(to: scroll.frameLayoutGuide.heightAnchor)
      wrong.constant = -400
      return Self(
        root: root, culprits: stack.arrangedSubviews, lines: [line], remedy: "stack.height"
      ) {
        wrong.isActive = false
      }
    }

    private static func meetingTexts() -> Self {
      let (key, value) = (
        text("Estimated time of your arrival at the station"), text("Tomorrow at noon")
      )
      let root = screen(key, value)
      key.topAnchor.constrain(to: root.topAnchor, with: 20)
      value.firstBaselineAnchor.constrain(to: key.firstBaselineAnchor)
      let line = #line
      key.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      value.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return Self(
        root: root, culprits: [key, value], lines: [line + 1, line + 2], remedy: ".leading"
      ) {
        value.leadingAnchor.constrain(to: key.trailingAnchor, with: 8)
        key.widthAnchor.constrain(to: value.widthAnchor)
        for label in [key, value] { label.numberOfLines = 0 }
      }
    }

    private static func leftBelowLeading() -> Self {
      let (title, send) = (text("Title"), button("Send"))
      let root = screen(title, send)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      send.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      let line = #line + 1
      let wrong = send.leftAnchor.constrain(to: root.leftAnchor, with: 16)
      return Self(root: root, culprits: [send], lines: [line], remedy: "leading") {
        wrong.isActive = false
        send.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
    }

    private static func opaqueOverAll() -> Self {
      let (title, send, back) = (text("Title"), button("Send"), plain("back", .black))
      let root = screen(title, send, back)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      send.topAnchor.constrain(to: title.bottomAnchor, with: 20)
      for view in [title, send] { view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16) }
      back.edgeAnchors.constrain(to: root.edgeAnchors)
      return Self(root: root, culprits: [back], remedy: "sendSubviewToBack") {
        root.sendSubviewToBack(back)
      }
    }

    private static func rowsOutside() -> Self {
      let column = plain("column")
      let root = screen(column)
      column.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = column.heightAnchor.constrain(to: 120)
      var top = column.topAnchor
      for row in 0..<5 {
        let row = plain("row\(row)")
        column.addSubviewsUsingAutoLayout(row)
        row.horizontalAnchors.constrain(to: column.horizontalAnchors)
        row.topAnchor.constrain(to: top)
        row.heightAnchor.constrain(to: 40)
        top = row.bottomAnchor
      }
      return Self(root: root, culprits: [column], lines: [line], remedy: "column") {
        wrong.isActive = false
        column.bottomAnchor.constrain(to: top)
      }
    }
  }
#endif
