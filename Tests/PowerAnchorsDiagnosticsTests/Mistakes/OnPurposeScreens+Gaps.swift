#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors

  // Neighbors of lines through texts, of clear views over controls, of multiplied positions and of wide numbers.
  extension OnPurposeScreens {
    nonisolated static let gaps: [Named] = [
      ("a price that is struck out", struckPrice),
      ("a price that is struck out below its middle", struckBelowTheMiddle),
      ("an underline", underline),
      ("a word on a divider", wordOnDivider),
      ("a word in the middle of a row with a divider", wordInDividedRow),
      ("a divider beside a short text", dividerBesideText),
      ("a divider behind an opaque tag", dividerBehindTag),
      ("a cursor in a text", cursorInText),
      ("a timeline beside texts", timeline),
      ("a progress at the bottom of a button", progressOfButton),
      ("a header with a hairline over scrolled texts", headerOverTexts),
      ("a divider between two columns", dividedColumns),
      ("a text that begins far from the edge", farText),
      ("a clear control to close a menu", closingArea),
      ("a tap area behind a button", areaBehind),
      ("a tap area over texts", areaOverTexts),
      ("a disabled area over a button", disabledArea),
      ("a clear button over a field", areaOverField),
      ("a clear button over another one", areaOverButton),
      ("a chart with a grid", chart),
      ("a quarter by a multiplied middle", quarter),
      ("a third by a multiplied bottom", thirdOfBottom),
      ("a part of a neighbor's middle and of a guide", partsOfOthers),
      ("a part of the right edge", partOfRight),
      ("a column that gives way", columnThatGivesWay),
      ("a column up to a width", limitedColumn),
    ]

    private static func struckPrice() -> UIView {
      let (price, line) = (label("12 €"), plain("line", .red))
      let root = screen(price, line)
      price.topAnchor.constrain(to: root.topAnchor, with: 40)
      price.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      line.horizontalAnchors.constrain(to: price.horizontalAnchors)
      line.centerYAnchor.constrain(to: price.centerYAnchor)
      line.heightAnchor.constrain(to: 1)
      return root
    }

    private static func struckBelowTheMiddle() -> UIView {
      let (price, line) = (label("12 €"), plain("line", .red))
      let root = screen(price, line)
      price.topAnchor.constrain(to: root.topAnchor, with: 40)
      price.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      line.leadingAnchor.constrain(to: price.leadingAnchor, with: -4)
      line.trailingAnchor.constrain(to: price.trailingAnchor, with: 4)
      line.centerYAnchor.constrain(to: price.centerYAnchor, with: 3)
      line.heightAnchor.constrain(to: 1)
      return root
    }

    private static func underline() -> UIView {
      let (link, line) = (label("More"), plain("line", .blue))
      let root = screen(link, line)
      link.topAnchor.constrain(to: root.topAnchor, with: 40)
      link.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      line.horizontalAnchors.constrain(to: link.horizontalAnchors)
      line.bottomAnchor.constrain(to: link.bottomAnchor, with: -2)
      line.heightAnchor.constrain(to: 1)
      return root
    }

    private static func wordOnDivider() -> UIView {
      let (line, word) = (plain("line", .gray), label("or"))
      let root = screen(line, word)
      word.backgroundColor = .white
      line.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      line.topAnchor.constrain(to: root.topAnchor, with: 60)
      line.heightAnchor.constrain(to: 1)
      word.centerAnchors.constrain(to: line.centerAnchors)
      return root
    }

    private static func wordInDividedRow() -> UIView {
      let (row, line, word) = (plain("row", .white), plain("line", .gray), label("or"))
      let root = screen(row)
      row.addSubviewsUsingAutoLayout(line, word)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      word.backgroundColor = .white
      line.horizontalAnchors.constrain(to: row.horizontalAnchors)
      line.centerYAnchor.constrain(to: row.centerYAnchor)
      line.heightAnchor.constrain(to: 1)
      word.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 4)
      word.centerXAnchor.constrain(to: row.centerXAnchor)
      return root
    }

    /// The label is wide, and its text is not.
    private static func dividerBesideText() -> UIView {
      let (title, line) = (label("Name"), plain("line", .gray))
      let root = screen(title, line)
      title.topAnchor.constrain(to: root.topAnchor, with: 40)
      title.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      line.topAnchor.constrain(to: root.topAnchor, with: 40)
      line.heightAnchor.constrain(to: 60)
      line.widthAnchor.constrain(to: 1)
      line.trailingAnchor.constrain(to: root.trailingAnchor, with: -80)
      return root
    }

    private static func dividerBehindTag() -> UIView {
      let (line, tag) = (plain("line", .gray), label("New"))
      let root = screen(line, tag)
      tag.backgroundColor = .yellow
      line.horizontalAnchors.constrain(to: root.horizontalAnchors)
      line.topAnchor.constrain(to: root.topAnchor, with: 60)
      line.heightAnchor.constrain(to: 1)
      tag.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      tag.topAnchor.constrain(to: root.topAnchor, with: 50)
      return root
    }

    private static func cursorInText() -> UIView {
      let (words, cursor) = (label("Some words"), plain("cursor", .blue))
      let root = screen(words, cursor)
      words.topAnchor.constrain(to: root.topAnchor, with: 40)
      words.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      cursor.verticalAnchors.constrain(to: words.verticalAnchors)
      cursor.widthAnchor.constrain(to: 2)
      cursor.leadingAnchor.constrain(to: words.leadingAnchor, with: 40)
      return root
    }

    private static func timeline() -> UIView {
      let (line, first, second) = (plain("line", .gray), label("Ordered"), label("Sent"))
      let root = screen(line, first, second)
      line.verticalAnchors.constrain(to: root.verticalAnchors, insetBy: 40)
      line.leadingAnchor.constrain(to: root.leadingAnchor, with: 24)
      line.widthAnchor.constrain(to: 2)
      for (number, view) in [first, second].enumerated() {
        view.leadingAnchor.constrain(to: line.trailingAnchor, with: 12)
        view.topAnchor.constrain(to: root.topAnchor, with: 60 + 80 * CGFloat(number))
      }
      return root
    }

    private static func progressOfButton() -> UIView {
      let (load, line) = (button("Download all"), plain("line", .blue))
      let root = screen(load, line)
      load.topAnchor.constrain(to: root.topAnchor, with: 40)
      load.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      load.heightAnchor.constrain(to: 48)
      line.leadingAnchor.constrain(to: load.leadingAnchor)
      line.bottomAnchor.constrain(to: load.bottomAnchor)
      line.heightAnchor.constrain(to: 4)
      line.widthAnchor.constrain(to: load.widthAnchor, multiplyBy: 0.4)
      return root
    }

    private static func headerOverTexts() -> UIView {
      let (scroll, content, header) = (
        UIScrollView(), plain("content"), plain("header", UIColor(white: 1, alpha: 0.9))
      )
      let (title, line) = (label("Today"), plain("line", .gray))
      let root = screen(scroll)
      scroll.addSubviewsUsingAutoLayout(content, header)
      header.addSubviewsUsingAutoLayout(title, line)
      scroll.edgeAnchors.constrain(to: root.edgeAnchors)
      content.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      content.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      var top = content.topAnchor
      for number in 0..<8 {
        let row = label("Row \(number)")
        content.addSubviewsUsingAutoLayout(row)
        row.topAnchor.constrain(to: top, with: 7)
        row.leadingAnchor.constrain(to: content.leadingAnchor, with: 16)
        top = row.bottomAnchor
      }
      top.constrain(to: content.bottomAnchor)
      header.edgeAnchors.excluding(.bottom).constrain(to: scroll.frameLayoutGuide.edgeAnchors)
      title.edgeAnchors.constrain(to: header.edgeAnchors, insetBy: 8)
      line.horizontalAnchors.constrain(to: header.horizontalAnchors)
      line.bottomAnchor.constrain(to: header.bottomAnchor)
      line.heightAnchor.constrain(to: 1)
      return root
    }

    private static func dividedColumns() -> UIView {
      let (name, line, value) = (
        label("Distance", lines: 0), plain("line", .gray), label("12 km", lines: 0)
      )
      let root = screen(name, line, value)
      for view in [name, value] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      line.centerXAnchor.constrain(to: root.centerXAnchor)
      line.topAnchor.constrain(to: root.topAnchor, with: 40)
      line.heightAnchor.constrain(to: 44)
      line.widthAnchor.constrain(to: 1)
      name.leadingAnchor.constrain(to: root.leadingAnchor, with: 8)
      name.trailingAnchor.constrain(to: line.leadingAnchor, with: -8)
      value.leadingAnchor.constrain(to: line.trailingAnchor, with: 8)
      value.trailingAnchor.constrain(to: root.trailingAnchor, with: -8)
      return root
    }

    private static func farText() -> UIView {
      let (key, value) = (label("To"), label("The quick brown fox", lines: 0))
      let root = screen(key, value)
      for view in [key, value] { view.topAnchor.constrain(to: root.topAnchor, with: 40) }
      key.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      value.leadingAnchor.constrain(to: root.leadingAnchor, with: 120)
      value.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return root
    }

    private static func closingArea() -> UIView {
      let (buy, area, menu, item) = (
        button("Buy"), UIControl(), plain("menu", .white), button("Share")
      )
      let root = screen(buy, area, menu)
      menu.addSubviewsUsingAutoLayout(item)
      buy.topAnchor.constrain(to: root.topAnchor, with: 40)
      buy.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      area.edgeAnchors.constrain(to: root.edgeAnchors)
      menu.topAnchor.constrain(to: buy.bottomAnchor, with: 8)
      menu.leadingAnchor.constrain(to: buy.leadingAnchor)
      item.edgeAnchors.constrain(to: menu.edgeAnchors, insetBy: 8)
      return root
    }

    private static func areaBehind() -> UIView {
      let (card, area, buy) = (plain("card", .white), plain("area"), button("Buy"))
      area.addGestureRecognizer(UITapGestureRecognizer())
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(area, buy)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 120)
      area.edgeAnchors.constrain(to: card.edgeAnchors)
      buy.centerAnchors.constrain(to: card.centerAnchors)
      return root
    }

    private static func areaOverTexts() -> UIView {
      let (card, title, area) = (plain("card", .white), label("Title"), plain("area"))
      area.addGestureRecognizer(UITapGestureRecognizer())
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(title, area)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      title.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 12)
      area.edgeAnchors.constrain(to: card.edgeAnchors)
      return root
    }

    private static func disabledArea() -> UIView {
      let (card, buy, shine) = (plain("card", .white), button("Buy"), plain("shine"))
      shine.addGestureRecognizer(UITapGestureRecognizer())
      shine.isUserInteractionEnabled = false
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(buy, shine)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 120)
      buy.centerAnchors.constrain(to: card.centerAnchors)
      shine.edgeAnchors.constrain(to: card.edgeAnchors)
      return root
    }

    /// It opens a picker.
    private static func areaOverField() -> UIView {
      let (card, date, open) = (plain("card", .white), field("Date"), UIButton(type: .custom))
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(date, open)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      date.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 12)
      date.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
      open.edgeAnchors.constrain(to: card.edgeAnchors)
      return root
    }

    /// It has a larger target than the button that it stands for.
    private static func areaOverButton() -> UIView {
      let (more, area) = (button("More"), UIControl())
      let root = screen(more, area)
      more.topAnchor.constrain(to: root.topAnchor, with: 40)
      more.trailingAnchor.constrain(to: root.trailingAnchor, with: -40)
      area.edgeAnchors.constrain(to: more.edgeAnchors, insetBy: -10)
      return root
    }

    private static func chart() -> UIView {
      let root = screen()
      let lines = (0..<4).map { _ in plain("line", .gray) }
      let (bar, value) = (plain("bar", .blue), label("42"))
      root.addSubviewsUsingAutoLayout(lines)
      root.addSubviewsUsingAutoLayout(bar, value)
      for (number, line) in lines.enumerated() {
        line.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
        line.heightAnchor.constrain(to: 1)
        line.topAnchor.constrain(to: root.topAnchor, with: 30 + 40 * CGFloat(number))
      }
      bar.leadingAnchor.constrain(to: root.leadingAnchor, with: 60)
      bar.widthAnchor.constrain(to: 24)
      bar.topAnchor.constrain(to: root.topAnchor, with: 86)
      bar.heightAnchor.constrain(to: 64)
      value.bottomAnchor.constrain(to: bar.topAnchor, with: -4)
      value.centerXAnchor.constrain(to: bar.centerXAnchor)
      return root
    }

    private static func quarter() -> UIView {
      let (one, other) = (plain("one", .red), plain("other", .green))
      let root = screen(one, other)
      for (view, multiplier) in [(one, 0.5), (other, 1.5)] as [(UIView, CGFloat)] {
        view.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
        view.topAnchor.constrain(to: root.topAnchor, with: 40)
        view.centerXAnchor.constrain(to: root.centerXAnchor, multiplyBy: multiplier)
      }
      return root
    }

    private static func thirdOfBottom() -> UIView {
      let (header, title) = (plain("header", .gray), label("Title"))
      let root = screen(header, title)
      header.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      header.bottomAnchor.constrain(to: root.bottomAnchor, multiplyBy: 0.33)
      title.centerXAnchor.constrain(to: root.centerXAnchor)
      title.centerYAnchor.constrain(to: root.centerYAnchor, multiplyBy: 1.2)
      return root
    }

    private static func partsOfOthers() -> UIView {
      let (card, mark, header) = (plain("card", .gray), plain("mark", .red), plain("header", .blue))
      let root = screen(header, card, mark)
      header.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      header.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, multiplyBy: 0.2)
      card.centerAnchors.constrain(to: root.centerAnchors)
      card.sizeAnchors.constrain(to: CGSize(width: 100, height: 100))
      mark.sizeAnchors.constrain(to: CGSize(width: 20, height: 20))
      mark.centerXAnchor.constrain(to: card.centerXAnchor)
      mark.centerYAnchor.constrain(to: card.centerYAnchor, multiplyBy: 1.5)
      return root
    }

    /// From the left in both directions, as in a chart.
    private static func partOfRight() -> UIView {
      let (bar, fill) = (plain("bar", .gray), plain("fill", .blue))
      let root = screen(bar)
      bar.addSubviewsUsingAutoLayout(fill)
      bar.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 24)
      bar.heightAnchor.constrain(to: 12)
      fill.verticalAnchors.constrain(to: bar.verticalAnchors)
      fill.leftAnchor.constrain(to: bar.leftAnchor)
      fill.rightAnchor.constrain(to: bar.rightAnchor, multiplyBy: 0.4)
      return root
    }

    private static func columnThatGivesWay() -> UIView {
      let column = plain("column", .gray)
      let root = screen(column)
      column.verticalAnchors.constrain(to: root.verticalAnchors)
      column.centerXAnchor.constrain(to: root.centerXAnchor)
      column.widthAnchor.constrain(to: 400, prioritizeAs: .defaultHigh)
      column.leadingAnchor.constrain(.greaterThanOrEqual, to: root.leadingAnchor, with: 16)
      return root
    }

    private static func limitedColumn() -> UIView {
      let column = plain("column", .gray)
      let root = screen(column)
      column.verticalAnchors.constrain(to: root.verticalAnchors)
      column.centerXAnchor.constrain(to: root.centerXAnchor)
      column.widthAnchor.constrain(.lessThanOrEqual, to: 400)
      column.leadingAnchor.constrain(
        to: root.leadingAnchor, with: 16, prioritizeAs: .defaultHigh)
      return root
    }
  }
#endif
