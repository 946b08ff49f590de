#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  /// Screens as their authors want them, in which frames alone would look like mistakes.
  @MainActor
  enum OnPurposeScreens {
    typealias Named = (name: String, make: @MainActor @Sendable () -> UIView)

    nonisolated static let all: [Named] =
      placed + meant + floating + inApps + inAppsMore + inDetails + inDetailsMore + inVariants
      + inVariantsMore + overlaid + panels + layered + composed + gaps + beyond + multiplied

    private nonisolated static let placed: [Named] = [
      ("a badge centered on a corner", badgeByCenter),
      ("a badge over a corner by constants", badgeByConstants),
      ("an avatar over the edge of a cover", avatarOverCover),
      ("a button half over a bar", buttonOverBar),
      ("dots on a line", dotsOnALine),
      ("faces in a stack of negative spacing", facesInAStack),
      ("faces far over each other", facesFarOver),
      ("a shadow around a card", shadow),
      ("a hero over the margins", heroOverMargins),
      ("the tail of a bubble", tailOfABubble),
      ("a menu beside the screen", menuBeside),
      ("a menu parked by its width", menuParked),
      ("a sheet that peeks in over texts", sheetOverTexts),
      ("a preview of two lines", preview),
      ("a section of no height", collapsedSection),
      ("a section of no height, optionally", collapsedOptionally),
      ("a parallax picture", parallax),
      ("an action button over a table", actionButton),
      ("a header that sticks", stickyHeader),
      ("a translucent overlay", overlay),
      ("a placeholder in a text view", placeholder),
      ("a spinner on a button", spinner),
      ("a text over a picture with a gradient", textOverPicture),
      ("hidden views in a stack", hiddenInAStack),
      ("buttons and switches as large as their content", naturalButtons),
      ("a handle on the edge of a sheet", handle),
      ("leading in a view between left and right", leadingWithinLeft),
      ("a bar under the status bar", barUnderTheStatusBar),
      ("a frame in a corner", frameInACorner),
      ("a card whose opaque background comes first", opaqueCard),
      ("an alert over a dimmed screen", alert),
      ("a carousel", carousel),
      ("a form with large gaps", form),
    ]

    private static func badgeByCenter() -> UIView {
      let (icon, badge) = (plain("icon"), text("3"))
      let root = screen(icon)
      icon.addSubviewsUsingAutoLayout(badge)
      icon.topAnchor.constrain(to: root.topAnchor, with: 16)
      icon.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      icon.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
      badge.centerXAnchor.constrain(to: icon.trailingAnchor, with: -2)
      badge.centerYAnchor.constrain(to: icon.topAnchor, with: 2)
      return root
    }

    private static func badgeByConstants() -> UIView {
      let (icon, badge) = (plain("icon"), plain("badge"))
      let root = screen(icon)
      icon.addSubviewsUsingAutoLayout(badge)
      icon.topAnchor.constrain(to: root.topAnchor, with: 16)
      icon.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      icon.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
      badge.sizeAnchors.constrain(to: CGSize(width: 16, height: 16))
      badge.topAnchor.constrain(to: icon.topAnchor, with: -6)
      badge.trailingAnchor.constrain(to: icon.trailingAnchor, with: 6)
      return root
    }

    private static func avatarOverCover() -> UIView {
      let (cover, avatar, name) = (UIImageView(), UIImageView(), text("Ada"))
      let root = screen(cover, avatar, name)
      cover.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      cover.heightAnchor.constrain(to: 160)
      avatar.sizeAnchors.constrain(to: CGSize(width: 80, height: 80))
      avatar.centerYAnchor.constrain(to: cover.bottomAnchor)
      avatar.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      name.topAnchor.constrain(to: avatar.bottomAnchor, with: 8)
      name.leadingAnchor.constrain(to: avatar.leadingAnchor)
      return root
    }

    private static func buttonOverBar() -> UIView {
      let (bar, add) = (plain("bar"), button("+"))
      let root = screen(bar)
      bar.addSubviewsUsingAutoLayout(add)
      bar.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      bar.heightAnchor.constrain(to: 49)
      add.centerXAnchor.constrain(to: bar.centerXAnchor)
      add.centerYAnchor.constrain(to: bar.topAnchor)
      add.sizeAnchors.constrain(to: CGSize(width: 56, height: 56))
      return root
    }

    private static func dotsOnALine() -> UIView {
      let (line, first, second) = (plain("line"), plain("first"), plain("second"))
      let root = screen(line, first, second)
      line.backgroundColor = .gray
      line.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      line.topAnchor.constrain(to: root.topAnchor, with: 20)
      line.sizeAnchors.constrain(to: CGSize(width: 2, height: 200))
      for (dot, distance) in [(first, 40.0), (second, 120)] {
        dot.sizeAnchors.constrain(to: CGSize(width: 12, height: 12))
        dot.centerXAnchor.constrain(to: line.centerXAnchor)
        dot.topAnchor.constrain(to: line.topAnchor, with: distance)
      }
      return root
    }

    private static func facesInAStack() -> UIView {
      let faces = (0..<5).map { _ in UIImageView() }
      let stack = UIStackView(arrangedSubviews: faces)
      stack.spacing = -12
      let root = screen(stack)
      for face in faces { face.sizeAnchors.constrain(to: CGSize(width: 40, height: 40)) }
      stack.topAnchor.constrain(to: root.topAnchor, with: 16)
      stack.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      return root
    }

    private static func facesFarOver() -> UIView {
      let faces = (0..<5).map { plain("face\($0)") }
      let root = screen()
      var before: UIView?
      for face in faces {
        root.addSubviewsUsingAutoLayout(face)
        face.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
        face.topAnchor.constrain(to: root.topAnchor, with: 16)
        if let before {
          face.leadingAnchor.constrain(to: before.trailingAnchor, with: -28)
        } else {
          face.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        }
        before = face
      }
      return root
    }

    private static func shadow() -> UIView {
      let (card, shadow) = (plain("card"), plain("shadow"))
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(shadow)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 40)
      card.heightAnchor.constrain(to: 100)
      shadow.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: -12)
      return root
    }

    private static func heroOverMargins() -> UIView {
      let (column, hero, title) = (plain("column"), UIImageView(), text("Title"))
      let root = screen(column)
      column.addSubviewsUsingAutoLayout(hero, title)
      column.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 20)
      hero.topAnchor.constrain(to: column.topAnchor)
      hero.leadingAnchor.constrain(to: column.leadingAnchor, with: -20)
      hero.trailingAnchor.constrain(to: column.trailingAnchor, with: 20)
      hero.heightAnchor.constrain(to: 200)
      title.topAnchor.constrain(to: hero.bottomAnchor, with: 8)
      title.leadingAnchor.constrain(to: column.leadingAnchor)
      return root
    }

    private static func tailOfABubble() -> UIView {
      let (bubble, tail, words) = (plain("bubble"), plain("tail"), text("Hello", lines: 0))
      let root = screen(bubble)
      bubble.addSubviewsUsingAutoLayout(words, tail)
      bubble.topAnchor.constrain(to: root.topAnchor, with: 16)
      bubble.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      bubble.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor, with: -60)
      words.edgeAnchors.constrain(to: bubble.edgeAnchors, insetBy: 8)
      tail.sizeAnchors.constrain(to: CGSize(width: 12, height: 8))
      tail.topAnchor.constrain(to: bubble.bottomAnchor)
      tail.leadingAnchor.constrain(to: bubble.leadingAnchor, with: 16)
      return root
    }

    private static func menuBeside() -> UIView {
      let (menu, content) = (plain("menu"), plain("content"))
      let root = screen(content, menu)
      content.edgeAnchors.constrain(to: root.edgeAnchors)
      menu.verticalAnchors.constrain(to: root.verticalAnchors)
      menu.trailingAnchor.constrain(to: root.leadingAnchor)
      menu.widthAnchor.constrain(to: 280)
      return root
    }

    private static func menuParked() -> UIView {
      let menu = plain("menu")
      let root = screen(menu)
      menu.verticalAnchors.constrain(to: root.verticalAnchors)
      menu.leadingAnchor.constrain(to: root.leadingAnchor, with: -280)
      menu.widthAnchor.constrain(to: 280)
      return root
    }

    private static func sheetOverTexts() -> UIView {
      let (title, sheet, near) = (text("Title"), plain("sheet"), text("Nearby"))
      let root = screen(title, sheet)
      sheet.backgroundColor = .white
      sheet.addSubviewsUsingAutoLayout(near)
      title.bottomAnchor.constrain(to: root.bottomAnchor, with: -60)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      sheet.topAnchor.constrain(to: root.bottomAnchor, with: -120)
      sheet.horizontalAnchors.constrain(to: root.horizontalAnchors)
      sheet.heightAnchor.constrain(to: 400)
      near.topAnchor.constrain(to: sheet.topAnchor, with: 16)
      near.leadingAnchor.constrain(to: sheet.leadingAnchor, with: 16)
      return root
    }

    private static func preview() -> UIView {
      let note = text(String(repeating: "Many words of a long text. ", count: 12), lines: 3)
      let root = screen(note)
      note.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return root
    }

    private static func section(_ root: UIView, _ section: UIView) {
      let (words, ok) = (text("Some words that do not show", lines: 0), button("OK"))
      section.clipsToBounds = true
      section.addSubviewsUsingAutoLayout(words, ok)
      section.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      words.edgeAnchors.excluding(.bottom).constrain(to: section.edgeAnchors, insetBy: 8)
      ok.topAnchor.constrain(to: words.bottomAnchor, with: 8)
      ok.leadingAnchor.constrain(to: section.leadingAnchor, with: 8)
      ok.bottomAnchor.constrain(
        to: section.bottomAnchor, with: -8, prioritizeAs: .defaultHigh)
    }

    private static func collapsedSection() -> UIView {
      let view = plain("section")
      let root = screen(view)
      section(root, view)
      view.heightAnchor.constrain(to: 0)
      return root
    }

    private static func collapsedOptionally() -> UIView {
      let view = plain("section")
      let root = screen(view)
      section(root, view)
      view.heightAnchor.constrain(to: 0, prioritizeAs: .required - 1)
      return root
    }

    private static func parallax() -> UIView {
      let (card, picture) = (plain("card"), UIImageView())
      let root = screen(card)
      card.clipsToBounds = true
      card.addSubviewsUsingAutoLayout(picture)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 160)
      picture.horizontalAnchors.constrain(to: card.horizontalAnchors)
      picture.topAnchor.constrain(to: card.topAnchor, with: -40)
      picture.heightAnchor.constrain(to: 240)
      return root
    }

    private static func actionButton() -> UIView {
      let (table, add) = (UIScrollView(), button("+"))
      let root = screen(table, add)
      let content = text(String(repeating: "A row of a list. ", count: 60), lines: 0)
      table.addSubviewsUsingAutoLayout(content)
      table.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 40)
      content.edgeAnchors.constrain(to: table.contentLayoutGuide.edgeAnchors)
      content.widthAnchor.constrain(to: table.frameLayoutGuide.widthAnchor)
      add.sizeAnchors.constrain(to: CGSize(width: 56, height: 56))
      add.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      add.bottomAnchor.constrain(to: root.bottomAnchor, with: -16)
      return root
    }

    private static func stickyHeader() -> UIView {
      let (scroll, header, content) = (UIScrollView(), text("Header"), plain("content"))
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(content, header)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      content.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 10)
      content.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor, with: -20)
      content.heightAnchor.constrain(to: 2000)
      header.topAnchor.constrain(to: scroll.frameLayoutGuide.topAnchor)
      header.leadingAnchor.constrain(to: scroll.frameLayoutGuide.leadingAnchor)
      return root
    }

    private static func overlay() -> UIView {
      let (title, overlay) = (text("Title"), plain("overlay"))
      let root = screen(title, overlay)
      overlay.backgroundColor = UIColor(white: 0, alpha: 0.4)
      title.topAnchor.constrain(to: root.topAnchor, with: 40)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      overlay.edgeAnchors.constrain(to: root.edgeAnchors)
      return root
    }

    private static func placeholder() -> UIView {
      let (field, hint) = (UITextView(), text("Write a message"))
      let root = screen(field)
      field.addSubviewsUsingAutoLayout(hint)
      field.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      field.heightAnchor.constrain(to: 120)
      hint.topAnchor.constrain(to: field.frameLayoutGuide.topAnchor, with: 8)
      hint.leadingAnchor.constrain(to: field.frameLayoutGuide.leadingAnchor, with: 5)
      return root
    }

    private static func spinner() -> UIView {
      let (save, spinner) = (button("Save"), UIActivityIndicatorView(style: .medium))
      let root = screen(save, spinner)
      save.topAnchor.constrain(to: root.topAnchor, with: 20)
      save.horizontalAnchors.constrain(to: root.layoutMarginsGuide.horizontalAnchors)
      spinner.centerAnchors.constrain(to: save.centerAnchors)
      return root
    }

    private static func textOverPicture() -> UIView {
      let (picture, shade, title) = (UIImageView(), plain("shade"), text("Title"))
      let root = screen(picture, shade, title)
      picture.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      picture.heightAnchor.constrain(to: 200)
      shade.edgeAnchors.excluding(.top).constrain(to: picture.edgeAnchors)
      shade.heightAnchor.constrain(to: 80)
      shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
      title.leadingAnchor.constrain(to: picture.leadingAnchor, with: 16)
      title.bottomAnchor.constrain(to: picture.bottomAnchor, with: -16)
      return root
    }

    private static func hiddenInAStack() -> UIView {
      let (first, second, third) = (text("One"), text("Two"), text("Three"))
      let stack = UIStackView(arrangedSubviews: [first, second, third])
      stack.axis = .vertical
      second.isHidden = true
      let root = screen(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return root
    }

    private static func naturalButtons() -> UIView {
      let (ok, choice) = (button("OK"), UISwitch())
      let root = screen(ok, choice)
      ok.topAnchor.constrain(to: root.topAnchor, with: 20)
      ok.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      choice.centerYAnchor.constrain(to: ok.centerYAnchor)
      choice.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return root
    }

    private static func handle() -> UIView {
      let (sheet, handle) = (plain("sheet"), plain("handle"))
      let root = screen(sheet)
      sheet.addSubviewsUsingAutoLayout(handle)
      sheet.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      sheet.heightAnchor.constrain(to: 300)
      handle.centerXAnchor.constrain(to: sheet.centerXAnchor)
      handle.centerYAnchor.constrain(to: sheet.topAnchor)
      handle.sizeAnchors.constrain(to: CGSize(width: 40, height: 6))
      return root
    }

    private static func leadingWithinLeft() -> UIView {
      let (card, title) = (plain("card"), text("Title"))
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title)
      card.leftAnchor.constrain(to: root.leftAnchor, with: 16)
      card.rightAnchor.constrain(to: root.rightAnchor, with: -16)
      card.topAnchor.constrain(to: root.topAnchor, with: 16)
      title.edgeAnchors.excluding(.trailing).constrain(to: card.edgeAnchors, insetBy: 8)
      return root
    }

    private static func barUnderTheStatusBar() -> UIView {
      let (bar, title) = (plain("bar"), text("Title"))
      let root = screen(bar)
      bar.backgroundColor = .white
      bar.addSubviewsUsingAutoLayout(title)
      let controller = UIViewController()
      controller.view = root
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      bar.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      bar.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor, with: 44)
      title.centerXAnchor.constrain(to: bar.centerXAnchor)
      title.bottomAnchor.constrain(to: bar.bottomAnchor, with: -12)
      return root
    }

    private static func frameInACorner() -> UIView {
      let (title, mark) = (text("Title"), plain("mark"))
      let root = screen(title)
      mark.frame = CGRect(x: 0, y: 100, width: 24, height: 24)
      root.addSubview(mark)
      title.topAnchor.constrain(to: root.topAnchor, with: 40)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      return root
    }

    private static func opaqueCard() -> UIView {
      let (card, title, note) = (plain("card"), text("Title"), text("Note"))
      let root = screen(card, title)
      card.backgroundColor = .white
      card.addSubviewsUsingAutoLayout(note)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 100)
      title.topAnchor.constrain(to: card.topAnchor, with: 8)
      title.leadingAnchor.constrain(to: card.leadingAnchor, with: 8)
      note.bottomAnchor.constrain(to: card.bottomAnchor, with: -8)
      note.leadingAnchor.constrain(to: card.leadingAnchor, with: 8)
      return root
    }

    private static func alert() -> UIView {
      let (title, dim, alert) = (text("Title"), plain("dim"), plain("alert"))
      let (words, ok) = (text("Delete it?", lines: 0), button("OK"))
      let root = screen(title, dim, alert)
      dim.backgroundColor = UIColor(white: 0, alpha: 0.4)
      alert.backgroundColor = .white
      alert.addSubviewsUsingAutoLayout(words, ok)
      title.centerAnchors.constrain(to: root.centerAnchors)
      dim.edgeAnchors.constrain(to: root.edgeAnchors)
      alert.centerAnchors.constrain(to: root.centerAnchors)
      alert.widthAnchor.constrain(to: 270)
      words.edgeAnchors.excluding(.bottom).constrain(to: alert.edgeAnchors, insetBy: 16)
      ok.topAnchor.constrain(to: words.bottomAnchor, with: 16)
      ok.centerXAnchor.constrain(to: alert.centerXAnchor)
      ok.bottomAnchor.constrain(to: alert.bottomAnchor, with: -8)
      return root
    }

    private static func carousel() -> UIView {
      let (scroll, row) = (UIScrollView(), UIStackView())
      let root = screen(scroll)
      for number in 0..<8 {
        let card = text("Card \(number)", lines: 0)
        row.addArrangedSubview(card)
        card.sizeAnchors.constrain(to: CGSize(width: 120, height: 80))
      }
      row.spacing = 8
      scroll.addSubviewsUsingAutoLayout(row)
      scroll.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      scroll.heightAnchor.constrain(to: 80)
      row.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      row.heightAnchor.constrain(to: scroll.frameLayoutGuide.heightAnchor)
      return root
    }

    private static func form() -> UIView {
      let (name, mail, send) = (UITextField(), UITextField(), button("Send"))
      let root = screen(name, mail, send)
      for field in [name, mail] {
        field.horizontalAnchors.constrain(to: root.layoutMarginsGuide.horizontalAnchors)
        field.placeholder = "Name"
      }
      name.topAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor, with: 20)
      mail.topAnchor.constrain(to: name.bottomAnchor, with: 12)
      send.topAnchor.constrain(to: mail.bottomAnchor, with: 24)
      send.centerXAnchor.constrain(to: root.centerXAnchor)
      send.sizeAnchors.constrain(.greaterThanOrEqual, to: CGSize(width: 44, height: 44))
      return root
    }
  }
#endif
