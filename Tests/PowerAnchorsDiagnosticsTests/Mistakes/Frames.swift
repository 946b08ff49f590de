import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics

/// A container that nothing inside it holds open.
final class CollapsedContainer: MistakenScreen {
  let container = LayoutView()
  let label = ContentView(width: 100, height: 20)

  override func build() {
    addSubviewsUsingAutoLayout(container)
    container.addSubviewsUsingAutoLayout(label)
    container.edgeAnchors.excluding(.bottom).constrain(to: edgeAnchors)
    line = #line + 1
    container.heightAnchor.constrain(to: 0, prioritizeAs: .defaultLow)
    label.topAnchor.constrain(to: container.topAnchor)
    label.leadingAnchor.constrain(to: container.leadingAnchor)
  }

  override func fix() { label.bottomAnchor.constrain(to: container.bottomAnchor) }

  override var expected: Expectation {
    Expectation(
      kind: .emptyView, view: container, sides: [.height],
      summary: "The height of container is 0, and label inside it is shown.",
      remedy: "tie its top and bottom anchors to what is inside it.")
  }
}

/// A view that its neighbor leaves no room.
final class PressedView: MistakenScreen {
  let icon = ContentView(width: 24, height: 24)
  let title = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(icon, title)
    for view in [icon, title] { view.topAnchor.constrain(to: topAnchor) }
    title.heightAnchor.constrain(to: 24)
    icon.leadingAnchor.constrain(to: leadingAnchor)
    title.leadingAnchor.constrain(to: icon.trailingAnchor)
    title.trailingAnchor.constrain(to: trailingAnchor)
    line = #line - 2
    wrong = title.widthAnchor.constrain(.greaterThanOrEqual, to: widthAnchor)
  }

  override func fix() { wrong?.isActive = false }

  override var expected: Expectation {
    Expectation(
      kind: .emptyView, view: icon, sides: [.width],
      summary: "The width of icon is 0, and its content needs 24 points.",
      remedy: "a priority below 750, or remove it")
  }
}

/// A label that is narrower than its text.
final class NarrowLabel: MistakenScreen {
  let price = makeLabel("A very long price")
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(price)
    price.topAnchor.constrain(to: topAnchor)
    price.leadingAnchor.constrain(to: leadingAnchor)
    line = #line + 1
    wrong = price.widthAnchor.constrain(to: 60)
  }

  override func fix() { wrong?.isActive = false }

  override var expected: Expectation {
    Expectation(
      kind: .clippedText, view: price, sides: [.width],
      summary: "The text \"A very long price\" of price is cut off: it needs",
      remedy: "make price.width at least")
  }
}

/// A label whose lines do not fit into its height.
final class LowLabel: MistakenScreen {
  let note = makeLabel("A text of several words that needs more than one line here", lines: 0)
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(note)
    note.topAnchor.constrain(to: topAnchor)
    note.leadingAnchor.constrain(to: leadingAnchor)
    note.widthAnchor.constrain(to: 200)
    line = #line + 1
    wrong = note.heightAnchor.constrain(to: 20)
  }

  override func fix() { wrong?.constant = 200 }

  override var expected: Expectation {
    Expectation(
      kind: .clippedText, view: note, sides: [.height],
      summary: "\" of note is cut off: it needs",
      remedy: "make note.height at least")
  }
}

/// A card that is longer than its screen.
final class LongCard: MistakenScreen {
  let card = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(card)
    card.edgeAnchors.excluding(.bottom).constrain(to: edgeAnchors, insetBy: 16)
    line = #line + 1
    wrong = card.heightAnchor.constrain(to: 500)
  }

  override func fix() {
    wrong?.isActive = false
    card.bottomAnchor.constrain(to: bottomAnchor)
  }

  override var expected: Expectation {
    Expectation(
      kind: .outsideSuperview, view: card, sides: [.height],
      summary: "card reaches out of LongCard, by 36 points at the bottom.",
      remedy: "make card.height at most 464, instead of 500")
  }
}

