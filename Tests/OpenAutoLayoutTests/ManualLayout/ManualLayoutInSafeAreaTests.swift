import OpenAutoLayout
import Testing

/// Frames that are set in a layout, in a view with a safe area: what that moves has other margins.
@MainActor
struct ManualLayoutInSafeAreaTests {
  private final class Screen: UIView {
    let bar = UIView()
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      bar.frame = bounds
      bar.frame.size.height = 20
    }
  }

  /// A box below the screen's end, with a view in it whose content keeps to its margins.
  @Test(arguments: [false, true])
  func marginsBelowTheScreenComeToRest(rightToLeft: Bool) {
    let scene = Scene(320, 480, rightToLeft: rightToLeft)
    scene.root.layoutLoopHandler = { Issue.record("\($0)") }
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let controller = UIViewController()
    controller.view = screen
    controller.additionalSafeAreaInsets.bottom = 20
    scene.root.addSubview(screen)
    screen.addSubview(screen.bar)
    let box = scene.view(in: screen)
    let inner = scene.view(in: box)
    let content = scene.view(30, 10, in: inner)
    let gap = inner.topAnchor.constraint(equalTo: box.topAnchor)
    scene.activate(
      box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 45),
      gap, inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor))
    content.pinToMargins(of: inner)
    for distance in [64.0, 96, 80, 60, 120, 0] {
      gap.constant = distance
      screen.frame.size.width += 10
      scene.layout()
      // All of it is below the safe area, whose inset of 20 adds to its margin of 8.
      #expect(inner.frame == CGRect(x: 0, y: distance, width: 46, height: 8 + 10 + 8 + 20))
      #expect(box.frame.size == CGSize(width: 46, height: distance + 46))
      #expect(screen.bar.frame == CGRect(x: 0, y: 0, width: screen.frame.width, height: 20))
    }
    // The first layout finds out what is unsafe.
    #expect(screen.layouts == 7)
  }
}
