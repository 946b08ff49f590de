import OpenAutoLayout
import Testing

/// Directions, baselines, alignment rectangles and distances.
@MainActor
struct AttributeTests {
  @Test func rawValues() {
    typealias Attribute = NSLayoutConstraint.Attribute
    let attributes: [Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
  }

  @Test func aChangedDirectionMirrorsTheLayout() {
    let scene = Scene()
    let v = scene.view()
    v.pinSize(100, 10)
    scene.activate(
      v.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 30))
    scene.layout()
    #expect(v.frame.minX == 30)
    scene.root.semanticContentAttribute = .forceRightToLeft
    scene.layout()
    #expect(v.frame.minX == 270)
  }

  @Test func onlyTheHoldersDirectionCounts() {
    let scene = Scene(rightToLeft: true)
    let v = scene.view()
    v.semanticContentAttribute = .forceLeftToRight
    v.pinSize(100, 10)
    scene.activate(
      v.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 30))
    scene.layout()
    #expect(v.frame.maxX == 370)
  }

  @Test func directions() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
          == .leftToRight)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }

  @Test func leadingToCentreFlipsItsConstant() {
    let scene = Scene(rightToLeft: true)
    let v = scene.view()
    v.pinSize(10, 10)
    scene.activate(
      v.leadingAnchor.constraint(equalTo: scene.root.centerXAnchor, constant: 20))
    scene.layout()
    #expect(v.frame.maxX == 180)
  }

  private func label(_ text: String, in view: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }

  @Test func labelsMeetAtTheirBaselines() {
    let scene = Scene()
    let a = label("a", in: scene.root)
    let b = label("b", in: scene.root)
    b.textMetrics.lineHeight = 50
    b.textMetrics.ascent = 40
    b.pinOrigin()
    scene.activate(a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor))
    scene.layout()
    #expect(b.frame.height == 50)
    #expect(abs(a.frame.minY - (40 - 49.0 / 3)) < 0.001)
    b.textMetrics.ascent = 30
    scene.layout()
    #expect(abs(a.frame.minY - (30 - 49.0 / 3)) < 0.001)
  }

  @Test func aViewTakesItsBaselineFromTheOneItNames() {
    final class Box: UIView {
      let inner = UILabel()
      override var forLastBaselineLayout: UIView { inner }
    }
    let scene = Scene(scale: 2)
    let box = Box()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.inner.translatesAutoresizingMaskIntoConstraints = false
    box.inner.text = "text"
    scene.root.addSubview(box)
    box.addSubview(box.inner)
    box.pinEdges()
    box.inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 100).isActive = true
    let v = scene.view(10, 10)
    scene.activate(v.bottomAnchor.constraint(equalTo: box.firstBaselineAnchor))
    scene.layout()
    #expect(v.frame.maxY == 116)
  }

  @Test func constraintsAlignRectanglesWithoutDecorations() {
    let scene = Scene()
    let v = scene.view(100, 20)
    v.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    v.pinOrigin()
    let inner = scene.view(in: v)
    inner.pinEdges()
    scene.layout()
    #expect(v.frame == CGRect(x: -2, y: -1, width: 106, height: 24))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 100, height: 20))
    #expect(v.alignmentRect(forFrame: v.frame) == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test func overriddenConversionsCountAsInsetsDo() {
    final class Shadowed: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        CGRect(
          x: frame.minX + 2, y: frame.minY + 1, width: frame.width - 6, height: frame.height - 4)
      }
      override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        CGRect(x: rect.minX - 2, y: rect.minY - 1, width: rect.width + 6, height: rect.height + 4)
      }
    }
    let scene = Scene()
    let v = Shadowed()
    v.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(v)
    let inner = scene.view(in: v)
    let guide = UILayoutGuide()
    scene.root.addLayoutGuide(guide)
    v.pinOrigin()
    v.pinSize(100, 20)
    inner.pinEdges(0, 0, 0, 0)
    scene.activate(
      guide.leftAnchor.constraint(equalTo: v.rightAnchor),
      guide.topAnchor.constraint(equalTo: v.bottomAnchor))
    scene.layout()
    #expect(v.frame == CGRect(x: -2, y: -1, width: 106, height: 24))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 100, height: 20))
    #expect(guide.layoutFrame.origin == CGPoint(x: 100, y: 20))
  }

  @Test(arguments: [false, true])
  func aDistanceIsASize(rightToLeft: Bool) {
    let scene = Scene(rightToLeft: rightToLeft)
    let a = scene.view()
    let b = scene.view()
    let v = scene.view()
    for view in [a, b] { view.pinSize(10, 10) }
    scene.activate(
      a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
      b.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 90))
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let constraint = v.widthAnchor.constraint(equalTo: gap, multiplier: 2, constant: 1)
    scene.activate(constraint)
    scene.layout()
    #expect(v.frame.width == 121)
    #expect(scene.root.constraints.contains(constraint))
  }

  @Test func aDistanceCanBeSet() {
    let scene = Scene()
    let a = scene.view()
    let b = scene.view()
    for view in [a, b] { view.pinSize(10, 10) }
    a.pinOrigin()
    let constraint = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
      .constraint(equalToConstant: 33)
    scene.activate(constraint)
    scene.layout()
    #expect(b.frame.minY == 43)
    #expect(constraint.firstItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(scene.root.constraints.contains(constraint))
    b.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func systemSpacingIsEightPoints() {
    let scene = Scene(rightToLeft: true)
    let a = scene.view()
    let b = scene.view()
    for view in [a, b] { view.pinSize(10, 10) }
    a.pinOrigin()
    let after = b.leadingAnchor.constraint(
      equalToSystemSpacingAfter: scene.root.leadingAnchor, multiplier: 2)
    let below = b.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5)
    scene.activate(after, below)
    scene.layout()
    #expect(after.constant == 16)
    #expect(after.multiplier == 1)
    #expect(below.constant == 4)
    #expect(b.frame == CGRect(x: 374, y: 14, width: 10, height: 10))
  }

  @Test func constraintsThatAffectAView() {
    let scene = Scene()
    let a = scene.view()
    let b = scene.view()
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    let left = a.leftAnchor.constraint(equalTo: b.rightAnchor)
    let start = b.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
    let top = a.topAnchor.constraint(equalTo: b.topAnchor)
    scene.activate(width, left, start, top)
    #expect(Set(a.constraintsAffectingLayout(for: .horizontal)) == [width, left, start])
    #expect(a.constraintsAffectingLayout(for: .vertical) == [top])
  }

  @Test(arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
  func aGapBetweenSiblingsThatNothingElsePlaces(side: NSLayoutConstraint.Relation) {
    let scene = Scene()
    let a = scene.view()
    let b = scene.view()
    for view in [a, b] { view.pinSize(10, 10) }
    scene.activate(relation(b, .top, a, .bottom, by: side, plus: 25).at(751))
    scene.layout()
    #expect(b.frame.minY - a.frame.maxY == 25)
  }

  @Test func conversions() {
    let scene = Scene()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    scene.root.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: scene.root) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(CGPoint(x: 16, y: 27), from: scene.root) == CGPoint(x: 5, y: 5))
    #expect(
      scene.root.convert(CGRect(x: 0, y: 0, width: 4, height: 4), from: inner)
        == CGRect(x: 11, y: 22, width: 4, height: 4))
    outer.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(inner.convert(CGPoint.zero, to: scene.root) == CGPoint(x: 11, y: -28))
    #expect(scene.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === outer)
  }
}
