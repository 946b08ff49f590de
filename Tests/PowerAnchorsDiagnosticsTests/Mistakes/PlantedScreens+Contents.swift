#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Lengths and places that contents, guides and frames lack, done to the letter of the remedy.
  extension PlantedScreen {
    nonisolated static let contents: [Named] = [
      ("centered title between minima", centeredTitle),
      ("row that ends by an inequality", rowEndingByInequality),
      ("columns of a guide without end", columnsOfGuide),
      ("view below a removed one", belowARemovedOne),
      ("picture of a cell without end", pictureOfCell),
      ("ratio beside both lengths", ratioBesideLengths),
      ("both edges and a width", edgesAndWidth),
      ("cover without a height", coverInStack),
      ("frame above constraints", frameAboveConstraints),
    ]

    private static func centeredTitle() -> Self {
      let (close, title, send) = (
        named("close", button("Close")), label("Event", .headline), named("send", button("Send"))
      )
      let root = screen(close, title, send)
      for view in [close, title, send] { view.topAnchor.constrain(to: root.topAnchor, with: 8) }
      close.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      send.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      title.centerXAnchor.constrain(to: root.centerXAnchor)
      title.leadingAnchor.constrain(.greaterThanOrEqual, to: close.trailingAnchor, with: 8)
      title.trailingAnchor.constrain(.lessThanOrEqual, to: send.leadingAnchor, with: -8)
      let line = #line + 1
      let one = close.widthAnchor.constrain(.greaterThanOrEqual, to: 120)
      let other = send.widthAnchor.constrain(.greaterThanOrEqual, to: 120)
      return Self(
        root: root, culprits: [close, send], lines: [line],
        remedy: "make close.width at most 92 instead of 120"
      ) {
        one.constant = 92
        other.constant = 92
      }
    }

    private static func rowEndingByInequality() -> Self {
      let (row, shop, day) = (plain("row"), label("Bakery"), label("Monday", .caption1))
      let root = screen(row)
      row.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      let line = #line + 1
      let wrong = row.heightAnchor.constrain(to: 56)
      row.addSubviewsUsingAutoLayout(shop, day)
      shop.edgeAnchors.excluding(.bottom).constrain(to: row.edgeAnchors, insetBy: 8)
      day.topAnchor.constrain(to: shop.bottomAnchor, with: 2)
      day.horizontalAnchors.constrain(to: shop.horizontalAnchors)
      day.bottomAnchor.constrain(.lessThanOrEqual, to: row.bottomAnchor, with: -8)
      return Self(
        root: root, culprits: [row], lines: [line], remedy: "give row.height a priority below 750"
      ) {
        wrong.isActive = false
        row.heightAnchor.constrain(to: 56, prioritizeAs: .init(749))
      }
    }

    private static func columnsOfGuide() -> Self {
      let (columns, first, second) = (
        UILayoutGuide(), plain("first", .gray), plain("second", .gray)
      )
      let root = screen(first, second)
      columns.identifier = "columns"
      root.addLayoutGuide(columns)
      columns.topAnchor.constrain(to: root.topAnchor, with: 16)
      let line = #line + 1
      columns.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      columns.heightAnchor.constrain(to: 180)
      for view in [first, second] {
        view.verticalAnchors.constrain(to: columns.verticalAnchors)
      }
      first.leadingAnchor.constrain(to: columns.leadingAnchor)
      first.widthAnchor.constrain(to: second.widthAnchor)
      second.leadingAnchor.constrain(to: first.trailingAnchor, with: 12)
      second.trailingAnchor.constrain(to: columns.trailingAnchor)
      return Self(
        root: root, culprits: [first, second], lines: [line],
        remedy: "give columns a trailing anchor or a width"
      ) {
        columns.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      }
    }

    private static func belowARemovedOne() -> Self {
      let (title, banner, newest, older) = (
        label("Inbox", .title2), plain("banner"), named("newest", label("A parcel", lines: 0)),
        label("Minutes", lines: 0)
      )
      let root = screen(title, banner, newest, older)
      title.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      for view in [banner, newest, older] {
        view.horizontalAnchors.constrain(to: title.horizontalAnchors)
      }
      banner.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      newest.topAnchor.constrain(to: banner.bottomAnchor, with: 8)
      older.topAnchor.constrain(to: newest.bottomAnchor, with: 12)
      banner.removeFromSuperview()
      return Self(root: root, culprits: [newest], remedy: "give newest a top") {
        newest.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      }
    }

    private static func pictureOfCell() -> Self {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (avatar, name) = (plain("avatar", .gray), label("Ada"))
      cell.contentView.addSubviewsUsingAutoLayout(avatar, name)
      let line = #line + 1
      avatar.topAnchor.constrain(to: cell.contentView.topAnchor, with: 8)
      avatar.leadingAnchor.constrain(to: cell.contentView.leadingAnchor, with: 16)
      avatar.sizeAnchors.constrain(to: CGSize(width: 56, height: 56))
      name.leadingAnchor.constrain(to: avatar.trailingAnchor, with: 12)
      name.trailingAnchor.constrain(to: cell.contentView.trailingAnchor, with: -16)
      name.centerYAnchor.constrain(to: avatar.centerYAnchor)
      func measure() {
        cell.frame.size.height =
          cell.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
        cell.layoutIfNeeded()
      }
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
      measure()
      return Self(
        root: cell, culprits: [avatar], lines: [line, line + 2],
        remedy: "tie avatar.bottom to that of contentView, with .lessThanOrEqual or exactly"
      ) {
        avatar.bottomAnchor.constrain(to: cell.contentView.bottomAnchor)
        measure()
      }
    }

    private static func ratioBesideLengths() -> Self {
      let photo = plain("photo", .gray)
      let root = screen(photo)
      root.layoutConflictHandler = { _ in }
      photo.topAnchor.constrain(to: root.topAnchor, with: 24)
      photo.centerXAnchor.constrain(to: root.centerXAnchor)
      photo.widthAnchor.constrain(to: 240)
      photo.heightAnchor.constrain(to: 180)
      let line = #line + 1
      let wrong = photo.heightAnchor.constrain(to: photo.widthAnchor)
      return Self(
        root: root, culprits: [photo], lines: [line],
        remedy: "make photo.height 0.75 times photo.width instead of 1"
      ) {
        wrong.isActive = false
        photo.heightAnchor.constrain(to: photo.widthAnchor, multiplyBy: 0.75)
      }
    }

    private static func edgesAndWidth() -> Self {
      let bubble = plain("bubble", .gray)
      let root = screen(bubble)
      root.layoutConflictHandler = { _ in }
      bubble.topAnchor.constrain(to: root.topAnchor, with: 12)
      bubble.sizeAnchors.constrain(to: CGSize(width: 240, height: 40))
      let line = #line + 1
      let incoming = bubble.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      bubble.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return Self(
        root: root, culprits: [bubble], lines: [line],
        remedy: "bubble.leading == root.leading + 16"
      ) {
        incoming.isActive = false
      }
    }

    private static func coverInStack() -> Self {
      let (cover, band) = (plain("cover", .gray), label("The Late Trains", lines: 0))
      let stack = UIStackView(arrangedSubviews: [cover, band])
      stack.axis = .vertical
      let root = screen(stack)
      let line = #line + 1
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return Self(
        root: root, culprits: [cover], lines: [line], remedy: "give cover a height"
      ) {
        cover.heightAnchor.constrain(to: 180)
      }
    }

    private static func frameAboveConstraints() -> Self {
      let (header, number) = (plain("header", .gray), label("4402", lines: 0))
      let root = screen(number)
      header.frame = CGRect(x: 0, y: 0, width: 375, height: 120)
      root.addSubview(header)
      let line = #line + 1
      number.topAnchor.constrain(to: header.bottomAnchor, with: 16)
      number.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      return Self(
        root: root, culprits: [header], lines: [line], remedy: "flexible width"
      ) {
        header.autoresizingMask = .flexibleWidth
      }
    }
  }
#endif
