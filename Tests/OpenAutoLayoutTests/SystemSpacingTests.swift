import OpenAutoLayout
import Testing

@MainActor
struct SystemSpacingTests {
  @Test(arguments: [1, 2, 0.5, 1.5, 0, -1] as [CGFloat])
  func theConstantHasTheMultiplierInIt(multiplier: CGFloat) {
    let (a, b) = (UIView(), UIView())
    let made = [
      a.leadingAnchor.constraint(
        equalToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier),
      a.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier),
      a.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier),
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: multiplier),
      a.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: multiplier),
      a.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: multiplier),
    ]
    for constraint in made {
      #expect(constraint.constant == 8 * multiplier)
      #expect(constraint.multiplier == 1)
      #expect(constraint.firstItem === a && constraint.secondItem === b)
    }
    #expect(
      made.map(\.relation) == [
        .equal, .lessThanOrEqual, .greaterThanOrEqual, .equal, .lessThanOrEqual,
        .greaterThanOrEqual,
      ])
  }

  @Test(arguments: [false, true])
  func afterFollowsTheReadingDirection(rightToLeft: Bool) {
    let scene = Scene(rightToLeft: rightToLeft)
    let a = scene.view(50, 10)
    let b = scene.view(50, 10)
    scene.activate(
      a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2))
    scene.layout()
    #expect(b.frame.minX == (rightToLeft ? 292 : 58))
    #expect(b.frame.minY == 26)
  }

  @Test func dashesOfAVisualFormat() {
    let scene = Scene()
    let a = scene.view(10, 10)
    let b = scene.view(10, 10)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[a]-[b]", options: [], metrics: nil, views: ["a": a, "b": b])
    NSLayoutConstraint.activate(made)
    scene.layout()
    #expect(a.frame.minX == 8)
    #expect(b.frame.minX == 26)
    scene.root.layoutMargins.left = 20
    scene.layout()
    #expect(a.frame.minX == 20)
  }
}
