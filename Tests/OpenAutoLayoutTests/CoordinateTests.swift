import OpenAutoLayout
import Testing

/// The equation, in whose coordinates it is read, and in which direction.
@MainActor
struct CoordinateTests {
  /// A root of 400 × 400 with a box at 100, 100, and a view in the box.
  private func nested(rightToLeft: Bool = false) -> (scene: Scene, box: UIView, v: ContentView) {
    let scene = Scene(rightToLeft: rightToLeft)
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    scene.root.addSubview(box)
    return (scene, box, scene.view(10, 10, in: box))
  }

  @Test func aMultiplierCountsFromTheHoldersOrigin() {
    let (scene, box, v) = nested()
    let inner = relation(v, .left, box, .centerX, times: 0.5)
    inner.isActive = true
    scene.layout()
    #expect(v.frame.minX == 50)
    // In the root, the box's center is at 200, half of which is the box's left edge.
    scene.root.addConstraint(inner)
    scene.layout()
    #expect(v.frame.minX == 0)
    #expect(inner.isActive)
  }

  @Test func withoutAMultiplierTheHolderMakesNoDifference() {
    let (scene, box, v) = nested()
    let constraint = relation(v, .left, box, .centerX, plus: 7)
    for holder in [box, scene.root] {
      holder.addConstraint(constraint)
      scene.layout()
      #expect(v.frame.minX == 107)
    }
  }

  @Test func positionsOfDifferentAxesAreCompared() {
    let scene = Scene()
    let v = scene.view(10, 10)
    let other = scene.view(30, 30)
    scene.activate(
      relation(other, .right, scene.root, .right, times: 0.5),
      relation(v, .left, scene.root, .bottom, times: 0.25),
      relation(v, .centerY, other, .right))
    scene.layout()
    #expect(v.frame == CGRect(x: 100, y: 195, width: 10, height: 10))
  }

  @Test func aSizeMayFollowTheOtherAxis() {
    let scene = Scene()
    let v = scene.view()
    v.pinOrigin()
    scene.activate(
      v.widthAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.25, constant: 1),
      v.heightAnchor.constraint(equalTo: v.widthAnchor, multiplier: 2))
    scene.layout()
    #expect(v.frame.size == CGSize(width: 101, height: 202))
  }

  /// Leading and trailing, with what they mean in both directions in a root 400 wide.
  @Test(arguments: [
    (NSLayoutConstraint.Attribute.leading, 23 as CGFloat, 23 as CGFloat, 367 as CGFloat),
    (.trailing, -23, 367, 23),
  ])
  func directionalEdges(
    attribute: NSLayoutConstraint.Attribute, constant: CGFloat, left: CGFloat, mirrored: CGFloat
  ) {
    for (rightToLeft, expected) in [(false, left), (true, mirrored)] {
      for side in [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
        let scene = Scene(rightToLeft: rightToLeft)
        let v = scene.view(10, 10)
        scene.activate(
          relation(v, attribute, scene.root, attribute, by: side, plus: constant))
        scene.layout()
        #expect(v.frame.minX == expected, "\(attribute) \(side) \(rightToLeft)")
      }
    }
  }

  @Test(arguments: [false, true])
  func anInequalityKeepsItsSenseInBothDirections(rightToLeft: Bool) {
    let cases: [(NSLayoutConstraint.Relation, optional: CGFloat, expected: CGFloat)] = [
      (.lessThanOrEqual, 50, 10), (.lessThanOrEqual, 4, 4), (.greaterThanOrEqual, 4, 10),
      (.greaterThanOrEqual, 50, 50),
    ]
    for (side, optional, expected) in cases {
      let scene = Scene(rightToLeft: rightToLeft)
      let v = scene.view()
      scene.activate(
        v.widthAnchor.constraint(equalToConstant: 20),
        relation(v, .leading, scene.root, .leading, by: side, plus: 10),
        relation(v, .leading, scene.root, .leading, plus: optional).at(500))
      scene.layout()
      let distance = rightToLeft ? scene.root.bounds.maxX - v.frame.maxX : v.frame.minX
      #expect(distance == expected, "\(side) \(optional)")
    }
  }

  @Test(arguments: [false, true])
  func aGapStaysAGap(rightToLeft: Bool) {
    let scene = Scene(rightToLeft: rightToLeft)
    let a = scene.view(50, 10)
    let b = scene.view(50, 10)
    scene.activate(
      a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 30),
      b.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor).at(500))
    scene.layout()
    #expect(a.frame.minX == (rightToLeft ? 350 : 0))
    #expect(b.frame.minX == (rightToLeft ? 270 : 80))
  }

  @Test func physicalEdgesAndCentresNeverFlip() {
    for rightToLeft in [false, true] {
      let scene = Scene(rightToLeft: rightToLeft)
      let v = scene.view(10, 10)
      let c = scene.view(10, 10)
      scene.activate(
        v.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 20),
        c.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor, constant: 20))
      scene.layout()
      #expect(v.frame.minX == 20)
      #expect(c.center.x == 220)
    }
  }

  @Test func theHoldersDirectionCountsForWhatIsDeeper() {
    let (scene, box, v) = nested(rightToLeft: true)
    let constraint = v.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5)
    constraint.isActive = true
    scene.layout()
    #expect(v.frame.minX == 5)
    scene.root.addConstraint(constraint)
    scene.layout()
    #expect(v.frame.maxX == 195)
  }

  @Test func theDirectionIsNotInherited() {
    let (_, box, _) = nested(rightToLeft: true)
    #expect(box.semanticContentAttribute == .unspecified)
    #expect(box.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func aCrossLevelConstraintThatCameAndWentLeavesNothingBehind() {
    func frames(visited: Bool) -> [CGRect] {
      let (scene, box, v) = nested()
      box.translatesAutoresizingMaskIntoConstraints = false
      let other = scene.view(30, 30)
      let deep = scene.view(5, 5, in: v)
      let bounds = [
        box.leftAnchor.constraint(greaterThanOrEqualTo: other.rightAnchor, constant: 4),
        box.widthAnchor.constraint(greaterThanOrEqualTo: v.widthAnchor),
        v.leftAnchor.constraint(lessThanOrEqualTo: box.leftAnchor, constant: 9),
        deep.rightAnchor.constraint(equalTo: v.rightAnchor).at(10),
      ]
      NSLayoutConstraint.activate(bounds)
      scene.layout()
      if visited {
        let across = [
          deep.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 77),
          relation(deep, .top, scene.root, .bottom, times: 0.5),
        ]
        NSLayoutConstraint.activate(across)
        scene.layout()
        #expect(deep.convert(CGPoint.zero, to: scene.root).y == 200)
        NSLayoutConstraint.deactivate(across)
      }
      scene.layout()
      return [box, v, other, deep].map(\.frame)
    }
    #expect(frames(visited: true) == frames(visited: false))
  }
}
