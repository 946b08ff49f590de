import LayoutTestSupport
import PowerAnchorsSpacing
import Testing

/// The system's spacing is 8 points between edges. AppKit's may be another.
@Suite(.listingDifferences) @MainActor
struct SystemSpacingTests {
  /// What a relation makes of an optional gap where the system's spacing, twice, is 16.
  nonisolated static let gaps: [(NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat)] =
    [
      (.equal, 4, 16), (.equal, 30, 16),
      (.greaterThanOrEqual, 4, 16), (.greaterThanOrEqual, 30, 30),
      (.lessThanOrEqual, 4, 4), (.lessThanOrEqual, 30, 16),
    ]

  /// A 20 by 20 item in the middle, with x from 150 and y from 90.
  private func makeReference(in root: LayoutView, _ kind: ItemKind) -> any LayoutItem {
    let reference = root.addItem(kind)
    reference.sizeAnchors.constrain(to: CGSize(width: 20, height: 20))
    reference.centerAnchors.constrain(to: root.centerAnchors)
    return reference
  }

  private func makeItem(in root: LayoutView, _ kind: ItemKind) -> any LayoutItem {
    let item = root.addItem(kind)
    item.sizeAnchors.constrain(to: CGSize(width: 10, height: 10))
    return item
  }

  @Test(arguments: gaps, ItemKind.allCases)
  func below(gap: (NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat), kind: ItemKind)
  {
    let root = LayoutView.root(width: 320, height: 200)
    let reference = makeReference(in: root, kind), item = makeItem(in: root, kind)
    item.topAnchor.constrain(
      gap.0, toSystemSpacingBelow: reference.bottomAnchor, multiplyBy: 2)
    item.topAnchor.constrain(
      to: reference.bottomAnchor, with: gap.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).minY == 110 + gap.result)
  }

  @Test(arguments: gaps, ItemKind.allCases)
  func above(gap: (NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat), kind: ItemKind)
  {
    let root = LayoutView.root(width: 320, height: 200)
    let reference = makeReference(in: root, kind), item = makeItem(in: root, kind)
    item.bottomAnchor.constrain(
      gap.0, toSystemSpacingAbove: reference.topAnchor, multiplyBy: 2)
    item.bottomAnchor.constrain(
      to: reference.topAnchor, with: -gap.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).maxY == 90 - gap.result)
  }

  @Test(arguments: gaps, ReadingDirection.allCases)
  func after(
    gap: (NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat),
    direction: ReadingDirection
  ) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let reference = makeReference(in: root, .view), item = makeItem(in: root, .guide)
    item.leadingAnchor.constrain(
      gap.0, toSystemSpacingAfter: reference.trailingAnchor, multiplyBy: 2)
    item.leadingAnchor.constrain(
      to: reference.trailingAnchor, with: gap.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).minX == 170 + gap.result)
  }

  @Test(arguments: gaps, ReadingDirection.allCases)
  func before(
    gap: (NSLayoutConstraint.Relation, optional: CGFloat, result: CGFloat),
    direction: ReadingDirection
  ) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let reference = makeReference(in: root, .guide), item = makeItem(in: root, .view)
    item.trailingAnchor.constrain(
      gap.0, toSystemSpacingBefore: reference.leadingAnchor, multiplyBy: 2)
    item.trailingAnchor.constrain(
      to: reference.leadingAnchor, with: -gap.optional, prioritizeAs: .defaultLow)
    #expect(root.frame(of: item).maxX == 150 - gap.result)
  }

  @Test(arguments: ReadingDirection.allCases)
  func defaultsAreEqualAndOnce(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let reference = makeReference(in: root, .view)
    let after = makeItem(in: root, .view), before = makeItem(in: root, .view)
    after.leadingAnchor.constrain(toSystemSpacingAfter: reference.trailingAnchor)
    after.topAnchor.constrain(toSystemSpacingBelow: reference.bottomAnchor)
    before.trailingAnchor.constrain(toSystemSpacingBefore: reference.leadingAnchor)
    before.bottomAnchor.constrain(toSystemSpacingAbove: reference.topAnchor)
    #expect(root.frame(of: after).origin == CGPoint(x: 178, y: 118))
    #expect(root.frame(of: before).origin == CGPoint(x: 132, y: 72))
  }

  @Test func theTraitsAreTaken() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let made = [
      item.topAnchor.constrain(
        toSystemSpacingBelow: root.topAnchor, prioritizeAs: .defaultLow, isActive: false,
        identifier: "spaced"),
      item.bottomAnchor.constrain(
        toSystemSpacingAbove: root.bottomAnchor, prioritizeAs: .defaultLow, isActive: false,
        identifier: "spaced"),
      item.leadingAnchor.constrain(
        toSystemSpacingAfter: root.leadingAnchor, prioritizeAs: .defaultLow, isActive: false,
        identifier: "spaced"),
      item.trailingAnchor.constrain(
        toSystemSpacingBefore: root.trailingAnchor, prioritizeAs: .defaultLow, isActive: false,
        identifier: "spaced"),
    ]
    #expect(made.allSatisfy { $0.priority == .defaultLow && !$0.isActive })
    #expect(made.allSatisfy { $0.identifier == "spaced" })
  }
}
