import LayoutTestSupport
import PowerAnchorsSpacing
import Testing

/// A system spacing that is changed after it was made.
@MainActor
struct SpacingMultiplierTests {
  private nonisolated static let relations: [NSLayoutConstraint.Relation] = [
    .equal, .lessThanOrEqual, .greaterThanOrEqual,
  ]

  /// An item that is laid out by a spacing, and its neighbor by one that was multiplied at once.
  @Test(arguments: relations, ReadingDirection.allCases)
  func theDistanceBetweenNeighborsIsMultiplied(
    relation: NSLayoutConstraint.Relation, direction: ReadingDirection
  ) {
    let root = LayoutView.root(reading: direction)
    let icon = root.addItem(.view), title = root.addItem(.view), expected = root.addItem(.view)
    icon.leadingAnchor.constrain(to: root.leadingAnchor)
    icon.widthAnchor.constrain(to: 20)
    for item in [title, expected] { item.widthAnchor.constrain(to: 10) }
    expected.leadingAnchor.constrain(
      relation, toSystemSpacingAfter: icon.trailingAnchor, multiplyBy: 3)
    let gap = title.leadingAnchor.constrain(
      relation, toSystemSpacingAfter: icon.trailingAnchor, multiplyBy: 2)
    #expect(root.frame(of: title).minX < root.frame(of: expected).minX)
    let wider = gap.setSystemSpacing(multiplyBy: 3)
    #expect(root.frame(of: title).minX == root.frame(of: expected).minX)
    #expect(wider.isActive && !gap.isActive)
    wider.setSystemSpacing(multiplyBy: 0)
    #expect(root.frame(of: title).minX == 20)
  }

  @Test(arguments: ReadingDirection.allCases)
  func theDistanceInsideAContainerIsMultiplied(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(.guide), expected = root.addItem(.guide)
    expected.edgeAnchors.constrain(toSystemSpacingInside: root.edgeAnchors, multiplyBy: 2)
    let insets = item.edgeAnchors.constrain(toSystemSpacingInside: root.edgeAnchors)
    #expect(root.frame(of: item) != root.frame(of: expected))
    for inset in insets.all { inset.setSystemSpacing(multiplyBy: 2) }
    #expect(root.frame(of: item) == root.frame(of: expected))
  }

  /// Between baselines, the distance is no constant of the constraint: it follows the fonts.
  @Test func theDistanceBetweenBaselinesIsMultiplied() {
    let root = LayoutView.root()
    let title = root.addItem(.view), text = root.addItem(.view), expected = root.addItem(.view)
    title.edgeAnchors.excluding(.bottom).constrain(to: .superview)
    let gap = (text as? LayoutView)?.firstBaselineAnchor.constrain(
      toSystemSpacingBelow: (title as? LayoutView)?.lastBaselineAnchor ?? title.bottomAnchor)
    (expected as? LayoutView)?.firstBaselineAnchor.constrain(
      toSystemSpacingBelow: (title as? LayoutView)?.lastBaselineAnchor ?? title.bottomAnchor,
      multiplyBy: 4)
    #expect(root.frame(of: text).minY < root.frame(of: expected).minY)
    gap?.setSystemSpacing(multiplyBy: 4)
    #expect(root.frame(of: text).minY == root.frame(of: expected).minY)
  }

  @Test func whatElseTheConstraintSaysStays() {
    let root = LayoutView.root()
    let item = root.addItem(.view)
    let gap = item.trailingAnchor.constrain(
      .atMost, toSystemSpacingBefore: root.trailingAnchor, prioritizeAs: .defaultLow,
      isActive: false, identifier: "gap")
    let wider = gap.setSystemSpacing(multiplyBy: 2)
    #expect(wider.firstAttribute == gap.firstAttribute && wider.relation == gap.relation)
    #expect(wider.priority == .defaultLow && wider.identifier == "gap" && !wider.isActive)
  }

  @Test func aGroupTakesTheNewConstraint() {
    let root = LayoutView.root()
    let item = root.addItem(.view), expected = root.addItem(.view)
    expected.leadingAnchor.constrain(toSystemSpacingAfter: root.leadingAnchor, multiplyBy: 3)
    var gap = NSLayoutConstraint()
    let row = LayoutConstraintGroup {
      gap = item.leadingAnchor.constrain(toSystemSpacingAfter: root.leadingAnchor)
        .setSystemSpacing(multiplyBy: 2)
    }
    #expect(row.constraints == [gap] && gap.isActive)
    let wider = row.setSystemSpacing(of: gap, multiplyBy: 3)
    #expect(row.constraints == [wider])
    row.isActive = false
    row.isActive = true
    #expect(wider.isActive && !gap.isActive)
    #expect(root.frame(of: item).minX == root.frame(of: expected).minX)
  }
}

#if os(macOS) || os(Linux) || os(Windows)
  @MainActor
  struct SpacingMultiplierMisuseTests {
    @Test func aMultiplierIsReplacedWhereADistanceIsMeant() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        let icon = root.addItem(.view), title = root.addItem(.view)
        let gap = title.leadingAnchor.constrain(toSystemSpacingAfter: icon.trailingAnchor)
        _ = gap.replaceMultiplier(with: 3)
      }
      #expect(result.printed("would multiply a position, not the distance"))
    }

    @Test func aMultiplierIsReplacedInsideAContainer() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        let insets = root.addItem(.view).edgeAnchors.constrain(
          toSystemSpacingInside: root.edgeAnchors)
        _ = insets.top.replaceMultiplier(with: 3)
      }
      #expect(result.printed("would multiply a position, not the distance"))
    }

    @Test func aSpacingBetweenSizes() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let root = LayoutView.root()
        root.addItem(.view).widthAnchor.constrain(to: 30).setSystemSpacing(multiplyBy: 3)
      }
      #expect(result.printed("holds no distance between two positions"))
    }
  }
#endif
