import LayoutTestSupport
import PowerAnchorsSpacing
import Testing

@Suite(.listingDifferences) @MainActor
struct SystemSpacingInsideTests {
  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func allEdgesKeepTheSpacing(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(kind)
    let made = item.edgeAnchors.constrain(toSystemSpacingInside: root.edgeAnchors, multiplyBy: 2)
    #expect(root.frame(of: item) == CGRect(x: 16, y: 16, width: 288, height: 168))
    #expect(made.all == [made.top, made.leading, made.bottom, made.trailing])
    #expect(made.all.allSatisfy { $0.isActive })
  }

  @Test(arguments: ReadingDirection.allCases)
  func greaterThanOrEqualInsetsEverySideAtLeast(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let wide = root.addItem(.view), narrow = root.addItem(.guide)
    for item in [wide, narrow] {
      item.edgeAnchors.constrain(.greaterThanOrEqual, toSystemSpacingInside: root.edgeAnchors)
    }
    wide.edgeAnchors.constrain(to: root.edgeAnchors, prioritizeAs: .defaultLow)
    narrow.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 30, prioritizeAs: .defaultLow)
    #expect(root.frame(of: wide) == CGRect(x: 8, y: 8, width: 304, height: 184))
    #expect(root.frame(of: narrow) == CGRect(x: 30, y: 30, width: 260, height: 140))
  }

  @Test(arguments: ReadingDirection.allCases)
  func lessThanOrEqualInsetsEverySideAtMost(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let wide = root.addItem(.view), narrow = root.addItem(.guide)
    for item in [wide, narrow] {
      item.edgeAnchors.constrain(.lessThanOrEqual, toSystemSpacingInside: root.edgeAnchors)
    }
    wide.edgeAnchors.constrain(to: root.edgeAnchors, prioritizeAs: .defaultLow)
    narrow.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 30, prioritizeAs: .defaultLow)
    #expect(root.frame(of: wide) == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(root.frame(of: narrow) == CGRect(x: 8, y: 8, width: 304, height: 184))
  }

  @Test func someEdgesAndPairsOfEdgesKeepTheSpacing() {
    let root = LayoutView.root(width: 320, height: 200)
    let banner = root.addItem(.view), cross = root.addItem(.view)
    let made = banner.edgeAnchors.excluding(.bottom).constrain(
      toSystemSpacingInside: root.edgeAnchors)
    banner.heightAnchor.constrain(to: 50)
    cross.horizontalAnchors.constrain(toSystemSpacingInside: banner.horizontalAnchors)
    cross.verticalAnchors.constrain(toSystemSpacingInside: banner.verticalAnchors)
    #expect(made[.bottom].all.isEmpty)
    #expect(root.frame(of: banner) == CGRect(x: 8, y: 8, width: 304, height: 50))
    #expect(root.frame(of: cross) == CGRect(x: 16, y: 16, width: 288, height: 34))
  }

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func anInsetReplacesTheSpacingOnEverySide(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(kind)
    let made = item.edgeAnchors.constrain(toSystemSpacingInside: root)
    made.inset = 20
    #expect(root.frame(of: item) == CGRect(x: 20, y: 20, width: 280, height: 160))
    made[[.bottom, .trailing]].inset = 30
    #expect(root.frame(of: item) == CGRect(x: 20, y: 20, width: 270, height: 150))
    #expect(made.inset == 20 && made[.bottom].inset == 30)
  }
}
