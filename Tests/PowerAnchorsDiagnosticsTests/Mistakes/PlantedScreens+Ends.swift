#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Views that nothing ends, and contents without an end.
  extension PlantedScreen {
    nonisolated static let endless: [Named] = [
      ("bubble width", bubble),
      ("cart total", cartTotal),
      ("segmented width", segmentedWidth),
      ("minima", minima),
      ("maximum only", onlyMaximum),
      ("min dialog", minDialog),
      ("no end", noEnd),
      ("header without end", headerView),
      ("box end", boxEnd),
      ("guide", guideWithoutEnd),
      ("two guides", twoGuides),
      ("spacer guide", spacerGuide),
      ("scroll bottom", scrollBottom),
      ("stack in scroll", stackInScroll),
      ("article end", articleEnd),
      ("cell bottom", cellBottom),
      ("collection cell", collectionCell),
      ("header cell", cellTop),
    ]

    private static func bubble() -> Self {
      let (bubble, words, time) = (
        plain("bubble", .blue), label("See you at eight?", lines: 0), label("19:02", .caption2)
      )
      let root = screen(bubble, time)
      bubble.addSubviewsUsingAutoLayout(words)
      bubble.topAnchor.constrain(to: root.topAnchor, with: 16)
      bubble.trailingAnchor.constrain(to: root.trailingAnchor, with: -12)
      words.topAnchor.constrain(to: bubble.topAnchor, with: 8)
      words.bottomAnchor.constrain(to: bubble.bottomAnchor, with: -8)
      words.centerXAnchor.constrain(to: bubble.centerXAnchor)
      time.topAnchor.constrain(to: bubble.bottomAnchor, with: 2)
      time.trailingAnchor.constrain(to: bubble.leadingAnchor)
      return Self(
        root: root, culprits: [bubble],
        remedy: "tie UILabel \"See you at eight?\".trailing to bubble.trailing"
      ) {
        words.trailingAnchor.constrain(to: bubble.trailingAnchor)
      }
    }

    private static func cartTotal() -> Self {
      let (total, amount, pay) = (
        label("Total", .headline), label("129 €", .headline), button("Pay now")
      )
      let root = screen(total, amount, pay)
      total.topAnchor.constrain(to: root.topAnchor, with: 40)
      total.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      total.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      amount.leadingAnchor.constrain(to: total.trailingAnchor, with: 12)
      amount.trailingAnchor.constrain(to: root.trailingAnchor, with: -20)
      let line = #line + 1
      amount.widthAnchor.constrain(.greaterThanOrEqual, to: 60)
      pay.topAnchor.constrain(to: amount.bottomAnchor, with: 12)
      pay.trailingAnchor.constrain(to: amount.trailingAnchor)
      return Self(
        root: root, culprits: [amount], lines: [line, line + 1, line - 2],
        remedy: "give UILabel \"129 €\" a top"
      ) {
        amount.topAnchor.constrain(to: total.topAnchor)
      }
    }

    private static func segmentedWidth() -> Self {
      let (map, controls) = (plain("map", .green), plain("controls", .white))
      let root = screen(map, controls)
      map.edgeAnchors.constrain(to: root.edgeAnchors)
      let line = #line + 1
      controls.topAnchor.constrain(to: root.topAnchor, with: 20)
      controls.centerXAnchor.constrain(to: root.centerXAnchor)
      controls.heightAnchor.constrain(to: 44)
      let zoom = button("+")
      controls.addSubviewsUsingAutoLayout(zoom)
      zoom.centerAnchors.constrain(to: controls.centerAnchors)
      return Self(
        root: root, culprits: [controls], lines: [line + 1, line + 5],
        remedy: "tie UIButton \"+\".trailing to controls.trailing"
      ) {
        zoom.trailingAnchor.constrain(to: controls.trailingAnchor)
      }
    }

    private static func minima() -> Self {
      let (banner, words) = (plain("banner", .orange), label("3 new"))
      let root = screen(banner)
      banner.addSubviewsUsingAutoLayout(words)
      banner.topAnchor.constrain(to: root.topAnchor)
      banner.horizontalAnchors.constrain(to: root.horizontalAnchors)
      let line = #line + 1
      banner.heightAnchor.constrain(.greaterThanOrEqual, to: 64)
      words.centerAnchors.constrain(to: banner.centerAnchors)
      return Self(root: root, culprits: [banner], lines: [line], remedy: "give banner a height") {
        banner.heightAnchor.constrain(to: 64)
      }
    }

    private static func onlyMaximum() -> Self {
      let (hero, title) = (plain("hero", .gray), label("Welcome back", .title1))
      let root = screen(hero, title)
      hero.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let line = #line + 1
      hero.heightAnchor.constrain(.lessThanOrEqual, to: 240)
      title.topAnchor.constrain(to: hero.bottomAnchor, with: 16)
      title.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      return Self(
        root: root, culprits: [hero], lines: [line], remedy: "give hero a bottom anchor or a height"
      ) {
        hero.heightAnchor.constrain(to: 240)
      }
    }

    private static func minDialog() -> Self {
      let (dialog, words, ok) = (plain("dialog", .white), label("Saved"), button("OK"))
      let root = screen(dialog)
      dialog.addSubviewsUsingAutoLayout(words, ok)
      dialog.centerAnchors.constrain(to: root.centerAnchors)
      let line = #line + 1
      dialog.widthAnchor.constrain(.greaterThanOrEqual, to: 240)
      words.topAnchor.constrain(to: dialog.topAnchor, with: 16)
      words.centerXAnchor.constrain(to: dialog.centerXAnchor)
      ok.topAnchor.constrain(to: words.bottomAnchor, with: 12)
      ok.centerXAnchor.constrain(to: dialog.centerXAnchor)
      ok.bottomAnchor.constrain(to: dialog.bottomAnchor, with: -16)
      return Self(root: root, culprits: [dialog], lines: [line], remedy: "give dialog a width") {
        dialog.widthAnchor.constrain(to: 240)
      }
    }

    private static func noEnd() -> Self {
      let (card, title, note, list) = (
        plain("card", .white), label("Order", .headline), label("It is on its way", lines: 0),
        label("Items")
      )
      let root = screen(card, list)
      card.addSubviewsUsingAutoLayout(title, note)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      title.edgeAnchors.excluding(.bottom).constrain(to: card.edgeAnchors, insetBy: 12)
      note.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      note.horizontalAnchors.constrain(to: title.horizontalAnchors)
      list.topAnchor.constrain(to: card.bottomAnchor, with: 16)
      list.leadingAnchor.constrain(to: card.leadingAnchor)
      return Self(
        root: root, culprits: [card],
        remedy: "tie UILabel \"It is on its way\".bottom to card.bottom"
      ) {
        note.bottomAnchor.constrain(to: card.bottomAnchor)
      }
    }

    private static func headerView() -> Self {
      let (header, row) = (
        plain("header", .white),
        UIStackView(arrangedSubviews: [label("Inbox", .largeTitle), button("Edit")])
      )
      row.accessibilityIdentifier = "row"
      row.arrangedSubviews[1].setContentHuggingPriority(.required, for: .horizontal)
      let list = plain("list", .gray)
      let root = screen(header, list)
      header.addSubviewsUsingAutoLayout(row)
      header.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      row.edgeAnchors.excluding(.bottom).constrain(to: header.edgeAnchors, insetBy: 16)
      list.topAnchor.constrain(to: header.bottomAnchor)
      list.horizontalAnchors.constrain(to: root.horizontalAnchors)
      list.heightAnchor.constrain(to: 200)
      return Self(root: root, culprits: [header], remedy: "tie row.bottom to header.bottom") {
        row.bottomAnchor.constrain(to: header.bottomAnchor)
      }
    }

    private static func boxEnd() -> Self {
      let (box, list) = (
        plain("box", .white),
        UIStackView(arrangedSubviews: [label("Milk"), label("Bread"), label("Eggs")])
      )
      list.axis = .vertical
      list.accessibilityIdentifier = "list"
      let done = button("Done")
      let root = screen(box, done)
      box.addSubviewsUsingAutoLayout(list)
      box.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      let line = #line + 1
      box.topAnchor.constrain(to: root.topAnchor, with: 20)
      list.edgeAnchors.excluding(.bottom).constrain(to: box.edgeAnchors, insetBy: 12)
      done.topAnchor.constrain(to: box.bottomAnchor, with: 20)
      done.centerXAnchor.constrain(to: root.centerXAnchor)
      return Self(
        root: root, culprits: [box], lines: [line, line + 1, line + 2],
        remedy: "tie list.bottom to box.bottom"
      ) {
        list.bottomAnchor.constrain(to: box.bottomAnchor)
      }
    }

    private static func guideWithoutEnd() -> Self {
      let (gap, title) = (UILayoutGuide(), label("Welcome", .largeTitle))
      gap.identifier = "gap"
      let root = screen(title)
      root.addLayoutGuide(gap)
      gap.topAnchor.constrain(to: root.topAnchor)
      gap.horizontalAnchors.constrain(to: root.horizontalAnchors)
      let line = #line + 1
      title.topAnchor.constrain(to: gap.bottomAnchor)
      title.centerXAnchor.constrain(to: root.centerXAnchor)
      return Self(
        root: root, culprits: [title], lines: [line], remedy: "give gap a bottom anchor or a height"
      ) {
        gap.heightAnchor.constrain(to: 100)
      }
    }

    private static func twoGuides() -> Self {
      let (above, below, box) = (UILayoutGuide(), UILayoutGuide(), plain("box", .blue))
      above.identifier = "above"
      below.identifier = "below"
      let root = screen(box)
      root.addLayoutGuide(above)
      root.addLayoutGuide(below)
      above.topAnchor.constrain(to: root.topAnchor)
      box.topAnchor.constrain(to: above.bottomAnchor)
      below.topAnchor.constrain(to: box.bottomAnchor)
      below.bottomAnchor.constrain(to: root.bottomAnchor)
      for guide in [above, below] {
        guide.leadingAnchor.constrain(to: root.leadingAnchor)
        guide.widthAnchor.constrain(to: 1)
      }
      box.centerXAnchor.constrain(to: root.centerXAnchor)
      box.sizeAnchors.constrain(to: CGSize(width: 100, height: 100))
      return Self(
        root: root, culprits: [box, root], remedy: "give all of above and below but one a height"
      ) {
        above.heightAnchor.constrain(to: below.heightAnchor)
      }
    }

    private static func spacerGuide() -> Self {
      let (spacer, one, two) = (UILayoutGuide(), button("One"), button("Two"))
      spacer.identifier = "spacer"
      let root = screen(one, two)
      root.addLayoutGuide(spacer)
      for view in [one, two] { view.topAnchor.constrain(to: root.topAnchor, with: 20) }
      one.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      spacer.leadingAnchor.constrain(to: one.trailingAnchor)
      two.leadingAnchor.constrain(to: spacer.trailingAnchor)
      spacer.topAnchor.constrain(to: root.topAnchor)
      spacer.heightAnchor.constrain(to: 1)
      return Self(
        root: root, culprits: [two, root], lines: [line, line + 1],
        remedy: "give spacer a trailing anchor or a width"
      ) {
        spacer.widthAnchor.constrain(to: 24)
      }
    }

    private static func scrollBottom() -> Self {
      let (scroll, content) = (UIScrollView(), plain("content"))
      let fields = ["First name", "Last name", "Mail"].map(field)
      let save = button("Save")
      save.accessibilityIdentifier = "save"
      scroll.accessibilityIdentifier = "scroll"
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(content)
      content.addSubviewsUsingAutoLayout(fields + [save])
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      content.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      content.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      var top = content.topAnchor
      for field in fields {
        field.topAnchor.constrain(to: top, with: 16)
        field.horizontalAnchors.constrain(to: content.horizontalAnchors, insetBy: 16)
        field.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
        top = field.bottomAnchor
      }
      save.topAnchor.constrain(to: top, with: 24)
      save.horizontalAnchors.constrain(to: content.horizontalAnchors, insetBy: 16)
      return Self(
        root: root, culprits: [content, scroll], remedy: "tie save.bottom to content.bottom"
      ) {
        save.bottomAnchor.constrain(to: content.bottomAnchor)
      }
    }

    private static func stackInScroll() -> Self {
      let (scroll, stack) = (UIScrollView(), UIStackView())
      stack.axis = .vertical
      stack.spacing = 12
      stack.accessibilityIdentifier = "stack"
      scroll.accessibilityIdentifier = "scroll"
      for number in 0..<12 { stack.addArrangedSubview(label("Chapter \(number)", .title2)) }
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(stack)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      let line = #line + 1
      stack.edgeAnchors.excluding(.bottom).constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      return Self(
        root: root, culprits: [stack, scroll], lines: [line, line + 1],
        remedy: "tie stack.bottom to scroll.contentLayoutGuide.bottom"
      ) {
        stack.bottomAnchor.constrain(to: scroll.contentLayoutGuide.bottomAnchor)
      }
    }

    private static func articleEnd() -> Self {
      let scroll = UIScrollView()
      let (title, text, image) = (
        label("Title", .title1),
        label(String(repeating: "Words of the article. ", count: 30), lines: 0),
        plain("image", .gray)
      )
      scroll.accessibilityIdentifier = "scroll"
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(title, text, image)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      for view in [title, text, image] {
        view.leadingAnchor.constrain(to: scroll.contentLayoutGuide.leadingAnchor, with: 16)
        view.trailingAnchor.constrain(to: scroll.contentLayoutGuide.trailingAnchor, with: -16)
        view.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor, with: -32)
      }
      let line = #line + 1
      title.topAnchor.constrain(to: scroll.contentLayoutGuide.topAnchor, with: 16)
      text.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      image.topAnchor.constrain(to: text.bottomAnchor, with: 16)
      image.heightAnchor.constrain(to: 200)
      return Self(
        root: root, culprits: [scroll, image], lines: [line, line + 2],
        remedy: "tie image.bottom to scroll.contentLayoutGuide.bottom"
      ) {
        image.bottomAnchor.constrain(to: scroll.contentLayoutGuide.bottomAnchor)
      }
    }

    private static func cellBottom() -> Self {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (title, note) = (
        label("Subject", .headline), label("The first words of a mail that is long", lines: 2)
      )
      cell.contentView.addSubviewsUsingAutoLayout(title, note)
      title.edgeAnchors.excluding(.bottom).constrain(to: cell.contentView.edgeAnchors, insetBy: 12)
      note.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      note.horizontalAnchors.constrain(to: title.horizontalAnchors)
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: max(44, size.height))
      return Self(
        root: cell, culprits: [note, cell.contentView, cell],
        remedy:
          "tie UILabel \"The first words of a mail that is long\".bottom to that of contentView"
      ) {
        note.bottomAnchor.constrain(to: cell.contentView.bottomAnchor)
        let size = cell.systemLayoutSizeFitting(
          CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: size.height)
      }
    }

    private static func collectionCell() -> Self {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
      let (title, price) = (label("Lamp", .headline), label("39 €"))
      cell.contentView.addSubviewsUsingAutoLayout(title, price)
      title.edgeAnchors.excluding(.bottom).constrain(to: cell.contentView.edgeAnchors, insetBy: 12)
      price.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      price.leadingAnchor.constrain(to: title.leadingAnchor)
      cell.frame.size.height = 50
      return Self(
        root: cell, culprits: [price, cell.contentView],
        remedy: "tie UILabel \"39 €\".bottom to that of contentView"
      ) {
        price.bottomAnchor.constrain(to: cell.contentView.bottomAnchor)
        cell.frame.size.height = 62
      }
    }

    private static func cellTop() -> Self {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (title, note) = (label("Subject"), label("Body of the mail", lines: 0))
      cell.contentView.addSubviewsUsingAutoLayout(title, note)
      title.edgeAnchors.excluding([.top, .bottom]).constrain(
        to: cell.contentView.edgeAnchors, insetBy: 16)
      let line = #line + 1
      note.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      note.horizontalAnchors.constrain(to: title.horizontalAnchors)
      note.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 64)
      return Self(
        root: cell, culprits: [title, note], lines: [line], remedy: "give UILabel \"Subject\" a top"
      ) {
        title.topAnchor.constrain(to: cell.contentView.topAnchor)
      }
    }
  }
#endif
