import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics

/// A button without a place across.
final class NowhereAcross: MistakenScreen {
  let title = LayoutView()
  let button = LayoutView()

  override func build() {
    addSubviewsUsingAutoLayout(title, button)
    title.edgeAnchors.excluding(.bottom).constrain(to: edgeAnchors, insetBy: 16)
    title.heightAnchor.constrain(to: 40)
    button.sizeAnchors.constrain(to: CGSize(width: 100, height: 40))
    button.topAnchor.constrain(to: title.bottomAnchor, with: 8)
  }

  override func fix() { button.centerXAnchor.constrain(to: centerXAnchor) }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: button, sides: [.x],
      summary: "The horizontal position of button is ambiguous: nothing says where it lies.",
      remedy: "give button a leading, trailing or center x anchor.")
  }
}

/// A line without a length.
final class EndlessLine: MistakenScreen {
  let divider = LayoutView()

  override func build() {
    addSubviewsUsingAutoLayout(divider)
    divider.topAnchor.constrain(to: topAnchor, with: 100)
    divider.heightAnchor.constrain(to: 1)
    line = #line + 1
    divider.leadingAnchor.constrain(to: leadingAnchor, with: 16)
  }

  override func fix() { divider.trailingAnchor.constrain(to: trailingAnchor) }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: divider, sides: [.width],
      summary: "The width of divider is ambiguous: nothing says where it ends.",
      remedy: "give divider a trailing anchor or a width.")
  }
}

/// A view that was added and never constrained across.
final class Forgotten: MistakenScreen {
  let banner = LayoutView()

  override func build() {
    addSubviewsUsingAutoLayout(banner)
    banner.topAnchor.constrain(to: topAnchor)
    banner.heightAnchor.constrain(to: 40)
  }

  override func fix() {
    banner.leadingAnchor.constrain(to: leadingAnchor)
    banner.trailingAnchor.constrain(to: trailingAnchor)
  }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: banner, sides: [.x, .width],
      summary:
        "The horizontal position and the width of banner are ambiguous: nothing says where it lies or how wide it is.",
      remedy: "give banner leading and trailing anchors, or one of them and a width.")
  }
}

/// Two views with content side by side, with room to spare.
final class BothStretch: MistakenScreen {
  let title = ContentView(width: 80, height: 20)
  let detail = ContentView(width: 60, height: 20)

  override func build() {
    addSubviewsUsingAutoLayout(title, detail)
    for view in [title, detail] { view.topAnchor.constrain(to: topAnchor, with: 20) }
    title.leadingAnchor.constrain(to: leadingAnchor, with: 16)
    line = #line + 1
    detail.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
    detail.trailingAnchor.constrain(to: trailingAnchor, with: -16)
  }

  override func fix() { title.setContentHuggingPriority(.defaultLow + 1, for: .horizontal) }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: title, sides: [.x, .width],
      summary: "The width of title and detail is ambiguous: both may stretch",
      remedy: "raise the content hugging and compression resistance priorities of title or detail")
  }
}

/// Two views with content side by side, without enough room.
final class BothShrink: MistakenScreen {
  let title = ContentView(width: 200, height: 20)
  let detail = ContentView(width: 160, height: 20)

  override func build() {
    addSubviewsUsingAutoLayout(title, detail)
    for view in [title, detail] { view.topAnchor.constrain(to: topAnchor, with: 20) }
    title.leadingAnchor.constrain(to: leadingAnchor, with: 16)
    line = #line + 1
    detail.leadingAnchor.constrain(to: title.trailingAnchor, with: 8)
    detail.trailingAnchor.constrain(to: trailingAnchor, with: -16)
  }

  override func fix() {
    title.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
  }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: title, sides: [.x, .width],
      summary: "The width of title and detail is ambiguous: both may shrink",
      remedy: "raise the content hugging and compression resistance priorities of title or detail")
  }
}

/// A column of views that hang on each other and on nothing else.
final class FloatingColumn: MistakenScreen {
  let upper = LayoutView()
  let lower = LayoutView()

  override func build() {
    addSubviewsUsingAutoLayout(upper, lower)
    for view in [upper, lower] {
      view.leadingAnchor.constrain(to: leadingAnchor)
      view.sizeAnchors.constrain(to: CGSize(width: 100, height: 40))
    }
    line = #line + 1
    lower.topAnchor.constrain(to: upper.bottomAnchor, with: 8)
  }

  override func fix() { upper.topAnchor.constrain(to: topAnchor, with: 20) }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: upper, sides: [.y],
      summary:
        "The vertical position of upper is ambiguous: nothing says where it lies. lower depends",
      remedy: "give upper a top, bottom or center y anchor.")
  }
}

/// A guide between two views whose share of the room nobody said.
final class OpenShare: MistakenScreen {
  let left = LayoutView()
  let right = LayoutView()

  override func build() {
    addSubviewsUsingAutoLayout(left, right)
    for view in [left, right] {
      view.topAnchor.constrain(to: topAnchor)
      view.heightAnchor.constrain(to: 40)
    }
    left.leadingAnchor.constrain(to: leadingAnchor)
    line = #line + 1
    right.leadingAnchor.constrain(to: left.trailingAnchor)
    right.trailingAnchor.constrain(to: trailingAnchor)
  }

  override func fix() { left.widthAnchor.constrain(to: right.widthAnchor) }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: left, sides: [.x, .width],
      summary: "The width of left and right is ambiguous: they share the room",
      remedy: "or make them equally wide.")
  }
}

/// A view that is only kept from being too near and too small.
final class OnlyBounds: MistakenScreen {
  let box = LayoutView()

  override func build() {
    addSubviewsUsingAutoLayout(box)
    box.edgeAnchors.excluding(.bottom).constrain(to: edgeAnchors)
    line = #line + 1
    box.heightAnchor.constrain(.greaterThanOrEqual, to: 44)
  }

  override func fix() { box.bottomAnchor.constrain(to: bottomAnchor) }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: box, sides: [.height],
      summary: "The height of box is ambiguous: box.height is at least 44",
      remedy: "give box a height, or a bottom anchor.")
  }
}
