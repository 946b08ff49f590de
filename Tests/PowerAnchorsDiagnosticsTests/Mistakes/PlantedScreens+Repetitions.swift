#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // What is said twice: by a second call, a mask, a stack view or a cell.
  extension PlantedScreen {
    nonisolated static let repeated: [Named] = [
      ("configured twice", twice),
      ("reused cell", reusedCell),
      ("theme twice", themeTwice),
      ("mask", maskOn),
      ("raw mask", rawMask),
      ("mask in stack parent", maskCard),
      ("pinned arranged", pinnedArranged),
      ("stack child centered", stackChild),
      ("arranged size", arrangedPinnedBottom),
      ("cell row", cellRow),
      ("tall avatar", tallAvatar),
      ("big row", bigRow),
    ]

    private static func twice() -> Self {
      let banner = plain("banner", .yellow)
      let note = label("You are offline")
      let root = screen(banner)
      root.layoutConflictHandler = { _ in }
      banner.addSubviewsUsingAutoLayout(note)
      note.centerAnchors.constrain(to: banner.centerAnchors)
      banner.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      var heights: [NSLayoutConstraint] = []
      let line = #line + 2
      func configure(_ height: CGFloat) {
        heights.append(banner.heightAnchor.constrain(to: height))
      }
      configure(60)
      configure(90)
      return Self(
        root: root, culprits: [banner], lines: [line],
        remedy: "deactivate the first one before"
      ) {
        heights[0].isActive = false
      }
    }

    private static func reusedCell() -> Self {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.layoutConflictHandler = { _ in }
      let (icon, title) = (plain("icon", .blue), label("Downloads"))
      cell.contentView.addSubviewsUsingAutoLayout(icon, title)
      icon.leadingAnchor.constrain(to: cell.contentView.leadingAnchor, with: 16)
      icon.centerYAnchor.constrain(to: cell.contentView.centerYAnchor)
      icon.heightAnchor.constrain(to: 24)
      title.leadingAnchor.constrain(to: icon.trailingAnchor, with: 12)
      title.centerYAnchor.constrain(to: icon.centerYAnchor)
      title.trailingAnchor.constrain(to: cell.contentView.trailingAnchor, with: -16)
      var widths: [NSLayoutConstraint] = []
      let line = #line + 1
      func show(isLarge: Bool) { widths.append(icon.widthAnchor.constrain(to: isLarge ? 48 : 24)) }
      show(isLarge: false)
      show(isLarge: true)
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
      return Self(
        root: cell, culprits: [icon], lines: [line],
        remedy: "deactivate the first one before"
      ) { widths[0].isActive = false }
    }

    private static func themeTwice() -> Self {
      let (title, list) = (label("Inbox", .largeTitle), plain("list", .white))
      let root = screen(title, list)
      root.layoutConflictHandler = { _ in }
      var all: [NSLayoutConstraint] = []
      let line = #line + 2
      func setUp(_ margin: CGFloat) {
        all.append(title.leadingAnchor.constrain(to: root.leadingAnchor, with: margin))
      }
      setUp(16)
      setUp(24)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      list.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      list.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      return Self(
        root: root, culprits: [title], lines: [line],
        remedy: "deactivate the first one before"
      ) { all[0].isActive = false }
    }

    private static func maskOn() -> Self {
      let (title, map) = (label("Near you", .headline), plain("map", .gray))
      let root = screen(title)
      root.layoutConflictHandler = { _ in }
      root.addSubview(map)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      NSLayoutConstraint.activate([
        map.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        map.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        map.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        map.heightAnchor.constraint(equalToConstant: 240),
      ])
      return Self(
        root: root, culprits: [map],
        remedy: "set translatesAutoresizingMaskIntoConstraints of map to false"
      ) {
        map.translatesAutoresizingMaskIntoConstraints = false
      }
    }

    private static func rawMask() -> Self {
      let (header, back) = (plain("header", .white), button("Back"))
      let root = screen(header)
      root.layoutConflictHandler = { _ in }
      header.addSubview(back)
      header.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      header.heightAnchor.constrain(to: 56)
      back.accessibilityIdentifier = "back"
      back.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 12).isActive = true
      back.centerYAnchor.constraint(equalTo: header.centerYAnchor).isActive = true
      return Self(
        root: root, culprits: [back],
        remedy: "set translatesAutoresizingMaskIntoConstraints of back to false"
      ) {
        back.translatesAutoresizingMaskIntoConstraints = false
      }
    }

    private static func maskCard() -> Self {
      let (card, title) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), label("Hotel")
      )
      card.accessibilityIdentifier = "card"
      let root = screen()
      root.layoutConflictHandler = { _ in }
      root.addSubview(card)
      card.addSubviewsUsingAutoLayout(title)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
        title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
        title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      ])
      return Self(
        root: root, culprits: [card],
        remedy: "set translatesAutoresizingMaskIntoConstraints of card to false"
      ) {
        card.translatesAutoresizingMaskIntoConstraints = false
      }
    }

    private static func pinnedArranged() -> Self {
      let (title, note) = (label("Title", .headline), label("Note", lines: 0))
      let stack = UIStackView(arrangedSubviews: [title, note])
      stack.axis = .vertical
      stack.spacing = 4
      stack.accessibilityIdentifier = "stack"
      let root = screen(stack)
      root.layoutConflictHandler = { _ in }
      stack.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = note.topAnchor.constrain(to: title.bottomAnchor, with: 20)
      return Self(
        root: root, culprits: [note], lines: [line],
        remedy: "remove UILabel \"Note\".top == UILabel \"Title\".bottom + 20"
      ) { wrong.isActive = false }
    }

    private static func stackChild() -> Self {
      let (icon, title) = (plain("icon", .red), label("Alarm", .headline))
      let stack = UIStackView(arrangedSubviews: [icon, title])
      stack.axis = .vertical
      stack.accessibilityIdentifier = "stack"
      let root = screen(stack)
      root.layoutConflictHandler = { _ in }
      stack.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 40)
      stack.topAnchor.constrain(to: root.topAnchor, with: 40)
      icon.heightAnchor.constrain(to: 40)
      let line = #line + 1
      let wrong = icon.leadingAnchor.constrain(to: root.leadingAnchor, with: 100)
      return Self(
        root: root, culprits: [icon], lines: [line],
        remedy: "remove icon.leading == root.leading + 100"
      ) { wrong.isActive = false }
    }

    private static func arrangedPinnedBottom() -> Self {
      let (top, bottom) = (label("Top"), plain("bottom", .gray))
      let stack = UIStackView(arrangedSubviews: [top, bottom])
      stack.axis = .vertical
      stack.accessibilityIdentifier = "stack"
      let root = screen(stack)
      root.layoutConflictHandler = { _ in }
      stack.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 20)
      let line = #line + 1
      let wrong = bottom.bottomAnchor.constrain(to: root.bottomAnchor, with: -60)
      return Self(
        root: root, culprits: [bottom], lines: [line],
        remedy: "remove bottom.bottom == root.bottom - 60"
      ) { wrong.isActive = false }
    }

    private static func cellRow() -> Self {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (cover, title) = (plain("cover", .gray), label("Album", .headline))
      cell.layoutConflictHandler = { _ in }
      cell.contentView.addSubviewsUsingAutoLayout(cover, title)
      let line = #line + 1
      cover.edgeAnchors.excluding(.trailing).constrain(
        to: cell.contentView.edgeAnchors, insetBy: 12)
      cover.sizeAnchors.constrain(to: CGSize(width: 64, height: 64))
      title.leadingAnchor.constrain(to: cover.trailingAnchor, with: 12)
      title.trailingAnchor.constrain(to: cell.contentView.trailingAnchor, with: -12)
      title.centerYAnchor.constrain(to: cover.centerYAnchor)
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 72)
      return Self(
        root: cell, culprits: [cover, cell.contentView], lines: [line, line + 1],
        remedy: "make the row 88 points high"
      ) {
        cell.frame.size.height = 88
      }
    }

    private static func tallAvatar() -> Self {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.layoutConflictHandler = { _ in }
      let (title, note) = (label("Grace", .headline), label("Nanoseconds", .subheadline))
      title.heightAnchor.constrain(to: 30)
      note.heightAnchor.constrain(to: 24)
      cell.contentView.addSubviewsUsingAutoLayout(title, note)
      let line = #line + 1
      title.edgeAnchors.excluding(.bottom).constrain(to: cell.contentView.edgeAnchors, insetBy: 8)
      note.topAnchor.constrain(to: title.bottomAnchor)
      note.horizontalAnchors.constrain(to: title.horizontalAnchors)
      note.bottomAnchor.constrain(to: cell.contentView.bottomAnchor, with: -8)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
      return Self(
        root: cell, culprits: [cell, cell.contentView, title, note],
        lines: [line - 4, line - 3, line, line + 3], remedy: "make the row 70 points high"
      ) {
        cell.frame.size.height = 70
      }
    }

    private static func bigRow() -> Self {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
      cell.layoutConflictHandler = { _ in }
      let (photo, name) = (plain("photo", .gray), label("Lamp"))
      cell.contentView.addSubviewsUsingAutoLayout(photo, name)
      let line = #line + 1
      photo.edgeAnchors.excluding(.bottom).constrain(to: cell.contentView.edgeAnchors)
      photo.heightAnchor.constrain(to: photo.widthAnchor)
      name.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
      name.heightAnchor.constrain(to: 24)
      name.edgeAnchors.excluding(.top).constrain(to: cell.contentView.edgeAnchors)
      return Self(
        root: cell, culprits: [photo, name, cell.contentView, cell],
        lines: [line, line + 1, line + 2, line + 3, line + 4],
        remedy: "make the row 152 points high"
      ) {
        cell.frame.size.height = 152
      }
    }
  }
#endif
