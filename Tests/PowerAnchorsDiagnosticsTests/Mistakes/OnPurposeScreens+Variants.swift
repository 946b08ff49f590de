#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // The same intentions, written in other ways.
  extension OnPurposeScreens {
    nonisolated static let inVariants: [Named] = [
      ("badge tabs", badgeTabs),
      ("large badge", largeBadge),
      ("hero title", heroTitle),
      ("stretch header", stretchHeader),
      ("cards over hero", cardsOverHero),
      ("avatar corner", avatarCorner),
      ("speech", speech),
      ("sheet button", sheetButton),
      ("snackbar", snackbar),
      ("snackbar in root", snackbarInRoot),
      ("collapsed stack", collapsedStack),
      ("zero width", zeroWidth),
      ("offscreen menu", offscreenMenu),
      ("offscreen bottom", offscreenBottom),
      ("photo grid", photoGrid),
      ("gradient over", gradientOver),
      ("video controls", videoControls),
      ("login wide", loginWide),
      ("feed cell", feedCell),
      ("center loader", centerLoader),
      ("text on tint", textOnTint),
      ("preview lines", previewLines),
      ("auto shrink", autoShrink),
    ]

    private static func badgeTabs() -> UIView {
      let tabs = UIStackView(arrangedSubviews: ["Home", "Chats", "Me"].map(button))
      tabs.distribution = .fillEqually
      let count = label("9", .caption2)
      count.backgroundColor = .red
      let root = screen(tabs, count)
      let controller = controlled(root)
      held.append(controller)
      tabs.horizontalAnchors.constrain(to: root.horizontalAnchors)
      tabs.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor)
      tabs.heightAnchor.constrain(to: 49)
      count.centerXAnchor.constrain(to: tabs.arrangedSubviews[1].centerXAnchor, with: 20)
      count.topAnchor.constrain(to: tabs.topAnchor, with: 2)
      return root
    }

    private static func largeBadge() -> UIView {
      let (bell, badge) = (picture("bell", 28, 28), label("99+", .caption2))
      badge.backgroundColor = .red
      let root = screen(bell, badge)
      bell.topAnchor.constrain(to: root.topAnchor, with: 40)
      bell.trailingAnchor.constrain(to: root.trailingAnchor, with: -40)
      badge.leadingAnchor.constrain(to: bell.centerXAnchor)
      badge.bottomAnchor.constrain(to: bell.centerYAnchor)
      return root
    }

    private static func heroTitle() -> UIView {
      let (hero, title, sub) = (
        picture("hero", 800, 500), label("Winter in the mountains", lines: 0, .largeTitle),
        label("Twelve tours", lines: 0)
      )
      let root = screen(hero, title, sub)
      hero.contentMode = .scaleAspectFill
      hero.clipsToBounds = true
      hero.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      hero.heightAnchor.constrain(to: root.heightAnchor, multiplyBy: 0.5)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      title.trailingAnchor.constrain(to: root.trailingAnchor, with: -20)
      title.lastBaselineAnchor.constrain(to: hero.bottomAnchor, with: -12)
      sub.topAnchor.constrain(to: hero.bottomAnchor, with: 12)
      sub.horizontalAnchors.constrain(to: title.horizontalAnchors)
      return root
    }

    private static func stretchHeader() -> UIView {
      let (scroll, header, stack) = (UIScrollView(), plain("header", .blue), UIStackView())
      stack.axis = .vertical
      for number in 0..<30 { stack.addArrangedSubview(label("Row \(number)")) }
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(header, stack)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      header.topAnchor.constrain(to: scroll.frameLayoutGuide.topAnchor)
      header.horizontalAnchors.constrain(to: scroll.frameLayoutGuide.horizontalAnchors)
      header.bottomAnchor.constrain(to: stack.topAnchor)
      header.heightAnchor.constrain(.greaterThanOrEqual, to: 80)
      stack.topAnchor.constrain(
        to: scroll.contentLayoutGuide.topAnchor, with: 200, prioritizeAs: .required - 1)
      stack.edgeAnchors.excluding(.top).constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      return root
    }

    private static func cardsOverHero() -> UIView {
      let (hero, card, title, price) = (
        plain("hero", .blue), plain("card", .white),
        label("Hotel at the lake", lines: 0, .headline), label("120 € a night", lines: 0)
      )
      let root = screen(hero, card)
      card.addSubviewsUsingAutoLayout(title, price)
      hero.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      hero.heightAnchor.constrain(to: 220)
      card.topAnchor.constrain(to: hero.bottomAnchor, with: -40)
      card.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 20)
      title.edgeAnchors.excluding(.bottom).constrain(to: card.edgeAnchors, insetBy: 16)
      price.topAnchor.constrain(to: title.bottomAnchor, with: 4)
      price.edgeAnchors.excluding(.top).constrain(to: card.edgeAnchors, insetBy: 16)
      return root
    }

    private static func avatarCorner() -> UIView {
      let (photo, camera) = (plain("photo", .gray), button("+"))
      let root = screen(photo)
      photo.addSubviewsUsingAutoLayout(camera)
      photo.topAnchor.constrain(to: root.topAnchor, with: 60)
      photo.centerXAnchor.constrain(to: root.centerXAnchor)
      photo.sizeAnchors.constrain(to: CGSize(width: 120, height: 120))
      camera.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      camera.trailingAnchor.constrain(to: photo.trailingAnchor, with: 8)
      camera.bottomAnchor.constrain(to: photo.bottomAnchor, with: 8)
      return root
    }

    private static func speech() -> UIView {
      let (bubble, tail, words) = (
        plain("bubble", .blue), plain("tail", .blue), label("Where are you?", lines: 0)
      )
      let root = screen(bubble, tail)
      bubble.addSubviewsUsingAutoLayout(words)
      words.edgeAnchors.constrain(to: bubble.edgeAnchors, insetBy: 10)
      bubble.topAnchor.constrain(to: root.topAnchor, with: 20)
      bubble.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      bubble.leadingAnchor.constrain(.greaterThanOrEqual, to: root.leadingAnchor, with: 60)
      tail.sizeAnchors.constrain(to: CGSize(width: 16, height: 16))
      tail.centerXAnchor.constrain(to: bubble.trailingAnchor, with: -4)
      tail.bottomAnchor.constrain(to: bubble.bottomAnchor)
      return root
    }

    private static func sheetButton() -> UIView {
      let (map, sheet, close, title) = (
        plain("map", .green), plain("sheet", .white), button("✕"),
        label("Museum", lines: 0, .headline)
      )
      let root = screen(map, sheet, close)
      sheet.addSubviewsUsingAutoLayout(title)
      map.edgeAnchors.constrain(to: root.edgeAnchors)
      sheet.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      sheet.heightAnchor.constrain(to: 260)
      title.edgeAnchors.excluding(.bottom).constrain(to: sheet.edgeAnchors, insetBy: 20)
      close.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
      close.trailingAnchor.constrain(to: sheet.trailingAnchor, with: -16)
      close.centerYAnchor.constrain(to: sheet.topAnchor)
      return root
    }

    private static func snackbar() -> UIView {
      let (list, bar, words, undo) = (
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        plain("bar", .black), label("Deleted", lines: 0), button("Undo")
      )
      let root = screen(list, bar)
      bar.addSubviewsUsingAutoLayout(words, undo)
      list.edgeAnchors.constrain(to: root.edgeAnchors)
      bar.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 12)
      bar.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: -12)
      words.leadingAnchor.constrain(to: bar.leadingAnchor, with: 16)
      words.verticalAnchors.constrain(to: bar.verticalAnchors, insetBy: 14)
      undo.leadingAnchor.constrain(to: words.trailingAnchor, with: 12)
      undo.trailingAnchor.constrain(to: bar.trailingAnchor, with: -16)
      undo.centerYAnchor.constrain(to: bar.centerYAnchor)
      undo.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      undo.setContentCompressionResistancePriority(.required, for: .horizontal)
      return root
    }

    private static func snackbarInRoot() -> UIView {
      let (text, bar, words) = (
        label(String(repeating: "A page of text. ", count: 60), lines: 0, .footnote),
        plain("bar", UIColor(white: 0, alpha: 0.8)), label("Saved to your library", lines: 0)
      )
      let root = screen(text, bar)
      bar.addSubviewsUsingAutoLayout(words)
      text.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      text.numberOfLines = 12
      bar.centerAnchors.constrain(to: root.centerAnchors)
      bar.widthAnchor.constrain(.lessThanOrEqual, to: root.widthAnchor, with: -80)
      words.edgeAnchors.constrain(to: bar.edgeAnchors, insetBy: 12)
      return root
    }

    private static func collapsedStack() -> UIView {
      let (inner, title) = (
        UIStackView(arrangedSubviews: [label("A"), label("B")]), button("Show")
      )
      inner.axis = .vertical
      inner.clipsToBounds = true
      let outer = UIStackView(arrangedSubviews: [title, inner, label("After")])
      outer.axis = .vertical
      let root = screen(outer)
      outer.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 20)
      inner.isHidden = true
      return root
    }

    private static func zeroWidth() -> UIView {
      let (text, side, words) = (
        label("Main text", lines: 0), plain("side", .gray), label("Details", lines: 0)
      )
      side.clipsToBounds = true
      let root = screen(text, side)
      side.addSubviewsUsingAutoLayout(words)
      text.topAnchor.constrain(to: root.topAnchor, with: 20)
      text.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      text.trailingAnchor.constrain(to: side.leadingAnchor, with: -20)
      side.verticalAnchors.constrain(to: root.verticalAnchors)
      side.trailingAnchor.constrain(to: root.trailingAnchor)
      side.widthAnchor.constrain(to: 0)
      words.topAnchor.constrain(to: side.topAnchor, with: 20)
      words.leadingAnchor.constrain(to: side.leadingAnchor, with: 12)
      words.widthAnchor.constrain(to: 200)
      return root
    }

    private static func offscreenMenu() -> UIView {
      let (main, menu) = (
        plain("main", .white), UIStackView(arrangedSubviews: ["A", "B"].map(button))
      )
      menu.axis = .vertical
      let root = screen(main, menu)
      main.edgeAnchors.constrain(to: root.edgeAnchors)
      menu.topAnchor.constrain(to: root.topAnchor, with: 60)
      menu.leadingAnchor.constrain(to: root.trailingAnchor)
      menu.widthAnchor.constrain(to: 200)
      return root
    }

    private static func offscreenBottom() -> UIView {
      let (title, sheet, ok) = (
        label("Pay", .largeTitle), plain("sheet", .white), button("Confirm")
      )
      let root = screen(title, sheet)
      sheet.addSubviewsUsingAutoLayout(ok)
      title.topAnchor.constrain(to: root.topAnchor, with: 40)
      title.centerXAnchor.constrain(to: root.centerXAnchor)
      sheet.horizontalAnchors.constrain(to: root.horizontalAnchors)
      sheet.topAnchor.constrain(to: root.bottomAnchor)
      sheet.heightAnchor.constrain(to: 200)
      ok.centerAnchors.constrain(to: sheet.centerAnchors)
      return root
    }

    private static func photoGrid() -> UIView {
      let grid = UIStackView()
      grid.axis = .vertical
      grid.spacing = 2
      for row in 0..<2 {
        let line = UIStackView(
          arrangedSubviews: (0..<3).map { picture("photo \(row) \($0)", 300, 300) })
        line.spacing = 2
        line.distribution = .fillEqually
        for case let photo as UIImageView in line.arrangedSubviews {
          photo.contentMode = .scaleAspectFill
          photo.clipsToBounds = true
          photo.heightAnchor.constrain(to: photo.widthAnchor, multiplyBy: 0.8)
        }
        grid.addArrangedSubview(line)
      }
      let root = screen(grid)
      grid.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      return root
    }

    private static func gradientOver() -> UIView {
      let (scroll, stack, fade) = (
        UIScrollView(), UIStackView(), plain("fade", UIColor(white: 1, alpha: 0.7))
      )
      stack.axis = .vertical
      for number in 0..<30 { stack.addArrangedSubview(label("Line \(number)")) }
      let root = screen(scroll, fade)
      scroll.addSubviewsUsingAutoLayout(stack)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      stack.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors, insetBy: 16)
      stack.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor, with: -32)
      fade.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      fade.heightAnchor.constrain(to: 80)
      fade.isUserInteractionEnabled = false
      return root
    }

    private static func videoControls() -> UIView {
      let (video, shade, play, bar, time) = (
        plain("video", .black), plain("shade", UIColor(white: 0, alpha: 0.3)), button("▶"),
        UISlider(), label("12:30", .caption1)
      )
      let root = screen(video)
      video.addSubviewsUsingAutoLayout(shade, play, bar, time)
      video.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      video.heightAnchor.constrain(to: 220)
      shade.edgeAnchors.constrain(to: video.edgeAnchors)
      play.centerAnchors.constrain(to: video.centerAnchors)
      play.sizeAnchors.constrain(to: CGSize(width: 60, height: 60))
      bar.leadingAnchor.constrain(to: video.leadingAnchor, with: 12)
      bar.bottomAnchor.constrain(to: video.bottomAnchor, with: -8)
      time.leadingAnchor.constrain(to: bar.trailingAnchor, with: 8)
      time.trailingAnchor.constrain(to: video.trailingAnchor, with: -12)
      time.centerYAnchor.constrain(to: bar.centerYAnchor)
      time.setContentHuggingPriority(.required, for: .horizontal)
      time.setContentCompressionResistancePriority(.required, for: .horizontal)
      return root
    }

    private static func loginWide() -> UIView {
      let (box, title, user, password, enter) = (
        plain("box", .white), label("Sign in", lines: 0, .title1), field("Name"), field("Password"),
        button("Go on")
      )
      let root = screen(box)
      box.addSubviewsUsingAutoLayout(title, user, password, enter)
      box.centerAnchors.constrain(to: root.centerAnchors)
      box.widthAnchor.constrain(to: 400, prioritizeAs: .defaultHigh)
      box.widthAnchor.constrain(.lessThanOrEqual, to: root.widthAnchor, with: -32)
      title.edgeAnchors.excluding(.bottom).constrain(to: box.edgeAnchors, insetBy: 20)
      user.topAnchor.constrain(to: title.bottomAnchor, with: 20)
      password.topAnchor.constrain(to: user.bottomAnchor, with: 12)
      enter.topAnchor.constrain(to: password.bottomAnchor, with: 20)
      for view in [user, password, enter] as [UIView] {
        view.horizontalAnchors.constrain(to: title.horizontalAnchors)
        view.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      }
      for view in [title, user, password, enter] as [UIView] {
        view.setContentHuggingPriority(.defaultHigh, for: .vertical)
      }
      enter.bottomAnchor.constrain(to: box.bottomAnchor, with: -20)
      return root
    }

    private static func feedCell() -> UIView {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let view = cell.contentView
      let (face, name, photo, text) = (
        plain("face", .gray), label("Grace", .headline), plain("photo", .gray),
        label("A day at the sea with all of the family and the dog.", lines: 0)
      )
      let actions = UIStackView(arrangedSubviews: ["Like", "Share"].map(button))
      actions.spacing = 16
      view.addSubviewsUsingAutoLayout(face, name, photo, text, actions)
      face.topAnchor.constrain(to: view.topAnchor, with: 12)
      face.leadingAnchor.constrain(to: view.leadingAnchor, with: 12)
      face.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
      name.leadingAnchor.constrain(to: face.trailingAnchor, with: 8)
      name.centerYAnchor.constrain(to: face.centerYAnchor)
      name.trailingAnchor.constrain(.lessThanOrEqual, to: view.trailingAnchor, with: -12)
      photo.topAnchor.constrain(to: face.bottomAnchor, with: 12)
      photo.horizontalAnchors.constrain(to: view.horizontalAnchors)
      let ratio = photo.heightAnchor.constrain(to: photo.widthAnchor, multiplyBy: 0.5)
      _ = ratio
      text.topAnchor.constrain(to: photo.bottomAnchor, with: 12)
      text.horizontalAnchors.constrain(to: view.horizontalAnchors, insetBy: 12)
      actions.topAnchor.constrain(to: text.bottomAnchor, with: 8)
      actions.leadingAnchor.constrain(to: text.leadingAnchor)
      actions.bottomAnchor.constrain(to: view.bottomAnchor, with: -8, prioritizeAs: .required - 1)
      return cell
    }

    private static func centerLoader() -> UIView {
      let (box, spinner, words) = (
        plain("box", .white), UIActivityIndicatorView(style: .medium), label("Please wait")
      )
      let below = label("The content below", lines: 0)
      let root = screen(below, box)
      spinner.startAnimating()
      box.addSubviewsUsingAutoLayout(spinner, words)
      below.centerYAnchor.constrain(to: root.centerYAnchor)
      below.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 20)
      box.centerAnchors.constrain(to: root.centerAnchors)
      spinner.topAnchor.constrain(to: box.topAnchor, with: 16)
      spinner.centerXAnchor.constrain(to: box.centerXAnchor)
      words.topAnchor.constrain(to: spinner.bottomAnchor, with: 8)
      words.edgeAnchors.excluding(.top).constrain(to: box.edgeAnchors, insetBy: 16)
      return root
    }

    private static func textOnTint() -> UIView {
      let (tint, words) = (plain("tint", .yellow), label("Marked", lines: 0))
      let root = screen(tint, words)
      words.topAnchor.constrain(to: root.topAnchor, with: 30)
      words.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      tint.edgeAnchors.constrain(
        to: words.edgeAnchors,
        insetBy: NSDirectionalEdgeInsets(top: 8, leading: -2, bottom: 2, trailing: -2))
      return root
    }

    private static func previewLines() -> UIView {
      let (text, stack) = (
        label(String(repeating: "News of the day in many words. ", count: 20), lines: 4),
        UIStackView()
      )
      stack.axis = .vertical
      stack.addArrangedSubview(label("Headline that is long enough to be cut", lines: 2, .headline))
      stack.addArrangedSubview(text)
      let root = screen(stack)
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return root
    }

    private static func autoShrink() -> UIView {
      let amount = label("1 234 567.89 €", .largeTitle)
      amount.adjustsFontSizeToFitWidth = true
      amount.minimumScaleFactor = 0.4
      let root = screen(amount)
      amount.topAnchor.constrain(to: root.topAnchor, with: 40)
      amount.centerXAnchor.constrain(to: root.centerXAnchor)
      amount.leadingAnchor.constrain(.greaterThanOrEqual, to: root.leadingAnchor, with: 20)
      return root
    }
  }
#endif
