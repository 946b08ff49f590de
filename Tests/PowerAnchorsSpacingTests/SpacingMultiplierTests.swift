import LayoutTestSupport
import PowerAnchorsSpacing
import Testing

/// A system spacing that is changed after it was made.
@MainActor
struct SpacingMultiplierTests {
  private nonisolated static let relations: [NSLayoutConstraint.Relation] = [
    .equal, .lessThanOrEqual, .greaterThanOrEqual,
  ]

  @Test(arguments: relations, ReadingDirection.allCases)
  func theDistanceBetweenNeighborsIsMultiplied(
    relation: NSLayoutConstraint.Relation, direction: ReadingDirection
  ) {
    let root = LayoutView.root(reading: direction)
    let icon = root.addItem(.view), title = root.addItem(.view)
    icon.leadingAnchor.constrain(to: root.leadingAnchor)
    icon.widthAnchor.constrain(to: 20)
    title.widthAnchor.constrain(to: 10)
    let gap = title.leadingAnchor.constrain(
      relation, toSystemSpacingAfter: icon.trailingAnchor, multiplyBy: 2)
    #expect(root.frame(of: title).minX == 36)
    gap.setSystemSpacing(multiplyBy: 3)
    #expect(root.frame(of: title).minX == 44)
    #expect(gap.isActive && gap.multiplier == 1)
  }

  @Test func theDistanceInsideAContainerIsMultiplied() {
    let root = LayoutView.root(width: 320, height: 200)
    let item = root.addItem(.guide)
    let insets = item.edgeAnchors.constrain(toSystemSpacingInside: root.edgeAnchors)
    #expect(root.frame(of: item) == CGRect(x: 8, y: 8, width: 304, height: 184))
    for inset in insets.all { inset.setSystemSpacing(multiplyBy: 2) }
    #expect(root.frame(of: item) == CGRect(x: 16, y: 16, width: 288, height: 168))
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
