import OpenAutoLayout
import Testing

/// Where things lie that nothing decides, as recorded.
@MainActor
struct RestingPlaceTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// An edge, the constant 23 inwards, and where the view of 100 × 100 then lies, both directions.
  struct Edge: Sendable {
    var attribute: Attribute
    var frame: CGRect
    var mirrored: CGRect
  }

  private nonisolated static func at(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 100, height: 100)
  }

  @Test(arguments: [
    Edge(attribute: .top, frame: at(0, 23), mirrored: at(0, 23)),
    Edge(attribute: .bottom, frame: at(0, 277), mirrored: at(0, 277)),
    Edge(attribute: .left, frame: at(23, 0), mirrored: at(23, 0)),
    Edge(attribute: .right, frame: at(277, 0), mirrored: at(277, 0)),
    Edge(attribute: .leading, frame: at(23, 0), mirrored: at(277, 0)),
    Edge(attribute: .trailing, frame: at(277, 0), mirrored: at(23, 0)),
  ])
  func anOriginWithOneBoundLiesAtIt(edge: Edge) {
    let isFar = [Attribute.bottom, .right, .trailing].contains(edge.attribute)
    for side in [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual] {
      for rightToLeft in [false, true] {
        let scene = Scene(rightToLeft: rightToLeft)
        let v = scene.view()
        for attribute in [Attribute.width, .height] {
          scene.activate(relation(v, attribute, nil, .notAnAttribute, plus: 100).at(751))
        }
        scene.activate(
          relation(
            v, edge.attribute, scene.root, edge.attribute, by: side, plus: isFar ? -23 : 23
          ).at(751))
        scene.layout()
        #expect(
          v.frame == (rightToLeft ? edge.mirrored : edge.frame), "\(side), \(rightToLeft)")
      }
    }
  }

  @Test func aSizeThatNothingDecidesIsZero() {
    let scene = Scene()
    let v = scene.view()
    let views = ["v": v]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[v(==80)]", options: [], metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[v]", options: [], metrics: nil, views: views))
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 0, width: 0, height: 80))
  }

  @Test func sizesAloneLeaveTheOriginAtZero() {
    let scene = Scene()
    let v = scene.view()
    v.frame.origin = CGPoint(x: 50, y: 60)
    v.pinSize(10, 20)
    scene.layout()
    #expect(v.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.width, .height])
  func aBoundOnASizeIsMetWithTheLeast(attribute: NSLayoutConstraint.Attribute) {
    let scene = Scene()
    let low = scene.view()
    let high = scene.view()
    scene.activate(
      relation(low, attribute, nil, .notAnAttribute, by: .lessThanOrEqual, plus: 23).at(751),
      relation(high, attribute, nil, .notAnAttribute, by: .greaterThanOrEqual, plus: 23).at(751))
    scene.layout()
    let length = attribute == .width ? \CGRect.width : \CGRect.height
    #expect(low.frame[keyPath: length] == 0)
    #expect(high.frame[keyPath: length] == 23)
  }

  /// What happens between the constraints that place a view and the next ones.
  enum Interlude: CaseIterable {
    case nothing
    case moved
    case layout
    case movedAndLayout
  }

  /// A view without constraints keeps its frame. The next ones place it anew, and what they leave open does
  /// not stay where earlier ones had it.
  @Test(arguments: Interlude.allCases, [false, true])
  func nextConstraintsPlaceAViewAnew(interlude: Interlude, rightToLeft: Bool) {
    let scene = Scene(rightToLeft: rightToLeft)
    let v = scene.view()
    let leading = v.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 66)
    let all = [
      leading, v.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 33),
      v.widthAnchor.constraint(equalToConstant: 40), v.heightAnchor.constraint(equalToConstant: 50),
    ]
    NSLayoutConstraint.activate(all)
    scene.layout()
    #expect(v.frame == CGRect(x: rightToLeft ? 294 : 66, y: 33, width: 40, height: 50))
    if [.moved, .movedAndLayout].contains(interlude) {
      leading.constant = 77
      // It solves, and places nothing.
      #expect(!v.hasAmbiguousLayout)
    }
    NSLayoutConstraint.deactivate(all)
    if [.layout, .movedAndLayout].contains(interlude) {
      scene.layout()
      #expect(v.frame == CGRect(x: rightToLeft ? 294 : 66, y: 33, width: 40, height: 50))
    }
    scene.activate(
      v.widthAnchor.constraint(lessThanOrEqualTo: scene.root.widthAnchor, constant: 56))
    scene.layout()
    #expect(v.frame == .zero)
  }

  /// A view without constraints keeps its frame as long as a mask in it measures from that, and no longer.
  @Test(arguments: [0, 1, 2])
  func aViewThatKeptItsFrameForAMaskIsPlaced(history: Int) {
    let scene = Scene()
    let box = UIView(frame: CGRect(x: 0, y: 5, width: 30, height: 30))
    box.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(box)
    let masked = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    if history > 0 {
      box.addSubview(masked)
      scene.layout()
      #expect(box.frame == CGRect(x: 0, y: 5, width: 30, height: 30))
    }
    if history == 1 { masked.removeFromSuperview() }
    if history == 2 { masked.translatesAutoresizingMaskIntoConstraints = false }
    let view = scene.view(in: box)
    scene.activate(view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 24))
    scene.layout()
    #expect(box.frame == .zero)
    #expect(view.frame == CGRect(x: 0, y: 24, width: 0, height: 0))
  }
}
