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
    #expect(made.all.count == 3 && made[.bottom] == nil)
    #expect(made[.trailing] === made.all[2])
    #expect(made[[.top, .leading]] == nil)
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
    let all: [LayoutAnchorSet] = [
      .top, .leading, .bottom, .trailing, .centerX, .centerY, .width, .height,
    ]
    let made = item.anchors(LayoutAnchorSet(all)).constrain(to: root)
    #expect(all.map { made[$0] } == made.all)
    #expect(
      made.all.map(\.firstAttribute) == [
        .top, .leading, .bottom, .trailing, .centerX, .centerY, .width, .height,
      ])
    #expect(item.anchors([]).constrain(to: root).all.isEmpty)
  }

  @Test func aRelationSpeaksOfTheInset() {
    let root = LayoutView.root(width: 320, height: 200)
    let item = root.addItem(.view)
    item.anchors([.top, .trailing]).constrain(.atLeast, to: .superview, insetBy: 16)
    item.centerAnchors.constrain(
      to: LayoutCenterAnchors(x: root.trailingAnchor, y: root.topAnchor),
      prioritizeAs: .defaultLow)
    item.sizeAnchors.constrain(to: 20)
    #expect(root.frame(of: item).origin == CGPoint(x: 284, y: 16))
  }
}
