#if OpenAutoLayout || !(canImport(UIKit) || canImport(AppKit))
  import PowerAnchors
  import PowerAnchorsDiagnostics

  // Views that meet where they should not, and the line that lets them.
  extension PlantedScreen {
    nonisolated static let meeting: [Named] = [
      ("a button over a map with a wrong sign", signBottom),
      ("a card over a map with a wrong sign", signInCard),
      ("a caption over a text in a card", captionSign),
      ("a price with a background over its title", priceOnTitle),
      ("a guide without an end", guideNoEnd),
      ("a label beside its page", labelBesidePage),
      ("a badge that may begin anywhere", neighborsTurned),
      ("a title that ends after its price", turnedAlways),
      ("right in a row of leading", rightAmongTrailing),
      ("left in a row of trailing", leftAmongTrailing),
      ("a price under a stepper", priceStepper),
      ("a button below its pass", buttonOut),
      ("a text of a page without a bottom", cardNoEnd),
      ("a field under the keyboard", keyboard),
    ]

    private static func signBottom() -> Self {
      let (map, ride) = (plain("map", .green), named("ride", button("Confirm ride")))
      ride.backgroundColor = .black
      let root = screen(map, ride)
      map.edgeAnchors.constrain(to: root.edgeAnchors)
      ride.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 20)
      ride.heightAnchor.constrain(to: 56)
      let line = #line + 1
      let wrong = ride.bottomAnchor.constrain(
        to: root.safeAreaLayoutGuide.bottomAnchor, with: 24)
      return Self(root: root, culprits: [ride], lines: [line], remedy: "did you mean -24") {
        wrong.constant = -24
      }
    }

    private static func signInCard() -> Self {
      let (map, card, title) = (
        plain("map", .green), plain("card", .white), named("title", label("Museum", .headline))
      )
      let root = screen(map, card)
      map.edgeAnchors.constrain(to: root.edgeAnchors)
      card.addSubviewsUsingAutoLayout(title)
      title.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 12)
      card.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      let line = #line + 1
      let wrong = card.trailingAnchor.constrain(to: root.trailingAnchor, with: 16)
      card.bottomAnchor.constrain(to: root.bottomAnchor, with: -40)
      return Self(root: root, culprits: [card], lines: [line], remedy: "did you mean -16") {
        wrong.constant = -16
      }
    }

    private static func captionSign() -> Self {
      let (card, words, caption) = (
        plain("card", .white), named("words", label("Monthly", .title1)),
        named("caption", label("Your plan", .headline))
      )
      let root = screen(card, caption)
      card.addSubviewsUsingAutoLayout(words)
      words.edgeAnchors.constrain(to: card.edgeAnchors, insetBy: 4)
      card.topAnchor.constrain(to: root.topAnchor, with: 120)
      card.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      let line = #line + 1
      let wrong = caption.bottomAnchor.constrain(to: words.topAnchor, with: 12)
      caption.centerXAnchor.constrain(to: words.centerXAnchor)
      return Self(root: root, culprits: [caption], lines: [line], remedy: "did you mean -12") {
        wrong.constant = -12
      }
    }

    private static func priceOnTitle() -> Self {
      let (title, price) = (
        named("title", label("Sneakers", .headline)), named("price", label("89 €", .headline))
      )
      price.backgroundColor = .yellow
      let root = screen(title, price)
      title.topAnchor.constrain(to: root.topAnchor, with: 60)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      price.topAnchor.constrain(to: title.topAnchor)
      let line = #line + 1
      let wrong = price.leadingAnchor.constrain(to: title.leadingAnchor)
      return Self(root: root, culprits: [price], lines: [line, line - 2], remedy: "tie price.") {
        wrong.isActive = false
        price.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
        price.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
    }

    private static func guideNoEnd() -> Self {
      let guide = UILayoutGuide()
      guide.identifier = "column"
      let (title, cta) = (
        named("title", label("Plan your week, your month and your year", lines: 0, .title1)),
        named("cta", button("Continue"))
      )
      let root = screen(title, cta)
      root.addLayoutGuide(guide)
      guide.leadingAnchor.constrain(to: root.leadingAnchor, with: 24)
      guide.topAnchor.constrain(to: root.topAnchor, with: 100)
      guide.bottomAnchor.constrain(to: root.bottomAnchor, with: -40)
      title.topAnchor.constrain(to: guide.topAnchor)
      title.leadingAnchor.constrain(to: guide.leadingAnchor)
      title.trailingAnchor.constrain(to: guide.trailingAnchor)
      cta.bottomAnchor.constrain(to: guide.bottomAnchor)
      cta.horizontalAnchors.constrain(to: guide.horizontalAnchors)
      return Self(
        root: root, culprits: [title, cta], remedy: "tie column.trailing to that of root"
      ) {
        guide.trailingAnchor.constrain(to: root.trailingAnchor, with: -24)
      }
    }

    private static func labelBesidePage() -> Self {
      let (page, back) = (plain("page", .white), named("back", label("Back")))
      let root = screen(page, back)
      page.edgeAnchors.constrain(to: root.edgeAnchors)
      back.topAnchor.constrain(to: root.topAnchor, with: 60)
      let line = #line + 1
      let wrong = back.trailingAnchor.constrain(to: page.leadingAnchor)
      return Self(
        root: root, culprits: [back], lines: [line],
        remedy: "tie back.leading to page.leading instead"
      ) {
        wrong.isActive = false
        back.leadingAnchor.constrain(to: page.leadingAnchor)
      }
    }

    private static func neighborsTurned() -> Self {
      let (name, badge) = (
        named("name", label("Grace Brewster Murray Hopper, admiral")),
        named("badge", label("Admin", .caption1))
      )
      let root = screen(name, badge)
      name.topAnchor.constrain(to: root.topAnchor, with: 60)
      name.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      badge.centerYAnchor.constrain(to: name.centerYAnchor)
      badge.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 1
      let wrong = badge.leadingAnchor.constrain(.lessThanOrEqual, to: name.trailingAnchor, with: 8)
      name.lineBreakMode = .byTruncatingTail
      name.numberOfLines = 0
      return Self(
        root: root, culprits: [name, badge], lines: [line], remedy: "use .greaterThanOrEqual. Raise"
      ) {
        wrong.isActive = false
        badge.leadingAnchor.constrain(.greaterThanOrEqual, to: name.trailingAnchor, with: 8)
        badge.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
    }

    private static func turnedAlways() -> Self {
      let (title, price) = (
        named("title", label("Margherita with extra cheese and much more of all that is good")),
        named("price", label("9 €"))
      )
      let root = screen(title, price)
      title.topAnchor.constrain(to: root.topAnchor, with: 60)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      price.topAnchor.constrain(to: title.topAnchor)
      price.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      let line = #line + 1
      let wrong = title.trailingAnchor.constrain(
        .greaterThanOrEqual, to: price.leadingAnchor, with: -8)
      title.numberOfLines = 0
      return Self(
        root: root, culprits: [title, price], lines: [line], remedy: "use .lessThanOrEqual. Raise"
      ) {
        wrong.isActive = false
        title.trailingAnchor.constrain(.lessThanOrEqual, to: price.leadingAnchor, with: -8)
        price.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
    }

    private static func rightAmongTrailing() -> Self {
      let (title, toggle) = (named("title", label("Dark mode")), named("toggle", UISwitch()))
      let root = screen(title, toggle)
      title.topAnchor.constrain(to: root.topAnchor, with: 60)
      title.leadingAnchor.constrain(to: root.leadingAnchor, with: 16)
      toggle.centerYAnchor.constrain(to: title.centerYAnchor)
      let line = #line + 1
      let wrong = toggle.rightAnchor.constrain(to: root.rightAnchor, with: -16)
      return Self(root: root, culprits: [toggle], lines: [line], remedy: "as in toggle.trailing") {
        wrong.isActive = false
        toggle.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      }
    }

    private static func leftAmongTrailing() -> Self {
      let (amount, title) = (named("amount", label("12 €")), named("title", label("Coffee")))
      let root = screen(amount, title)
      amount.topAnchor.constrain(to: root.topAnchor, with: 60)
      amount.trailingAnchor.constrain(to: root.trailingAnchor, with: -16)
      title.firstBaselineAnchor.constrain(to: amount.firstBaselineAnchor)
      let line = #line + 1
      let wrong = title.leftAnchor.constrain(to: root.leftAnchor, with: 20)
      return Self(root: root, culprits: [title], lines: [line], remedy: "as in title.leading") {
        wrong.isActive = false
        title.leadingAnchor.constrain(to: root.leadingAnchor, with: 20)
      }
    }

    private static func priceStepper() -> Self {
      let row = plain("row", .white)
      let (dish, stepper) = (
        named("dish", label("Margherita with extra cheese and rocket salad", lines: 0)),
        named("stepper", UIStepper())
      )
      let root = screen(row)
      row.addSubviewsUsingAutoLayout(dish, stepper)
      row.horizontalAnchors.constrain(to: root.horizontalAnchors)
      row.topAnchor.constrain(to: root.topAnchor, with: 80)
      dish.leadingAnchor.constrain(to: row.leadingAnchor, with: 16)
      dish.verticalAnchors.constrain(to: row.verticalAnchors, insetBy: 12)
      let line = #line + 1
      let wrong = dish.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
      stepper.trailingAnchor.constrain(to: row.trailingAnchor, with: -16)
      stepper.centerYAnchor.constrain(to: row.centerYAnchor)
      return Self(
        root: root, culprits: [dish], lines: [line],
        remedy: "tie dish.trailing to stepper.leading instead"
      ) {
        wrong.isActive = false
        dish.trailingAnchor.constrain(to: stepper.leadingAnchor, with: -8)
        stepper.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
    }

    private static func buttonOut() -> Self {
      let (pass, gate, add) = (
        plain("pass", .blue), label("Gate B42", .headline), named("add", button("Add to wallet"))
      )
      let root = screen(pass)
      pass.addSubviewsUsingAutoLayout(gate, add)
      pass.horizontalAnchors.constrain(to: root.horizontalAnchors, insetBy: 16)
      pass.topAnchor.constrain(to: root.topAnchor, with: 80)
      pass.heightAnchor.constrain(to: 200)
      gate.topAnchor.constrain(to: pass.topAnchor, with: 16)
      gate.leadingAnchor.constrain(to: pass.leadingAnchor, with: 16)
      add.centerXAnchor.constrain(to: pass.centerXAnchor)
      let line = #line + 1
      let wrong = add.topAnchor.constrain(to: pass.bottomAnchor, with: 12)
      return Self(
        root: root, culprits: [add], lines: [line],
        remedy: "instead, or add add to the superview of pass"
      ) {
        wrong.isActive = false
        add.bottomAnchor.constrain(to: pass.bottomAnchor, with: -12)
      }
    }

    private static func cardNoEnd() -> Self {
      let (card, bank, number, holder) = (
        plain("card", .blue), label("Green Bank", .headline), label("•••• 4711"),
        label("ADA LOVELACE")
      )
      let root = screen(card)
      card.addSubviewsUsingAutoLayout(bank, number, holder)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        bank.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
        bank.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        number.topAnchor.constraint(equalTo: bank.bottomAnchor, constant: 40),
        number.leadingAnchor.constraint(equalTo: bank.leadingAnchor),
        holder.topAnchor.constraint(equalTo: number.bottomAnchor, constant: 8),
        holder.leadingAnchor.constraint(equalTo: bank.leadingAnchor),
      ])
      return Self(
        root: root, culprits: [card, holder],
        remedy: "tie UILabel \"ADA LOVELACE\".bottom to card.bottom"
      ) {
        holder.bottomAnchor.constrain(to: card.bottomAnchor, with: -16)
      }
    }

    private static func keyboard() -> Self {
      let (table, input, send) = (
        UIScrollView(), named("input", field("Message")), named("send", button("Send"))
      )
      let root = screen(table, input, send)
      held.append(controlled(root))
      table.accessibilityIdentifier = "table"
      table.topAnchor.constrain(to: root.topAnchor)
      table.horizontalAnchors.constrain(to: root.horizontalAnchors)
      table.bottomAnchor.constrain(to: input.topAnchor, with: -8)
      input.leadingAnchor.constrain(to: root.leadingAnchor, with: 12)
      let line = #line + 1
      let wrong = input.bottomAnchor.constrain(
        to: root.safeAreaLayoutGuide.bottomAnchor, with: -8)
      send.leadingAnchor.constrain(to: input.trailingAnchor, with: 8)
      send.trailingAnchor.constrain(to: root.trailingAnchor, with: -12)
      send.centerYAnchor.constrain(to: input.centerYAnchor)
      send.setContentHuggingPriority(.required, for: .horizontal)
      root.layoutKeyboardFrame = CGRect(x: 0, y: 376, width: 375, height: 291)
      return Self(
        root: root, culprits: [input], lines: [line],
        remedy: "tie input.bottom to root.keyboardLayoutGuide.top"
      ) {
        wrong.isActive = false
        input.bottomAnchor.constrain(to: root.keyboardLayoutGuide.topAnchor, with: -8)
      }
    }
  }
#endif
