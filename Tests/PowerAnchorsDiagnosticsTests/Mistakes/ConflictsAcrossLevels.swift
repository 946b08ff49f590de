import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics

/// A label in a card that is tied to the screen, too.
final class WideLabelInCard: MistakenScreen {
  let card = LayoutView()
  let label = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(card)
    card.addSubviewsUsingAutoLayout(label)
    card.edgeAnchors.constrain(to: edgeAnchors, insetBy: 16)
    label.verticalAnchors.constrain(to: card.verticalAnchors)
    label.leadingAnchor.constrain(to: card.leadingAnchor, with: 16)
    label.trailingAnchor.constrain(to: trailingAnchor, with: -32)
    line = #line + 1
    wrong = label.widthAnchor.constrain(to: 300)
  }

  override func fix() { wrong?.isActive = false }

  override var expected: Expectation {
    Expectation(
      kind: .conflict, view: label, sides: [.width],
      summary: "The width of WideLabelInCard would have to be 364 points, and is 320.",
      remedy: "remove label.width == 300")
  }
}

/// A guide and a view that together need more than there is.
final class WideGuide: MistakenScreen {
  let gap = LayoutGuide()
  let box = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(box)
    addLayoutGuide(gap)
    gap.leadingAnchor.constrain(to: leadingAnchor)
    gap.verticalAnchors.constrain(to: verticalAnchors)
    box.verticalAnchors.constrain(to: verticalAnchors)
    box.leadingAnchor.constrain(to: gap.trailingAnchor)
    box.trailingAnchor.constrain(to: trailingAnchor, with: -20)
    box.widthAnchor.constrain(to: 240)
    line = #line + 1
    wrong = gap.widthAnchor.constrain(to: 100)
  }

  override func fix() { wrong?.isActive = false }

  override var expected: Expectation {
    Expectation(
      kind: .conflict, view: self, sides: [.width],
      summary: "The width of WideGuide would have to be 360 points, and is 320.",
      remedy: "remove box.width == 240")
  }
}

/// A view that is higher than the safe area.
final class HighInSafeArea: MistakenScreen {
  let box = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(box)
    box.horizontalAnchors.constrain(to: horizontalAnchors)
    box.topAnchor.constrain(to: safeAreaLayoutGuide.topAnchor, with: 16)
    box.bottomAnchor.constrain(to: safeAreaLayoutGuide.bottomAnchor, with: -16)
    line = #line + 1
    wrong = box.heightAnchor.constrain(to: 500)
  }

  override func fix() { wrong?.set(priority: .defaultHigh) }

  override var expected: Expectation {
    Expectation(
      kind: .conflict, view: box, sides: [.height],
      summary: "The height of HighInSafeArea would have to be 532 points, and is 480.",
      remedy: "give one of them a priority below 1000")
  }
}

/// Views at the system's distance that do not fit.
final class CrowdedAtSystemSpacing: MistakenScreen {
  let title = LayoutView()
  let detail = LayoutView()
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(title, detail)
    for view in [title, detail] { view.verticalAnchors.constrain(to: verticalAnchors) }
    title.widthAnchor.constrain(to: 200)
    line = #line + 1
    wrong = detail.widthAnchor.constrain(to: 200)
    title.leadingAnchor.constrain(to: leadingAnchor)
    detail.trailingAnchor.constrain(to: trailingAnchor)
    detail.leadingAnchor.constraint(
      equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 1
    ).isActive = true
  }

  override func fix() { wrong?.isActive = false }

  override var expected: Expectation {
    Expectation(
      kind: .conflict, view: detail, sides: [.x],
      summary: "The width of CrowdedAtSystemSpacing would have to be 408 points, and is 320.",
      remedy: "make title and detail equally wide, instead of 200 points each")
  }
}

/// Two texts on one line that are also to stand one below the other.
final class TwoBaselines: MistakenScreen {
  let title = makeLabel("Title")
  let detail = makeLabel("Detail")
  private var wrong: NSLayoutConstraint?

  override func build() {
    addSubviewsUsingAutoLayout(title, detail)
    title.topAnchor.constrain(to: topAnchor, with: 20)
    title.leadingAnchor.constrain(to: leadingAnchor, with: 16)
    detail.topAnchor.constrain(to: title.bottomAnchor, with: 8)
    detail.leadingAnchor.constrain(to: title.leadingAnchor)
    line = #line + 1
    wrong = detail.firstBaselineAnchor.constrain(to: title.firstBaselineAnchor)
  }

  override func fix() { wrong?.isActive = false }

  override var expected: Expectation {
    Expectation(
      kind: .conflict, view: detail, sides: [.y],
      summary: "The one left out is missed by", remedy: "deactivate one of them")
  }
}
