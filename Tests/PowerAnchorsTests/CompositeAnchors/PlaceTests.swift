import LayoutTestSupport
import PowerAnchors
import Testing

/// Items, guides and what is found around an item, in place of another item's anchors.
@MainActor
struct PlaceTests {
  private static let inset = CGRect(x: 16, y: 16, width: 288, height: 168)

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func edgesAreHeldToAnItem(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(reading: direction)
    let item = root.addItem(kind)
    let made = item.edgeAnchors.constrain(to: root, insetBy: 16)
    #expect(root.frame(of: item) == Self.inset)
    #expect(made.all == [made.top, made.leading, made.bottom, made.trailing])
  }

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func edgesAreHeldToTheSuperview(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(reading: direction)
    let item = root.addItem(kind)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.edgeAnchors.constrain(to: .superview, insetBy: insets)
    #expect(root.frame(of: item) == CGRect(x: 2, y: 1, width: 314, height: 196))
  }

  @Test(arguments: ReadingDirection.allCases)
  func sidesAreHeldToTheSuperview(direction: ReadingDirection) {
    let root = LayoutView.root(reading: direction)
    let item = root.addItem(.view), partial = root.addItem(.guide)
    item.horizontalAnchors.constrain(to: .superview, insetBy: 16)
    item.verticalAnchors.constrain(to: .superview, insetBy: 16)
    partial.edgeAnchors.excluding(.trailing).constrain(to: .superview, insetBy: 16)
    partial.widthAnchor.constrain(to: 10)
    #expect(root.frame(of: item) == Self.inset)
    #expect(root.frame(of: partial) == CGRect(x: 16, y: 16, width: 10, height: 168))
  }

  @Test func aRelationSpeaksOfTheInset() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    item.edgeAnchors.constrain(.atLeast, to: .superview, insetBy: 16)
    item.sizeAnchors.constrain(to: 1_000, prioritizeAs: .defaultHigh)
    #expect(root.frame(of: item) == Self.inset)
  }

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func centersAndSizesAreHeldToItems(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(kind), half = root.addItem(kind)
    item.centerAnchors.constrain(to: .superview)
    let square = item.sizeAnchors.constrain(to: 80)
    half.centerAnchors.constrain(to: item)
    half.sizeAnchors.constrain(to: item, with: CGSize(width: 2, height: 4), multiplyBy: 0.5)
    #expect(root.frame(of: item) == CGRect(x: 120, y: 60, width: 80, height: 80))
    #expect(root.frame(of: half) == CGRect(x: 139, y: 78, width: 42, height: 44))
    square.constant = 40
    #expect(root.frame(of: item).size == CGSize(width: 40, height: 40))
  }

  @Test(arguments: ReadingDirection.allCases)
  func guidesOfTheSuperviewAreFound(direction: ReadingDirection) {
    let root = LayoutView.root(reading: direction)
    let safe = root.addItem(.view), margins = root.addItem(.view), own = root.addItem(.view)
    let column = root.addItem(.guide)
    column.edgeAnchors.constrain(to: root, insetBy: 50)
    safe.edgeAnchors.constrain(to: .safeArea)
    margins.edgeAnchors.constrain(to: .margins)
    own.edgeAnchors.constrain(to: LayoutContainer { _ in column })
    #expect(root.frame(of: safe) == root.frame(of: root.safeAreaLayoutGuide))
    #expect(root.frame(of: margins) == root.frame(of: root.layoutMarginsGuide))
    #expect(root.frame(of: own) == CGRect(x: 50, y: 50, width: 220, height: 100))
  }

  @Test func theTraitsAreTaken() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let edges = item.edgeAnchors.constrain(
      to: .superview, prioritizeAs: .defaultLow, isActive: false, identifier: "a")
    let center = item.centerAnchors.constrain(
      to: root, prioritizeAs: .defaultLow, isActive: false, identifier: "a")
    let size = item.sizeAnchors.constrain(
      to: 8, prioritizeAs: .defaultLow, isActive: false, identifier: "a")
    let some = item.anchors([.top, .width]).constrain(
      to: root, prioritizeAs: .defaultLow, isActive: false, identifier: "a")
    for made in edges.all + center.all + size.all + some.all {
      #expect(made.priority == .defaultLow && !made.isActive && made.identifier == "a")
    }
  }
}
