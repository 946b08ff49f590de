#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Panels, notches and handles of apps.
  extension OnPurposeScreens {
    nonisolated static let panels: [Named] = [
      ("a sheet over a map", mapSheet),
      ("cards in a wallet", wallet),
      ("a row that is swiped", swipeRow),
      ("a hint beside a button", coachMark),
      ("a field above the keyboard", chatInput),
      ("the notches of a ticket", ticket),
      ("a price over the edge of a picture", priceTag),
      ("the handles of a frame", cropFrame),
      ("two faces in the place of one", avatarsGroup),
      ("full stars over empty ones", rating),
    ]

    private static func mapSheet() -> UIView {
      let (map, sheet, grabber, search, locate) = (
        plain("map", .green), plain("sheet", .white), plain("grabber", .gray), UISearchBar(),
        button("Locate me")
      )
      let root = screen(map, locate, sheet)
      held.append(controlled(root))
      map.edgeAnchors.constrain(to: root.edgeAnchors)
      sheet.addSubviewsUsingAutoLayout(grabber, search)
      sheet.horizontalAnchors.constrain(to: root.horizontalAnchors)
      sheet.heightAnchor.constrain(to: root.heightAnchor, multiplyBy: 0.9)
      sheet.topAnchor.constrain(to: root.bottomAnchor, with: -200)
      grabber.centerXAnchor.constrain(to: sheet.centerXAnchor)
      grabber.topAnchor.constrain(to: sheet.topAnchor, with: 6)
      grabber.sizeAnchors.constrain(to: CGSize(width: 36, height: 5))
      search.topAnchor.constrain(to: grabber.bottomAnchor, with: 8)
      search.horizontalAnchors.constrain(to: sheet.horizontalAnchors, insetBy: 8)
      locate.trailingAnchor.constrain(to: root.trailingAnchor, with: -12)
      locate.bottomAnchor.constrain(to: sheet.topAnchor, with: -12)
      return root
    }

    private static func wallet() -> UIView {
      let root = screen()
      var last: UIView?
      for name in ["Visa", "Transit", "Gym"] {
        let (card, title) = (plain("card", .orange), label(name, .headline))
        root.addSubviewsUsingAutoLayout(card)
        card.addSubviewsUsingAutoLayout(title)
        card.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
        card.heightAnchor.constrain(to: 200)
        if let last {
          card.topAnchor.constrain(to: last.topAnchor, with: 64)
        } else {
          card.topAnchor.constrain(to: root.topAnchor, with: 60)
        }
        title.topAnchor.constrain(to: card.topAnchor, with: 12)
        title.leadingAnchor.constrain(to: card.leadingAnchor, with: 16)
        last = card
      }
      return root
    }

    private static func swipeRow() -> UIView {
      let (row, front, archive, subject) = (
        plain("row", .white), plain("front", .white), button("Archive"), label("Invoice", .headline)
      )
      archive.backgroundColor = .green
      row.clipsToBounds = true
      let root = screen(row)
      row.addSubviewsUsingAutoLayout(archive, front)
      front.addSubviewsUsingAutoLayout(subject)
      row.horizontalAnchors.constrain(to: root.horizontalAnchors)
      row.topAnchor.constrain(to: root.topAnchor, with: 60)
      archive.trailingAnchor.constrain(to: row.trailingAnchor)
      archive.verticalAnchors.constrain(to: row.verticalAnchors)
      archive.widthAnchor.constrain(to: 140)
      front.verticalAnchors.constrain(to: row.verticalAnchors)
      front.widthAnchor.constrain(to: row.widthAnchor)
      front.trailingAnchor.constrain(to: row.trailingAnchor, with: -140)
      subject.verticalAnchors.constrain(to: front.verticalAnchors, insetBy: 20)
      subject.trailingAnchor.constrain(to: front.trailingAnchor, with: -16)
      return root
    }

    private static func coachMark() -> UIView {
      let (add, dim, ring, tip, words, arrow) = (
        button("Add"), plain("dim"), plain("ring"), plain("tip", .white),
        label("Tap here to add your first note", lines: 0), plain("arrow", .white)
      )
      dim.backgroundColor = UIColor(white: 0, alpha: 0.6)
      let root = screen(add, dim, ring, tip)
      add.topAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor, with: 8)
      add.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      dim.edgeAnchors.constrain(to: root.edgeAnchors)
      ring.edgeAnchors.constrain(to: add.edgeAnchors, insetBy: -8)
      tip.addSubviewsUsingAutoLayout(words, arrow)
      tip.topAnchor.constrain(to: ring.bottomAnchor, with: 16)
      tip.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      tip.widthAnchor.constrain(.lessThanOrEqual, to: 240)
      words.edgeAnchors.constrain(to: tip.edgeAnchors, insetBy: 12)
      arrow.bottomAnchor.constrain(to: tip.topAnchor)
      arrow.trailingAnchor.constrain(to: tip.trailingAnchor, with: -20)
      arrow.sizeAnchors.constrain(to: CGSize(width: 16, height: 8))
      return root
    }

    private static func chatInput() -> UIView {
      let (list, bar, input, send) = (
        UITableView(), UIVisualEffectView(effect: UIBlurEffect(style: .regular)), UITextView(),
        button("Send")
      )
      input.isScrollEnabled = false
      let root = screen(list, bar)
      held.append(controlled(root))
      list.edgeAnchors.constrain(to: root.edgeAnchors)
      bar.contentView.addSubviewsUsingAutoLayout(input, send)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors)
      bar.bottomAnchor.constrain(to: root.bottomAnchor)
      input.leadingAnchor.constrain(to: bar.contentView.leadingAnchor, with: 12)
      input.topAnchor.constrain(to: bar.contentView.topAnchor, with: 8)
      input.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor, with: -8)
      input.heightAnchor.constrain(.lessThanOrEqual, to: 120)
      send.leadingAnchor.constrain(to: input.trailingAnchor, with: 8)
      send.trailingAnchor.constrain(to: bar.contentView.trailingAnchor, with: -12)
      send.bottomAnchor.constrain(to: input.bottomAnchor)
      send.setContentHuggingPriority(.required, for: .horizontal)
      send.setContentCompressionResistancePriority(.required, for: .horizontal)
      return root
    }

    private static func ticket() -> UIView {
      let (ticket, dash, left, right, code) = (
        plain("ticket", .white), plain("dash", .gray), plain("left", .gray), plain("right", .gray),
        picture("code", 120, 120)
      )
      ticket.clipsToBounds = true
      let root = screen(ticket)
      ticket.addSubviewsUsingAutoLayout(dash, left, right, code)
      ticket.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 20)
      ticket.topAnchor.constrain(to: root.topAnchor, with: 60)
      ticket.heightAnchor.constrain(to: 340)
      dash.horizontalAnchors.constrain(to: ticket.horizontalAnchors, insetBy: 12)
      dash.heightAnchor.constrain(to: 1)
      dash.centerYAnchor.constrain(to: ticket.centerYAnchor)
      for (notch, edge) in [(left, ticket.leadingAnchor), (right, ticket.trailingAnchor)] {
        notch.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
        notch.centerXAnchor.constrain(to: edge)
        notch.centerYAnchor.constrain(to: dash.centerYAnchor)
      }
      code.centerXAnchor.constrain(to: ticket.centerXAnchor)
      code.topAnchor.constrain(to: dash.bottomAnchor, with: 16)
      return root
    }

    private static func priceTag() -> UIView {
      let (photo, tag, price) = (
        plain("photo", .gray), plain("tag", .white), label("89 €", .headline)
      )
      let root = screen(photo, tag)
      tag.addSubviewsUsingAutoLayout(price)
      photo.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      photo.topAnchor.constrain(to: root.topAnchor, with: 60)
      photo.heightAnchor.constrain(to: 200)
      tag.trailingAnchor.constrain(to: photo.trailingAnchor, with: -16)
      tag.topAnchor.constrain(to: photo.bottomAnchor, with: -20)
      price.edgeAnchors.constrain(to: tag.edgeAnchors, insetBy: 8)
      return root
    }

    private static func cropFrame() -> UIView {
      let (photo, frame) = (picture("photo", 300, 400), plain("frame"))
      let root = screen(photo, frame)
      photo.centerAnchors.constrain(to: root.centerAnchors)
      photo.sizeAnchors.constrain(to: CGSize(width: 240, height: 320))
      frame.centerAnchors.constrain(to: photo.centerAnchors)
      frame.sizeAnchors.constrain(to: CGSize(width: 200, height: 200))
      for (x, y) in [
        (frame.leadingAnchor, frame.topAnchor), (frame.trailingAnchor, frame.bottomAnchor),
      ] {
        let handle = plain("handle", .white)
        root.addSubviewsUsingAutoLayout(handle)
        handle.sizeAnchors.constrain(to: CGSize(width: 20, height: 20))
        handle.centerXAnchor.constrain(to: x)
        handle.centerYAnchor.constrain(to: y)
      }
      return root
    }

    private static func avatarsGroup() -> UIView {
      let group = plain("group")
      let root = screen(group)
      group.sizeAnchors.constrain(to: CGSize(width: 60, height: 60))
      group.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      group.topAnchor.constrain(to: root.topAnchor, with: 60)
      let (one, two) = (plain("one", .red), plain("two", .blue))
      group.addSubviewsUsingAutoLayout(one, two)
      for view in [one, two] { view.sizeAnchors.constrain(to: CGSize(width: 38, height: 38)) }
      one.leadingAnchor.constrain(to: group.leadingAnchor)
      one.topAnchor.constrain(to: group.topAnchor)
      two.trailingAnchor.constrain(to: group.trailingAnchor)
      two.bottomAnchor.constrain(to: group.bottomAnchor)
      return root
    }

    private static func rating() -> UIView {
      let (empty, full) = (plain("empty"), plain("full"))
      let root = screen(empty, full)
      full.clipsToBounds = true
      let stars = [label("☆☆☆☆☆"), label("★★★★★")]
      empty.addSubviewsUsingAutoLayout(stars[0])
      full.addSubviewsUsingAutoLayout(stars[1])
      empty.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      empty.topAnchor.constrain(to: root.topAnchor, with: 60)
      stars[0].edgeAnchors.constrain(to: empty.edgeAnchors)
      full.leadingAnchor.constrain(to: empty.leadingAnchor)
      full.verticalAnchors.constrain(to: empty.verticalAnchors)
      full.widthAnchor.constrain(to: empty.widthAnchor, multiplyBy: 0.7)
      stars[1].leadingAnchor.constrain(to: full.leadingAnchor)
      stars[1].verticalAnchors.constrain(to: full.verticalAnchors)
      return root
    }
  }
#endif
