#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Screens of apps, with what designers do on purpose.
  extension OnPurposeScreens {
    nonisolated static let inApps: [Named] = [
      ("cart badge", cartBadge),
      ("ticket stub", ticketStub),
      ("bottom sheet", bottomSheet),
      ("face pile", facePile),
      ("collapsed", collapsed),
      ("parallax header", parallaxHeader),
      ("hero beyond", heroBeyond),
      ("pull handle", pullHandle),
      ("gradient text", gradientText),
      ("shadow card", shadowCard),
      ("loader", loader),
      ("blurred", blurred),
      ("avatar over", avatarOver),
      ("tab indicator", tabIndicator),
      ("paging", paging),
      ("peeking", peeking),
      ("toolbar above keyboard", toolbarAboveKeyboard),
      ("sticky", sticky),
      ("watermarked", watermarked),
      ("tooltip arrow", tooltipArrow),
      ("fab", fab),
      ("translucent siblings", translucentSiblings),
    ]

    private static func cartBadge() -> UIView {
      let (cart, count) = (button("Cart"), label("12", .caption2))
      let root = screen(cart)
      cart.addSubviewsUsingAutoLayout(count)
      count.backgroundColor = .red
      count.textAlignment = .center
      cart.topAnchor.constrain(to: root.topAnchor, with: 40)
      cart.trailingAnchor.constrain(to: root.trailingAnchor, with: -20)
      cart.sizeAnchors.constrain(to: CGSize(width: 60, height: 44))
      count.centerXAnchor.constrain(to: cart.trailingAnchor, with: -4)
      count.centerYAnchor.constrain(to: cart.topAnchor, with: 4)
      count.widthAnchor.constrain(.greaterThanOrEqual, to: count.heightAnchor)
      return root
    }

    private static func ticketStub() -> UIView {
      let (ticket, notch, other, title) = (
        plain("ticket", .white), plain("notch", .black), plain("other", .black),
        label("Row 7, seat 12")
      )
      let root = screen(ticket)
      ticket.addSubviewsUsingAutoLayout(title, notch, other)
      ticket.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      ticket.heightAnchor.constrain(to: 120)
      title.centerAnchors.constrain(to: ticket.centerAnchors)
      for view in [notch, other] {
        view.sizeAnchors.constrain(to: CGSize(width: 20, height: 20))
        view.centerYAnchor.constrain(to: ticket.centerYAnchor)
      }
      notch.centerXAnchor.constrain(to: ticket.leadingAnchor)
      other.centerXAnchor.constrain(to: ticket.trailingAnchor)
      return root
    }

    private static func bottomSheet() -> UIView {
      let (map, sheet, title, list) = (
        plain("map", .green), plain("sheet", .white), label("Nearby", .headline), UITableView()
      )
      let root = screen(map, sheet)
      let controller = controlled(root)
      sheet.addSubviewsUsingAutoLayout(title, list)
      sheet.layer.cornerRadius = 16
      map.edgeAnchors.constrain(to: root.edgeAnchors)
      sheet.topAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -160)
      sheet.horizontalAnchors.constrain(to: root.horizontalAnchors)
      sheet.heightAnchor.constrain(to: root.heightAnchor, multiplyBy: 0.8)
      title.topAnchor.constrain(to: sheet.topAnchor, with: 16)
      title.centerXAnchor.constrain(to: sheet.centerXAnchor)
      list.topAnchor.constrain(to: title.bottomAnchor, with: 12)
      list.horizontalAnchors.constrain(to: sheet.horizontalAnchors)
      list.bottomAnchor.constrain(to: sheet.bottomAnchor)
      held.append(controller)
      return root
    }

    private static func facePile() -> UIView {
      let names = label("Ada, Grace and 3 more like this", lines: 0)
      let faces = (0..<4).map { plain("face\($0)", .gray) }
      let root = screen()
      root.addSubviewsUsingAutoLayout(faces + [names])
      for (index, face) in faces.enumerated() {
        face.sizeAnchors.constrain(to: CGSize(width: 28, height: 28))
        face.topAnchor.constrain(to: root.topAnchor, with: 24)
        if index == 0 {
          face.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        } else {
          face.leadingAnchor.constrain(to: faces[index - 1].leadingAnchor, with: 18)
        }
      }
      names.leadingAnchor.constrain(to: faces[3].trailingAnchor, with: 8)
      names.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor, with: -16)
      names.topAnchor.constrain(to: faces[3].topAnchor, with: 4)
      return root
    }

    private static func collapsed() -> UIView {
      let (header, section, inner, next) = (
        label("Address", .headline), plain("section"), field("Street"), label("Payment", .headline)
      )
      let root = screen(header, section, next)
      section.clipsToBounds = true
      section.addSubviewsUsingAutoLayout(inner)
      header.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      section.topAnchor.constrain(to: header.bottomAnchor)
      section.horizontalAnchors.constrain(to: header.horizontalAnchors)
      section.heightAnchor.constrain(to: 0)
      inner.edgeAnchors.excluding(.bottom).constrain(to: section.edgeAnchors)
      inner.bottomAnchor.constrain(to: section.bottomAnchor, prioritizeAs: .defaultHigh)
      next.topAnchor.constrain(to: section.bottomAnchor, with: 12)
      next.horizontalAnchors.constrain(to: header.horizontalAnchors)
      return root
    }

    private static func parallaxHeader() -> UIView {
      let (scroll, image, content) = (
        UIScrollView(), picture("image", 600, 400), plain("content", .white)
      )
      let text = label(String(repeating: "Many words about the place. ", count: 40), lines: 0)
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(image, content)
      content.addSubviewsUsingAutoLayout(text)
      image.contentMode = .scaleAspectFill
      image.clipsToBounds = true
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      image.topAnchor.constrain(to: root.topAnchor)
      image.horizontalAnchors.constrain(to: scroll.frameLayoutGuide.horizontalAnchors)
      image.bottomAnchor.constrain(to: content.topAnchor)
      content.topAnchor.constrain(to: scroll.contentLayoutGuide.topAnchor, with: 240)
      content.horizontalAnchors.constrain(to: scroll.contentLayoutGuide.horizontalAnchors)
      content.bottomAnchor.constrain(to: scroll.contentLayoutGuide.bottomAnchor)
      content.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      text.edgeAnchors.constrain(to: content.edgeAnchors, insetBy: 16)
      return root
    }

    private static func heroBeyond() -> UIView {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 375, height: 220))
      let (hero, title) = (picture("hero", 600, 600), label("Dunes", .title3))
      cell.contentView.clipsToBounds = true
      cell.contentView.addSubviewsUsingAutoLayout(hero, title)
      hero.contentMode = .scaleAspectFill
      hero.centerAnchors.constrain(to: cell.contentView.centerAnchors)
      hero.widthAnchor.constrain(to: cell.contentView.widthAnchor)
      hero.heightAnchor.constrain(to: cell.contentView.heightAnchor, multiplyBy: 1.4)
      title.leadingAnchor.constrain(to: cell.contentView.leadingAnchor, with: 16)
      title.bottomAnchor.constrain(to: cell.contentView.bottomAnchor, with: -16)
      return cell
    }

    private static func pullHandle() -> UIView {
      let (drawer, handle, title) = (
        plain("drawer", .white), plain("handle", .gray), label("Layers", .headline)
      )
      let root = screen(drawer, handle)
      drawer.addSubviewsUsingAutoLayout(title)
      drawer.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      drawer.heightAnchor.constrain(to: root.heightAnchor, multiplyBy: 0.5)
      handle.sizeAnchors.constrain(to: CGSize(width: 36, height: 5))
      handle.centerXAnchor.constrain(to: drawer.centerXAnchor)
      handle.topAnchor.constrain(to: drawer.topAnchor, with: -10)
      title.topAnchor.constrain(to: drawer.topAnchor, with: 16)
      title.leadingAnchor.constrain(to: drawer.leadingAnchor, with: 16)
      return root
    }

    private static func gradientText() -> UIView {
      let (photo, shade, title, note) = (
        picture("photo", 400, 300), plain("shade", UIColor(white: 0, alpha: 0.6)),
        label("Lisbon", .largeTitle), label("From 89 €")
      )
      let root = screen(photo, shade, title, note)
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
      photo.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      photo.heightAnchor.constrain(to: photo.widthAnchor, multiplyBy: 0.5)
      shade.horizontalAnchors.constrain(to: photo.horizontalAnchors)
      shade.bottomAnchor.constrain(to: photo.bottomAnchor)
      shade.topAnchor.constrain(to: title.topAnchor, with: -24)
      title.leadingAnchor.constrain(to: photo.leadingAnchor, with: 16)
      title.trailingAnchor.constrain(.lessThanOrEqual, to: photo.trailingAnchor, with: -16)
      note.leadingAnchor.constrain(to: title.leadingAnchor)
      note.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      note.bottomAnchor.constrain(to: photo.bottomAnchor, with: -16)
      return root
    }

    private static func shadowCard() -> UIView {
      let (shadow, card, title) = (
        plain("shadow", UIColor(white: 0, alpha: 0.1)), plain("card", .white),
        label("Statement", .headline)
      )
      let root = screen(shadow, card)
      card.addSubviewsUsingAutoLayout(title)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 20)
      title.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 16)
      shadow.topAnchor.constrain(to: card.topAnchor, with: 4)
      shadow.bottomAnchor.constrain(to: card.bottomAnchor, with: 8)
      shadow.leadingAnchor.constrain(to: card.leadingAnchor, with: -4)
      shadow.trailingAnchor.constrain(to: card.trailingAnchor, with: 4)
      return root
    }

    private static func loader() -> UIView {
      let (list, cover, spinner, words) = (
        UIStackView(), plain("cover", UIColor(white: 1, alpha: 0.8)),
        UIActivityIndicatorView(style: .large), label("Loading")
      )
      for number in 0..<6 { list.addArrangedSubview(label("Row \(number)")) }
      list.axis = .vertical
      list.spacing = 12
      let root = screen(list, cover)
      cover.addSubviewsUsingAutoLayout(spinner, words)
      list.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      cover.edgeAnchors.constrain(to: root.edgeAnchors)
      spinner.centerAnchors.constrain(to: cover.centerAnchors)
      words.topAnchor.constrain(to: spinner.bottomAnchor, with: 8)
      words.centerXAnchor.constrain(to: cover.centerXAnchor)
      return root
    }

    private static func blurred() -> UIView {
      let (photo, blur, title) = (
        picture("photo", 500, 500), UIVisualEffectView(effect: UIBlurEffect(style: .light)),
        label("Now playing", .headline)
      )
      let root = screen(photo, blur)
      blur.contentView.addSubviewsUsingAutoLayout(title)
      photo.edgeAnchors.constrain(to: root.edgeAnchors)
      blur.horizontalAnchors.constrain(to: root.horizontalAnchors)
      blur.bottomAnchor.constrain(to: root.bottomAnchor)
      blur.heightAnchor.constrain(to: 90)
      title.edgeAnchors.constrain(to: blur.contentView.edgeAnchors, insetBy: 16)
      photo.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      photo.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      return root
    }

    private static func avatarOver() -> UIView {
      let (cover, avatar, edit, name) = (
        plain("cover", .blue), plain("avatar", .gray), button("Edit"),
        label("Ada Lovelace", .title2)
      )
      let root = screen(cover, avatar, edit, name)
      cover.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      cover.heightAnchor.constrain(to: 150)
      avatar.sizeAnchors.constrain(to: CGSize(width: 96, height: 96))
      avatar.leadingAnchor.constrain(to: root.layoutMarginsGuide.leadingAnchor)
      avatar.topAnchor.constrain(to: cover.bottomAnchor, with: -48)
      edit.topAnchor.constrain(to: cover.bottomAnchor, with: 8)
      edit.trailingAnchor.constrain(to: root.layoutMarginsGuide.trailingAnchor)
      name.topAnchor.constrain(to: avatar.bottomAnchor, with: 12)
      name.leadingAnchor.constrain(to: avatar.leadingAnchor)
      name.trailingAnchor.constrain(.lessThanOrEqual, to: root.layoutMarginsGuide.trailingAnchor)
      return root
    }

    private static func tabIndicator() -> UIView {
      let tabs = ["Posts", "Likes", "Media"].map(button)
      let (bar, mark, divider) = (
        UIStackView(arrangedSubviews: tabs), plain("mark", .blue), plain("divider", .gray)
      )
      bar.distribution = .fillEqually
      let root = screen(bar, divider, mark)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors)
      bar.topAnchor.constrain(to: root.topAnchor, with: 20)
      bar.heightAnchor.constrain(to: 48)
      divider.horizontalAnchors.constrain(to: bar.horizontalAnchors)
      divider.bottomAnchor.constrain(to: bar.bottomAnchor)
      divider.heightAnchor.constrain(to: 1)
      mark.heightAnchor.constrain(to: 3)
      mark.bottomAnchor.constrain(to: bar.bottomAnchor)
      mark.centerXAnchor.constrain(to: tabs[1].centerXAnchor)
      mark.widthAnchor.constrain(to: tabs[1].widthAnchor, multiplyBy: 0.6)
      return root
    }

    private static func paging() -> UIView {
      let (scroll, dots) = (UIScrollView(), UIPageControl())
      dots.numberOfPages = 3
      let pages = (0..<3).map { plain("page\($0)", .white) }
      let root = screen(scroll, dots)
      scroll.isPagingEnabled = true
      scroll.addSubviewsUsingAutoLayout(pages)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      var edge = scroll.contentLayoutGuide.leadingAnchor
      for (number, page) in pages.enumerated() {
        let words = label("Page \(number)", .title1)
        page.addSubviewsUsingAutoLayout(words)
        words.centerAnchors.constrain(to: page.centerAnchors)
        page.leadingAnchor.constrain(to: edge)
        page.verticalAnchors.constrain(to: scroll.contentLayoutGuide.verticalAnchors)
        page.sizeAnchors.constrain(to: scroll.frameLayoutGuide.sizeAnchors)
        edge = page.trailingAnchor
      }
      edge.constrain(to: scroll.contentLayoutGuide.trailingAnchor)
      dots.centerXAnchor.constrain(to: root.centerXAnchor)
      dots.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -16)
      return root
    }

    private static func peeking() -> UIView {
      let (scroll, row, title) = (UIScrollView(), UIStackView(), label("For you", .title3))
      scroll.clipsToBounds = false
      row.spacing = 12
      let root = screen(title, scroll)
      scroll.addSubviewsUsingAutoLayout(row)
      title.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      scroll.topAnchor.constrain(to: title.bottomAnchor, with: 12)
      scroll.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 24)
      scroll.heightAnchor.constrain(to: 180)
      row.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      row.heightAnchor.constrain(to: scroll.frameLayoutGuide.heightAnchor)
      for number in 0..<4 {
        let (card, name) = (plain("card\(number)", .gray), label("Mix \(number)"))
        row.addArrangedSubview(card)
        card.addSubviewsUsingAutoLayout(name)
        name.leadingAnchor.constrain(to: card.leadingAnchor, with: 8)
        name.bottomAnchor.constrain(to: card.bottomAnchor, with: -8)
        card.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      }
      return root
    }

    private static func toolbarAboveKeyboard() -> UIView {
      let (text, bar) = (
        UITextView(),
        UIStackView(arrangedSubviews: [button("Bold"), button("Italic"), button("List")])
      )
      text.text = "A note"
      bar.distribution = .fillEqually
      bar.backgroundColor = .white
      let root = screen(text, bar)
      text.edgeAnchors.excluding(.bottom).constrain(to: root.safeAreaLayoutGuide.edgeAnchors)
      text.bottomAnchor.constrain(to: bar.topAnchor)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors)
      bar.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor)
      bar.heightAnchor.constrain(to: 48)
      root.layoutKeyboardFrame = CGRect(x: 0, y: 376, width: 375, height: 291)
      return root
    }

    private static func sticky() -> UIView {
      let (scroll, header, stack, name) = (
        UIScrollView(), plain("header", .white), UIStackView(), label("B", .headline)
      )
      stack.axis = .vertical
      stack.spacing = 20
      for word in ["Bach", "Bartók", "Beethoven", "Berg", "Berlioz"] {
        stack.addArrangedSubview(label(word))
      }
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(stack, header)
      header.addSubviewsUsingAutoLayout(name)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      stack.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 16)
      stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor).constant = -32
      header.horizontalAnchors.constrain(to: scroll.frameLayoutGuide.horizontalAnchors)
      header.topAnchor.constrain(.greaterThanOrEqual, to: scroll.frameLayoutGuide.topAnchor)
      header.topAnchor.constrain(
        to: scroll.contentLayoutGuide.topAnchor, prioritizeAs: .defaultHigh)
      name.edgeAnchors.constrain(to: header.edgeAnchors, insetBy: 8)
      return root
    }

    private static func watermarked() -> UIView {
      let (mark, title, total) = (
        label("PAID", .largeTitle), label("Invoice 47", .headline), label("Total 120 €")
      )
      mark.alpha = 0.2
      mark.transform = CGAffineTransform(rotationAngle: -0.5)
      let root = screen(mark, title, total)
      mark.centerAnchors.constrain(to: root.centerAnchors)
      title.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 20)
      total.centerYAnchor.constrain(to: root.centerYAnchor)
      total.leadingAnchor.constrain(to: title.leadingAnchor)
      total.trailingAnchor.constrain(.lessThanOrEqual, to: title.trailingAnchor)
      return root
    }

    private static func tooltipArrow() -> UIView {
      let (help, tip, arrow, words) = (
        button("?"), plain("tip", .black), plain("arrow", .black),
        label("Pull to refresh", lines: 0)
      )
      let root = screen(help, tip)
      tip.addSubviewsUsingAutoLayout(words, arrow)
      help.topAnchor.constrain(to: root.topAnchor, with: 100)
      help.centerXAnchor.constrain(to: root.centerXAnchor)
      tip.topAnchor.constrain(to: help.bottomAnchor, with: 10)
      tip.centerXAnchor.constrain(to: help.centerXAnchor)
      tip.widthAnchor.constrain(.lessThanOrEqual, to: 240)
      words.edgeAnchors.constrain(to: tip.edgeAnchors, insetBy: 10)
      arrow.sizeAnchors.constrain(to: CGSize(width: 14, height: 14))
      arrow.centerXAnchor.constrain(to: tip.centerXAnchor)
      arrow.centerYAnchor.constrain(to: tip.topAnchor)
      return root
    }

    private static func fab() -> UIView {
      let (table, add) = (UITableView(), button("+"))
      let root = screen(table, add)
      let controller = controlled(root)
      held.append(controller)
      table.edgeAnchors.constrain(to: root.edgeAnchors)
      add.backgroundColor = .blue
      add.sizeAnchors.constrain(to: CGSize(width: 56, height: 56))
      add.trailingAnchor.constrain(to: root.safeAreaLayoutGuide.trailingAnchor, with: -20)
      add.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -20)
      return root
    }

    private static func translucentSiblings() -> UIView {
      let (one, two, title) = (
        plain("one", UIColor(white: 1, alpha: 0.3)), plain("two", UIColor(white: 0, alpha: 0.3)),
        label("Mix")
      )
      let root = screen(one, two, title)
      one.topAnchor.constrain(to: root.topAnchor, with: 60)
      one.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      two.topAnchor.constrain(to: root.topAnchor, with: 100)
      two.leadingAnchor.constrain(to: root.leadingAnchor, with: 90)
      for view in [one, two] { view.sizeAnchors.constrain(to: CGSize(width: 120, height: 120)) }
      title.topAnchor.constrain(to: root.topAnchor, with: 260)
      title.centerXAnchor.constrain(to: root.centerXAnchor)
      return root
    }
  }
#endif