/// A button that covers the end of a text.
final class CoveredTitle: MistakenScreen {
  let title = LayoutView()
  let button = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(title, button)
    title.edgeAnchors.excluding(.bottom).constrain(to: edgeAnchors, insetBy: 16)
    title.heightAnchor.constrain(to: 40)
    button.centerXAnchor.constrain(to: centerXAnchor)
    button.sizeAnchors.constrain(to: CGSize(width: 100, height: 40))
    line = #line + 1
    wrong = button.topAnchor.constrain(to: topAnchor, with: 48)
  }

  override func fix() { wrong?.constant = 56 }

  override var expected: Expectation {
    Expectation(
      kind: .overlap, view: title, sides: [.y],
      summary: "title and button overlap by 100 × 8 points.",
      remedy: "tie button.top to title.bottom instead, with a distance of 0 or more.")
  }
}

/// Two texts in one place.
final class TwoTexts: MistakenScreen {
  let name = makeLabel("Grace Hopper")
  let date = makeLabel("1906")
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(name, date)
    for view in [name, date] { view.topAnchor.constrain(to: topAnchor) }
    name.leadingAnchor.constrain(to: leadingAnchor)
    line = #line + 1
    wrong = date.leadingAnchor.constrain(to: leadingAnchor)
  }

  override func fix() {
    wrong?.isActive = false
    date.leadingAnchor.constrain(to: name.trailingAnchor, with: 8)
  }

  override var expected: Expectation {
    Expectation(
      kind: .overlap, view: name, summary: "name and date overlap by",
      remedy: "tie date.leading to name.trailing instead")
  }
}

/// An optional width that gives way to a required one.
final class BrokenWidth: MistakenScreen {
  let column = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(column)
    column.edgeAnchors.excluding(.trailing).constrain(to: edgeAnchors)
    column.widthAnchor.constrain(.lessThanOrEqual, to: widthAnchor)
    line = #line + 1
    wrong = column.widthAnchor.constrain(to: 600, prioritizeAs: .defaultHigh)
  }

  override func fix() { wrong?.constant = 300 }

  override var expected: Expectation {
    Expectation(
      kind: .brokenOptional, view: column, summary: "is missed by 280 points.",
      remedy: "or leave it out if column is right as it is.")
  }
}

/// A view that reaches out of its superview by a point.
final class OnePointOut: MistakenScreen {
  let card = LayoutView()
  let badge = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(card)
    card.addSubviewsUsingAutoLayout(badge)
    card.edgeAnchors.constrain(to: edgeAnchors, insetBy: 16)
    badge.sizeAnchors.constrain(to: CGSize(width: 20, height: 20))
    badge.topAnchor.constrain(to: card.topAnchor)
    line = #line + 1
    wrong = badge.trailingAnchor.constrain(to: card.trailingAnchor, with: 1)
  }

  override func fix() { wrong?.constant = 0 }

  override var expected: Expectation {
    Expectation(
      kind: .outsideSuperview, view: badge, sides: [.width],
      summary: "badge reaches out of card, by 1 points at the right.",
      remedy: "change the sign of its constant: did you mean -1, instead of 1?")
  }
}

/// A picture between two views that leave it no height.
final class FlatPicture: MistakenScreen {
  let header = LayoutView()
  let picture = ContentView(width: 100, height: 60)
  let footer = LayoutView()
  private var heights: [NSLayoutConstraint] = []

  override func build() {
    addSubviewsUsingAutoLayout(header, picture, footer)
    for view in [header, picture, footer] { view.leadingAnchor.constrain(to: leadingAnchor) }
    for view in [header, footer] { view.widthAnchor.constrain(to: 100) }
    header.topAnchor.constrain(to: topAnchor)
    for view in [header, footer] { heights.append(view.heightAnchor.constrain(to: 240)) }
    line = #line - 1
    picture.topAnchor.constrain(to: header.bottomAnchor)
    footer.topAnchor.constrain(to: picture.bottomAnchor)
    footer.bottomAnchor.constrain(to: bottomAnchor)
  }

  override func fix() { for height in heights { height.constant = 210 } }

  override var expected: Expectation {
    Expectation(
      kind: .emptyView, view: picture, sides: [.height],
      summary: "The height of picture is 0, and its content needs 60 points.",
      remedy: "make header.height and footer.height at most 210 each, instead of 240")
  }
}
