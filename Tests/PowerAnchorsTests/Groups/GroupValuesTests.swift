import LayoutTestSupport
import PowerAnchors
import Testing

/// A priority and an inset for a whole block.
@MainActor
struct GroupValuesTests {
  @Test(arguments: ReadingDirection.allCases)
  func anInsetMovesTheSidesInContainersAlone(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let title = root.addItem(.view), guide = root.addItem(.guide)
    let block = LayoutConstraintGroup {
      title.edgeAnchors.excluding(.bottom).constrain(to: root)
      title.heightAnchor.constrain(to: 20)
      guide.topAnchor.constrain(to: title.bottomAnchor, with: 8)
      // Of the same kind of sides, and beside each other.
      guide.leadingAnchor.constrain(to: title.leadingAnchor, with: 4)
      guide.anchors([.trailing, .bottom]).constrain(to: root.safeAreaLayoutGuide)
    }
    #expect(block.inset == 0)
    block.inset = 24
    #expect(block.inset == 24)
    #expect(root.frame(of: title) == CGRect(x: 24, y: 24, width: 272, height: 20))
    #expect(root.frame(of: guide) == CGRect(x: 28, y: 52, width: 268, height: 124))
  }

  @Test(arguments: ReadingDirection.allCases)
  func aPriorityIsForAllConstraints(direction: ReadingDirection) {
    let root = LayoutView.root(width: 320, height: 200, reading: direction)
    let item = root.addItem(.view)
    let block = LayoutConstraintGroup {
      item.anchors([.top, .leading]).constrain(to: root)
      _ = LayoutConstraintGroup { item.sizeAnchors.constrain(to: 40, prioritizeAs: .defaultLow) }
    }
    #expect(block.priority == .required)
    block.priority = .defaultHigh
    #expect(block.constraints.map(\.priority) == Array(repeating: .defaultHigh, count: 4))
    item.anchors(.leading).constrain(to: root, insetBy: 16)
    #expect(root.frame(of: item) == CGRect(x: 16, y: 0, width: 40, height: 40))
    #expect(block.isActive)
  }

  @Test func anEmptyGroupHasTheDefaults() {
    let group = LayoutConstraintGroup()
    group.inset = 8
    group.priority = .defaultLow
    #expect(group.inset == 0 && group.priority == .required)
  }
}
