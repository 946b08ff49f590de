#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Details that look like mistakes.
  extension OnPurposeScreens {
    nonisolated static let inDetails: [Named] = [
      ("story ring", storyRing),
      ("play on video", playOnVideo),
      ("floating label", floatingLabel),
      ("now playing", nowPlaying),
      ("blur over texts", blurOverTexts),
      ("opaque loader", opaqueLoader),
      ("coach mark", coachMark),
      ("map pin", mapPin),
      ("drawer dim", drawerDim),
      ("cover flow", coverFlow),
      ("empty state", emptyState),
      ("stars", stars),
      ("date bubble", dateBubble),
      ("tag row", tagRow),
      ("skeleton", skeleton),
      ("segmented pill", segmentedPill),
      ("online dot", onlineDot),
      ("image fill", imageFill),
      ("quote bar", quoteBar),
      ("parallax cell", parallaxCell),
      ("growing input", growingInput),
    ]

    private static func storyRing() -> UIView {
      let root = screen()
      let row = UIStackView()
      row.spacing = 12
      for word in ["You", "Ada", "Grace"] {
        let (holder, ring, face, name) = (
          plain("holder \(word)"), plain("ring", .red), plain("face", .gray), label(word, .caption1)
        )
        holder.addSubviewsUsingAutoLayout(ring, face, name)
        face.sizeAnchors.constrain(to: CGSize(width: 56, height: 56))
        face.topAnchor.constrain(to: holder.topAnchor, with: 4)
        face.centerXAnchor.constrain(to: holder.centerXAnchor)
        ring.edgeAnchors.constrain(to: face.edgeAnchors, insetBy: -4)
        name.topAnchor.constrain(to: ring.bottomAnchor, with: 4)
        name.centerXAnchor.constrain(to: holder.centerXAnchor)
        name.bottomAnchor.constrain(to: holder.bottomAnchor)
        holder.widthAnchor.constrain(to: 72)
        row.addArrangedSubview(holder)
      }
      root.addSubviewsUsingAutoLayout(row)
      row.topAnchor.constrain(to: root.topAnchor, with: 20)
      row.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      return root
    }

    private static func playOnVideo() -> UIView {
      let (video, play, time, title) = (
        picture("video", 640, 360), button("▶"), label("3:12", .caption1),
        label("Holiday", .headline)
      )
      let root = screen(video, play, time, title)
      video.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      video.heightAnchor.constrain(to: 200)
      video.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      play.centerAnchors.constrain(to: video.centerAnchors)
      play.sizeAnchors.constrain(to: CGSize(width: 64, height: 64))
      time.backgroundColor = .black
      time.trailingAnchor.constrain(to: video.trailingAnchor, with: -8)
      time.bottomAnchor.constrain(to: video.bottomAnchor, with: -8)
      title.topAnchor.constrain(to: video.bottomAnchor, with: 8)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      return root
    }

    private static func floatingLabel() -> UIView {
      let (mail, title) = (field("Mail"), label("Mail", .caption2))
      title.backgroundColor = .white
      let root = screen(mail, title)
      mail.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      mail.heightAnchor.constrain(.greaterThanOrEqual, to: 52)
      title.leadingAnchor.constrain(to: mail.leadingAnchor, with: 12)
      title.centerYAnchor.constrain(to: mail.topAnchor)
      return root
    }

    private static func nowPlaying() -> UIView {
      let (list, bar, song, play) = (
        UITableView(), plain("bar", .white), label("A song of several words", .subheadline),
        button("▶")
      )
      let root = screen(list, bar)
      let controller = controlled(root)
      held.append(controller)
      bar.addSubviewsUsingAutoLayout(song, play)
      list.edgeAnchors.constrain(to: root.edgeAnchors)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 8)
      bar.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -8)
      bar.heightAnchor.constrain(.greaterThanOrEqual, to: 56)
      song.leadingAnchor.constrain(to: bar.leadingAnchor, with: 12)
      song.verticalAnchors.constrain(to: bar.verticalAnchors, insetBy: 8)
      song.numberOfLines = 2
      play.leadingAnchor.constrain(to: song.trailingAnchor, with: 8)
      play.trailingAnchor.constrain(to: bar.trailingAnchor, with: -12)
      play.centerYAnchor.constrain(to: bar.centerYAnchor)
      play.setContentHuggingPriority(.required, for: .horizontal)
      play.setContentCompressionResistancePriority(.required, for: .horizontal)
      return root
    }

    private static func blurOverTexts() -> UIView {
      let (text, blur, title) = (
        label("One line\nand one more\nand a third one", lines: 0),
        UIVisualEffectView(effect: UIBlurEffect(style: .dark)), label("Paused", .title1)
      )
      let root = screen(text, blur)
      blur.contentView.addSubviewsUsingAutoLayout(title)
      text.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      blur.edgeAnchors.constrain(to: root.edgeAnchors)
      title.topAnchor.constrain(to: blur.contentView.topAnchor, with: 30)
      title.leadingAnchor.constrain(to: blur.contentView.leadingAnchor, with: 20)
      return root
    }

    private static func opaqueLoader() -> UIView {
      let (name, cover, spinner) = (
        label("Your orders", .title1), plain("cover", .white),
        UIActivityIndicatorView(style: .large)
      )
      let root = screen(name, cover)
      cover.addSubviewsUsingAutoLayout(spinner)
      name.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      cover.edgeAnchors.constrain(to: root.edgeAnchors)
      spinner.centerAnchors.constrain(to: cover.centerAnchors)
      return root
    }

    private static func coachMark() -> UIView {
      let (add, title, dim, bubble, words) = (
        button("+"), label("Lists", .largeTitle), plain("dim", UIColor(white: 0, alpha: 0.6)),
        plain("bubble", .white), label("Tap here to make a list", lines: 0)
      )
      let root = screen(title, add, dim, bubble)
      bubble.addSubviewsUsingAutoLayout(words)
      title.topAnchor.constrain(to: root.topAnchor, with: 16)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      add.topAnchor.constrain(to: root.topAnchor, with: 16)
      add.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      add.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      dim.edgeAnchors.constrain(to: root.edgeAnchors)
      bubble.topAnchor.constrain(to: add.bottomAnchor, with: -4)
      bubble.trailingAnchor.constrain(to: add.trailingAnchor)
      bubble.widthAnchor.constrain(to: 200)
      words.edgeAnchors.constrain(to: bubble.edgeAnchors, insetBy: 12)
      return root
    }

    private static func mapPin() -> UIView {
      let (map, pin, callout, words, locate) = (
        plain("map", .green), plain("pin", .red), plain("callout", .white),
        label("Opera", .headline), button("◎")
      )
      let root = screen(map)
      map.addSubviewsUsingAutoLayout(pin, callout, locate)
      callout.addSubviewsUsingAutoLayout(words)
      map.edgeAnchors.constrain(to: root.edgeAnchors)
      pin.sizeAnchors.constrain(to: CGSize(width: 24, height: 24))
      pin.centerAnchors.constrain(to: map.centerAnchors)
      callout.bottomAnchor.constrain(to: pin.topAnchor, with: 4)
      callout.centerXAnchor.constrain(to: pin.centerXAnchor)
      words.edgeAnchors.constrain(to: callout.edgeAnchors, insetBy: 10)
      locate.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      locate.trailingAnchor.constrain(to: map.safeAreaLayoutGuide.trailingAnchor, with: -12)
      locate.topAnchor.constrain(to: map.safeAreaLayoutGuide.topAnchor, with: 12)
      return root
    }

    private static func drawerDim() -> UIView {
      let (title, text, dim, drawer) = (
        label("Feed", .title1), label("The first post", lines: 0),
        plain("dim", UIColor(white: 0, alpha: 0.5)), plain("drawer", .white)
      )
      let items = UIStackView(arrangedSubviews: ["Home", "Search", "Profile"].map(button))
      items.axis = .vertical
      items.alignment = .leading
      let root = screen(title, text, dim, drawer)
      drawer.addSubviewsUsingAutoLayout(items)
      title.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      text.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      text.horizontalAnchors.constrain(to: title.horizontalAnchors)
      dim.edgeAnchors.constrain(to: root.edgeAnchors)
      drawer.edgeAnchors.excluding(.trailing).constrain(to: root.edgeAnchors)
      drawer.widthAnchor.constrain(to: 260)
      items.topAnchor.constrain(to: drawer.safeAreaLayoutGuide.topAnchor, with: 20)
      items.leadingAnchor.constrain(to: drawer.leadingAnchor, with: 16)
      return root
    }

    private static func coverFlow() -> UIView {
      let root = screen()
      let covers = (0..<5).map { plain("cover\($0)", .gray) }
      root.addSubviewsUsingAutoLayout(covers)
      for (index, cover) in covers.enumerated() {
        cover.sizeAnchors.constrain(to: CGSize(width: 120, height: 120))
        cover.centerYAnchor.constrain(to: root.centerYAnchor)
        cover.centerXAnchor.constrain(to: root.centerXAnchor, with: CGFloat(index - 2) * 40)
      }
      return root
    }

    private static func emptyState() -> UIView {
      let (table, holder, title, hint, retry) = (
        UITableView(), UIStackView(), label("Nothing here", .title2),
        label("Add the first entry with the button above.", lines: 0), button("Reload")
      )
      holder.axis = .vertical
      holder.alignment = .center
      holder.spacing = 8
      for view in [title, hint, retry] as [UIView] { holder.addArrangedSubview(view) }
      hint.textAlignment = .center
      let root = screen(table, holder)
      table.edgeAnchors.constrain(to: root.edgeAnchors)
      holder.centerAnchors.constrain(to: root.centerAnchors)
      holder.widthAnchor.constrain(.lessThanOrEqual, to: root.widthAnchor, multiplyBy: 0.7)
      return root
    }

    private static func stars() -> UIView {
      let stars = (0..<5).map { picture("star\($0)", 24, 24) }
      let row = UIStackView(arrangedSubviews: stars)
      row.spacing = -4
      let count = label("(123)", .caption1)
      let root = screen(row, count)
      row.topAnchor.constrain(to: root.topAnchor, with: 20)
      row.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      count.leadingAnchor.constrain(to: row.trailingAnchor, with: 6)
      count.centerYAnchor.constrain(to: row.centerYAnchor)
      return root
    }

    private static func dateBubble() -> UIView {
      let (scroll, stack, date, words) = (
        UIScrollView(), UIStackView(), plain("date", UIColor(white: 0, alpha: 0.4)),
        label("Today", .caption1)
      )
      stack.axis = .vertical
      stack.spacing = 6
      for number in 0..<20 { stack.addArrangedSubview(label("Message \(number)")) }
      let root = screen(scroll, date)
      scroll.addSubviewsUsingAutoLayout(stack)
      date.addSubviewsUsingAutoLayout(words)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      stack.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      words.edgeAnchors.constrain(to: date.edgeAnchors, insetBy: 4)
      date.topAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor, with: 8)
      date.centerXAnchor.constrain(to: root.centerXAnchor)
      return root
    }

    private static func tagRow() -> UIView {
      let (scroll, row) = (UIScrollView(), UIStackView())
      row.spacing = 8
      for word in ["Vegan", "Under 30 minutes", "Dessert", "Italian", "For guests"] {
        let (chip, words) = (plain("chip", .gray), label(word, .subheadline))
        chip.addSubviewsUsingAutoLayout(words)
        words.edgeAnchors.constrain(to: chip.edgeAnchors, insetBy: 8)
        row.addArrangedSubview(chip)
      }
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(row)
      scroll.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      scroll.topAnchor.constrain(to: root.topAnchor, with: 20)
      scroll.horizontalAnchors.constrain(to: root.horizontalAnchors)
      row.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      scroll.heightAnchor.constrain(to: row.heightAnchor)
      return root
    }

    private static func skeleton() -> UIView {
      let (title, text) = (
        label("Loading title", .headline), label("Loading text that is longer", lines: 0)
      )
      let bones = [plain("bone", .gray), plain("other", .gray)]
      let root = screen(title, text, bones[0], bones[1])
      title.alpha = 0
      text.alpha = 0
      title.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      text.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      text.horizontalAnchors.constrain(to: title.horizontalAnchors)
      for (bone, label) in zip(bones, [title, text]) {
        bone.edgeAnchors.constrain(to: label.edgeAnchors)
      }
      return root
    }

    private static func segmentedPill() -> UIView {
      let (back, pill) = (plain("back", .gray), plain("pill", .white))
      let buttons = ["List", "Map"].map(button)
      let row = UIStackView(arrangedSubviews: buttons)
      row.distribution = .fillEqually
      let root = screen(back, pill, row)
      back.edgeAnchors.constrain(to: row.edgeAnchors, insetBy: -2)
      row.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 20)
      row.topAnchor.constrain(to: root.topAnchor, with: 20)
      row.heightAnchor.constrain(to: 44)
      pill.edgeAnchors.constrain(to: buttons[0].edgeAnchors)
      return root
    }

    private static func onlineDot() -> UIView {
      let (face, dot, name) = (
        picture("face", 48, 48), plain("dot", .green), label("Ada is online", lines: 0)
      )
      let root = screen(face, dot, name)
      face.topAnchor.constrain(to: root.topAnchor, with: 20)
      face.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      dot.sizeAnchors.constrain(to: CGSize(width: 14, height: 14))
      dot.trailingAnchor.constrain(to: face.trailingAnchor, with: 2)
      dot.bottomAnchor.constrain(to: face.bottomAnchor, with: 2)
      name.leadingAnchor.constrain(to: face.trailingAnchor, with: 12)
      name.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor, with: -16)
      name.centerYAnchor.constrain(to: face.centerYAnchor)
      face.setContentCompressionResistancePriority(.required, for: .horizontal)
      return root
    }

    private static func imageFill() -> UIView {
      let (photo, title, close) = (
        picture("photo", 1200, 1200), label("Iceland", .largeTitle), button("Close")
      )
      photo.contentMode = .scaleAspectFill
      let root = screen(photo, title, close)
      root.clipsToBounds = true
      photo.centerAnchors.constrain(to: root.centerAnchors)
      photo.heightAnchor.constrain(to: root.heightAnchor)
      photo.widthAnchor.constrain(.greaterThanOrEqual, to: root.widthAnchor)
      photo.widthAnchor.constrain(.greaterThanOrEqual, to: photo.heightAnchor)
      photo.setContentHuggingPriority(.required - 1, for: .horizontal)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      title.bottomAnchor.constrain(to: root.bottomAnchor, with: -40)
      close.topAnchor.constrain(to: root.topAnchor, with: 40)
      close.trailingAnchor.constrain(to: root.trailingAnchor, with: -20)
      return root
    }

    private static func quoteBar() -> UIView {
      let (bar, text) = (
        plain("bar", .blue), label("It might act upon other things besides number.", lines: 0)
      )
      let root = screen(bar, text)
      bar.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      bar.widthAnchor.constrain(to: 3)
      bar.verticalAnchors.constrain(to: text.verticalAnchors)
      text.topAnchor.constrain(to: root.topAnchor, with: 24)
      text.leadingAnchor.constrain(to: bar.trailingAnchor, with: 12)
      text.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return root
    }

    private static func parallaxCell() -> UIView {
      let (card, photo, title) = (
        plain("card", .white), picture("photo", 800, 800), label("Norway", .title2)
      )
      card.clipsToBounds = true
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(photo, title)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 160)
      photo.horizontalAnchors.constrain(to: card.horizontalAnchors, insetBy: -20)
      photo.topAnchor.constrain(to: card.topAnchor, with: -60)
      photo.heightAnchor.constrain(to: 280)
      title.leadingAnchor.constrain(to: card.leadingAnchor, with: 16)
      title.bottomAnchor.constrain(to: card.bottomAnchor, with: -16)
      return root
    }

    private static func growingInput() -> UIView {
      let (bar, text, hint, send) = (
        plain("bar", .white), UITextView(), label("Message"), button("Send")
      )
      let root = screen(bar)
      bar.addSubviewsUsingAutoLayout(text, send)
      text.addSubviewsUsingAutoLayout(hint)
      text.isScrollEnabled = false
      text.font = .preferredFont(forTextStyle: .body)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors)
      bar.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor)
      text.leadingAnchor.constrain(to: bar.leadingAnchor, with: 12)
      text.verticalAnchors.constrain(to: bar.verticalAnchors, insetBy: 8)
      text.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      hint.leadingAnchor.constrain(to: text.leadingAnchor, with: 5)
      hint.topAnchor.constrain(to: text.topAnchor, with: 8)
      send.leadingAnchor.constrain(to: text.trailingAnchor, with: 8)
      send.trailingAnchor.constrain(to: bar.trailingAnchor, with: -12)
      send.lastBaselineAnchor.constrain(to: bar.bottomAnchor, with: -20)
      send.setContentHuggingPriority(.required, for: .horizontal)
      send.setContentCompressionResistancePriority(.required, for: .horizontal)
      root.layoutKeyboardFrame = CGRect(x: 0, y: 376, width: 375, height: 291)
      return root
    }
  }
#endif
