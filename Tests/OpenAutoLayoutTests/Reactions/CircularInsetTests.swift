import OpenAutoLayout
import Testing

/// Insets that follow from frames that follow from these insets.
@MainActor
struct CircularInsetTests {
  /// Lays the scene out, and once more all of it, which must move nothing.
  private func settle(_ scene: Scene, _ view: UIView) -> CGRect {
    scene.root.layoutLoopHandler = { Issue.record("\($0)") }
    scene.layout()
    let frame = view.frame
    for other in scene.root.subviews.flatMap(\.subviews) + scene.root.subviews + [scene.root] {
      other.setNeedsLayout()
    }
    scene.layout()
    #expect(view.frame == frame)
    return frame
  }

  /// With a share of a half: at 40, the panel has an inset of 40, which places it at 40.7, at pixel 41. There
  /// it has one of 41, which places it at 40.2. With a larger share, the circle is wider.
  @Test(
    arguments: [0.0, 40, 60, 90],
    [(0.5, 60.7, 40.0, 41.0), (0.9, 76.7, 38, 43)])
  func anInsetThatMovesItsViewToAnotherPixelAndBackIsTheLargestOfTheCircle(
    first: CGFloat, expected: (share: CGFloat, bottom: CGFloat, y: CGFloat, inset: CGFloat)
  ) {
    for side in ["margin", "margins", "safe area"] {
      let scene = Scene(300, 200, scale: 1)
      let controller = UIViewController()
      controller.view = scene.root
      controller.additionalSafeAreaInsets.bottom = 100
      let panel = scene.view()
      panel.layoutMargins = .zero
      let (covered, above) = (scene.view(in: panel), scene.view())
      let edge =
        switch side {
        case "margin": relation(covered, .top, panel, .bottomMargin)
        case "margins": covered.topAnchor.constraint(equalTo: panel.layoutMarginsGuide.bottomAnchor)
        default: covered.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.bottomAnchor)
        }
      let bottom = above.bottomAnchor.constraint(equalTo: scene.root.topAnchor, constant: first)
      scene.activate(
        edge, covered.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
        above.heightAnchor.constraint(equalTo: covered.heightAnchor, multiplier: expected.share),
        bottom, panel.topAnchor.constraint(equalTo: above.topAnchor),
        panel.heightAnchor.constraint(equalToConstant: 100))
      scene.layout()
      bottom.constant = expected.bottom
      #expect(settle(scene, panel) == CGRect(x: 0, y: expected.y, width: 0, height: 100), "\(side)")
      let (y, height) = (100 - expected.inset, expected.inset)
      #expect(covered.frame == CGRect(x: 0, y: y, width: 0, height: height), "\(side)")
    }
  }

  /// With margins of 8, the panel does not fit into the root, so that a constraint is left out. Without that,
  /// it is so narrow that its margins are 5, with which it fits.
  @Test(arguments: [100.0, 300, 20], [false, true])
  func marginsThatAreLessWithoutTheConstraintThatTheyRuleOutStay(
    first: CGFloat, rightToLeft: Bool
  ) {
    let scene = Scene(first, 100, scale: 1, rightToLeft: rightToLeft)
    let panel = scene.view()
    panel.preservesSuperviewLayoutMargins = true
    panel.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    if rightToLeft { panel.semanticContentAttribute = .forceRightToLeft }
    let child = scene.view(in: panel)
    let margins = panel.layoutMarginsGuide
    scene.activate(
      panel.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      panel.widthAnchor.constraint(lessThanOrEqualTo: scene.root.widthAnchor),
      child.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 40),
      child.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor, constant: -45),
      child.topAnchor.constraint(equalTo: panel.topAnchor))
    scene.root.layoutConflictHandler = { _ in }
    scene.layout()
    scene.root.frame.size.width = 100
    let frame = settle(scene, panel)
    #expect(frame.minX == 42)
    #expect(frame.width == 16)
    #expect(child.frame.minX == (rightToLeft ? -32 : 48))
  }
}
