#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  /// A screen with a mistake as people make it, what its report has to name, and what fixes it.
  @MainActor
  struct PlantedScreen {
    let root: UIView
    /// The views of which a problem has to name one.
    let culprits: [UIView]
    /// The lines of which a problem has to name one, if the mistake is a line.
    var lines: [Int] = []
    /// Words of the remedy.
    let remedy: String
    let fix: () -> Void
  }

  @MainActor func text(_ words: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = words
    label.numberOfLines = lines
    return label
  }

  @MainActor func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  @MainActor func plain(_ name: String, _ color: UIColor? = nil) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.backgroundColor = color
    return view
  }

  @MainActor func screen(_ views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    root.accessibilityIdentifier = "root"
    for view in views { root.addSubviewsUsingAutoLayout(view) }
    return root
  }

  private let long = "A long summary of what happened in the world today, in some more words"

  extension PlantedScreen {
    typealias Named = (name: String, make: @MainActor @Sendable () -> PlantedScreen)

    nonisolated static let all: [Named] =
      single + causes + distances + rooms
      + [
        unplaced, endless, shared, contradicting, repeated, neighboring, signed, edged, directed,
        low,
        hidden, surrounded, covered, pages, doubled, meeting, remedied, contents, limited,
        numbered, circumstantial, looped, multiplying, lined, varying,
      ].flatMap(\.self)

    private nonisolated static let single: [Named] = [
      ("a title between buttons with minima", titleBetweenButtons),
      ("a text in columns of equal width", equalColumns),
      ("a bottom edge with a wrong sign", wrongSignAtTheBottom),
      ("a wrong sign written from the superview", wrongSignFromOutside),
      ("an inequality that lets a view out", turnedInequality),
      ("an inequality that lets views overlap", overlappingInequality),
      ("a multiplied position", multipliedPosition),
      ("a text without a trailing anchor", textWithoutAnEnd),
      ("a view tied to an ancestor", tiedToAnAncestor),
      ("a view below the top of another one", belowATop),
      ("a button outside of its card", buttonOutside),
      ("a button that is clipped away", buttonClippedAway),
      ("a text behind an opaque view", textBehind),
      ("texts of two containers", crossingTexts),
      ("a hidden view between two", hiddenBetween),
      ("a title under the status bar", titleUnderTheStatusBar),
      ("a field under the keyboard", fieldUnderTheKeyboard),
      ("a frame for one width", frameForOneWidth),
      ("colors without a height in a stack", colorsInAStack),
      ("a section that is held open in its width", heldOpenInWidth),
      ("a low row in a stack", lowRow),
      ("a field that is left without room", fieldWithoutRoom),
      ("two heights", twoHeights),
      ("a column that is too low for its rows", lowColumn),
      ("left and right in the middle of a row", leftInTheMiddle),
      ("a cell without an end", cellWithoutAnEnd),
      ("a button that is too low", lowButton),
    ]

    private static func titleBetweenButtons() -> Self {
      let (back, title, more) = (button("Back"), text("A history of it all"), button("More"))
      let root = screen(back, title, more)
      for view in [back, title, more] { view.topAnchor.constrain(to: root.topAnchor, with: 8) }
      back.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      title.leadingAnchor.constrain(to: back.trailingAnchor, with: 8)
      more.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
      more.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line
      let one = back.widthAnchor.constrain(.greaterThanOrEqual, to: 120)
      let other = more.widthAnchor.constrain(.greaterThanOrEqual, to: 120)
      title.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      return Self(
        root: root, culprits: [back, more], lines: [line + 1, line + 2], remedy: ".width"
      ) {
        one.constant = 44
        other.constant = 44
      }
    }

    private static func equalColumns() -> Self {
      let (left, right) = (text("Delivery address of the customer"), text("Total"))
      let root = screen(left, right)
      for view in [left, right] { view.topAnchor.constrain(to: root.topAnchor, with: 8) }
      left.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      right.leadingAnchor.constrain(to: left.trailingAnchor, with: 8)
      right.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 1
      let equal = left.widthAnchor.constrain(to: right.widthAnchor)
      right.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      return Self(root: root, culprits: [left], lines: [line], remedy: "width") {
        equal.isActive = false
        left.numberOfLines = 0
        right.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
    }

    private static func wrongSignAtTheBottom() -> Self {
      let card = plain("card")
      let root = screen(card)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = card.bottomAnchor.constrain(to: root.bottomAnchor, with: 16)
      return Self(root: root, culprits: [card], lines: [line], remedy: "-16") {
        wrong.constant = -16
      }
    }

    private static func wrongSignFromOutside() -> Self {
      let note = text(long, lines: 0)
      let root = screen(note)
      note.topAnchor.constrain(to: root.topAnchor, with: 16)
      note.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      let line = #line + 1
      let wrong = root.trailingAnchor.constrain(to: note.trailingAnchor, with: -20)
      return Self(root: root, culprits: [note], lines: [line], remedy: "20") {
        wrong.constant = 20
      }
    }

    private static func turnedInequality() -> Self {
      let note = text(long)
      let root = screen(note)
      note.topAnchor.constrain(to: root.topAnchor, with: 16)
      note.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      note.lineBreakMode = .byTruncatingTail
      let line = #line + 1
      let wrong = note.trailingAnchor.constrain(
        .greaterThanOrEqual, to: root.trailingAnchor, with: -16)
      return Self(root: root, culprits: [note], lines: [line], remedy: ".lessThanOrEqual") {
        wrong.isActive = false
        note.numberOfLines = 0
        note.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor, with: -16)
      }
    }

    private static func overlappingInequality() -> Self {
      let (title, detail) = (plain("title"), plain("detail"))
      let root = screen(title, detail)
      title.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      detail.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      detail.widthAnchor.constrain(to: 100)
      detail.heightAnchor.constrain(to: 60)
      detail.topAnchor.constrain(to: root.topAnchor, with: 40)
      title.heightAnchor.constrain(to: 200, prioritizeAs: .defaultHigh)
      let line = #line + 1
      let wrong = title.bottomAnchor.constrain(.lessThanOrEqual, to: detail.topAnchor, with: 12)
      return Self(root: root, culprits: [title, detail], lines: [line], remedy: "-12") {
        wrong.constant = -12
      }
    }

    private static func multipliedPosition() -> Self {
      let card = plain("card")
      let root = screen(card)
      card.topAnchor.constrain(to: root.topAnchor, with: 16)
      card.sizeAnchors.constrain(to: CGSize(width: 100, height: 100))
      let line = #line + 1
      let wrong = card.centerXAnchor.constrain(to: root.centerXAnchor, multiplyBy: 2)
      return Self(root: root, culprits: [card], lines: [line], remedy: "multiplie") {
        wrong.isActive = false
        card.centerXAnchor.constrain(to: root.centerXAnchor)
      }
    }

    private static func textWithoutAnEnd() -> Self {
      let note = text(long, lines: 0)
      let root = screen(note)
      note.topAnchor.constrain(to: root.topAnchor, with: 16)
      let line = #line + 1
      note.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      return Self(root: root, culprits: [note], lines: [line], remedy: "trailing") {
        note.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      }
    }

    private static func tiedToAnAncestor() -> Self {
      let (card, title) = (plain("card"), text(long, lines: 0))
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title)
      card.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 40)
      title.topAnchor.constrain(to: card.topAnchor, with: 8)
      title.leadingAnchor.constrain(to: card.leadingAnchor, with: 8)
      let line = #line + 1
      let wrong = title.trailingAnchor.constrain(to: root.trailingAnchor, with: -8)
      return Self(root: root, culprits: [title], lines: [line], remedy: "card") {
        wrong.isActive = false
        title.trailingAnchor.constrain(to: card.trailingAnchor, with: -8)
      }
    }

    private static func belowATop() -> Self {
      let (title, note) = (text("Title"), text("A note"))
      let root = screen(title, note)
      for view in [title, note] {
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
      title.topAnchor.constrain(to: root.topAnchor, with: 16)
      let line = #line + 1
      let wrong = note.topAnchor.constrain(to: title.topAnchor, with: 8)
      return Self(root: root, culprits: [note, title], lines: [line], remedy: "bottom") {
        wrong.isActive = false
        note.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      }
    }

    private static func buttonOutside() -> Self {
      let (card, ok) = (plain("card"), button("OK"))
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(ok)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 100)
      ok.centerXAnchor.constrain(to: card.centerXAnchor)
      let line = #line + 1
      let wrong = ok.topAnchor.constrain(to: card.bottomAnchor, with: 8)
      return Self(root: root, culprits: [ok], lines: [line], remedy: "bottom") {
        wrong.isActive = false
        ok.bottomAnchor.constrain(to: card.bottomAnchor, with: -8)
      }
    }

    private static func buttonClippedAway() -> Self {
      let (card, ok) = (plain("card"), button("OK"))
      let root = screen(card)
      card.clipsToBounds = true
      card.addSubviewsUsingAutoLayout(ok)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 100)
      ok.leadingAnchor.constrain(to: card.leadingAnchor, with: 8)
      let line = #line + 1
      let wrong = ok.topAnchor.constrain(to: card.topAnchor, with: 140)
      return Self(root: root, culprits: [ok], lines: [line, line - 3], remedy: "card") {
        wrong.constant = 20
      }
    }

    private static func textBehind() -> Self {
      let (title, back) = (text("Title"), plain("back"))
      let root = screen(title, back)
      back.backgroundColor = .white
      title.topAnchor.constrain(to: root.topAnchor, with: 16)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      back.edgeAnchors.constrain(to: root.edgeAnchors)
      return Self(root: root, culprits: [back], remedy: "sendSubviewToBack") {
        root.sendSubviewToBack(back)
      }
    }

    private static func crossingTexts() -> Self {
      let (left, right) = (plain("left"), plain("right"))
      let (name, date) = (text("Grace Hopper"), text("1906"))
      let root = screen(left, right)
      left.addSubviewsUsingAutoLayout(name)
      right.addSubviewsUsingAutoLayout(date)
      for (view, inner) in [(left, name), (right, date)] {
        view.topAnchor.constrain(to: root.topAnchor, with: 20)
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        inner.edgeAnchors.constrain(to: view.edgeAnchors)
      }
      return Self(root: root, culprits: [left, right, name, date], remedy: "right") {
        right.removeFromSuperview()
        root.addSubview(right)
        right.topAnchor.constrain(to: left.bottomAnchor, with: 8)
        right.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      }
    }

    private static func hiddenBetween() -> Self {
      let (name, error, field) = (text("Name"), text("Too long"), UITextField())
      let root = screen(name, error, field)
      for view in [name, error, field] {
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        view.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      }
      name.topAnchor.constrain(to: root.topAnchor, with: 20)
      error.isHidden = true
      let line = #line
      error.topAnchor.constrain(to: name.bottomAnchor, with: 4)
      field.topAnchor.constrain(to: error.bottomAnchor, with: 4)
      return Self(
        root: root, culprits: [error], lines: [line + 1, line + 2], remedy: "UIStackView"
      ) {
        error.removeFromSuperview()
        field.topAnchor.constrain(to: name.bottomAnchor, with: 4)
      }
    }

    private static func titleUnderTheStatusBar() -> Self {
      let title = text("Title")
      let root = screen(title)
      let controller = UIViewController()
      controller.view = root
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = title.topAnchor.constrain(to: root.topAnchor, with: 16)
      return Self(root: root, culprits: [title], lines: [line], remedy: "safeAreaLayoutGuide") {
        wrong.isActive = false
        title.topAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor, with: 16)
        withExtendedLifetime(controller) {}
      }
    }

    private static func fieldUnderTheKeyboard() -> Self {
      let field = UITextField()
      let root = screen(field)
      field.placeholder = "Message"
      field.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      field.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 1
      let wrong = field.bottomAnchor.constrain(to: root.bottomAnchor, with: -16)
      root.layoutKeyboardFrame = CGRect(x: 0, y: 367, width: 375, height: 300)
      return Self(root: root, culprits: [field], lines: [line], remedy: "keyboardLayoutGuide") {
        wrong.isActive = false
        field.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor, with: -16)
      }
    }

    private static func frameForOneWidth() -> Self {
      let (header, title) = (plain("header"), text("Title"))
      let root = screen(title)
      header.frame = CGRect(x: 0, y: 0, width: 375, height: 80)
      root.addSubview(header)
      title.topAnchor.constrain(to: header.bottomAnchor, with: 16)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      return Self(root: root, culprits: [header], remedy: "flexible") {
        header.autoresizingMask = .flexibleWidth
      }
    }

    private static func colorsInAStack() -> Self {
      let (top, line) = (text("Title"), plain("line"))
      let stack = UIStackView(arrangedSubviews: [top, line, text("End")])
      stack.axis = .vertical
      let root = screen(stack)
      line.backgroundColor = .black
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return Self(root: root, culprits: [line], remedy: "give line a height") {
        line.heightAnchor.constrain(to: 1)
      }
    }

    private static func heldOpenInWidth() -> Self {
      let (panel, icon) = (plain("panel"), plain("icon"))
      let root = screen(panel)
      panel.addSubviewsUsingAutoLayout(icon)
      panel.clipsToBounds = true
      panel.edgeAnchors.excluding(.trailing).constrain(to: root.edgeAnchors)
      let line = #line + 1
      panel.widthAnchor.constrain(to: 0, prioritizeAs: .required - 1)
      icon.topAnchor.constrain(to: panel.topAnchor, with: 8)
      icon.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
      icon.leadingAnchor.constrain(to: panel.leadingAnchor, with: 8)
      let wrong = icon.trailingAnchor.constrain(to: panel.trailingAnchor, with: -8)
      return Self(root: root, culprits: [panel], lines: [line], remedy: "priority below 999") {
        wrong.isActive = false
        icon.trailingAnchor.constrain(
          to: panel.trailingAnchor, with: -8, prioritizeAs: .required - 2)
      }
    }

    private static func lowRow() -> Self {
      let (title, detail) = (text("Title", lines: 0), text(long, lines: 0))
      let stack = UIStackView(arrangedSubviews: [title, detail])
      stack.axis = .vertical
      let root = screen(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = stack.heightAnchor.constrain(to: 44)
      return Self(root: root, culprits: [stack], lines: [line], remedy: "at least 61") {
        wrong.isActive = false
      }
    }

    private static func fieldWithoutRoom() -> Self {
      let (label, field) = (text("A label of many words"), UITextField())
      let root = screen(label, field)
      field.accessibilityIdentifier = "field"
      field.placeholder = "Name"
      for view in [label, field] { view.topAnchor.constrain(to: root.topAnchor, with: 20) }
      label.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      field.leadingAnchor.constrain(to: label.trailingAnchor, with: 8)
      field.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let line = #line + 1
      let wrong = field.widthAnchor.constrain(.greaterThanOrEqual, to: 200)
      return Self(root: root, culprits: [field], lines: [line], remedy: "field.width") {
        wrong.constant = 80
      }
    }

    private static func twoHeights() -> Self {
      let cover = plain("cover")
      let root = screen(cover)
      root.layoutConflictHandler = { _ in }
      cover.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let line = #line + 1
      let wrong = cover.heightAnchor.constrain(to: 90)
      cover.bottomAnchor.constrain(to: root.topAnchor, with: 70)
      return Self(root: root, culprits: [cover], lines: [line], remedy: "70 instead of 90") {
        wrong.isActive = false
      }
    }

    private static func lowColumn() -> Self {
      let column = plain("column")
      let root = screen(column)
      root.layoutConflictHandler = { _ in }
      column.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      var top = column.topAnchor
      for _ in 0..<3 {
        let row = UIView()
        column.addSubviewsUsingAutoLayout(row)
        row.leadingAnchor.constrain(to: column.leadingAnchor)
        row.trailingAnchor.constrain(to: column.trailingAnchor)
        row.topAnchor.constrain(to: top)
        row.heightAnchor.constrain(to: 44)
        top = row.bottomAnchor
      }
      column.bottomAnchor.constrain(to: top)
      let line = #line + 1
      let wrong = column.heightAnchor.constrain(to: 100)
      return Self(root: root, culprits: [column], lines: [line], remedy: "132 instead of 100") {
        wrong.isActive = false
      }
    }

    private static func leftInTheMiddle() -> Self {
      let (icon, title, badge) = (plain("icon"), text("Title"), plain("badge"))
      let root = screen(icon, title, badge)
      for view in [icon, title, badge] { view.topAnchor.constrain(to: root.topAnchor, with: 16) }
      for view in [icon, badge] {
        view.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
      }
      icon.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      title.leadingAnchor.constrain(to: icon.trailingAnchor, with: 8)
      let line = #line + 1
      let wrong = badge.leftAnchor.constrain(to: title.rightAnchor, with: 8)
      return Self(root: root, culprits: [badge], lines: [line], remedy: "leading") {
        wrong.isActive = false
        badge.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
      }
    }

    private static func cellWithoutAnEnd() -> Self {
      let (card, title, note) = (plain("card"), text("Title"), text(long, lines: 0))
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title, note)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      title.edgeAnchors.excluding(.bottom).constrain(to: card.edgeAnchors, insetBy: 8)
      note.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      note.leadingAnchor.constrain(to: card.leadingAnchor, with: 8)
      note.trailingAnchor.constrain(to: card.trailingAnchor, with: -8)
      note.accessibilityIdentifier = "note"
      return Self(root: root, culprits: [card], remedy: "tie note.bottom to card.bottom") {
        note.bottomAnchor.constrain(to: card.bottomAnchor, with: -8)
      }
    }

    private static func lowButton() -> Self {
      let ok = button("OK")
      let root = screen(ok)
      ok.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = ok.heightAnchor.constrain(to: 30)
      return Self(root: root, culprits: [ok], lines: [line], remedy: "44") { wrong.constant = 44 }
    }
  }
#endif
