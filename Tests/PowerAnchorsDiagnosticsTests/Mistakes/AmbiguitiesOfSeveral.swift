import LayoutTestSupport
import PowerAnchors
import PowerAnchorsDiagnostics

/// Three texts side by side that hug equally.
final class ThreeStretch: MistakenScreen {
  let first = makeLabel("One")
  let second = makeLabel("Two")
  let third = makeLabel("Three")

  override func build() {
    addSubviewsUsingAutoLayout(first, second, third)
    for label in [first, second, third] { label.topAnchor.constrain(to: topAnchor) }
    first.leadingAnchor.constrain(to: leadingAnchor, with: 16)
    second.leadingAnchor.constrain(to: first.trailingAnchor, with: 8)
    third.leadingAnchor.constrain(to: second.trailingAnchor, with: 8)
    line = #line + 1
    third.trailingAnchor.constrain(to: trailingAnchor, with: -16)
  }

  override func fix() {
    for label in [first, second] {
      label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    }
  }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: first, sides: [.x, .width],
      summary: "The width of first, second and third is ambiguous: all may stretch",
      remedy:
        "raise the content hugging and compression resistance priorities of all of first, second and third but one"
    )
  }
}

/// Two branches, of which only one says where its view lies.
final class OneBranchOpen: MistakenScreen {
  let left = LayoutView()
  let right = LayoutView()
  let inLeft = LayoutView()
  let inRight = LayoutView()

  override func build() {
    addSubviewsUsingAutoLayout(left, right)
    left.edgeAnchors.excluding(.trailing).constrain(to: edgeAnchors)
    right.edgeAnchors.excluding(.leading).constrain(to: edgeAnchors)
    right.leadingAnchor.constrain(to: left.trailingAnchor)
    left.widthAnchor.constrain(to: right.widthAnchor)
    for (branch, view) in [(left, inLeft), (right, inRight)] {
      branch.addSubviewsUsingAutoLayout(view)
      view.topAnchor.constrain(to: branch.topAnchor)
      view.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
    }
    inLeft.centerXAnchor.constrain(to: left.centerXAnchor)
  }

  override func fix() { inRight.centerXAnchor.constrain(to: right.centerXAnchor) }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: inRight, sides: [.x],
      summary: "The horizontal position of inRight is ambiguous: nothing says where it lies.",
      remedy: "give inRight a leading, trailing or center x anchor.")
  }
}

/// Views centered on each other and on nothing else.
final class SharedCenter: MistakenScreen {
  let disk = LayoutView()
  let icon = LayoutView()

  override func build() {
    addSubviewsUsingAutoLayout(disk, icon)
    disk.sizeAnchors.constrain(to: CGSize(width: 40, height: 40))
    icon.sizeAnchors.constrain(to: CGSize(width: 20, height: 20))
    disk.topAnchor.constrain(to: topAnchor)
    icon.centerYAnchor.constrain(to: disk.centerYAnchor)
    line = #line + 1
    icon.centerXAnchor.constrain(to: disk.centerXAnchor)
  }

  override func fix() { disk.centerXAnchor.constrain(to: centerXAnchor) }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: disk, sides: [.x],
      summary:
        "The horizontal position of disk is ambiguous: nothing says where it lies. icon depends",
      remedy: "give disk a leading, trailing or center x anchor.")
  }
}

/// A box around a text that nothing makes as wide as the text, and that lies at 0 with no width.
final class OpenBox: MistakenScreen {
  let box = LayoutView()
  let label = ContentView(width: 80, height: 20)

  override func build() {
    addSubviewsUsingAutoLayout(box)
    box.addSubviewsUsingAutoLayout(label)
    box.topAnchor.constrain(to: topAnchor)
    box.heightAnchor.constrain(to: 40)
    label.topAnchor.constrain(to: box.topAnchor)
    label.leadingAnchor.constrain(to: box.leadingAnchor)
    line = #line + 1
    box.leadingAnchor.constrain(to: leadingAnchor)
  }

  override func fix() { label.trailingAnchor.constrain(to: box.trailingAnchor) }

  override var expected: Expectation {
    Expectation(
      kind: .ambiguity, view: box, sides: [.width],
      summary:
        "The width of box is ambiguous: nothing ties label, the last view in it, to its trailing edge.",
      remedy: "tie label.trailing to box.trailing, or give box a width.")
  }
}
