#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // What is close to a mistake that is looked for.
  extension OnPurposeScreens {
    nonisolated static let meant: [Named] = [
      ("a background set in layoutSubviews", backgroundByFrame),
      ("a background beyond the safe area", backgroundBeyondSafeArea),
      ("a field as high as its content", fieldOfItsHeight),
      ("a long word beside a switch", longWord),
      ("a meter from left to right", meter),
      ("a stack in a bar below the status bar", stackInABar),
      ("distances that are equal", equalDistances),
      ("an avatar that hangs over its sibling", hangingAvatar),
      ("a badge beside its icon, by constants", badgeOfASibling),
      ("a button over the border of two panes", buttonOverBorder),
      ("a sheet over the end of a map", sheetOverMap),
      ("a menu over a dimmed text", menuOverDimmed),
      ("a shadow beside its card", shadowOfASibling),
      ("pictures in steps", steps),
    ]

    private final class BackedView: UIView {
      private let back = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        let title = text("Title", lines: 0)
        addSubview(back)
        addSubviewsUsingAutoLayout(title)
        title.edgeAnchors.constrain(to: edgeAnchors, insetBy: 16)
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = bounds
      }
    }

    private static func backgroundByFrame() -> UIView {
      let card = BackedView()
      let root = screen(card)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return root
    }

    /// A screen whose safe area ends before its edges. It holds its controller.
    private final class DeviceScreen: UIView {
      private let owner: UIViewController

      init() {
        owner = UIViewController()
        super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        owner.view = self
        owner.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      }

      required init?(coder: NSCoder) { nil }
    }

    private static func backgroundBeyondSafeArea() -> UIView {
      let (root, back) = (DeviceScreen(), plain("back", .white))
      root.addSubviewsUsingAutoLayout(back)
      back.horizontalAnchors.constrain(to: root.horizontalAnchors)
      back.topAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor, with: -47)
      back.bottomAnchor.constrain(to: root.safeAreaLayoutGuide.bottomAnchor, with: 34)
      return root
    }

    private static func fieldOfItsHeight() -> UIView {
      let field = UITextField()
      field.borderStyle = .roundedRect
      let root = screen(field)
      field.heightAnchor.constrain(to: 36)
      field.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return root
    }

    private static func longWord() -> UIView {
      let label = text("Donaudampfschifffahrtsgesellschaft", lines: 0)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      let choice = UISwitch()
      let root = screen(label, choice)
      label.topAnchor.constrain(to: root.topAnchor, with: 20)
      label.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      label.trailingAnchor.constrain(to: choice.leadingAnchor, with: -8)
      choice.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      choice.centerYAnchor.constrain(to: label.centerYAnchor)
      choice.setContentHuggingPriority(.required, for: .horizontal)
      choice.setContentCompressionResistancePriority(.required, for: .horizontal)
      return root
    }

    private static func meter() -> UIView {
      let (title, track, fill) = (text("Volume"), plain("track", .gray), plain("fill", .blue))
      let root = screen(title, track)
      track.addSubviewsUsingAutoLayout(fill)
      title.topAnchor.constrain(to: root.topAnchor, with: 20)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      track.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      track.leftAnchor.constrain(to: root.leftAnchor, with: 20)
      track.rightAnchor.constrain(to: root.rightAnchor, with: -20)
      track.heightAnchor.constrain(to: 6)
      fill.verticalAnchors.constrain(to: track.verticalAnchors)
      fill.leftAnchor.constrain(to: track.leftAnchor)
      fill.widthAnchor.constrain(to: track.widthAnchor, multiplyBy: 0.4)
      return root
    }

    private static func stackInABar() -> UIView {
      let (root, bar) = (DeviceScreen(), plain("bar", .white))
      let stack = UIStackView(arrangedSubviews: [text("Title"), text("Subtitle")])
      stack.axis = .vertical
      root.addSubviewsUsingAutoLayout(bar)
      bar.addSubviewsUsingAutoLayout(stack)
      bar.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      stack.topAnchor.constrain(to: bar.safeAreaLayoutGuide.topAnchor)
      stack.leadingAnchor.constrain(to: bar.leadingAnchor, with: 16)
      stack.bottomAnchor.constrain(to: bar.bottomAnchor, with: -8)
      return root
    }

    private static func hangingAvatar() -> UIView {
      let (cover, avatar) = (plain("cover", .gray), plain("avatar", .blue))
      let root = screen(cover, avatar)
      cover.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      cover.heightAnchor.constrain(to: 160)
      avatar.sizeAnchors.constrain(to: CGSize(width: 80, height: 80))
      avatar.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      avatar.bottomAnchor.constrain(to: cover.bottomAnchor, with: 40)
      return root
    }

    private static func badgeOfASibling() -> UIView {
      let (icon, badge) = (plain("icon", .gray), plain("badge", .red))
      let root = screen(icon, badge)
      icon.topAnchor.constrain(to: root.topAnchor, with: 60)
      icon.leadingAnchor.constrain(to: root.leadingAnchor, with: 40)
      icon.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
      badge.sizeAnchors.constrain(to: CGSize(width: 16, height: 16))
      badge.topAnchor.constrain(to: icon.topAnchor, with: -6)
      badge.trailingAnchor.constrain(to: icon.trailingAnchor, with: 6)
      return root
    }

    private static func buttonOverBorder() -> UIView {
      let (top, bottom, add) = (plain("top", .white), plain("bottom", .gray), button("+"))
      let root = screen(top, bottom, add)
      top.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      top.heightAnchor.constrain(to: root.heightAnchor, multiplyBy: 0.5)
      bottom.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      bottom.topAnchor.constrain(to: top.bottomAnchor)
      add.sizeAnchors.constrain(to: CGSize(width: 56, height: 56))
      add.centerYAnchor.constrain(to: top.bottomAnchor)
      add.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      return root
    }

    private static func sheetOverMap() -> UIView {
      let (map, sheet) = (plain("map", .green), plain("sheet", .white))
      let root = screen(map, sheet)
      map.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
      map.bottomAnchor.constrain(to: sheet.topAnchor, with: 16)
      sheet.edgeAnchors.excluding(.top).constrain(to: root.edgeAnchors)
      sheet.heightAnchor.constrain(to: 220)
      return root
    }

    private static func menuOverDimmed() -> UIView {
      let (content, menu) = (text("Content that is as long as this"), plain("menu", .white))
      let dim = plain("dim", UIColor(white: 0, alpha: 0.4))
      let root = screen(content, dim, menu)
      content.centerAnchors.constrain(to: root.centerAnchors)
      dim.edgeAnchors.constrain(to: root.edgeAnchors)
      menu.edgeAnchors.excluding(.trailing).constrain(to: root.edgeAnchors)
      menu.widthAnchor.constrain(to: 200)
      return root
    }

    private static func shadowOfASibling() -> UIView {
      let (shadow, card) = (plain("shadow", .gray), plain("card", .white))
      let root = screen(shadow, card)
      card.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      card.heightAnchor.constrain(to: 100)
      for (own, other) in [
        (shadow.topAnchor, card.topAnchor), (shadow.bottomAnchor, card.bottomAnchor),
      ] {
        own.constrain(to: other, with: 4)
      }
      for (own, other) in [
        (shadow.leadingAnchor, card.leadingAnchor), (shadow.trailingAnchor, card.trailingAnchor),
      ] {
        own.constrain(to: other, with: 2)
      }
      return root
    }

    private static func steps() -> UIView {
      let faces = [plain("first", .gray), plain("second", .blue), plain("third", .red)]
      let root = screen(faces[0], faces[1], faces[2])
      for face in faces {
        face.topAnchor.constrain(to: root.topAnchor, with: 20)
        face.sizeAnchors.constrain(to: CGSize(width: 32, height: 32))
      }
      faces[0].leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      faces[1].leadingAnchor.constrain(to: faces[0].leadingAnchor, with: 20)
      faces[2].leadingAnchor.constrain(to: faces[1].leadingAnchor, with: 20)
      return root
    }

    private static func equalDistances() -> UIView {
      let (first, second) = (plain("first"), plain("second"))
      let root = screen(first, second)
      for view in [first, second] {
        view.topAnchor.constrain(to: root.topAnchor, with: 20)
        view.sizeAnchors.constrain(to: CGSize(width: 60, height: 60))
      }
      first.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
      let end = second.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
      gap.constraint(equalTo: end).isActive = true
      return root
    }
  }
#endif
