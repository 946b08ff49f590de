import OpenAutoLayout
import Testing

/// Texts are measured in pixels, so a tree with another scale has them measured again.
@MainActor
struct ScaleChangeTests {
  /// How a label that was laid out at one scale comes to another.
  enum Way: CaseIterable {
    case rescaled, moved, laidOutAlone
  }

  @Test(arguments: Way.allCases, [(3, 1), (1, 3), (2, 3), (3, 2), (1, 2)] as [(CGFloat, CGFloat)])
  func aTextComesToAnotherScale(way: Way, scales: (CGFloat, CGFloat)) {
    for rightToLeft in [false, true] {
      check(way, scales, rightToLeft: rightToLeft)
    }
  }

  private func check(_ way: Way, _ scales: (CGFloat, CGFloat), rightToLeft: Bool) {
    let old = Scene(320, 480, scale: scales.0, rightToLeft: rightToLeft)
    let new = Scene(320, 480, scale: scales.1, rightToLeft: rightToLeft)
    let box = scene(old)
    switch way {
    case .rescaled:
      old.layout()
      old.root.contentScaleFactor = scales.1
      old.layout()
    case .moved:
      old.layout()
      new.root.addSubview(box)
      pin(box, to: new.root)
      new.layout()
    case .laidOutAlone:
      box.removeFromSuperview()
      box.contentScaleFactor = scales.0
      box.layoutIfNeeded()
      new.root.addSubview(box)
      pin(box, to: new.root)
      new.layout()
    }
    let fresh = Scene(320, 480, scale: scales.1, rightToLeft: rightToLeft)
    let expected = scene(fresh)
    fresh.layout()
    #expect(box.frame == expected.frame)
    #expect(box.subviews.map(\.frame) == expected.subviews.map(\.frame))
  }

  /// A view around a label and a button.
  private func scene(_ scene: Scene) -> UIView {
    let box = scene.view()
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "some words to wrap, and some more"
    label.numberOfLines = 0
    button.setTitle("Button", for: .normal)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    }
    scene.activate(
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 101),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      button.topAnchor.constraint(equalTo: label.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: button.bottomAnchor),
      box.trailingAnchor.constraint(equalTo: label.trailingAnchor))
    pin(box, to: scene.root)
    return box
  }

  private func pin(_ box: UIView, to root: UIView) {
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
  }
}
