import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics

/// Two required widths for one view.
final class TwoWidths: MistakenScreen {
  let title = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(title)
    title.topAnchor.constrain(to: topAnchor, with: 20)
    title.leadingAnchor.constrain(to: leadingAnchor, with: 16)
    title.heightAnchor.constrain(to: 40)
    title.widthAnchor.constrain(to: 200)
    line = #line + 1
    wrong = title.widthAnchor.constrain(to: widthAnchor, with: -32)
  }

  override func fix() { wrong?.isActive = false }

  override var expected: Expectation {
    Expectation(
      kind: .conflict, view: title, sides: [.width],
      summary: "The width of TwoWidths would have to be 232 points, and is 320.",
      remedy: "remove title.width == 200")
  }
}

/// A row that needs more width than there is.
final class CrowdedRow: MistakenScreen {
  let icon = LayoutView()
  let button = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(icon, button)
    for view in [icon, button] {
      view.topAnchor.constrain(to: topAnchor, with: 20)
      view.heightAnchor.constrain(to: 40)
    }
    icon.leadingAnchor.constrain(to: leadingAnchor, with: 16)
    icon.widthAnchor.constrain(to: 200)
    button.leadingAnchor.constrain(to: icon.trailingAnchor, with: 8)
    line = #line + 1
    wrong = button.widthAnchor.constrain(to: 100, isActive: false)
    button.trailingAnchor.constrain(to: trailingAnchor, with: -16)
    wrong?.isActive = true
  }

  override func fix() { wrong?.set(priority: .defaultHigh) }

  override var expected: Expectation {
    Expectation(
      kind: .conflict, view: button, sides: [.width],
      summary: "The width of CrowdedRow would have to be 340 points, and is 320.",
      remedy: "give one of them a priority below 1000: no number fits all sizes")
  }
}

/// Margins that leave less than nothing.
final class NegativeWidth: MistakenScreen {
  let card = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(card)
    card.topAnchor.constrain(to: topAnchor, with: 20)
    card.heightAnchor.constrain(to: 40)
    card.leadingAnchor.constrain(to: leadingAnchor, with: 200)
    line = #line + 1
    wrong = card.trailingAnchor.constrain(to: trailingAnchor, with: -200)
  }

  override func fix() { wrong?.constant = -20 }

  override var expected: Expectation {
    Expectation(
      kind: .conflict, view: card, sides: [.x],
      summary: "card.width is never negative",
      remedy: "deactivate one of them")
  }
}

/// A square that is to fill a rectangle.
final class FilledSquare: MistakenScreen {
  let photo = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(photo)
    photo.edgeAnchors.constrain(to: edgeAnchors)
    line = #line + 1
    wrong = photo.constrainAspectRatio(to: 1)
  }

  override func fix() { wrong?.isActive = false }

  override var expected: Expectation {
    Expectation(
      kind: .conflict, view: photo, sides: [.width],
      summary: "These constraints in FilledSquare cannot all hold:",
      remedy: "deactivate one of them")
  }
}

/// A view whose frame counts as constraints.
final class TranslatedMask: MistakenScreen {
  let badge = LayoutView()

  override func build() {
    addSubview(badge)
    // PowerAnchors stops here in a debug build, so this is what raw anchors make of it.
    let top = badge.topAnchor.constraint(equalTo: topAnchor, constant: 20)
    top.identifier = "badge.top"
    let width = badge.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      top, badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16), width,
      badge.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  override func fix() { badge.translatesAutoresizingMaskIntoConstraints = false }

  override var expected: Expectation {
    Expectation(
      kind: .translatedMask, view: badge,
      summary: "which contradicts badge.top (badge.top == TranslatedMask.top + 20) and 3 more.",
      remedy: "set translatesAutoresizingMaskIntoConstraints of badge to false.")
  }
}
