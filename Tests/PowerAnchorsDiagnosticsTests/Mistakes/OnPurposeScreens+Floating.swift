#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // What floats over others, and room that hidden views keep on purpose.
  extension OnPurposeScreens {
    nonisolated static let floating: [Named] = [
      ("a deck of cards tied to the screen", deck),
      ("a deck of passes whose names show", passes),
      ("faces tied to the screen", facesTiedToTheScreen),
      ("a menu below its button", menuBelowItsButton),
      ("suggestions below their field", suggestions),
      ("a tooltip above its button", tooltip),
      ("a toast in the middle", toast),
      ("an alert over a card in the middle", alertOverCard),
      ("a faint watermark", watermark),
      ("a check that keeps its column", hiddenCheck),
      ("a spinner in the place of a hidden button", spinnerForAButton),
      ("a placeholder at the top of a text view", placeholderAtTheTop),
      ("an underline over a divider", underline),
    ]

    private static func add(_ label: UILabel, to panel: UIView) {
      panel.addSubviewsUsingAutoLayout(label)
      label.edgeAnchors.constrain(to: panel.edgeAnchors, insetBy: 12)
    }

    private static func deck() -> UIView {
      let root = screen()
      for number in 0..<3 {
        let card = plain("card\(number)", .white)
        root.addSubviewsUsingAutoLayout(card)
        card.topAnchor.constrain(to: root.topAnchor, with: 40 + CGFloat(number) * 60)
        card.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
        card.heightAnchor.constrain(to: 200)
      }
      return root
    }

    private static func passes() -> UIView {
      let root = screen()
      var former: UIView?
      for number in 0..<3 {
        let (pass, name) = (plain("pass\(number)", .white), text("Pass \(number)"))
        root.addSubviewsUsingAutoLayout(pass)
        pass.addSubviewsUsingAutoLayout(name)
        pass.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 12)
        pass.heightAnchor.constrain(to: 180)
        pass.topAnchor.constrain(
          to: former?.topAnchor ?? root.topAnchor, with: former == nil ? 20 : 64)
        name.topAnchor.constrain(to: pass.topAnchor, with: 12)
        name.leadingAnchor.constrain(to: pass.leadingAnchor, with: 12)
        former = pass
      }
      return root
    }

    private static func facesTiedToTheScreen() -> UIView {
      let root = screen()
      for number in 0..<3 {
        let face = plain("face\(number)", .gray)
        root.addSubviewsUsingAutoLayout(face)
        face.sizeAnchors.constrain(to: CGSize(width: 32, height: 32))
        face.topAnchor.constrain(to: root.topAnchor, with: 16)
        face.leadingAnchor.constrain(to: root.leadingAnchor, with: 16 + CGFloat(number) * 20)
      }
      return root
    }

    private static func menuBelowItsButton() -> UIView {
      let (sort, list, menu) = (button("Sort"), text("A list of rows"), plain("menu", .white))
      let root = screen(sort, list, menu)
      add(text("By name"), to: menu)
      sort.topAnchor.constrain(to: root.topAnchor, with: 16)
      sort.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      list.topAnchor.constrain(to: sort.bottomAnchor, with: 16)
      list.leadingAnchor.constrain(to: sort.leadingAnchor)
      menu.topAnchor.constrain(to: sort.bottomAnchor, with: 4)
      menu.leadingAnchor.constrain(to: sort.leadingAnchor)
      return root
    }

    private static func suggestions() -> UIView {
      let (city, street) = (UITextField(), UITextField())
      let suggestions = plain("suggestions", .white)
      let root = screen(city, street, suggestions)
      add(text("Berlin"), to: suggestions)
      for field in [city, street] {
        field.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
        field.heightAnchor.constrain(to: 44)
      }
      city.topAnchor.constrain(to: root.topAnchor, with: 20)
      street.topAnchor.constrain(to: city.bottomAnchor, with: 12)
      suggestions.topAnchor.constrain(to: city.bottomAnchor)
      suggestions.horizontalAnchors.constrain(to: city.horizontalAnchors)
      return root
    }

    private static func tooltip() -> UIView {
      let (note, save, tip) = (text("A note"), button("Save"), plain("tip", .black))
      let root = screen(note, save, tip)
      add(text("Tap here"), to: tip)
      note.topAnchor.constrain(to: root.topAnchor, with: 40)
      save.topAnchor.constrain(to: note.bottomAnchor, with: 12)
      tip.bottomAnchor.constrain(to: save.topAnchor, with: -4)
      for view in [note, save, tip] { view.centerXAnchor.constrain(to: root.centerXAnchor) }
      return root
    }

    private static func toast() -> UIView {
      let (title, toast) = (text("A title of the screen"), plain("toast", .black))
      let root = screen(title, toast)
      add(text("Saved"), to: toast)
      title.topAnchor.constrain(to: root.topAnchor, with: 30)
      title.centerXAnchor.constrain(to: root.centerXAnchor)
      toast.topAnchor.constrain(to: root.topAnchor, with: 24)
      toast.centerXAnchor.constrain(to: root.centerXAnchor)
      return root
    }

    private static func alertOverCard() -> UIView {
      let (card, alert) = (plain("card", .white), plain("alert", .gray))
      let root = screen(card, alert)
      add(text("A ticket"), to: card)
      add(text("Saved"), to: alert)
      card.sizeAnchors.constrain(to: CGSize(width: 200, height: 300))
      alert.widthAnchor.constrain(to: 280)
      for panel in [card, alert] { panel.centerAnchors.constrain(to: root.centerAnchors) }
      return root
    }

    private static func watermark() -> UIView {
      let (mark, note) = (text("DRAFT"), text("A note that is written over it", lines: 0))
      mark.alpha = 0.1
      let root = screen(mark, note)
      mark.topAnchor.constrain(to: root.topAnchor, with: 20)
      mark.centerXAnchor.constrain(to: root.centerXAnchor)
      note.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      return root
    }

    private static func hiddenCheck() -> UIView {
      let checks = [plain("check", .green), plain("other check", .green)]
      let names = [text("Small"), text("Large")]
      checks[0].isHidden = true
      let root = screen(checks[0], checks[1], names[0], names[1])
      for check in checks { check.sizeAnchors.constrain(to: CGSize(width: 20, height: 20)) }
      checks[0].topAnchor.constrain(to: root.topAnchor, with: 30)
      checks[0].leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      checks[1].topAnchor.constrain(to: checks[0].bottomAnchor, with: 30)
      checks[1].leadingAnchor.constrain(to: checks[0].leadingAnchor)
      for (check, name) in zip(checks, names) {
        name.leadingAnchor.constrain(to: check.trailingAnchor, with: 8)
        name.centerYAnchor.constrain(to: check.centerYAnchor)
      }
      return root
    }

    private static func placeholderAtTheTop() -> UIView {
      let (field, placeholder) = (UITextView(), text("Write something"))
      field.text = "Hello"
      placeholder.isHidden = true
      let root = screen(field)
      field.addSubviewsUsingAutoLayout(placeholder)
      field.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors, insetBy: 16)
      field.heightAnchor.constrain(to: 100)
      placeholder.topAnchor.constrain(to: field.topAnchor, with: 8)
      placeholder.leadingAnchor.constrain(to: field.leadingAnchor, with: 5)
      return root
    }

    private static func underline() -> UIView {
      let (tab, divider, mark) = (button("Tab"), plain("divider", .gray), plain("mark", .blue))
      let root = screen(divider, mark, tab)
      tab.topAnchor.constrain(to: root.topAnchor, with: 8)
      tab.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      divider.horizontalAnchors.constrain(to: root.horizontalAnchors)
      divider.topAnchor.constrain(to: tab.bottomAnchor)
      divider.heightAnchor.constrain(to: 1)
      mark.horizontalAnchors.constrain(to: tab.horizontalAnchors)
      mark.bottomAnchor.constrain(to: divider.bottomAnchor)
      mark.heightAnchor.constrain(to: 3)
      return root
    }

    private static func spinnerForAButton() -> UIView {
      let (play, spinner, title) = (button("Play"), plain("spinner", .gray), text("Song"))
      play.isHidden = true
      let root = screen(play, spinner, title)
      play.topAnchor.constrain(to: root.topAnchor, with: 20)
      play.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      spinner.edgeAnchors.constrain(to: play.edgeAnchors)
      title.leadingAnchor.constrain(to: play.trailingAnchor, with: 8)
      title.centerYAnchor.constrain(to: play.centerYAnchor)
      return root
    }
  }
#endif
