import Foundation
import OpenAutoLayout

/// Builds, changes and drops trees that use every kind of object, and ends with nothing left.
///
///     Trees 1000    so many trees
///     Trees leak    a tree that is kept by mistake, to see that a leak is found
@main
struct Trees {
  @MainActor
  static func main() {
    let argument = CommandLine.arguments.dropFirst().first ?? "1000"
    let rounds = Int(argument) ?? 1
    for round in 0..<rounds {
      let tree = Tree(rightToLeft: round.isMultiple(of: 2))
      tree.live()
      // Telling what is ambiguous takes many times as long as all the rest.
      if round.isMultiple(of: 100) { tree.explain() }
    }
    if argument == "leak" { Knot().tie() }
    // The block of records in hand is known to the library, and what its records point at counts as
    // known, too. Further views take it out of sight.
    for _ in 0..<1_000 { _ = UIView() }
  }
}

/// A view that holds itself.
final class Knot: UIView {
  private var held: Knot?

  func tie() {
    held = self
  }
}

@MainActor
struct Tree {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let controller = UIViewController()
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let scroll = UIScrollView()
  private let gap = UILayoutGuide()

  init(rightToLeft: Bool) {
    window.rootViewController = controller
    window.layoutConflictHandler = { _ in }
    if rightToLeft { controller.view.semanticContentAttribute = .forceRightToLeft }
  }

  func live() {
    build()
    window.layoutIfNeeded()
    change()
    window.layoutIfNeeded()
    rebuild()
    window.layoutIfNeeded()
  }

  private func build() {
    let view = controller.view ?? window
    label.text = "A text that is wider than the gap"
    button.setTitle("Press", for: .normal)
    view.addLayoutGuide(gap)
    for subview in [label, button, scroll] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      gap.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1),
      button.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      label.leadingAnchor.anchorWithOffset(to: button.leadingAnchor)
        .constraint(lessThanOrEqualTo: view.widthAnchor),
      scroll.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 1),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 2),
      content.widthAnchor.constraint(equalTo: label.widthAnchor),
      // Contradicts the one before.
      content.widthAnchor.constraint(equalTo: label.widthAnchor, constant: 10),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[content]|", options: [], metrics: nil, views: ["content": content])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "|[content]|", options: [], metrics: nil, views: ["content": content]))
  }

  private func change() {
    label.text = "Less"
    controller.additionalSafeAreaInsets.top = 59
    scroll.contentOffset.y = 12
    label.constraints.first?.isActive = false
    button.removeFromSuperview()
    window.frame.size.width = 500
    _ = controller.view.systemLayoutSizeFitting(.zero)
  }

  func explain() {
    _ = label.hasAmbiguousLayout
    _ = label.description
  }

  private func rebuild() {
    scroll.addSubview(button)
    controller.view.removeLayoutGuide(gap)
    NSLayoutConstraint.deactivate(controller.view.constraints)
    button.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
  }
}
