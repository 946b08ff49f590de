import OpenAutoLayout
import Testing

/// Views that move while they are asked how much of them is unsafe.
@MainActor
struct InsetReactionTests {
  private final class Panel: UIView {
    /// Whether the view reacts before it has its answer, or after.
    var reactsFirst = true
    var whenAsked: () -> Void = {}

    override var safeAreaInsets: UIEdgeInsets {
      if reactsFirst { whenAsked() }
      let answer = super.safeAreaInsets
      if !reactsFirst { whenAsked() }
      return answer
    }
  }

  @Test(arguments: [true, false])
  func aViewThatMovesWhileItIsAskedForItsSafeAreaIsAskedAgain(reactsFirst: Bool) {
    let scene = Scene(300, 200)
    let controller = UIViewController()
    controller.view = scene.root
    controller.additionalSafeAreaInsets.left = 5
    let panel = Panel()
    panel.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(panel)
    let child = scene.view(in: panel)
    let x = panel.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10)
    scene.activate(
      x, panel.topAnchor.constraint(equalTo: scene.root.topAnchor),
      child.leftAnchor.constraint(equalTo: panel.layoutMarginsGuide.leftAnchor),
      child.topAnchor.constraint(equalTo: panel.topAnchor))
    scene.layout()
    #expect(child.frame.minX == 8)

    panel.reactsFirst = reactsFirst
    panel.whenAsked = once {
      x.constant = 0
      scene.root.layoutIfNeeded()
    }
    controller.additionalSafeAreaInsets.left = 6
    scene.layout()
    #expect(panel.frame.minX == 0)
    #expect(child.frame.minX == 14)
  }
}
