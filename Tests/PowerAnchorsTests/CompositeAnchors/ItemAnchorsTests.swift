import LayoutTestSupport
import PowerAnchors
import Testing

/// Several anchors of one item in one call.
@MainActor
struct ItemAnchorsTests {
  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func sidesAreInset(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, reading: direction)
    let item = root.addItem(kind)
    item.heightAnchor.constrain(to: 20)
    let made = item.anchors([.top, .leading, .trailing]).constrain(to: .superview, insetBy: 16)
    #expect(root.frame(of: item) == CGRect(x: 16, y: 16, width: 288, height: 20))
    #expect(made.all.count == 3 && made[.bottom].all.isEmpty)
    #expect(made.trailing === made.all[2])
    #expect(made[[.top, .trailing]].all == [made.top, made.trailing])
  }

  @Test(arguments: ReadingDirection.allCases)
  func anchorsOfBothAxesAreMixed(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let icon = root.addItem(.view), badge = root.addItem(.guide), mirror = root.addItem(.view)
    icon.edgeAnchors.constrain(to: root, insetBy: 50)
    badge.anchors([.bottom, .centerX, .width]).constrain(to: icon, insetBy: 10)
    badge.heightAnchor.constrain(to: 10)
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0)
    mirror.anchors([.leading, .centerY, .height]).constrain(to: icon, insetBy: insets)
    mirror.widthAnchor.constrain(to: 10)
    #expect(root.frame(of: badge) == CGRect(x: 50, y: 130, width: 220, height: 10))
    #expect(root.frame(of: mirror) == CGRect(x: 57, y: 50, width: 10, height: 100))
  }

  @Test func everyAnchorHasItsConstraint() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let all: [(LayoutAnchorSet, NSLayoutConstraint.Attribute)] = [
      (.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
      (.left, .left), (.right, .right), (.firstBaseline, .firstBaseline),
      (.lastBaseline, .lastBaseline), (.centerX, .centerX), (.centerY, .centerY),
      (.width, .width), (.height, .height),
    ]
    let made = item.anchors(LayoutAnchorSet(all.map(\.0))).constrain(to: root, isActive: false)
    #expect(made.all.map(\.firstAttribute) == all.map(\.1))
    #expect(all.flatMap { made[$0.0].all } == made.all)
    #expect(
      made.all == [
        made.top, made.leading, made.bottom, made.trailing, made[.left].all[0], made[.right].all[0],
        made[.firstBaseline].all[0], made[.lastBaseline].all[0], made.centerX, made.centerY,
        made.width, made.height,
      ])
    #expect(item.anchors([]).constrain(to: root).all.isEmpty)
  }

  @Test(arguments: ReadingDirection.allCases)
  func leftAndRightStayInBothDirections(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(.view)
    let made = item.anchors([.top, .left]).constrain(to: .superview, insetBy: 16)
    item.anchors(.right).constrain(.atLeast, to: root, insetBy: 100)
    item.anchors(.right).constrain(to: root, prioritizeAs: .defaultLow)
    item.heightAnchor.constrain(to: 10)
    #expect(root.physicalFrame(of: item) == CGRect(x: 16, y: 16, width: 204, height: 10))
    made.inset = 20
    #expect(root.physicalFrame(of: item) == CGRect(x: 20, y: 20, width: 200, height: 10))
  }

  @Test func baselinesAreHeldToThoseOfAnotherView() {
    let root = LayoutView.root()
    let first = ContentView(width: 10, height: 40), second = ContentView(width: 10, height: 20)
    root.addSubviewsUsingAutoLayout(first, second)
    first.anchors(.top).constrain(to: root)
    second.anchors(.lastBaseline).constrain(to: first)
    #expect(root.frame(of: second).maxY == 40)
  }

  @Test func aRelationSpeaksOfTheInset() {
    let root = LayoutView.root(width: 320, height: 200)
    let item = root.addItem(.view)
    item.anchors([.top, .trailing]).constrain(.atLeast, to: .superview, insetBy: 16)
    item.centerXAnchor.constrain(to: root.trailingAnchor, prioritizeAs: .defaultLow)
    item.centerYAnchor.constrain(to: root.topAnchor, prioritizeAs: .defaultLow)
    item.sizeAnchors.constrain(to: 20)
    #expect(root.frame(of: item).origin == CGPoint(x: 284, y: 16))
  }
}
