import LayoutTestSupport
import PowerAnchors
import Testing

@MainActor
struct EdgeAnchorsTests {
  nonisolated static let insets = NSDirectionalEdgeInsets(
    top: 10, leading: 20, bottom: 30, trailing: 40)

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func edgesAreInsetByTheirOwnDistances(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(kind)
    item.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: Self.insets)
    #expect(root.frame(of: item) == CGRect(x: 20, y: 10, width: 260, height: 160))
  }

  @Test(arguments: ItemKind.allCases)
  func edgesAreInsetByTheSameDistanceOrNone(kind: ItemKind) {
    let root = LayoutView.root(width: 320, height: 200)
    let inset = root.addItem(kind), flush = root.addItem(kind)
    inset.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 16)
    flush.edgeAnchors.constrain(to: root.edgeAnchors)
    #expect(root.frame(of: inset) == CGRect(x: 16, y: 16, width: 288, height: 168))
    #expect(root.frame(of: flush) == CGRect(x: 0, y: 0, width: 320, height: 200))
  }

  @Test(arguments: ReadingDirection.allCases)
  func edgesAreHeldAtAGuide(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let guide = root.addItem(.guide), item = root.addItem(.view)
    guide.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: Self.insets)
    item.edgeAnchors.constrain(to: guide.edgeAnchors, insetBy: 1)
    #expect(root.frame(of: item) == CGRect(x: 21, y: 11, width: 258, height: 158))
  }

  /// All 16 sets of edges to leave out.
  nonisolated static let exclusions = (0..<16).map { NSDirectionalRectEdge(rawValue: $0) }

  @Test func anExcludedEdgeIsNeverAskedFor() {
    let root = LayoutView.root(), item = ViewThatCountsItsBottoms()
    root.addSubviewsUsingAutoLayout(item)
    item.edgeAnchors.excluding(.bottom).constrain(to: root.edgeAnchors)
    #expect(item.bottomCount == 0)
    item.edgeAnchors.constrain(to: root.edgeAnchors)
    #expect(item.bottomCount == 1)
  }

  @Test(arguments: exclusions, ReadingDirection.allCases)
  func excludedEdgesAreFreeAndTheOthersHold(
    excluded: NSDirectionalRectEdge, direction: ReadingDirection
  ) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(.view)
    // Where the edges go that nothing else holds.
    item.edgeAnchors.constrain(
      to: root.edgeAnchors, insetBy: 50, prioritizeAs: .defaultLow)
    let made = item.edgeAnchors.excluding(excluded).constrain(
      to: root.edgeAnchors, insetBy: Self.insets)

    let frame = root.frame(of: item)
    #expect(frame.minY == (excluded.contains(.top) ? 50 : 10))
    #expect(frame.minX == (excluded.contains(.leading) ? 50 : 20))
    #expect(frame.maxY == (excluded.contains(.bottom) ? 150 : 170))
    #expect(frame.maxX == (excluded.contains(.trailing) ? 270 : 280))
    #expect(made[.top].all.map(\.firstAttribute) == (excluded.contains(.top) ? [] : [.top]))
    #expect(
      made[.leading].all.map(\.firstAttribute) == (excluded.contains(.leading) ? [] : [.leading]))
    #expect(
      made[.bottom].all.map(\.firstAttribute) == (excluded.contains(.bottom) ? [] : [.bottom]))
    #expect(
      made[.trailing].all.map(\.firstAttribute) == (excluded.contains(.trailing) ? [] : [.trailing])
    )
    #expect(made.all == [.top, .leading, .bottom, .trailing].flatMap { made[$0].all })
    if !excluded.contains(.trailing) { #expect(made.trailing === made.all.last) }
  }

  /// An item with optional insets of 0 or of 60 where the relation speaks of 10 to 40.
  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func greaterThanOrEqualInsetsEverySideAtLeast(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let wide = root.addItem(kind), narrow = root.addItem(kind)
    for item in [wide, narrow] {
      item.edgeAnchors.constrain(.greaterThanOrEqual, to: root.edgeAnchors, insetBy: Self.insets)
    }
    wide.edgeAnchors.constrain(to: root.edgeAnchors, prioritizeAs: .defaultLow)
    narrow.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 60, prioritizeAs: .defaultLow)
    #expect(root.frame(of: wide) == CGRect(x: 20, y: 10, width: 260, height: 160))
    #expect(root.frame(of: narrow) == CGRect(x: 60, y: 60, width: 200, height: 80))
  }

  @Test(arguments: ItemKind.allCases, ReadingDirection.allCases)
  func lessThanOrEqualInsetsEverySideAtMost(kind: ItemKind, direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let wide = root.addItem(kind), narrow = root.addItem(kind)
    for item in [wide, narrow] {
      item.edgeAnchors.constrain(.lessThanOrEqual, to: root.edgeAnchors, insetBy: Self.insets)
    }
    wide.edgeAnchors.constrain(to: root.edgeAnchors, prioritizeAs: .defaultLow)
    narrow.edgeAnchors.constrain(to: root.edgeAnchors, insetBy: 60, prioritizeAs: .defaultLow)
    #expect(root.frame(of: wide) == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(root.frame(of: narrow) == CGRect(x: 20, y: 10, width: 260, height: 160))
  }

  @Test func theResultNamesEveryConstraintAndListsAll() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let made = item.edgeAnchors.constrain(
      to: root.edgeAnchors, insetBy: Self.insets, prioritizeAs: .defaultHigh, identifier: "card")
    #expect(made.all == [made.top, made.leading, made.bottom, made.trailing])
    #expect(made.all.map(\.firstAttribute) == [.top, .leading, .bottom, .trailing])
    #expect(made.all.map(\.constant) == [10, 20, -30, -40])
    #expect(made.all.allSatisfy { $0.isActive && $0.priority == .defaultHigh })
    #expect(made.all.allSatisfy { $0.identifier == "card" })
    made.bottom.constant = -80
    #expect(root.frame(of: item).maxY == 120)
  }

  @Test func anInsetOfNothingIsNoNegativeZero() {
    let root = LayoutView.root()
    let made = root.addItem(.view).edgeAnchors.constrain(to: root.edgeAnchors)
    #expect(made.all.allSatisfy { $0.constant.sign == .plus })
  }

  @Test func inactiveEdgesHoldNothing() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let made = item.edgeAnchors.constrain(to: root.edgeAnchors, isActive: false)
    #expect(made.all.allSatisfy { !$0.isActive })
  }

  @Test(arguments: ReadingDirection.allCases)
  func excludedEdgesAreLeftOutOnBothSides(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(.view)
    item.edgeAnchors.excluding(.bottom).constrain(
      to: root.edgeAnchors.excluding(.bottom), insetBy: 8)
    item.heightAnchor.constrain(to: 10)
    #expect(root.frame(of: item) == CGRect(x: 8, y: 8, width: 304, height: 10))
  }
}

private final class ViewThatCountsItsBottoms: LayoutView {
  private(set) var bottomCount = 0

  override var bottomAnchor: NSLayoutYAxisAnchor {
    bottomCount += 1
    return super.bottomAnchor
  }
}
