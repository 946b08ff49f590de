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

  /// Adds a panel in the middle of the root, at most as wide, with a child at these distances from its margins.
  private func tightPanel(
    in scene: Scene, own: CGFloat = 5, _ leading: CGFloat = 40, _ trailing: CGFloat = 45
  ) -> (panel: UIView, child: UIView) {
    let panel = scene.view()
    panel.preservesSuperviewLayoutMargins = true
    panel.layoutMargins = UIEdgeInsets(top: 5, left: own, bottom: 5, right: own)
    panel.semanticContentAttribute = scene.root.semanticContentAttribute
    let child = scene.view(in: panel)
    let margins = panel.layoutMarginsGuide
    scene.activate(
      panel.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      panel.widthAnchor.constraint(lessThanOrEqualTo: scene.root.widthAnchor),
      child.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: leading),
      child.trailingAnchor.constraint(
        lessThanOrEqualTo: margins.trailingAnchor, constant: -trailing),
      child.topAnchor.constraint(equalTo: panel.topAnchor))
    scene.root.layoutConflictHandler = { _ in }
    return (panel, child)
  }

  /// With margins of 8, the panel does not fit into the root, so that a constraint is left out. Without that,
  /// it is so narrow that its margins are 5, with which it fits.
  @Test(arguments: [100.0, 300, 20], [false, true])
  func marginsThatAreLessWithoutTheConstraintThatTheyRuleOutStay(
    first: CGFloat, rightToLeft: Bool
  ) {
    let scene = Scene(first, 100, scale: 1, rightToLeft: rightToLeft)
    let (panel, child) = tightPanel(in: scene)
    scene.layout()
    scene.root.frame.size.width = 100
    let frame = settle(scene, panel)
    #expect(frame.minX == 42)
    #expect(frame.width == 16)
    #expect(child.frame.minX == (rightToLeft ? -32 : 48))
  }

  /// The same to the side, beside another view, and added in another order.
  @Test(arguments: [0.0, 90], [false, true])
  func aCircleToTheSideIsThatOfAMirroredScene(first: CGFloat, isReversed: Bool) {
    for rightToLeft in [false, true] {
      let scene = Scene(200, 300, scale: 1, rightToLeft: rightToLeft)
      let controller = UIViewController()
      controller.view = scene.root
      controller.additionalSafeAreaInsets.left = rightToLeft ? 100 : 0
      controller.additionalSafeAreaInsets.right = rightToLeft ? 0 : 100
      let early = isReversed ? scene.view() : nil
      let panel = scene.view()
      panel.layoutMargins = .zero
      panel.semanticContentAttribute = scene.root.semanticContentAttribute
      let (covered, before) = (scene.view(in: panel), early ?? scene.view())
      let end = before.trailingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: first)
      scene.activate(
        covered.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.trailingAnchor),
        covered.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
        before.widthAnchor.constraint(equalTo: covered.widthAnchor, multiplier: 0.5),
        end, panel.leadingAnchor.constraint(equalTo: before.leadingAnchor),
        panel.widthAnchor.constraint(equalToConstant: 100))
      scene.layout()
      end.constant = 60.7
      let frame = settle(scene, panel)
      #expect(frame == CGRect(x: rightToLeft ? 60 : 40, y: 0, width: 100, height: 0))
      #expect(
        covered.frame == CGRect(x: rightToLeft ? 0 : 59, y: 0, width: 41, height: 0))
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func aCircleIsTheSameWhereverItIsEntered(scale: CGFloat) {
    for share in [0.3, 0.5] {
      for end in [60.1, 60.5, 60.7, 61, 68.9, 76.7] {
        var frames: [CGRect] = []
        for first in [0.0, 60, 90] {
          let scene = Scene(300, 200, scale: scale)
          let controller = UIViewController()
          controller.view = scene.root
          controller.additionalSafeAreaInsets.bottom = 100
          let panel = scene.view()
          panel.layoutMargins = .zero
          let (covered, above) = (scene.view(in: panel), scene.view())
          let bottom = above.bottomAnchor.constraint(
            equalTo: scene.root.topAnchor, constant: first)
          scene.activate(
            covered.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.bottomAnchor),
            covered.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
            above.heightAnchor.constraint(equalTo: covered.heightAnchor, multiplier: share),
            bottom, panel.topAnchor.constraint(equalTo: above.topAnchor),
            panel.heightAnchor.constraint(equalToConstant: 100))
          scene.layout()
          bottom.constant = end
          frames.append(settle(scene, panel))
        }
        #expect(frames[0] == frames[1] && frames[1] == frames[2], "\(share), \(end): \(frames)")
      }
    }
  }

  /// A panel that moves up by a share of what the keyboard covers of it, mostly to another pixel and back.
  @Test(arguments: [1.0, 2, 3], [0.3, 0.5])
  func aCircleOfAKeyboardIsTheSameWhereverItIsEntered(scale: CGFloat, share: CGFloat) {
    for height in [100.0, 150.5, 222.2] {
      var frames: [CGRect] = []
      for first in [0.0, 60, 300] {
        let scene = Scene(320, 480, scale: scale)
        let (panel, below) = (scene.view(), scene.view())
        let covered = scene.view(in: panel)
        scene.activate(
          covered.topAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor),
          covered.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
          below.heightAnchor.constraint(equalTo: covered.heightAnchor, multiplier: share),
          below.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
          panel.bottomAnchor.constraint(equalTo: below.topAnchor),
          panel.heightAnchor.constraint(equalToConstant: 300))
        scene.root.layoutKeyboardFrame = CGRect(
          x: 0, y: 480 - first, width: 320, height: first)
        scene.layout()
        scene.root.layoutKeyboardFrame = CGRect(
          x: 0, y: 480 - height, width: 320, height: height)
        frames.append(settle(scene, panel))
        // What is covered is the keyboard less the share that the panel has moved up by.
        let expected = height / (1 + share)
        #expect(abs(covered.frame.height - expected) <= 2 / scale, "\(covered.frame)")
      }
      #expect(frames[0] == frames[1] && frames[1] == frames[2], "\(height): \(frames)")
    }
  }

  /// Once a layout is over, its circle counts no more.
  @Test func aMeasurementAfterACircleHasTheMarginsThatTheViewSays() {
    let scene = Scene(100, 100, scale: 1)
    let panel = tightPanel(in: scene).panel
    scene.layout()
    #expect(panel.frame.width == 16)
    panel.preservesSuperviewLayoutMargins = false
    panel.layoutMargins = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3)
    #expect(panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 90)
  }

  @Test(arguments: [5.0, 6.5, 8, 10, 20], [false, true])
  func otherMarginsThatRuleOutAConstraintSettle(outer: CGFloat, rightToLeft: Bool) {
    for own in [0.0, 3, 5, 7] {
      for ends in [(40.0, 45.0), (45, 40), (38, 42), (60, 30), (90, 5)] {
        let scene = Scene(100, 100, scale: 1, rightToLeft: rightToLeft)
        scene.root.layoutMargins = UIEdgeInsets(top: 0, left: outer, bottom: 0, right: outer)
        _ = settle(scene, tightPanel(in: scene, own: own, ends.0, ends.1).panel)
      }
    }
  }
}
