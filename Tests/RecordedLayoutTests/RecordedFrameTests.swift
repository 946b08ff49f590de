import LayoutTestSupport
import Testing
import UIKitNames

/// Frames that were recorded on a phone, in the order of their recording.
@Suite(.listingDifferences) @MainActor
struct RecordedFrameTests {
  @Test func row1TopEdges() {
    let scene = Scene()
    let v = scene.view()
    v.pinSize(200, 200)
    scene.activate(v.topAnchor.constraint(equalTo: scene.root.topAnchor))
    scene.layout()
    expect(v, nil, 0, 200, 200)
  }

  @Test func row2TwiceTheCentre() {
    let scene = Scene()
    let v = scene.view()
    v.pinSize(200, 200)
    scene.activate(relation(v, .centerX, scene.root, .centerX, times: 2))
    scene.layout()
    #expect(v.frame.midX == 400)
  }

  @Test func row3SizesWithMultipliers() {
    let scene = Scene()
    let v = scene.view()
    scene.activate(
      v.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5, constant: 100),
      v.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 2))
    scene.layout()
    expect(v, nil, nil, 300, 800)
  }

  @Test func row4Insets() {
    let scene = Scene()
    let v = scene.view()
    v.pinEdges(10, 20, 30, 40)
    scene.layout()
    expect(v, 20, 10, 340, 360)
  }

  @Test func row5NothingSaysASize() {
    let scene = Scene(1000, 1000)
    let v = scene.view()
    scene.activate(
      v.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
      v.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 5))
    scene.layout()
    expect(v, 5, 10, 0, 0)
  }

  @Test func row6SharesOfAWidth() {
    let scene = Scene(320, 44)
    let root = scene.root
    let a = scene.view()
    let b = scene.view()
    scene.activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 3))
    for view in [a, b] {
      scene.activate(
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    }
    scene.layout()
    expect(a, 0, 0, 80, 44)
    expect(b, 80, 0, 240, 44)
  }

  @Test func row7AcrossLevels() {
    let scene = Scene(300, 200)
    let root = scene.root
    let box = scene.view()
    let inner = scene.view(in: box)
    let outer = scene.view()
    box.pinSize(100, 80)
    scene.activate(
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.heightAnchor.constraint(equalToConstant: 10),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 7),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
      outer.heightAnchor.constraint(equalToConstant: 12))
    scene.layout()
    expect(box, 30, 20, 100, 80)
    expect(inner, 10, 5, 80, 10)
    expect(outer, 127, 35, 40, 12)
  }

  @Test func row8EqualGuidesAroundViews() {
    let scene = Scene(300, 100)
    let root = scene.root
    let a = scene.view()
    let b = scene.view()
    let guides = [scene.guide(), scene.guide(), scene.guide()]
    scene.activate(
      a.widthAnchor.constraint(equalToConstant: 60),
      b.widthAnchor.constraint(equalToConstant: 60),
      guides[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      a.leftAnchor.constraint(equalTo: guides[0].rightAnchor),
      guides[1].leftAnchor.constraint(equalTo: a.rightAnchor),
      b.leftAnchor.constraint(equalTo: guides[1].rightAnchor),
      guides[2].leftAnchor.constraint(equalTo: b.rightAnchor),
      root.rightAnchor.constraint(equalTo: guides[2].rightAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor))
    scene.layout()
    #expect(a.frame.minX == 60)
    #expect(b.frame.minX == 180)
  }

  @Test func row9AGuideBetweenContents() {
    let scene = Scene(300, 200)
    let root = scene.root
    let g = scene.guide()
    let l = scene.view(40, 20)
    let r = scene.view(40, 20)
    scene.activate(
      g.leadingAnchor.constraint(equalTo: l.trailingAnchor),
      g.trailingAnchor.constraint(equalTo: r.leadingAnchor),
      g.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      g.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      g.heightAnchor.constraint(equalToConstant: 30),
      l.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      l.centerYAnchor.constraint(equalTo: g.centerYAnchor),
      r.centerYAnchor.constraint(equalTo: g.centerYAnchor))
    scene.layout()
    #expect(g.layoutFrame == CGRect(x: 60, y: 10, width: 150, height: 30))
    expect(l, 20, 15, 40, 20)
    expect(r, 210, 15, 40, 20)
  }

  @Test func row11TheLastBaselineOfAPlainViewIsItsBottom() {
    let scene = Scene(1000, 1000)
    let v = scene.view()
    scene.activate(
      v.heightAnchor.constraint(equalToConstant: 100),
      v.lastBaselineAnchor.constraint(equalTo: scene.root.lastBaselineAnchor))
    scene.layout()
    #expect(v.frame.maxY == 1000)
  }

  @Test(arguments: [320, 400] as [CGFloat]) func row12AGapStaysAGap(width: CGFloat) {
    let scene = Scene(width, 100, rightToLeft: true)
    let v = scene.view()
    scene.activate(
      v.widthAnchor.constraint(equalToConstant: 100),
      v.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.root.leadingAnchor, constant: 23))
    scene.layout()
    #expect(v.frame.maxX == width - 23)
  }

  @Test func row13SiblingsFromTheRight() {
    let scene = Scene(rightToLeft: true)
    let a = scene.view()
    let b = scene.view()
    scene.activate(
      a.widthAnchor.constraint(equalToConstant: 10),
      a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 52))
    scene.layout()
    expect(a, 390, nil, 10, nil)
    expect(b, 400 - 62, nil, 0, nil)
  }

  @Test func row14AMultiplierIsNotMirrored() {
    let scene = Scene(rightToLeft: true)
    let v = scene.view()
    scene.activate(
      v.widthAnchor.constraint(equalToConstant: 50),
      relation(v, .trailing, scene.root, .trailing, times: 0.8))
    scene.layout()
    #expect(v.frame.minX == 0)
  }

  @Test func row15AHigherPriorityBeatsAnyNumberOfLowerOnes() {
    let scene = Scene()
    let v = scene.view()
    v.pinOrigin()
    scene.activate(
      v.widthAnchor.constraint(equalToConstant: 100).at(251),
      v.widthAnchor.constraint(equalToConstant: 200).at(250),
      v.widthAnchor.constraint(equalToConstant: 210).at(250))
    scene.layout()
    #expect(v.frame.width == 100)
  }

  @Test func row16EqualPrioritiesMeetInTheMedian() {
    let scene = Scene()
    let v = scene.view()
    v.pinOrigin()
    for width in [100, 200, 210] {
      scene.activate(v.widthAnchor.constraint(equalToConstant: CGFloat(width)).at(500))
    }
    scene.layout()
    #expect(v.frame.width == 200)
  }

  @Test func row17TheLeastTotalErrorWins() {
    let scene = Scene()
    let v = scene.view()
    v.pinOrigin()
    scene.activate(
      v.widthAnchor.constraint(equalToConstant: 100).at(500),
      v.heightAnchor.constraint(equalToConstant: 100).at(500),
      v.widthAnchor.constraint(equalTo: v.heightAnchor, multiplier: 2))
    scene.layout()
    expect(v, nil, nil, 100, 50)
  }

  @Test func row18PrioritiesNextToRequired() {
    let scene = Scene(200, 200)
    let v = scene.view()
    scene.activate(
      v.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 20),
      v.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).at(998),
      v.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -20).at(999))
    scene.layout()
    #expect(v.frame.width == 160)
  }

  @Test func row19ContentIsSqueezed() {
    let scene = Scene()
    let v = scene.view(100, 20)
    v.pinOrigin()
    scene.activate(v.widthAnchor.constraint(lessThanOrEqualToConstant: 80))
    scene.layout()
    expect(v, 0, 0, 80, 20)
  }

  private func row(_ scene: Scene, _ a: UIView, _ b: UIView) {
    let root = scene.root
    scene.activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      a.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      b.centerYAnchor.constraint(equalTo: root.centerYAnchor))
  }

  @Test func row20TheOneThatHugsLessGrows() {
    let scene = Scene(320, 44)
    let a = scene.view(50, 20)
    let b = scene.view(60, 20)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row(scene, a, b)
    scene.layout()
    expect(a, 16, 12, 50, 20)
    expect(b, 74, 12, 230, 20)
  }

  @Test func row21TheOneThatResistsLessShrinks() {
    let scene = Scene(320, 44)
    let a = scene.view(200, 20)
    let b = scene.view(200, 20)
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    row(scene, a, b)
    scene.layout()
    #expect(a.frame.width == 80)
    expect(b, 104, 12, 200, 20)
  }

  @Test func row22AsLargeAsFits() {
    let scene = Scene(300, 200)
    let root = scene.root
    let v = scene.view()
    scene.activate(
      v.widthAnchor.constraint(equalTo: v.heightAnchor),
      v.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      v.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
      v.widthAnchor.constraint(equalTo: root.widthAnchor).at(750),
      v.heightAnchor.constraint(equalTo: root.heightAnchor).at(750),
      v.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      v.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    scene.layout()
    expect(v, 50, 0, 200, 200)
  }

  @Test func row23SizesAreNeverNegative() {
    let scene = Scene(100, 100)
    let v = scene.view()
    scene.activate(
      v.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 60),
      v.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -60).at(999))
    scene.layout()
    expect(v, 60, nil, 0, nil)
  }

  @Test func row24AFreeOriginIsZero() {
    let scene = Scene()
    let v = scene.view()
    v.pinSize(100, 100)
    scene.activate(v.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 23))
    scene.layout()
    expect(v, 0, 23, 100, 100)
  }

  @Test(arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func row25ABoundOnAnOriginIsTight(side: NSLayoutConstraint.Relation) {
    let scene = Scene()
    let v = scene.view()
    v.pinSize(100, 100)
    scene.activate(relation(v, .top, scene.root, .top, by: side, plus: 23).at(751))
    scene.layout()
    #expect(v.frame.minY == 23)
  }

  @Test func row26SizesAreAsSmallAsTheyMayBe() {
    let scene = Scene()
    let root = scene.root
    let a = scene.view()
    let b = scene.view()
    scene.activate(
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      a.heightAnchor.constraint(equalToConstant: 200),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor),
      b.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor))
    scene.layout()
    expect(b, 10, 210, 380, 190)
  }

  @Test func row27HalfPixelsGoUpAtThreePixelsAPoint() {
    let scene = Scene(375, 812)
    let v = scene.view()
    v.pinSize(250, 250)
    scene.activate(
      v.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      v.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor))
    scene.layout()
    expect(v, 188.0 / 3, 281, 250, 250)
  }

  @Test func row28HalfPixelsGoUpAtTwoPixelsAPoint() {
    let scene = Scene(1000, 1000, scale: 2)
    let v = scene.view()
    scene.activate(v.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 950.25))
    scene.layout()
    #expect(v.frame.minY == 950.5)
  }

  @Test func row29WhoHoldsAConstraint() {
    let scene = Scene()
    let parent = scene.view()
    let uncle = scene.view()
    let child = scene.view(in: parent)
    let sibling = scene.view(in: parent)
    let cousin = scene.view(in: uncle)
    let own = child.widthAnchor.constraint(equalToConstant: 1)
    let up = child.leftAnchor.constraint(equalTo: parent.leftAnchor)
    let twiceUp = child.topAnchor.constraint(equalTo: scene.root.topAnchor)
    let beside = child.heightAnchor.constraint(equalTo: sibling.heightAnchor)
    let apart = child.heightAnchor.constraint(equalTo: cousin.heightAnchor)
    scene.activate(own, up, twiceUp, beside, apart)
    #expect(child.constraints == [own])
    #expect(parent.constraints == [up, beside])
    #expect(scene.root.constraints == [twiceUp, apart])
  }

  @Test func row30TheOwnerHoldsConstraintsOfAGuide() {
    let scene = Scene()
    let guide = scene.guide()
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    let center = guide.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor, constant: 10)
    scene.activate(width, center)
    #expect(scene.root.constraints == [width, center])
  }

  @Test func row31RemovalDeactivates() {
    let scene = Scene()
    let a = scene.view()
    let b = scene.view()
    let constraint = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    scene.activate(constraint)
    #expect(scene.root.constraints == [constraint])
    b.removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(scene.root.constraints == [])
  }

  @Test func row32TheFirstOfTwoRequiredWidthsStays() {
    let scene = Scene()
    let v = scene.view()
    scene.activate(
      v.widthAnchor.constraint(equalToConstant: 100),
      v.widthAnchor.constraint(equalToConstant: 200))
    scene.layout()
    #expect(v.frame.width == 100)
  }
}
