#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  private final class SettingsPage: UIView {
    let scroll = UIScrollView(), content = UIView(), rows = (0..<3).map { _ in UIView() }
    let titles = ["Account", "Notifications and sounds", "Privacy"].map { label($0, lines: 0) }
    let switches = (0..<3).map { _ in UISwitch() }
    let footer = label("Version 1.2", .footnote)
  }

  private final class PlayerPage: UIView {
    let art = UIImageView(), song = label("Song", .title2), artist = label("Artist"),
      bar = UISlider()
    let play = button("Play"), skip = button("Next")
  }

  private final class OrderPage: UIView {
    let header = UIView(), name = label("Order 4711", .headline),
      state = label("On its way", .subheadline)
    let lines = UIStackView(), total = label("Total"), amount = label("129 €"), pay = button("Pay"),
      note = label(
        "You can send it back within thirty days without saying why.", lines: 0, .footnote)
  }

  // Mistakes in pages that are otherwise the same.
  extension PlantedScreen {
    nonisolated static let pages: [Named] = [
      ("row under switch of a page", rowUnderSwitch), ("footer missing of a page", footerMissing),
      ("scroll no bottom of a page", scrollNoBottom), ("player song of a page", playerSong),
      ("art large of a page", artLarge), ("note sign of a page", noteSign),
      ("header fixed of a page", headerFixed),
      ("amount share of a page", amountShare), ("pay target of a page", payTarget),
      ("pay unsafe of a page", payUnsafe), ("hidden state of a page", hiddenState),
      ("note end of a page", noteEnd), ("note below top of a page", noteBelowTop),
      ("left pay of a page", leftPay), ("lines no width of a page", linesNoWidth),
      ("fixed rows of page of a page", fixedRowsOfPage), ("header behind of a page", headerBehind),
      ("two buttons over of a page", twoButtonsOver), ("rows no height of a page", rowsNoHeight),
    ]

    private static func settings() -> SettingsPage {
      let page = SettingsPage(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      page.addSubviewsUsingAutoLayout(page.scroll)
      page.scroll.addSubviewsUsingAutoLayout(page.content)
      page.scroll.edgeAnchors.constrain(to: page.edgeAnchors)
      page.content.edgeAnchors.constrain(to: page.scroll.contentLayoutGuide.edgeAnchors)
      page.content.widthAnchor.constrain(to: page.scroll.frameLayoutGuide.widthAnchor)
      return page
    }

    private static func fillRows(_ page: SettingsPage, _ trailing: (Int) -> NSLayoutConstraint)
      -> [NSLayoutConstraint]
    {
      var top = page.content.topAnchor
      var made: [NSLayoutConstraint] = []
      for (index, row) in page.rows.enumerated() {
        page.content.addSubviewsUsingAutoLayout(row)
        row.addSubviewsUsingAutoLayout(page.titles[index], page.switches[index])
        row.horizontalAnchors.constrain(to: page.content.horizontalAnchors)
        row.topAnchor.constrain(to: top)
        page.titles[index].leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
        page.titles[index].verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 12)
        page.switches[index].trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
        page.switches[index].centerYAnchor.constrain(to: row.centerYAnchor)
        page.switches[index].setContentHuggingPriority(.required, for: .horizontal)
        page.switches[index].setContentCompressionResistancePriority(.required, for: .horizontal)
        made.append(trailing(index))
        top = row.bottomAnchor
      }
      return made
    }

    private static func rowUnderSwitch() -> Self {
      let page = settings()
      let line = #line + 2
      let wrong = fillRows(page) {
        page.titles[$0].trailingAnchor.constrain(
          .lessThanOrEqual, to: page.rows[$0].trailingAnchor, with: -16)
      }
      page.rows[2].bottomAnchor.constrain(to: page.content.bottomAnchor)
      return Self(
        root: page, culprits: page.titles + page.switches, lines: [line],
        remedy: "tie titles[1].trailing to switches[1].leading instead"
      ) {
        for (index, constraint) in wrong.enumerated() {
          constraint.isActive = false
          page.titles[index].trailingAnchor.constrain(to: page.switches[index].leadingAnchor)
        }
      }
    }

    private static func footerMissing() -> Self {
      let page = settings()
      _ = fillRows(page) {
        page.titles[$0].trailingAnchor.constrain(to: page.switches[$0].leadingAnchor, with: -8)
      }
      page.content.addSubviewsUsingAutoLayout(page.footer)
      page.rows[2].bottomAnchor.constrain(to: page.footer.topAnchor, with: -16)
      page.footer.bottomAnchor.constrain(to: page.content.bottomAnchor, with: -16)
      return Self(root: page, culprits: [page.footer], remedy: "give footer a leading") {
        page.footer.leadingAnchor.constrain(to: page.content.leadingAnchor)
      }
    }

    private static func scrollNoBottom() -> Self {
      let page = settings()
      _ = fillRows(page) {
        page.titles[$0].trailingAnchor.constrain(to: page.switches[$0].leadingAnchor, with: -8)
      }
      return Self(
        root: page, culprits: [page.content, page.scroll],
        remedy: "tie rows[2].bottom to content.bottom"
      ) {
        page.rows[2].bottomAnchor.constrain(to: page.content.bottomAnchor)
      }
    }

    private static func player() -> PlayerPage {
      let page = PlayerPage(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      page.addSubviewsUsingAutoLayout(
        page.art, page.song, page.artist, page.bar, page.play, page.skip)
      page.art.topAnchor.constrain(to: page.topAnchor, with: 40)
      page.art.centerXAnchor.constrain(to: page.centerXAnchor)
      page.artist.topAnchor.constrain(to: page.song.bottomAnchor, with: 4)
      page.artist.centerXAnchor.constrain(to: page.song.centerXAnchor)
      page.bar.topAnchor.constrain(to: page.artist.bottomAnchor, with: 24)
      page.bar.horizontalAnchors.constrain(to: page.horizontalAnchors, insetBy: 24)
      page.play.topAnchor.constrain(to: page.bar.bottomAnchor, with: 16)
      page.play.centerXAnchor.constrain(to: page.centerXAnchor)
      page.skip.leadingAnchor.constrain(to: page.play.trailingAnchor, with: 24)
      page.skip.centerYAnchor.constrain(to: page.play.centerYAnchor)
      return page
    }

    private static func playerSong() -> Self {
      let page = player()
      page.art.sizeAnchors.constrain(to: CGSize(width: 200, height: 200))
      page.song.topAnchor.constrain(to: page.art.bottomAnchor, with: 24)
      return Self(root: page, culprits: [page.song], remedy: "give song a leading") {
        page.song.centerXAnchor.constrain(to: page.centerXAnchor)
      }
    }

    private static func artLarge() -> Self {
      let page = player()
      page.art.image = UIImage(size: CGSize(width: 1200, height: 1200))
      page.song.centerXAnchor.constrain(to: page.centerXAnchor)
      page.song.topAnchor.constrain(to: page.art.bottomAnchor, with: 24)
      return Self(root: page, culprits: [page.art], remedy: "give art a width and a height") {
        page.art.sizeAnchors.constrain(to: CGSize(width: 200, height: 200))
      }
    }

    private static func order() -> OrderPage {
      let page = OrderPage(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      page.addSubviewsUsingAutoLayout(page.header, page.total, page.amount, page.pay, page.note)
      page.header.addSubviewsUsingAutoLayout(page.name, page.state)
      page.header.edgeAnchors.excluding(.bottom).constrain(to: page.edgeAnchors)
      page.name.edgeAnchors.excluding(.bottom).constrain(to: page.header.edgeAnchors, insetBy: 16)
      page.state.leadingAnchor.constrain(to: page.name.leadingAnchor)
      page.total.topAnchor.constrain(to: page.header.bottomAnchor, with: 24)
      page.total.leadingAnchor.constrain(to: page.leadingAnchor, with: 16)
      page.amount.firstBaselineAnchor.constrain(to: page.total.firstBaselineAnchor)
      page.amount.trailingAnchor.constrain(to: page.trailingAnchor, with: -16)
      return page
    }

    private static func ended(
      _ page: OrderPage, state: Bool = true, amount: Bool = true, pay: Bool = true,
      note: Bool = true
    ) {
      if state {
        page.state.topAnchor.constrain(to: page.name.bottomAnchor, with: 4);
        page.state.bottomAnchor.constrain(to: page.header.bottomAnchor, with: -16)
      }
      if amount {
        page.amount.leadingAnchor.constrain(
          .greaterThanOrEqual, to: page.total.trailingAnchor, with: 8)
      }
      if pay {
        page.pay.bottomAnchor.constrain(to: page.safeAreaLayoutGuide.bottomAnchor, with: -16);
        page.pay.horizontalAnchors.constrain(to: page.horizontalAnchors, insetBy: 16);
        page.pay.heightAnchor.constrain(to: 50)
      }
      if note {
        page.note.topAnchor.constrain(to: page.total.bottomAnchor, with: 24);
        page.note.horizontalAnchors.constrain(to: page.horizontalAnchors, insetBy: 16)
      }
    }

    private static func noteSign() -> Self {
      let page = order()
      ended(page, note: false)
      page.note.topAnchor.constrain(to: page.total.bottomAnchor, with: 24)
      let line = #line + 1
      let wrong = page.note.trailingAnchor.constrain(to: page.trailingAnchor, with: 16)
      page.note.leadingAnchor.constrain(to: page.leadingAnchor, with: 16)
      return Self(
        root: page, culprits: [page.note], lines: [line], remedy: "change the sign of its constant"
      ) { wrong.constant = -16 }
    }

    private static func headerFixed() -> Self {
      let page = order()
      ended(page, state: false)
      page.state.topAnchor.constrain(to: page.name.bottomAnchor, with: 4)
      let line = #line + 1
      let wrong = page.header.heightAnchor.constrain(to: 70)
      return Self(
        root: page, culprits: [page.header, page.state], lines: [line],
        remedy: "make header.height 96"
      ) {
        wrong.constant = 96
      }
    }

    private static func amountShare() -> Self {
      let page = order()
      ended(page, amount: false)
      let line = #line + 1
      page.amount.leadingAnchor.constrain(to: page.total.trailingAnchor, with: 8)
      return Self(
        root: page, culprits: [page.total, page.amount], lines: [line],
        remedy: "raise the content hugging and compression resistance priorities of total or amount"
      ) {
        page.amount.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        page.amount.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      }
    }

    private static func payTarget() -> Self {
      let page = order()
      ended(page, pay: false)
      page.pay.bottomAnchor.constrain(to: page.safeAreaLayoutGuide.bottomAnchor, with: -16)
      page.pay.centerXAnchor.constrain(to: page.centerXAnchor)
      let line = #line + 1
      let wrong = page.pay.heightAnchor.constrain(to: 32)
      return Self(root: page, culprits: [page.pay], lines: [line], remedy: "make the height") {
        wrong.constant = 44
      }
    }

    private static func payUnsafe() -> Self {
      let page = order()
      let controller = controlled(page)
      page.header.removeFromSuperview()
      page.addSubviewsUsingAutoLayout(page.header)
      page.header.topAnchor.constrain(to: page.safeAreaLayoutGuide.topAnchor)
      page.header.horizontalAnchors.constrain(to: page.horizontalAnchors)
      page.total.topAnchor.constrain(to: page.header.bottomAnchor, with: 24)
      ended(page, pay: false)
      page.pay.horizontalAnchors.constrain(to: page.horizontalAnchors, insetBy: 16)
      page.pay.heightAnchor.constrain(to: 50)
      let line = #line + 1
      let wrong = page.pay.bottomAnchor.constrain(to: page.bottomAnchor, with: -16)
      return Self(
        root: page, culprits: [page.pay], lines: [line],
        remedy: "tie pay.bottom to OrderPage.safeAreaLayoutGuide.bottom"
      ) {
        wrong.isActive = false
        page.pay.bottomAnchor.constrain(to: page.safeAreaLayoutGuide.bottomAnchor, with: -16)
        withExtendedLifetime(controller) {}
      }
    }

    private static func hiddenState() -> Self {
      let page = order()
      ended(page, note: false)
      page.note.horizontalAnchors.constrain(to: page.horizontalAnchors, insetBy: 16)
      page.total.isHidden = true
      page.amount.isHidden = true
      let line = #line + 1
      let wrong = page.note.topAnchor.constrain(to: page.total.bottomAnchor, with: 24)
      return Self(
        root: page, culprits: [page.total, page.amount], lines: [line],
        remedy: "put the three into a UIStackView"
      ) {
        wrong.isActive = false
        page.note.topAnchor.constrain(to: page.header.bottomAnchor)
      }
    }

    private static func noteEnd() -> Self {
      let page = order()
      ended(page, note: false)
      page.note.topAnchor.constrain(to: page.total.bottomAnchor, with: 24)
      let line = #line + 1
      page.note.leadingAnchor.constrain(to: page.total.leadingAnchor)
      return Self(
        root: page, culprits: [page.note], lines: [line],
        remedy: "tie note.trailing to that of OrderPage"
      ) {
        page.note.trailingAnchor.constrain(.lessThanOrEqual, to: page.trailingAnchor)
      }
    }

    private static func noteBelowTop() -> Self {
      let page = order()
      ended(page, note: false)
      page.note.horizontalAnchors.constrain(to: page.horizontalAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = page.note.topAnchor.constrain(to: page.total.topAnchor, with: 12)
      return Self(
        root: page, culprits: [page.note], lines: [line],
        remedy: "tie note.top to total.bottom instead"
      ) {
        wrong.isActive = false
        page.note.topAnchor.constrain(to: page.total.bottomAnchor)
      }
    }

    private static func leftPay() -> Self {
      let page = order()
      ended(page, note: false)
      page.note.topAnchor.constrain(to: page.total.bottomAnchor, with: 24)
      let line = #line + 1
      let left = page.note.leftAnchor.constrain(to: page.total.leftAnchor)
      page.note.rightAnchor.constrain(to: page.rightAnchor, with: -16)
      return Self(
        root: page, culprits: [page.note], lines: [line, line + 1],
        remedy: "use leading and trailing for left and right"
      ) {
        left.isActive = false
        for constraint in page.constraints
        where constraint.firstItem === page.note && constraint.firstAttribute == .right {
          constraint.isActive = false
        }
        page.note.leadingAnchor.constrain(to: page.total.leadingAnchor)
        page.note.trailingAnchor.constrain(to: page.trailingAnchor, with: -16)
      }
    }

    private static func linesNoWidth() -> Self {
      let page = OrderPage(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let scroll = UIScrollView()
      scroll.accessibilityIdentifier = "scroll"
      page.addSubviewsUsingAutoLayout(scroll)
      scroll.addSubviewsUsingAutoLayout(page.lines)
      page.lines.axis = .vertical
      page.lines.addArrangedSubview(page.note)
      scroll.edgeAnchors.constrain(to: page.edgeAnchors)
      let line = #line + 1
      page.lines.edgeAnchors.constrain(to: scroll.contentLayoutGuide.edgeAnchors)
      return Self(
        root: page, culprits: [page.lines, scroll, page.note], lines: [line],
        remedy: "tie the width of lines to that of scroll.frameLayoutGuide"
      ) {
        page.lines.widthAnchor.constrain(to: scroll.frameLayoutGuide.widthAnchor)
      }
    }

    private static func fixedRowsOfPage() -> Self {
      let page = settings()
      var heights: [NSLayoutConstraint] = []
      let line = #line + 3
      _ = fillRows(page) {
        page.titles[$0].numberOfLines = 1
        heights.append(page.rows[$0].heightAnchor.constrain(to: 48))
        return page.titles[$0].trailingAnchor.constrain(
          .lessThanOrEqual, to: page.switches[$0].leadingAnchor, with: -8)
      }
      for title in page.titles { title.text = "Sounds" }
      page.rows[2].bottomAnchor.constrain(to: page.content.bottomAnchor)
      return Self(
        root: page, culprits: page.rows + page.titles, lines: [line],
        remedy: "make rows[0].height at least 64"
      ) {
        for (row, height) in zip(page.rows, heights) {
          height.isActive = false
          row.heightAnchor.constrain(.greaterThanOrEqual, to: 64)
        }
      }
    }

    private static func headerBehind() -> Self {
      let page = order()
      ended(page)
      let back = plain("back", .white)
      page.addSubviewsUsingAutoLayout(back)
      back.edgeAnchors.excluding(.bottom).constrain(to: page.edgeAnchors)
      back.bottomAnchor.constrain(to: page.header.bottomAnchor)
      return Self(
        root: page, culprits: [back, page.name, page.state], remedy: "add back before name"
      ) { page.sendSubviewToBack(back) }
    }

    private static func twoButtonsOver() -> Self {
      let page = order()
      ended(page)
      let cancel = button("Cancel")
      cancel.accessibilityIdentifier = "cancel"
      page.addSubviewsUsingAutoLayout(cancel)
      cancel.horizontalAnchors.constrain(to: page.pay.horizontalAnchors)
      let line = #line + 1
      let wrong = cancel.bottomAnchor.constrain(to: page.pay.bottomAnchor, with: -8)
      return Self(
        root: page, culprits: [cancel, page.pay], lines: [line],
        remedy: "tie cancel.bottom to pay.top instead"
      ) {
        wrong.isActive = false
        cancel.bottomAnchor.constrain(to: page.pay.topAnchor)
      }
    }

    private static func rowsNoHeight() -> Self {
      let page = SettingsPage(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let column = UIStackView(arrangedSubviews: page.rows)
      column.axis = .vertical
      column.spacing = 2
      for row in page.rows { row.backgroundColor = .gray }
      page.addSubviewsUsingAutoLayout(column)
      column.edgeAnchors.excluding(.bottom).constrain(to: page.edgeAnchors, insetBy: 16)
      return Self(root: page, culprits: page.rows, remedy: "give rows[0]") {
        for row in page.rows { row.heightAnchor.constrain(to: 44) }
      }
    }
  }
#endif
