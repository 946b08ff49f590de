#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Views that reach beyond others by their own constants.
  extension OnPurposeScreens {
    nonisolated static let beyond: [Named] = [
      ("a badge by opposite edges, in a cell", { badge(in: true) }),
      ("a badge by opposite edges, beside a bar", { badge(in: false) }),
      ("a badge of an icon in a stack, in what holds both", badgeOfAnIconInAStack),
      ("a badge by a center and an edge", badgeByCenterAndEdge),
      ("a face that hangs over the top of its card", hangingFace),
      ("a sheet by its bottom", { sheet(fromMiddle: false) }),
      ("a sheet from the middle", { sheet(fromMiddle: true) }),
      ("a picture as wide as the screen, in a column", { wide(byPoints: false) }),
      ("a picture wider than its column by points", { wide(byPoints: true) }),
      ("a shadow beside its card, of its size", shadowOfItsSize),
      ("a pile of faces that ends with a number", pileWithNumber),
    ]

    private static func badge(in isInCell: Bool) -> UIView {
      let (cell, icon, badge) = (plain("cell", .white), plain("icon", .gray), label("3", .caption2))
      badge.backgroundColor = .red
      let root = screen(cell)
      cell.addSubviewsUsingAutoLayout(icon)
      (isInCell ? cell : root).addSubviewsUsingAutoLayout(badge)
      icon.sizeAnchors.constrain(to: CGSize(width: 48, height: 48))
      icon.edgeAnchors.constrain(to: cell.edgeAnchors, insetBy: isInCell ? 0 : 4)
      cell.topAnchor.constrain(to: root.topAnchor, with: 40)
      cell.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      badge.leadingAnchor.constrain(to: icon.trailingAnchor, with: -8)
      badge.bottomAnchor.constrain(to: icon.topAnchor, with: 8)
      return root
    }

    private static func badgeOfAnIconInAStack() -> UIView {
      let (holder, badge, icons) = (
        plain("holder"), plain("badge", .red), [plain("first", .gray), plain("second", .gray)]
      )
      let (root, row) = (screen(holder), UIStackView(arrangedSubviews: icons))
      holder.addSubviewsUsingAutoLayout(row, badge)
      for icon in icons { icon.sizeAnchors.constrain(to: CGSize(width: 48, height: 48)) }
      row.spacing = 20
      row.edgeAnchors.constrain(to: holder.edgeAnchors)
      holder.topAnchor.constrain(to: root.topAnchor, with: 40)
      holder.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      badge.sizeAnchors.constrain(to: CGSize(width: 18, height: 18))
      badge.topAnchor.constrain(to: icons[0].topAnchor, with: -6)
      badge.trailingAnchor.constrain(to: icons[0].trailingAnchor, with: 6)
      return root
    }

    private static func badgeByCenterAndEdge() -> UIView {
      let (icon, badge) = (plain("icon", .gray), label("12", .caption2))
      let root = screen(icon)
      icon.addSubviewsUsingAutoLayout(badge)
      icon.sizeAnchors.constrain(to: CGSize(width: 48, height: 48))
      icon.topAnchor.constrain(to: root.topAnchor, with: 40)
      icon.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      badge.centerXAnchor.constrain(to: icon.trailingAnchor)
      badge.topAnchor.constrain(to: icon.topAnchor, with: -8)
      return root
    }

    private static func hangingFace() -> UIView {
      let (card, face, name) = (plain("card", .white), UIImageView(), label("Emmy", lines: 0))
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(face, name)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 60)
      face.sizeAnchors.constrain(to: CGSize(width: 72, height: 72))
      face.centerXAnchor.constrain(to: card.centerXAnchor)
      face.topAnchor.constrain(to: card.topAnchor, with: -28)
      name.topAnchor.constrain(to: face.bottomAnchor, with: 8)
      name.edgeAnchors.excluding(.top).constrain(to: card.edgeAnchors, insetBy: 16)
      return root
    }

    private static func sheet(fromMiddle: Bool) -> UIView {
      let (map, sheet, title) = (UIImageView(), plain("sheet", .white), label("Nearby", lines: 0))
      let root = screen(map, sheet)
      sheet.addSubviewsUsingAutoLayout(title)
      map.edgeAnchors.constrain(to: root.edgeAnchors)
      sheet.horizontalAnchors.constrain(to: root.horizontalAnchors)
      title.edgeAnchors.excluding(.bottom).constrain(to: sheet.edgeAnchors, insetBy: 16)
      if fromMiddle {
        sheet.topAnchor.constrain(to: root.centerYAnchor)
        sheet.heightAnchor.constrain(to: root.heightAnchor)
      } else {
        sheet.bottomAnchor.constrain(to: root.bottomAnchor, with: 240)
        sheet.heightAnchor.constrain(to: 400)
      }
      return root
    }

    private static func wide(byPoints: Bool) -> UIView {
      let (column, photo, words) = (plain("column"), UIImageView(), label("Bread", lines: 0))
      let root = screen(column)
      column.addSubviewsUsingAutoLayout(photo, words)
      column.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 20)
      photo.topAnchor.constrain(to: column.topAnchor)
      photo.heightAnchor.constrain(to: 180)
      photo.centerXAnchor.constrain(to: column.centerXAnchor)
      if byPoints {
        photo.widthAnchor.constrain(to: column.widthAnchor, with: 40)
      } else {
        photo.widthAnchor.constrain(to: root.widthAnchor)
      }
      words.topAnchor.constrain(to: photo.bottomAnchor, with: 8)
      words.edgeAnchors.excluding(.top).constrain(to: column.edgeAnchors)
      return root
    }

    private static func shadowOfItsSize() -> UIView {
      let (card, shadow, words) = (
        plain("card", .white), plain("shadow", .gray), label("Hold it.", lines: 0)
      )
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(shadow, words)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 40)
      words.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 16)
      shadow.topAnchor.constrain(to: card.topAnchor, with: 6)
      shadow.leadingAnchor.constrain(to: card.leadingAnchor, with: 6)
      shadow.sizeAnchors.constrain(to: card.sizeAnchors)
      return root
    }

    private static func pileWithNumber() -> UIView {
      let (faces, circle, number) = (
        (0..<3).map { _ in UIImageView() }, plain("more", .gray), label("+9", .caption2)
      )
      let root = screen()
      circle.addSubviewsUsingAutoLayout(number)
      number.centerAnchors.constrain(to: circle.centerAnchors)
      for (index, view) in (faces + [circle]).enumerated() {
        root.addSubviewsUsingAutoLayout(view)
        view.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
        view.topAnchor.constrain(to: root.topAnchor, with: 40)
        view.leadingAnchor.constrain(to: root.leadingAnchor, with: 16 + 28 * CGFloat(index))
      }
      return root
    }
  }
#endif
