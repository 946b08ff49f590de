#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Layers over others, fans of pictures, and stacks without anything to show.
  extension OnPurposeScreens {
    nonisolated static let layered: [Named] = [
      ("covers on both sides of one", coverFlow),
      ("a shine over placeholders", skeleton),
      ("a hidden view alone in its stack", emptyStack),
      ("areas for taps over a story", storyBars),
    ]

    private static func coverFlow() -> UIView {
      let root = screen()
      let (middle, title) = (
        picture("middle", 300, 300), label("Kind of blue", lines: 0, .headline)
      )
      title.textAlignment = .center
      let sides = ["far left", "far right", "left", "right"].map { picture($0, 300, 300) }
      for side in sides { root.addSubviewsUsingAutoLayout(side) }
      root.addSubviewsUsingAutoLayout(middle, title)
      middle.centerXAnchor.constrain(to: root.centerXAnchor)
      middle.centerYAnchor.constrain(to: root.centerYAnchor, with: -40)
      middle.sizeAnchors.constrain(to: CGSize(width: 180, height: 180))
      for (index, side) in sides.enumerated() {
        side.sizeAnchors.constrain(
          to: index < 2 ? CGSize(width: 110, height: 110) : CGSize(width: 140, height: 140))
        side.centerYAnchor.constrain(to: middle.centerYAnchor)
        let shift: CGFloat = index < 2 ? 140 : 90
        side.centerXAnchor.constrain(
          to: middle.centerXAnchor, with: index % 2 == 0 ? -shift : shift)
      }
      title.topAnchor.constrain(to: middle.bottomAnchor, with: 24)
      title.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 24)
      return root
    }

    private static func skeleton() -> UIView {
      let root = screen()
      var above = root.safeAreaLayoutGuide.topAnchor
      for number in 0..<3 {
        let (disc, first, second, shine) = (
          plain("disc\(number)", .gray), plain("first\(number)", .gray),
          plain("second\(number)", .gray),
          plain("shine\(number)", UIColor.white.withAlphaComponent(0.4))
        )
        root.addSubviewsUsingAutoLayout(disc, first, second, shine)
        disc.sizeAnchors.constrain(to: CGSize(width: 44, height: 44))
        disc.topAnchor.constrain(to: above, with: 16)
        disc.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
        first.topAnchor.constrain(to: disc.topAnchor, with: 6)
        first.leadingAnchor.constrain(to: disc.trailingAnchor, with: 12)
        first.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.6)
        first.heightAnchor.constrain(to: 12)
        second.topAnchor.constrain(to: first.bottomAnchor, with: 8)
        second.leadingAnchor.constrain(to: first.leadingAnchor)
        second.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.4)
        second.heightAnchor.constrain(to: 12)
        shine.verticalAnchors.constrain(to: disc.verticalAnchors)
        shine.leadingAnchor.constrain(to: root.leadingAnchor, with: 90)
        shine.widthAnchor.constrain(to: 60)
        above = disc.bottomAnchor
      }
      return root
    }

    private static func emptyStack() -> UIView {
      let root = screen()
      let (all, tags, notes, title, hidden) = (
        UIStackView(), UIStackView(), UIStackView(), label("No tags yet", lines: 0),
        label("Nobody sees it", lines: 0)
      )
      hidden.isHidden = true
      root.addSubviewsUsingAutoLayout(all)
      all.axis = .vertical
      all.spacing = 8
      notes.axis = .vertical
      notes.addArrangedSubview(hidden)
      for view in [tags, title, notes] { all.addArrangedSubview(view) }
      all.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return root
    }

    private static func storyBars() -> UIView {
      let (photo, bars, filled, face, name, left, right) = (
        UIImageView(), UIStackView(), plain("filled", .white), picture("face", 32, 32),
        label("grace", lines: 0, .subheadline), UIControl(), UIControl()
      )
      photo.backgroundColor = .black
      let root = screen(photo, bars, filled, face, name, left, right)
      bars.spacing = 4
      bars.distribution = .fillEqually
      for number in 0..<4 {
        let bar = plain("bar\(number)", UIColor.white.withAlphaComponent(0.4))
        bar.heightAnchor.constrain(to: 3)
        bars.addArrangedSubview(bar)
      }
      photo.edgeAnchors.constrain(to: root.edgeAnchors)
      bars.topAnchor.constrain(to: root.safeAreaLayoutGuide.topAnchor, with: 8)
      bars.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 8)
      let current = bars.arrangedSubviews[1]
      filled.leadingAnchor.constrain(to: current.leadingAnchor)
      filled.verticalAnchors.constrain(to: current.verticalAnchors)
      filled.widthAnchor.constrain(to: current.widthAnchor, multiplyBy: 0.6)
      face.topAnchor.constrain(to: bars.bottomAnchor, with: 12)
      face.leadingAnchor.constrain(to: bars.leadingAnchor, with: 8)
      name.leadingAnchor.constrain(to: face.trailingAnchor, with: 8)
      name.centerYAnchor.constrain(to: face.centerYAnchor)
      name.trailingAnchor.constrain(.lessThanOrEqual, to: root.trailingAnchor, with: -16)
      // Where taps go back and on.
      left.edgeAnchors.excluding(.trailing).constrain(to: root.edgeAnchors)
      left.widthAnchor.constrain(to: root.widthAnchor, multiplyBy: 0.3)
      right.edgeAnchors.excluding(.leading).constrain(to: root.edgeAnchors)
      right.leadingAnchor.constrain(to: left.trailingAnchor)
      return root
    }
  }
#endif
