#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // The same intentions, written in other ways.
  extension OnPurposeScreens {
    nonisolated static let inVariantsMore: [Named] = [
      ("truncated", truncated),
      ("divider row", dividerRow),
      ("center divider", centerDivider),
      ("ribbon", ribbon),
      ("pager peek", pagerPeek),
      ("side inset", sideInset),
      ("table search", tableSearch),
      ("collection cell card", collectionCellCard),
      ("spacer views", spacerViews),
      ("guides third", guidesThird),
      ("rtl fixed", rtlFixed),
      ("baselines", baselines),
      ("readable text", readableText),
      ("pin code", pinCode),
      ("message reactions", messageReactions),
      ("stack background", stackBackground),
      ("overlay button text", overlayButtonText),
      ("chart bars", chartBars),
      ("empty label", emptyLabel),
      ("aspect fit", aspectFit),
      ("floating header", floatingHeader),
      ("selection border", selectionBorder),
    ]

    private static func truncated() -> UIView {
      let (file, size) = (label("Report of the year.pdf", lines: 2), label("2 MB", .caption1))
      let root = screen(file, size)
      file.topAnchor.constrain(to: root.topAnchor, with: 20)
      file.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      size.leadingAnchor.constrain(.greaterThanOrEqual, to: file.trailingAnchor, with: 8)
      size.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      size.firstBaselineAnchor.constrain(to: file.firstBaselineAnchor)
      size.setContentCompressionResistancePriority(.required, for: .horizontal)
      return root
    }

    private static func dividerRow() -> UIView {
      let (left, line, right) = (label("12 km"), plain("line", .gray), label("48 min"))
      let root = screen(left, line, right)
      left.topAnchor.constrain(to: root.topAnchor, with: 20)
      left.trailingAnchor.constrain(to: line.leadingAnchor, with: -12)
      line.centerXAnchor.constrain(to: root.centerXAnchor)
      line.widthAnchor.constrain(to: 1)
      line.verticalAnchors.constrain(to: left.verticalAnchors)
      right.leadingAnchor.constrain(to: line.trailingAnchor, with: 12)
      right.centerYAnchor.constrain(to: line.centerYAnchor)
      return root
    }

    private static func centerDivider() -> UIView {
      let (line, words) = (plain("line", .gray), label("or"))
      words.backgroundColor = .white
      let root = screen(line, words)
      line.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 40)
      line.heightAnchor.constrain(to: 1)
      line.centerYAnchor.constrain(to: words.centerYAnchor)
      words.centerXAnchor.constrain(to: root.centerXAnchor)
      words.topAnchor.constrain(to: root.topAnchor, with: 100)
      return root
    }

    private static func ribbon() -> UIView {
      let (card, band, words, title) = (
        plain("card", .white), plain("band", .red), label("New", .caption1),
        label("Bicycle", lines: 0, .headline)
      )
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title, band)
      band.addSubviewsUsingAutoLayout(words)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      title.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 64)
      band.topAnchor.constrain(to: card.topAnchor, with: 12)
      band.centerXAnchor.constrain(to: card.trailingAnchor, with: -20)
      words.edgeAnchors.constrain(to: band.edgeAnchors, insetBy: 4)
      return root
    }

    private static func pagerPeek() -> UIView {
      let root = screen()
      let cards = (0..<3).map { plain("card\($0)", .gray) }
      root.addSubviewsUsingAutoLayout(cards)
      for (index, card) in cards.enumerated() {
        let name = label("Plan \(index)")
        card.addSubviewsUsingAutoLayout(name)
        name.centerAnchors.constrain(to: card.centerAnchors)
        card.widthAnchor.constrain(to: root.widthAnchor, with: -80)
        card.heightAnchor.constrain(to: 200)
        card.centerYAnchor.constrain(to: root.centerYAnchor)
        if index == 1 { card.centerXAnchor.constrain(to: root.centerXAnchor) }
      }
      cards[0].trailingAnchor.constrain(to: cards[1].leadingAnchor, with: -16)
      cards[2].leadingAnchor.constrain(to: cards[1].trailingAnchor, with: 16)
      root.clipsToBounds = true
      return root
    }

    private static func sideInset() -> UIView {
      let (column, photo, text) = (
        plain("column"), picture("photo", 500, 300), label("Text in the column", lines: 0)
      )
      let root = screen(column)
      column.addSubviewsUsingAutoLayout(photo, text)
      column.edgeAnchors.constrain(to: root.layoutMarginsGuide.edgeAnchors)
      photo.topAnchor.constrain(to: column.topAnchor)
      photo.horizontalAnchors.constrain(to: root.horizontalAnchors)
      photo.heightAnchor.constrain(to: 180)
      text.topAnchor.constrain(to: photo.bottomAnchor, with: 12)
      text.horizontalAnchors.constrain(to: column.horizontalAnchors)
      return root
    }

    private static func tableSearch() -> UIView {
      let (search, table) = (UISearchBar(), UITableView())
      let root = screen(search, table)
      search.edgeAnchors.excluding(.bottom).constrain(to: root.safeAreaLayoutGuide.edgeAnchors)
      table.topAnchor.constrain(to: search.bottomAnchor)
      table.horizontalAnchors.constrain(to: root.horizontalAnchors)
      table.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor)
      root.layoutKeyboardFrame = CGRect(x: 0, y: 376, width: 375, height: 291)
      return root
    }

    private static func collectionCellCard() -> UIView {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 180, height: 240))
      let (shadow, card, photo, name, heart) = (
        plain("shadow", UIColor(white: 0, alpha: 0.1)), plain("card", .white),
        plain("photo", .gray), label("Desk", lines: 2), button("♡")
      )
      cell.contentView.addSubviewsUsingAutoLayout(shadow, card)
      card.addSubviewsUsingAutoLayout(photo, name, heart)
      card.edgeAnchors.constrain(to: cell.contentView.edgeAnchors, insetBy: 8)
      shadow.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: -4)
      photo.edgeAnchors.excluding(.bottom).constrain(to: card.edgeAnchors)
      photo.heightAnchor.constrain(to: 140)
      name.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
      name.leadingAnchor.constrain(to: card.leadingAnchor, with: 8)
      name.trailingAnchor.constrain(to: card.trailingAnchor, with: -8)
      heart.trailingAnchor.constrain(to: card.trailingAnchor)
      heart.topAnchor.constrain(to: card.topAnchor)
      heart.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      return cell
    }

    private static func spacerViews() -> UIView {
      let (top, bottom) = (UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [
        top, label("In the middle", lines: 0, .title2), button("Start"), bottom,
      ])
      stack.axis = .vertical
      stack.alignment = .center
      let root = screen(stack)
      stack.edgeAnchors.constrain(to: root.safeAreaLayoutGuide.edgeAnchors, insetBy: 20)
      top.heightAnchor.constrain(to: bottom.heightAnchor)
      for case let view? in stack.arrangedSubviews[1...2].map(Optional.some) {
        view.setContentHuggingPriority(.required, for: .vertical)
      }
      return root
    }

    private static func guidesThird() -> UIView {
      let (guide, logo) = (UILayoutGuide(), plain("logo", .blue))
      let root = screen(logo)
      root.addLayoutGuide(guide)
      guide.edgeAnchors.excluding(.bottom).constrain(to: root.safeAreaLayoutGuide.edgeAnchors)
      guide.heightAnchor.constrain(to: root.heightAnchor, multiplyBy: 0.33)
      logo.centerAnchors.constrain(to: guide.centerAnchors)
      logo.sizeAnchors.constrain(to: CGSize(width: 80, height: 80))
      return root
    }

    private static func rtlFixed() -> UIView {
      let (board, a, h) = (plain("board", .gray), label("a"), label("h"))
      let root = screen(board)
      board.addSubviewsUsingAutoLayout(a, h)
      board.centerAnchors.constrain(to: root.centerAnchors)
      board.sizeAnchors.constrain(to: CGSize(width: 280, height: 280))
      a.leftAnchor.constrain(to: board.leftAnchor, with: 8)
      h.rightAnchor.constrain(to: board.rightAnchor, with: -8)
      for view in [a, h] { view.bottomAnchor.constrain(to: board.bottomAnchor, with: -4) }
      return root
    }

    private static func baselines() -> UIView {
      let (price, unit, old) = (
        label("19", .largeTitle), label("€", .body), label("29 €", .footnote)
      )
      let root = screen(price, unit, old)
      price.topAnchor.constrain(to: root.topAnchor, with: 20)
      price.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      unit.leadingAnchor.constrain(to: price.trailingAnchor, with: 4)
      unit.firstBaselineAnchor.constrain(to: price.firstBaselineAnchor)
      old.leadingAnchor.constrain(to: unit.trailingAnchor, with: 8)
      old.lastBaselineAnchor.constrain(to: price.lastBaselineAnchor)
      let strike = plain("strike", .red)
      root.addSubviewsUsingAutoLayout(strike)
      strike.horizontalAnchors.constrain(to: old.horizontalAnchors)
      strike.centerYAnchor.constrain(to: old.centerYAnchor)
      strike.heightAnchor.constrain(to: 1)
      return root
    }

    private static func readableText() -> UIView {
      let (title, text) = (
        label("Chapter 1", lines: 0, .title1),
        label(String(repeating: "It was a long story. ", count: 10), lines: 0)
      )
      let root = screen(title, text)
      title.topAnchor.constrain(to: root.readableContentGuide.topAnchor, with: 20)
      title.horizontalAnchors.constrain(to: root.readableContentGuide.horizontalAnchors)
      text.firstBaselineAnchor.constrain(to: title.lastBaselineAnchor, with: 48)
      text.horizontalAnchors.constrain(to: title.horizontalAnchors)
      return root
    }

    private static func pinCode() -> UIView {
      let (input, boxes) = (UITextField(), (0..<4).map { plain("box\($0)", .gray) })
      let row = UIStackView(arrangedSubviews: boxes)
      row.spacing = 12
      row.isUserInteractionEnabled = false
      let root = screen(row, input)
      input.alpha = 0
      for box in boxes { box.sizeAnchors.constrain(to: CGSize(width: 48, height: 56)) }
      row.centerXAnchor.constrain(to: root.centerXAnchor)
      row.topAnchor.constrain(to: root.topAnchor, with: 120)
      input.edgeAnchors.constrain(to: row.edgeAnchors)
      return root
    }

    private static func messageReactions() -> UIView {
      let (bubble, words, reactions) = (
        plain("bubble", .gray),
        label("We won the game, and it was the best of the year!", lines: 0),
        label("👍 3", .caption1)
      )
      reactions.backgroundColor = .white
      let root = screen(bubble, reactions)
      bubble.addSubviewsUsingAutoLayout(words)
      words.edgeAnchors.constrain(to: bubble.edgeAnchors, insetBy: 14)
      bubble.topAnchor.constrain(to: root.topAnchor, with: 20)
      bubble.leadingAnchor.constrain(to: root.leadingAnchor, with: 12)
      bubble.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor, with: -60)
      reactions.leadingAnchor.constrain(to: bubble.leadingAnchor, with: 12)
      reactions.topAnchor.constrain(to: bubble.bottomAnchor, with: -8)
      return root
    }

    private static func stackBackground() -> UIView {
      let (stack, back) = (
        UIStackView(arrangedSubviews: [label("One", lines: 0), label("Two", lines: 0)]),
        plain("back", .yellow)
      )
      stack.axis = .vertical
      let root = screen(stack)
      stack.insertSubview(back, at: 0)
      back.translatesAutoresizingMaskIntoConstraints = false
      back.edgeAnchors.constrain(to: stack.edgeAnchors, insetBy: -8)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      return root
    }

    private static func overlayButtonText() -> UIView {
      let (card, title, tap) = (
        plain("card", .white), label("Open the details", lines: 0), UIButton(type: .custom)
      )
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title, tap)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      title.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 16)
      tap.edgeAnchors.constrain(to: card.edgeAnchors)
      return root
    }

    private static func chartBars() -> UIView {
      let chart = plain("chart")
      let root = screen(chart)
      chart.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 20)
      chart.heightAnchor.constrain(to: 160)
      let average = plain("average", .red)
      var edge = chart.leadingAnchor
      for (index, share) in [0.3, 0.8, 0.5].enumerated() {
        let bar = plain("bar\(index)", .blue)
        chart.addSubviewsUsingAutoLayout(bar)
        bar.leadingAnchor.constrain(to: edge, with: 12)
        bar.widthAnchor.constrain(to: 32)
        bar.bottomAnchor.constrain(to: chart.bottomAnchor)
        bar.heightAnchor.constrain(to: chart.heightAnchor, multiplyBy: share)
        edge = bar.trailingAnchor
      }
      chart.addSubviewsUsingAutoLayout(average)
      average.horizontalAnchors.constrain(to: chart.horizontalAnchors)
      average.heightAnchor.constrain(to: 1)
      average.centerYAnchor.constrain(to: chart.centerYAnchor)
      return root
    }

    private static func emptyLabel() -> UIView {
      let (title, error) = (label("Mail", lines: 0), label("", lines: 0))
      let root = screen(title, error)
      title.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      error.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      error.horizontalAnchors.constrain(to: title.horizontalAnchors)
      return root
    }

    private static func aspectFit() -> UIView {
      let photo = picture("photo", 1600, 900)
      photo.contentMode = .scaleAspectFit
      let root = screen(photo)
      photo.centerAnchors.constrain(to: root.centerAnchors)
      photo.widthAnchor.constrain(.lessThanOrEqual, to: root.widthAnchor)
      photo.heightAnchor.constrain(.lessThanOrEqual, to: root.heightAnchor)
      photo.constrainAspectRatio(to: 16 / 9)
      return root
    }

    private static func floatingHeader() -> UIView {
      let (scroll, text, header, title) = (
        UIScrollView(), label(String(repeating: "Words. ", count: 200), lines: 0),
        UIVisualEffectView(effect: UIBlurEffect(style: .light)), label("Article", .headline)
      )
      let root = screen(scroll, header)
      scroll.addSubviewsUsingAutoLayout(text)
      header.contentView.addSubviewsUsingAutoLayout(title)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      text.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 16)
      text.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor, with: -32)
      header.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      header.heightAnchor.constrain(to: 64)
      title.centerXAnchor.constrain(to: header.contentView.centerXAnchor)
      title.bottomAnchor.constrain(to: header.contentView.bottomAnchor, with: -8)
      return root
    }

    private static func selectionBorder() -> UIView {
      let (border, photo, check) = (
        plain("border", .blue), plain("photo", .gray), picture("check", 20, 20)
      )
      let root = screen(border, photo, check)
      photo.topAnchor.constrain(to: root.topAnchor, with: 40)
      photo.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      photo.sizeAnchors.constrain(to: CGSize(width: 100, height: 100))
      border.edgeAnchors.constrain(to: photo.edgeAnchors, insetBy: -3)
      check.trailingAnchor.constrain(to: photo.trailingAnchor, with: 6)
      check.topAnchor.constrain(to: photo.topAnchor, with: -6)
      return root
    }
  }
#endif
